'use client'
import { wrapOwnText } from '../../../internal/own-text.tsx'
import { DescriptionList } from '../../DescriptionList/DescriptionList.tsx'
import { cellContent } from './GridCell.tsx'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import type { RowContext } from './row-context.ts'
import type { RowMarks } from '../model/table-context.ts'

interface RowDetailProps<Row> {
  row: Row
  id: string
  rank: number
  marks: RowMarks | undefined
  context: RowContext<Row>
}

/** The details of a row: hidden columns, then the application's content. */
export function RowDetail<Row>({ row, id, rank, marks, context }: RowDetailProps<Row>) {
  const { hidden, layout, locale, renderDetail, inDetail } = context
  const items = hidden.map((column) => {
    const own = cellContent(column, row, rank, locale)
    return {
      id: column.id,
      term: column.header,
      description: inDetail?.(id, column.id, own, marks?.[column.id]) ?? own,
    }
  })
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
        {wrapOwnText(renderDetail?.(row))}
      </div>
    </td>
  )
}
