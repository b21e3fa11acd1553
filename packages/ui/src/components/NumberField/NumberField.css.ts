import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const steps = style('number-steps', {
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  display: 'flex',
  borderInlineStart: `1px solid ${color.border}`,
})

export const step = style('number-step', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.border}` },
    '&:last-child': { borderStartEndRadius: '5px', borderEndEndRadius: '5px' },
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-disabled]': { color: color.borderStrong, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: '44px' },
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
})
