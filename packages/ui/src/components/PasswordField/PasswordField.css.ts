import { color, size } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

export const toggle = style('password-toggle', {
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  borderRadius: '4px',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-1px' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', insetBlock: '0px', insetInlineEnd: '0px' } },
})
