import { color } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

/** On paper a line ends between the parts of a time, never within a number, however narrow its column is. */
export const moment = style('moment', { '@media': { print: { overflowWrap: 'normal' } } })

/** A place where a line can end, only on paper: on the screen a no-break space prevents it. */
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
    // A column of underlined moments is hard to read: only the one under the pointer or the focus has a line.
    ':is([role=gridcell], [role=rowheader]) &:not(:hover, :focus-visible)': { textDecorationLine: 'none' },
    '&:hover': { textDecorationStyle: 'solid' },
    '&:focus-visible': focusRing,
  },
  '@media': { print: { textDecorationLine: 'none' } },
})
