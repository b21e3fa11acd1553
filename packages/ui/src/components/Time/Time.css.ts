import { color } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

export const time = style('time', {
  borderRadius: '2px',
  textAlign: 'start',
  userSelect: 'text',
  cursor: 'help',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: '1px',
  textDecorationColor: color.textMuted,
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { textDecorationStyle: 'solid' },
    '&:focus-visible': focusRing,
  },
  '@media': { print: { textDecorationLine: 'none' } },
})
