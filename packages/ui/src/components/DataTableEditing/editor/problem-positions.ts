import type { TableReader } from '../../DataTable/model/table-context.ts'
import type { ProblemsByRow } from '../model/use-cell-marks.tsx'

/** The position of a problem among all loaded rows. */
export interface ProblemPosition {
  position: number
  rowId: string
  column: string
  /** Its position in the reading order of a row. */
  nth: number
  message: string
}

type Order = Pick<ProblemPosition, 'position' | 'nth'>

export const inReadingOrder = (a: Order, b: Order) => a.position - b.position || a.nth - b.nth

/** Returns the problems in rows that can be shown, in reading order. */
export function positionsOf({ texts, idAt }: TableReader, problems: ProblemsByRow, order: readonly string[]) {
  const found: ProblemPosition[] = []
  for (let position = 0, remaining = problems.size; position < texts.count && remaining > 0; position += 1) {
    const rowId = idAt(position)
    const row = rowId === undefined ? undefined : problems.get(rowId)
    if (rowId === undefined || !row) continue
    remaining -= 1
    for (const [nth, column] of order.entries()) {
      const message = row[column]
      if (message !== undefined) found.push({ position, rowId, column, nth, message })
    }
  }
  return found
}
