import type { ColumnLayout } from '../model/column-layout.ts'
import * as cards from './cards.css.ts'
import { controlCell } from './cell.css.ts'
import * as grid from './grid.css.ts'
import { cell as headCell } from './header.css.ts'

const table = {
  headRow: grid.headRow,
  name: headCell,
  controlName: controlCell,
  body: grid.body,
  row: grid.row,
  placedRow: grid.placedRow,
  control: controlCell,
  gauge: grid.gauge,
}

const asCards: typeof table = {
  headRow: cards.headRow,
  name: cards.name,
  controlName: cards.controlName,
  body: cards.body,
  row: cards.card,
  placedRow: cards.placedCard,
  control: cards.control,
  gauge: cards.gauge,
}

/** The styles of a grid's parts, for table rows or cards. */
export const gridStyles = <Row>({ isCards }: ColumnLayout<Row>) => (isCards ? asCards : table)
