import type { ListRules } from '@tessera/contract'
import type { DataTableQuery } from '@tessera/ui/data-table'

/** Returns the query of a list's matching rows in the form of its calls, without defaults. */
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
