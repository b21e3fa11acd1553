import { rowHeaderOf } from './chosen-columns.ts'
import { cellOfItsOwn, type ColumnLayout, type ControlKind, type TableColumns } from './column-layout.ts'

/**
 * Arranges each row as a card: its checkbox and name, its fields one below the other, then its expand button and
 * actions.
 */
export function arrangeCards<Row>(
  shown: TableColumns<Row>,
  controls: Readonly<Record<ControlKind, boolean>>,
): ColumnLayout<Row> {
  const data = [...shown.start, ...shown.center, ...shown.end]
  const rowHeader = rowHeaderOf(data)
  const fields = data.toSorted((a, b) => Number(b === rowHeader) - Number(a === rowHeader))
  const trailing = (['expand', 'actions'] as const).filter((control) => controls[control])
  const all = [...(controls.select ? (['select'] as const) : []), ...fields, ...trailing]
  const slots = all.map((each, index) => {
    const slot = { index, sticky: undefined, style: undefined, isEdge: false }
    return typeof each === 'string'
      ? { ...slot, control: each }
      : {
          ...slot,
          ...cellOfItsOwn(each),
          isRowHeader: each === rowHeader,
          isNaming: each === rowHeader,
          isLine: false,
          isMiddle: false,
        }
  })
  const variables: Record<string, string> = { '--columns-min': '0px', '--data-table-fields': `${fields.length - 1}` }
  return { isCards: true, slots, variables }
}
