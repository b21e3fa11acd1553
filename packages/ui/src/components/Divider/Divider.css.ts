import { color, size } from '../../theme/contract.css.ts'
import { recipe, style } from '../../theme/style.ts'

export const divider = recipe('divider', {
  base: { flexShrink: 0, margin: 0, border: 0, borderColor: color.border, borderStyle: 'solid' },
  variants: {
    orientation: {
      horizontal: { inlineSize: '100%', borderBlockStartWidth: '1px' },
      vertical: { alignSelf: 'stretch', minBlockSize: '1lh', borderInlineStartWidth: '1px' },
    },
  },
})

const line = { content: '', flex: '1 1 0', borderBlockStart: `1px solid ${color.border}` } as const

export const withText = style('divider-with-text', {
  display: 'flex',
  alignItems: 'center',
  gap: size.space[3],
  inlineSize: '100%',
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  selectors: { '&::before': line, '&::after': line },
})
