import type { ReactNode } from 'react'
import { hiddenVisually } from '../../../internal/hidden.css.ts'
import { roles } from './grid-roles.ts'

/** A grid needs cells under its column names. Without rows, one hidden cell repeats the message shown below. */
export const NoRowsCell = ({ columnCount, children }: { columnCount: number; children: ReactNode }) => (
  <tbody {...roles.rowgroup}>
    <tr {...roles.row} className={hiddenVisually}>
      <td {...roles.gridcell} colSpan={columnCount} aria-colspan={columnCount}>
        {children}
      </td>
    </tr>
  </tbody>
)
