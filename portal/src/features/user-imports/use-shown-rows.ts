import type { ImportPreview, RowStatus } from '@tessera/contract'
import { useMemo, useState } from 'react'
import type { ErrorGroup, SharedError, ImportRow } from './import-rows.ts'
import { countStatuses, groupErrors, resultOf, reportRows } from './import-rows.ts'

/** The visible rows: all, those with a status, or those with an error. */
type Chosen = { state: RowStatus | null } | { group: ErrorGroup }

interface ShownRows {
  /** All rows with their status. */
  rows: readonly ImportRow[]
  visible: readonly ImportRow[]
  groups: readonly ErrorGroup[]
  states: ReadonlyMap<RowStatus, number>
  /** The status of the visible rows: null for all rows, undefined for the rows of a group. */
  state: RowStatus | null | undefined
  group: ErrorGroup | null
  /** The status of rows that can be corrected. */
  rest: RowStatus | null
  /** The error of the selected group after no row has it anymore. */
  fixed: SharedError | null
  hasEnded: boolean
  show: (next: Chosen) => void
  /** Keeps rows visible when their status changes, until the user selects others. */
  keep: (rows: readonly number[]) => void
}

/** Returns the visible rows of a preview; after all selected rows are fixed, the remaining invalid ones. */
export function useShownRows(report: ImportPreview, isCorrectable: boolean): ShownRows {
  const rows = useMemo(() => reportRows(report), [report])
  const rest = isCorrectable && report.counts.invalid > 0 ? 'INVALID' : null
  const [chosen, setChosen] = useState<Chosen>({ state: rest })
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const groups = useMemo(() => groupErrors(rows), [rows])
  const states = useMemo(() => countStatuses(rows), [rows])
  const wanted = 'group' in chosen ? chosen.group : null
  const group = groups.find(({ key }) => key === wanted?.key) ?? null
  const hasEnded = resultOf(report) !== null || (report.jobId === null && !isCorrectable)
  const chosenState = 'state' in chosen ? chosen.state : group ? undefined : rest
  // A status selected before the end of the import can have no rows afterwards.
  const state = hasEnded && !(chosenState && states.has(chosenState)) ? null : chosenState
  const visible = useMemo(() => {
    const isChosen = (row: ImportRow) => (state === undefined ? group?.rows.has(row.row) : row.status === state)
    return rows.filter((row) => state === null || kept.has(row.row) || isChosen(row))
  }, [rows, state, group, kept])
  return {
    rows,
    visible,
    groups,
    states,
    state,
    group,
    rest,
    fixed: (isCorrectable && !group && wanted?.sharedError) || null,
    hasEnded,
    show: (next) => {
      setChosen(next)
      setKept(new Set())
    },
    keep: (more) => setKept((before) => new Set([...before, ...more])),
  }
}
