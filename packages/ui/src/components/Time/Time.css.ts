import { color } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

/** In print, a line breaks only between the parts of a time, never within a number, even in a narrow column. */
export const moment = style('moment', { '@media': { print: { overflowWrap: 'normal' } } })

/** A possible line break, in print only: on the screen a no-break space prevents it. */
export const paperBreak = style('paper-break', { display: 'none', '@media': { print: { display: 'inline' } } })

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
    // A column of underlined times is hard to read, so only the one under the pointer or the focus has a line.
    ':is([role=gridcell], [role=rowheader]) &:not(:hover, :focus-visible)': { textDecorationLine: 'none' },
    '&:hover': { textDecorationStyle: 'solid' },
    '&:focus-visible': focusRing,
  },
  '@media': { print: { textDecorationLine: 'none' } },
})
