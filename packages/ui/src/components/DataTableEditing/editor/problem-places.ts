import type { TableReader } from '../../DataTable/model/table-context.ts'
import type { ProblemsByRow } from '../model/use-cell-marks.tsx'

/** The place of a problem among all loaded rows. */
export interface ProblemPlace {
  place: number
  rowId: string
  column: string
  /** Its position in the reading order of a row. */
  nth: number
  message: string
}

type Order = Pick<ProblemPlace, 'place' | 'nth'>

export const inReadingOrder = (a: Order, b: Order) => a.place - b.place || a.nth - b.nth

/** Returns the problems in rows that can be shown, in reading order. */
export function placesOf({ texts, idAt }: TableReader, problems: ProblemsByRow, order: readonly string[]) {
  const found: ProblemPlace[] = []
  for (let place = 0, left = problems.size; place < texts.count && left > 0; place += 1) {
    const rowId = idAt(place)
    const row = rowId === undefined ? undefined : problems.get(rowId)
    if (rowId === undefined || !row) continue
    left -= 1
    for (const [nth, column] of order.entries()) {
      const message = row[column]
      if (message !== undefined) found.push({ place, rowId, column, nth, message })
    }
  }
  return found
}
