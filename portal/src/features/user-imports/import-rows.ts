import type { ImportField, ImportPreview, ImportRow, RowStatus } from '@tessera/contract'
import { isResultStatus, loginIdOf } from '@tessera/contract'

/** A row of a preview. */
export type { ImportRow }

/** An error that rows share: its column, its code and, if it adds information, the refused value. */
export interface SharedError {
  field: ImportField
  code: string
  /** The value of these cells, or the domain of these addresses. */
  about: string | null
}

/** Rows with the same error; if `sharedError` is null, each row has a different error. */
export interface ErrorGroup {
  key: string
  sharedError: SharedError | null
  rows: ReadonlySet<number>
}

/** The most groups that users can read at a glance. */
export const FEW_GROUPS = 5

/** Errors that are grouped by the cell's text, because one correction applies to all of them. */
const GROUPED_BY_VALUE = new Set(['unknown_type', 'unknown_product', 'unknown_role', 'not_of_company'])

/** Returns the number of rows by status. */
export function countStatuses(rows: readonly ImportRow[]): ReadonlyMap<RowStatus, number> {
  const counts = new Map<RowStatus, number>()
  for (const row of rows) counts.set(row.status, (counts.get(row.status) ?? 0) + 1)
  return counts
}

/** Returns the value of a row's cell. */
export function cellOf({ values }: ImportRow, field: ImportField): string {
  return values[field] ?? ''
}

function aboutOf(row: ImportRow, field: ImportField, code: string): string | null {
  const value = cellOf(row, field).trim()
  if (code === 'DOMAIN_NOT_AUTHORIZED') return loginIdOf(value).replace(/^.*@/, '')
  return GROUPED_BY_VALUE.has(code) && value !== '' ? value : null
}

/**
 * Groups equal errors, largest group first. If there are many groups, those with one row become one group at the end.
 */
export function groupErrors(rows: readonly ImportRow[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup & { rows: Set<number> }>()
  for (const row of rows) {
    for (const { field, code } of row.errors) {
      const about = aboutOf(row, field, code)
      const key = JSON.stringify([field, code, about])
      const group = groups.get(key) ?? { key, sharedError: { field, code, about }, rows: new Set<number>() }
      group.rows.add(row.row)
      groups.set(key, group)
    }
  }
  const all = [...groups.values()].toSorted((one, other) => other.rows.size - one.rows.size)
  if (all.length <= FEW_GROUPS) return all
  const single = all.filter(isOfOneRow)
  if (single.length < 2) return all
  const own = { key: OWN, sharedError: null, rows: new Set(single.flatMap((group) => [...group.rows])) }
  return [...all.filter((group) => !isOfOneRow(group)), own]
}

const OWN = 'own'

/** Whether a group has one row. A missing domain does not count, because it is not fixed in the cell. */
function isOfOneRow({ rows, sharedError }: ErrorGroup): boolean {
  return rows.size === 1 && sharedError?.code !== 'DOMAIN_NOT_AUTHORIZED'
}

/** Whether all rows of a group are third parties, by the words for that company type. */
export function areThirdParties(group: ErrorGroup, rows: readonly ImportRow[], words: readonly string[]): boolean {
  const meant = rows.filter(({ row }) => group.rows.has(row))
  return meant.every((row) => words.includes(cellOf(row, 'companyType').trim().toLowerCase()))
}

/**
 * The effects of committing a preview; without confirmed rows, all overwriting ones need a confirmation. A repeated
 * file overwrites no users.
 */
export interface ImportPlan {
  add: number
  change: number
  /** Rows to confirm first. */
  ask: number
  skip: number
}

export function planOf(
  { counts, uploaded }: Pick<ImportPreview, 'counts' | 'uploaded'>,
  confirmed: ReadonlySet<number>,
): ImportPlan {
  const { valid, invalid, wouldOverwrite } = counts
  if (uploaded) return { add: valid, change: 0, ask: 0, skip: invalid + wouldOverwrite }
  const change = confirmed.size
  const ask = change === 0 ? wouldOverwrite : 0
  return { add: valid, change, ask, skip: invalid + wouldOverwrite - change - ask }
}

/**
 * Returns the rows as they are shown. If the same file was imported before, rows that would be ignored count as
 * skipped.
 */
export function reportRows({ rows, uploaded, jobId }: Pick<ImportPreview, 'rows' | 'uploaded' | 'jobId'>): ImportRow[] {
  if (!uploaded || jobId !== null) return rows
  return rows.map((row) =>
    row.status === 'INVALID' || row.status === 'WOULD_OVERWRITE' ? { ...row, status: 'SKIPPED' } : row,
  )
}

/** Returns the values of a cell that would be or was overwritten; null if it stays unchanged. */
export function conflictOf(
  { conflicts, status }: ImportRow,
  field: ImportField,
): ImportRow['conflicts'][number] | null {
  if (isResultStatus(status) && status !== 'UPDATED') return null
  return conflicts.find((each) => each.field === field) ?? null
}

/** The result of an import, in rows. */
export interface ImportResult {
  added: number
  updated: number
  failed: number
  skipped: number
  notProcessed: number
}

/** Null while results are unknown. */
export function resultOf({ rows }: Pick<ImportPreview, 'rows'>): ImportResult | null {
  if (!rows.some(({ status }) => isResultStatus(status))) return null
  const counts = countStatuses(rows)
  return {
    added: counts.get('ADDED') ?? 0,
    updated: counts.get('UPDATED') ?? 0,
    failed: counts.get('FAILED') ?? 0,
    skipped: counts.get('SKIPPED') ?? 0,
    notProcessed: counts.get('NOT_PROCESSED') ?? 0,
  }
}
