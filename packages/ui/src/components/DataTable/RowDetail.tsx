'use client'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { cellContent } from './GridCell.tsx'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import type { RowKit } from './row-kit.ts'

interface RowDetailProps {
  row: unknown
  rank: number
  kit: RowKit<unknown>
}

/** What opens under a row: the columns without room, then what the application adds. */
export function RowDetail({ row, rank, kit }: RowDetailProps) {
  const { hidden, layout, locale, renderDetail } = kit
  const items = hidden.map((column) => ({
    id: column.id,
    term: column.header,
    description: cellContent(column, row, rank, locale),
  }))
  return (
    <td {...roles.cell} aria-colindex={1} aria-colspan={layout.slots.length} data-detail="" className={styles.detail}>
      <div className={styles.detailContent}>
        {items.length > 0 && <DescriptionList items={items} />}
        {renderDetail?.(row)}
      </div>
    </td>
  )
}
