/** One choice of a field. */
export interface FieldOption<Key extends string = string> {
  id: Key
  label: string
  /** Description below the label, read with it. */
  description?: string
  isDisabled?: boolean
}

/** The selected keys in the order of the options; unknown keys come last. */
export function inOrder<Key extends string>(ids: Iterable<string>, options: readonly FieldOption<Key>[]): Key[] {
  const left = new Set(ids)
  const known = options.flatMap(({ id }) => (left.delete(id) ? id : []))
  return [...known, ...([...left] as Key[])]
}
