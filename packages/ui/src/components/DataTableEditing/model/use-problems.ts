import { useMemo, useState } from 'react'
import type { TableReader } from '../../DataTable/model/table-context.ts'
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

/** The application's problems, and the values rejected since. */
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

const hasRowOf = ({ read }: TableReader, problems: ProblemsByRow) =>
  read(({ source, shown, idOf }) =>
    ('rows' in source ? source.rows : shown.matching).some((row) => problems.has(idOf(row))),
  )

/** Whether the last errors were fixed; errors of rows that left the table do not count as fixed. */
function useFixed(problems: ProblemsByRow, reader: TableReader) {
  const [last, setLast] = useState({ problems, isFixed: false })
  if (problems === last.problems) return last.isFixed
  const wasFixed = last.problems.size > 0 ? hasRowOf(reader, last.problems) : last.isFixed
  const isFixed = problems.size === 0 && wasFixed
  setLast({ problems, isFixed })
  return isFixed
}

/** The errors of a table: the application's, all of them, their count, and whether the last ones were fixed. */
export function useProblems(problems: readonly DataTableCellProblem[], edits: CellEdits, reader: TableReader) {
  const given = useMemo(() => byRow(problems), [problems])
  const all = useMemo(() => withRefused(given, edits), [given, edits])
  const count = useMemo(() => [...all.values()].reduce((sum, row) => sum + Object.keys(row).length, 0), [all])
  return { given, all, count, isFixed: useFixed(all, reader) }
}
