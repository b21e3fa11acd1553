import type { ListRules } from '@tessera/contract'
import type { DataTableQuery } from '@tessera/ui/data-table'

/** The rows of a list that match, as its calls take them, without defaults. */
export function matchingFor(
  { search, filters }: Pick<DataTableQuery, 'search' | 'filters'>,
  rules: ListRules,
): Record<string, string> {
  const chosen = Object.entries(rules.filters).map(([id, { parameter = id }]) => {
    const values = filters[id]
    return [parameter, Array.isArray(values) ? values.join(',') : '']
  })
  return Object.fromEntries([['search', search], ...chosen].filter(([, text]) => text !== ''))
}
