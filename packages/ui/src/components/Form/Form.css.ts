import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

/** One column that the eye follows down: 680 px at most. */
export const form = style('form', { display: 'grid', gap: size.space[8], minInlineSize: 0, maxInlineSize: '680px' })

export const actions = style('form-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.space[2],
  paddingBlockStart: size.space[5],
  borderBlockStart: `1px solid ${color.border}`,
})
