import { color, size } from '../../theme/contract.css.ts'
import { recipe, style } from '../../theme/style.ts'

/** One column, for easy scanning: at most 680 px wide, or as wide as its dialog or panel. */
export const form = recipe('form', {
  base: { gap: size.space[8], minInlineSize: 0, borderRadius: 'inherit' },
  variants: {
    isInOverlay: {
      // A short form fills the height of a panel; a dialog is as high as its content.
      true: { display: 'flex', flexDirection: 'column', minBlockSize: '100%', gap: size.space[6] },
      false: { display: 'grid', maxInlineSize: '680px' },
    },
  },
})

/** Keeps the buttons at the end of a panel that is taller than its form. */
export const footer = style('form-footer', { marginBlockStart: 'auto' })

export const actions = style('form-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.space[2],
  paddingBlockStart: size.space[5],
  borderBlockStart: `1px solid ${color.border}`,
})
