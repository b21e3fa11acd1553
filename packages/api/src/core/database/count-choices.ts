import type { ChoiceCounts, ListRules } from '@tessera/contract'

/** Counts the rows that each choice of a filter would show; `count` is given what the list's call knows the filter by. */
export async function countChoices<Rules extends ListRules>(
  { filters }: Rules,
  facet: keyof Rules['filters'] & string,
  count: (chosen: Record<string, string[]>) => Promise<number>,
): Promise<ChoiceCounts> {
  const { values = [], parameter = facet } = filters[facet] ?? {}
  const counted = values.map(async (value) => [value, await count({ [parameter]: [value] })] as const)
  return Object.fromEntries(await Promise.all(counted))
}
