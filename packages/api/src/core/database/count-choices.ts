import type { ChoiceCounts, ListRules } from '@tessera/contract'

/** Counts the rows for each choice of a filter. `count` gets the filter values that the list's call accepts. */
export async function countChoices<Rules extends ListRules>(
  { filters }: Rules,
  facet: keyof Rules['filters'] & string,
  count: (chosen: Record<string, string[]>) => Promise<number>,
): Promise<ChoiceCounts> {
  const { values = [], parameter = facet } = filters[facet] ?? {}
  const counted = values.map(async (value) => [value, await count({ [parameter]: [value] })] as const)
  return Object.fromEntries(await Promise.all(counted))
}
