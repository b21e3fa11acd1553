import type { BulkTarget, ListRules } from '@tessera/contract'
import { BULK_LIMITS } from '@tessera/contract'
import type { DataTableSelection } from '@tessera/ui/data-table'
import type { RequestError } from '../data/request-error.ts'
import { failureText } from '../messages/failure-text.ts'
import type { Intl } from '../messages/intl.tsx'
import { matchingFor } from './matching.ts'

interface ChosenFrom {
  rules: ListRules
  /** The number of matching and selectable rows, from which the bar computes the remaining ones. */
  selectable: number
  /** Additional query of the list, which reduces its rows. */
  query?: Readonly<Record<string, string>>
}

/**
 * Returns the inputs of bulk calls for a selection: batches of the rows selected by hand, or one query. Null if more
 * rows are excluded than a call can name.
 */
export function bulkTargets(
  selection: DataTableSelection,
  { rules, selectable, query }: ChosenFrom,
): BulkTarget<Record<string, string>>[] | null {
  if ('include' in selection) {
    const ids = [...selection.include]
    const pieces = Math.ceil(ids.length / BULK_LIMITS.ids)
    return Array.from({ length: pieces }, (_, piece) => ({
      ids: ids.slice(piece * BULK_LIMITS.ids, (piece + 1) * BULK_LIMITS.ids),
    }))
  }
  const exclude = [...selection.allExcept]
  if (exclude.length > BULK_LIMITS.exclude) return null
  const matching = { ...query, ...matchingFor(selection.query, rules) }
  return [{ query: matching, exclude, expectedCount: selectable - exclude.length }]
}

/** Returns the current number of selected rows if a bulk call was refused because that number changed. */
export function newCountIn({ code, result }: Pick<RequestError, 'code' | 'result'>): number | undefined {
  if (code !== 'COUNT_CHANGED' || typeof result !== 'object' || result === null) return undefined
  return 'current' in result && typeof result.current === 'number' ? result.current : undefined
}

/** Returns the reason why a bulk call failed, with the new count if that is the reason. */
export function bulkFailureText(t: Intl['t'], error: RequestError): string {
  const count = newCountIn(error)
  return count === undefined ? failureText(t, error, 'notice') : t('tables.countChanged', { count })
}
