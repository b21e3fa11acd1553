import { useMemo } from 'react'
import type { DataTableCellProblem } from '../edit-types.ts'
import type { CellEdits } from './use-cell-edits.ts'
import type { ProblemsByRow } from './use-cell-marks.tsx'

function byRow(problems: readonly DataTableCellProblem[]): ProblemsByRow {
  const rows = new Map<string, Record<string, string>>()
  for (const { rowId, columnId, message } of problems) {
    const row = rows.get(rowId) ?? {}
    row[columnId] = message
    rows.set(rowId, row)
  }
  return rows
}

/** Those that the application knows, and what was refused since. */
function withRefused(problems: ProblemsByRow, edits: CellEdits): ProblemsByRow {
  const all = new Map(problems)
  for (const [rowId, row] of edits) {
    const refused = Object.entries(row).flatMap(([column, { message }]) =>
      message === undefined ? [] : [[column, message]],
    )
    if (refused.length > 0) all.set(rowId, { ...all.get(rowId), ...Object.fromEntries(refused) })
  }
  return all
}

/** The problems of a table: those that the application knows, all of them, and how many these are. */
export function useProblems(problems: readonly DataTableCellProblem[], edits: CellEdits) {
  const given = useMemo(() => byRow(problems), [problems])
  const all = useMemo(() => withRefused(given, edits), [given, edits])
  const count = useMemo(() => [...all.values()].reduce((sum, row) => sum + Object.keys(row).length, 0), [all])
  return { given, all, count }
}
