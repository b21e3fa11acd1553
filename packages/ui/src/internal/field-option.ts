/** One choice of a field. */
export interface FieldOption<Key extends string = string> {
  id: Key
  label: string
  /** Description below the label, read aloud with it. */
  description?: string
  isDisabled?: boolean
}

/** Returns the selected keys in the order of the options; unknown keys come last. */
export function inOrder<Key extends string>(ids: Iterable<string>, options: readonly FieldOption<Key>[]): Key[] {
  const remaining = new Set(ids)
  const known = options.flatMap(({ id }) => (remaining.delete(id) ? id : []))
  return [...known, ...([...remaining] as Key[])]
}
