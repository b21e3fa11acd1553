import { color, size } from '../../theme/contract.css.ts'
import { recipe, style } from '../../theme/style.ts'

/** One column that the eye follows down: 680 px at most; in a dialog or panel as wide as that. */
export const form = recipe('form', {
  base: { display: 'grid', gap: size.space[8], minInlineSize: 0, borderRadius: 'inherit' },
  variants: { isInOverlay: { true: { gap: size.space[6] }, false: { maxInlineSize: '680px' } } },
})

export const actions = style('form-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.space[2],
  paddingBlockStart: size.space[5],
  borderBlockStart: `1px solid ${color.border}`,
})
