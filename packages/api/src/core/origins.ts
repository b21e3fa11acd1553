/** Origins come from the Host header, which anybody can make up, so what is kept for each is bounded. */
const MOST_ORIGINS = 16

/** What is kept for each origin; the one kept longest gives way. */
export class OriginMap<T> extends Map<string, T> {
  override set(origin: string, value: T): this {
    const [oldest] = this.keys()
    if (this.size >= MOST_ORIGINS && oldest !== undefined && !this.has(origin)) this.delete(oldest)
    return super.set(origin, value)
  }
}
