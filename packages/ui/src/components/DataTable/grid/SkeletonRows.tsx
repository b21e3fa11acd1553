import type { ColumnLayout } from '../model/column-layout.ts'
import { cellClass } from './GridCell.tsx'
import { gridStyles } from './grid-styles.ts'
import { bars, box } from './skeleton.css.ts'

interface SkeletonRowsProps<Row> {
  layout: ColumnLayout<Row>
  rowCount: number
}

/** Skeleton rows in the widths of the columns, shown before the first rows load. */
export const SkeletonRows = <Row,>({ layout, rowCount }: SkeletonRowsProps<Row>) => (
  <tbody aria-hidden className={gridStyles(layout).body}>
    {Array.from({ length: rowCount }, (_, row) => (
      <tr key={row} className={gridStyles(layout).row}>
        {layout.slots.map((slot) => (
          <td
            key={slot.index}
            aria-hidden
            className={'control' in slot ? gridStyles(layout).control : cellClass(slot, layout)}
            data-control={'control' in slot ? slot.control : undefined}
            data-label={'control' in slot || !layout.isCards ? undefined : slot.column.header}
            data-align={'control' in slot ? undefined : slot.column.align}
            data-sticky={slot.sticky}
            data-edge={slot.isEdge || undefined}
            style={slot.style}
          >
            <div className={'control' in slot ? box : bars[(row * 5 + slot.index) % bars.length]} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
