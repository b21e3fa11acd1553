/** One choice of a field. */
export interface FieldOption<Key extends string = string> {
  id: Key
  label: string
  /** Stands under the label and is read with it. */
  description?: string
  isDisabled?: boolean
}

/** What was chosen, in the order of the options; what is no option comes last. */
export function inOrder<Key extends string>(ids: Iterable<string>, options: readonly FieldOption<Key>[]): Key[] {
  const left = new Set(ids)
  const known = options.flatMap(({ id }) => (left.delete(id) ? id : []))
  return [...known, ...([...left] as Key[])]
}
