import { color } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

/** How far the latest job is. */
export const state = style('data-table-export-state', {
  color: color.textMuted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})
