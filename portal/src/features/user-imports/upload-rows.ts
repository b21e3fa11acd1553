import type { ImportField, ImportPreview, ImportRow, RowStatus } from '@tessera/contract'
import { isResultStatus, loginIdOf } from '@tessera/contract'

/** A row of a preview. */
export type UploadRow = ImportRow

/** An error that rows share: its column, its code and, where that tells more, the refused value. */
export interface SharedFault {
  field: ImportField
  code: string
  /** The values of these cells, or the domains of these addresses. */
  about: string | null
}

/** Rows that have the same fault; where `fault` is null, rows of which each has a fault of its own. */
export interface FaultGroup {
  key: string
  fault: SharedFault | null
  rows: ReadonlySet<number>
}

/** So many groups are read at a glance. */
export const FEW_GROUPS = 5

/** Errors that are grouped by the cell's text: one correction is right for all of them. */
const TOLD_BY_VALUE = new Set(['unknown_type', 'unknown_product', 'unknown_role', 'not_of_company'])

/** The number of rows by status. */
export function countStatuses(rows: readonly UploadRow[]): ReadonlyMap<RowStatus, number> {
  const counts = new Map<RowStatus, number>()
  for (const row of rows) counts.set(row.status, (counts.get(row.status) ?? 0) + 1)
  return counts
}

/** The value of a row's cell. */
export function cellOf({ values }: UploadRow, field: ImportField): string {
  return values[field] ?? ''
}

function aboutOf(row: UploadRow, field: ImportField, code: string): string | null {
  const value = cellOf(row, field).trim()
  if (code === 'DOMAIN_NOT_AUTHORIZED') return loginIdOf(value).replace(/^.*@/, '')
  return TOLD_BY_VALUE.has(code) && value !== '' ? value : null
}

/** Like faults together, those of most rows first. Among many, those of one row each are one group at the end. */
export function groupFaults(rows: readonly UploadRow[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup & { rows: Set<number> }>()
  for (const row of rows) {
    for (const { field, code } of row.errors) {
      const about = aboutOf(row, field, code)
      const key = JSON.stringify([field, code, about])
      const group = groups.get(key) ?? { key, fault: { field, code, about }, rows: new Set<number>() }
      group.rows.add(row.row)
      groups.set(key, group)
    }
  }
  const all = [...groups.values()].toSorted((one, other) => other.rows.size - one.rows.size)
  if (all.length <= FEW_GROUPS) return all
  const single = all.filter(isOfOneRow)
  if (single.length < 2) return all
  const own = { key: OWN, fault: null, rows: new Set(single.flatMap((group) => [...group.rows])) }
  return [...all.filter((group) => !isOfOneRow(group)), own]
}

const OWN = 'own'

/** A group of one row. A missing domain is added elsewhere than in the cell. */
function isOfOneRow({ rows, fault }: FaultGroup): boolean {
  return rows.size === 1 && fault?.code !== 'DOMAIN_NOT_AUTHORIZED'
}

/** Whether everybody with one of these addresses is said to be of a third party. */
export function areThirdParties(group: FaultGroup, rows: readonly UploadRow[], words: readonly string[]): boolean {
  const meant = rows.filter(({ row }) => group.rows.has(row))
  return meant.every((row) => words.includes(cellOf(row, 'companyType').trim().toLowerCase()))
}

/**
 * The effects of committing a report; without confirmed rows, all overwriting ones are asked about. The same file
 * again overwrites nobody.
 */
export interface UploadPlan {
  add: number
  change: number
  /** Rows to confirm first. */
  ask: number
  skip: number
}

export function planOf(
  { counts, uploaded }: Pick<ImportPreview, 'counts' | 'uploaded'>,
  confirmed: ReadonlySet<number>,
): UploadPlan {
  const { valid, invalid, wouldOverwrite } = counts
  if (uploaded) return { add: valid, change: 0, ask: 0, skip: invalid + wouldOverwrite }
  const change = confirmed.size
  const ask = change === 0 ? wouldOverwrite : 0
  return { add: valid, change, ask, skip: invalid + wouldOverwrite - change - ask }
}

/** The rows as they are shown. If the same file was imported before, rows that would be ignored are skipped. */
export function toldRows({ rows, uploaded, jobId }: Pick<ImportPreview, 'rows' | 'uploaded' | 'jobId'>): UploadRow[] {
  if (!uploaded || jobId !== null) return rows
  return rows.map((row) =>
    row.status === 'INVALID' || row.status === 'WOULD_OVERWRITE' ? { ...row, status: 'SKIPPED' } : row,
  )
}

/** The values that would overwrite a cell, or did; none where nothing came of it. */
export function conflictOf(
  { conflicts, status }: UploadRow,
  field: ImportField,
): UploadRow['conflicts'][number] | null {
  if (isResultStatus(status) && status !== 'UPDATED') return null
  return conflicts.find((each) => each.field === field) ?? null
}

/** How an upload has ended, in rows. */
export interface UploadResult {
  added: number
  updated: number
  failed: number
  skipped: number
  notProcessed: number
}

/** Null while results aren't known. */
export function resultOf({ rows }: Pick<ImportPreview, 'rows'>): UploadResult | null {
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
