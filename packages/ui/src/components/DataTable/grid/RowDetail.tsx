'use client'
import { DescriptionList } from '../../DescriptionList/DescriptionList.tsx'
import { cellContent } from './GridCell.tsx'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import type { RowContext } from './row-context.ts'

interface RowDetailProps<Row> {
  row: Row
  rank: number
  context: RowContext<Row>
}

/** What opens under a row: the columns that are not shown, then what the application adds. */
export function RowDetail<Row>({ row, rank, context }: RowDetailProps<Row>) {
  const { hidden, layout, locale, renderDetail } = context
  const items = hidden.map((column) => ({
    id: column.id,
    term: column.header,
    description: cellContent(column, row, rank, locale),
  }))
  return (
    <td
      {...roles.gridcell}
      aria-colindex={1}
      aria-colspan={layout.slots.length}
      data-detail=""
      className={styles.detail}
    >
      <div className={styles.detailContent}>
        {items.length > 0 && <DescriptionList items={items} />}
        {renderDetail?.(row)}
      </div>
    </td>
  )
}
