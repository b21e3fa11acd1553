import { type ReactNode, useMemo } from 'react'
import type { Translated } from '../../../messages/use-messages.ts'
import type { ColumnLayout } from '../model/column-layout.ts'
import { isNaming, rowHeaderOf } from '../model/chosen-columns.ts'
import { textOf, valueOf } from '../model/row-model.ts'
import type { CellMarks } from '../model/table-context.ts'
import type { DataTableColumn, DataTableSelectionMode } from '../types.ts'
import type { dataTableMessages } from '../messages.ts'

/** Stable data of all rows: a row renders again only if the context or its own props change. */
export interface RowContext<Row> {
  gridId: string
  locale: string
  messages: Translated<typeof dataTableMessages>
  layout: ColumnLayout<Row>
  /** Columns that do not fit in the window, shown in the details. */
  hidden: readonly DataTableColumn<Row>[]
  selectionMode: DataTableSelectionMode
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  isRowDisabled: ((row: Row) => boolean) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  rowHref: ((row: Row) => string) | undefined
  renderDetail: ((row: Row) => ReactNode) | undefined
  propsOf: CellMarks['propsOf'] | undefined
  inDetail: CellMarks['inDetail'] | undefined
  toggleRow: (index: number, isRange: boolean) => void
  toggleDetail: (id: string) => void
}

interface Given<Row> extends Omit<RowContext<Row>, 'nameOf'> {
  columns: readonly DataTableColumn<Row>[]
}

/** Memoizes the context until one of its values changes. Not React context: rows of any type get it as a prop. */
export function useRowContext<Row>(given: Given<Row>): RowContext<Row> {
  const { gridId, locale, messages, layout, hidden, columns, selectionMode } = given
  const { idOf, isRowDisabled, rowActions, rowHref, renderDetail, propsOf, inDetail } = given
  const { toggleRow, toggleDetail } = given
  return useMemo(() => {
    const rowHeader = rowHeaderOf(columns)
    const naming = columns.filter((column) => isNaming(column, rowHeader))
    return {
      gridId,
      locale,
      messages,
      layout,
      hidden,
      selectionMode,
      idOf,
      nameOf: (row) =>
        naming.length > 0 ? naming.map((column) => textOf(valueOf(column, row), locale)).join(' ') : idOf(row),
      isRowDisabled,
      rowActions,
      rowHref,
      renderDetail,
      propsOf,
      inDetail,
      toggleRow,
      toggleDetail,
    }
  }, [
    gridId,
    locale,
    messages,
    layout,
    hidden,
    columns,
    selectionMode,
    idOf,
    isRowDisabled,
    rowActions,
    rowHref,
    renderDetail,
    propsOf,
    inDetail,
    toggleRow,
    toggleDetail,
  ])
}
