import type { Rehearsal } from '@tessera/contract'
import { useMemo, useState } from 'react'
import type { FaultGroup, RowState, SharedFault, UploadRow } from './upload-rows.ts'
import { countStates, groupFaults, resultOf, stateOf, toldRows } from './upload-rows.ts'

/** Which rows were chosen: all, those told as something, or those with a fault. */
type Chosen = { state: RowState | null } | { group: FaultGroup }

interface ShownRows {
  /** All rows, as they are told. */
  rows: readonly UploadRow[]
  visible: readonly UploadRow[]
  groups: readonly FaultGroup[]
  states: ReadonlyMap<RowState, number>
  /** What the visible rows are told as: null where all are visible, undefined where those of a group are. */
  state: RowState | null | undefined
  group: FaultGroup | null
  /** What rows are told as where there is something to be mended. */
  rest: RowState | null
  /** The fault of the group that was chosen, once no row has it any more. */
  mended: SharedFault | null
  hasEnded: boolean
  show: (next: Chosen) => void
  /** Has rows stay in sight, whatever they are told as by then, until others are chosen. */
  keep: (rows: readonly number[]) => void
}

/** The rows of a report that are shown; whoever has mended all of what was chosen sees what is left. */
export function useShownRows(report: Rehearsal, isMendable: boolean): ShownRows {
  const rows = useMemo(() => toldRows(report), [report])
  const rest = isMendable && report.counts.toMend > 0 ? 'TO_MEND' : null
  const [chosen, setChosen] = useState<Chosen>({ state: rest })
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const groups = useMemo(() => groupFaults(rows), [rows])
  const states = useMemo(() => countStates(rows), [rows])
  const wanted = 'group' in chosen ? chosen.group : null
  const group = groups.find(({ key }) => key === wanted?.key) ?? null
  const hasEnded = resultOf(report) !== null || (report.jobId === null && !isMendable)
  const chosenState = 'state' in chosen ? chosen.state : group ? undefined : rest
  // What was chosen before the upload has ended may be told of no row any more.
  const state = hasEnded && !(chosenState && states.has(chosenState)) ? null : chosenState
  const visible = useMemo(() => {
    const isChosen = (row: UploadRow) => (state === undefined ? group?.rows.has(row.row) : stateOf(row) === state)
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
    mended: (isMendable && !group && wanted?.fault) || null,
    hasEnded,
    show: (next) => {
      setChosen(next)
      setKept(new Set())
    },
    keep: (more) => setKept((before) => new Set([...before, ...more])),
  }
}
