import type { Rehearsal, RowOutcome, RowResult, SheetField } from '@tessera/contract'
import { loginIdOf } from '@tessera/contract'

/** A row of a report. */
export type UploadRow = Rehearsal['rows'][number]

/** What is wrong with rows alike: in which column, of which kind and, where that says more, with what in the cell. */
export interface SharedFault {
  field: SheetField
  code: string
  /** What stands in each of these cells, or the domain of each of these addresses. */
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

/** Faults that are told by what stands in the cell: who mends one mends them all alike. */
const TOLD_BY_VALUE = new Set(['unknown_type', 'unknown_product', 'unknown_role', 'not_of_company'])

/** What comes of a row, or has come of it once its upload has ended. */
export type RowState = RowOutcome | RowResult

/** What a row is told as. */
export function stateOf({ outcome, result }: UploadRow): RowState {
  return result ?? outcome
}

/** How many rows are told as what. */
export function countStates(rows: readonly UploadRow[]): ReadonlyMap<RowState, number> {
  const counts = new Map<RowState, number>()
  for (const row of rows) counts.set(stateOf(row), (counts.get(stateOf(row)) ?? 0) + 1)
  return counts
}

/** What stands in a cell of a row. */
export function cellOf({ values }: UploadRow, field: SheetField): string {
  return values[field] ?? ''
}

function aboutOf(row: UploadRow, field: SheetField, code: string): string | null {
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

/** Of one row, and nothing that is mended elsewhere than in its cell. */
function isOfOneRow({ rows, fault }: FaultGroup): boolean {
  return rows.size === 1 && fault?.code !== 'DOMAIN_NOT_AUTHORIZED'
}

/** Whether everybody with one of these addresses is said to be of a third party. */
export function areThirdParties(group: FaultGroup, rows: readonly UploadRow[], words: readonly string[]): boolean {
  const meant = rows.filter(({ row }) => group.rows.has(row))
  return meant.every((row) => words.includes(cellOf(row, 'companyType').trim().toLowerCase()))
}

/**
 * What committing a report would do; whoever has confirmed none of what would overwrite is asked about all of it. The same
 * file again overwrites nobody.
 */
export interface UploadPlan {
  add: number
  change: number
  /** Rows that are asked about before anything is done. */
  ask: number
  leaveOut: number
}

export function planOf(
  { counts, uploaded }: Pick<Rehearsal, 'counts' | 'uploaded'>,
  confirmed: ReadonlySet<number>,
): UploadPlan {
  const { good, toMend, wouldOverwrite } = counts
  if (uploaded) return { add: good, change: 0, ask: 0, leaveOut: toMend + wouldOverwrite }
  const change = confirmed.size
  const ask = change === 0 ? wouldOverwrite : 0
  return { add: good, change, ask, leaveOut: toMend + wouldOverwrite - change - ask }
}

/** The rows as they are told: of the same file again, those that nothing is done with are left out. */
export function toldRows({ rows, uploaded, jobId }: Pick<Rehearsal, 'rows' | 'uploaded' | 'jobId'>): UploadRow[] {
  if (!uploaded || jobId !== null) return rows
  return rows.map((row) =>
    row.outcome === 'TO_MEND' || row.outcome === 'WOULD_OVERWRITE' ? { ...row, result: 'LEFT_OUT' } : row,
  )
}

/** What would put another value over the one of a cell, or has; none where that came to nothing. */
export function conflictOf({ conflicts, result }: UploadRow, field: SheetField): UploadRow['conflicts'][number] | null {
  if (result !== undefined && result !== 'CHANGED') return null
  return conflicts.find((each) => each.field === field) ?? null
}

/** How an upload has ended, in rows. */
export interface UploadResult {
  added: number
  changed: number
  failed: number
  leftOut: number
  notReached: number
}

/** Null while what has come of the rows is not known yet. */
export function resultOf({ rows }: Pick<Rehearsal, 'rows'>): UploadResult | null {
  if (!rows.some(({ result }) => result !== undefined)) return null
  const counts = countStates(rows)
  return {
    added: counts.get('ADDED') ?? 0,
    changed: counts.get('CHANGED') ?? 0,
    failed: counts.get('FAILED') ?? 0,
    leftOut: counts.get('LEFT_OUT') ?? 0,
    notReached: counts.get('NOT_REACHED') ?? 0,
  }
}
