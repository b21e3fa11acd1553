import { color, size } from '../../theme/contract.css.ts'
import { low } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

export const bar = style('data-table-selection-bar', {
  position: 'sticky',
  insetBlockEnd: size.space[2],
  zIndex: size.layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[4],
  rowGap: size.space[2],
  minInlineSize: 0,
  minBlockSize: '52px',
  paddingInline: size.space[4],
  paddingBlock: size.space[2],
  border: `1px solid ${color.brand.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.brand.surface,
  boxShadow: color.shadow.popover,
  color: color.text,
  // Where little more than the bar has room, it would stand over all that is chosen from.
  '@media': { [low.medium]: { position: 'static' } },
})

export const count = style('data-table-selection-bar-count', { fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const actions = style('data-table-selection-bar-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.space[2],
  marginInlineStart: 'auto',
})
