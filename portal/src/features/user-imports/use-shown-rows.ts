import type { ImportPreview, RowStatus } from '@tessera/contract'
import { useMemo, useState } from 'react'
import type { FaultGroup, SharedFault, UploadRow } from './upload-rows.ts'
import { countStatuses, groupFaults, resultOf, toldRows } from './upload-rows.ts'

/** The visible rows: all, those with a status, or those with an error. */
type Chosen = { state: RowStatus | null } | { group: FaultGroup }

interface ShownRows {
  /** All rows with their status. */
  rows: readonly UploadRow[]
  visible: readonly UploadRow[]
  groups: readonly FaultGroup[]
  states: ReadonlyMap<RowStatus, number>
  /** The visible rows' statuses: null where all are visible, undefined where a group's are. */
  state: RowStatus | null | undefined
  group: FaultGroup | null
  /** The status of rows that can be corrected. */
  rest: RowStatus | null
  /** The fault of the group that was chosen, once no row has it any more. */
  fixed: SharedFault | null
  hasEnded: boolean
  show: (next: Chosen) => void
  /** Keeps rows visible whatever their status becomes, until others are chosen. */
  keep: (rows: readonly number[]) => void
}

/** The rows of a preview that are shown; once all of the chosen rows are correct, those that are left. */
export function useShownRows(report: ImportPreview, isCorrectable: boolean): ShownRows {
  const rows = useMemo(() => toldRows(report), [report])
  const rest = isCorrectable && report.counts.invalid > 0 ? 'INVALID' : null
  const [chosen, setChosen] = useState<Chosen>({ state: rest })
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const groups = useMemo(() => groupFaults(rows), [rows])
  const states = useMemo(() => countStatuses(rows), [rows])
  const wanted = 'group' in chosen ? chosen.group : null
  const group = groups.find(({ key }) => key === wanted?.key) ?? null
  const hasEnded = resultOf(report) !== null || (report.jobId === null && !isCorrectable)
  const chosenState = 'state' in chosen ? chosen.state : group ? undefined : rest
  // A status chosen before the end of the upload may match no row anymore.
  const state = hasEnded && !(chosenState && states.has(chosenState)) ? null : chosenState
  const visible = useMemo(() => {
    const isChosen = (row: UploadRow) => (state === undefined ? group?.rows.has(row.row) : row.status === state)
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
    fixed: (isCorrectable && !group && wanted?.fault) || null,
    hasEnded,
    show: (next) => {
      setChosen(next)
      setKept(new Set())
    },
    keep: (more) => setKept((before) => new Set([...before, ...more])),
  }
}
