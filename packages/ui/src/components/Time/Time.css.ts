import { color } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

/** On paper a time goes on in a new line between its parts, never within a number, however narrow its column is. */
export const moment = style('moment', { '@media': { print: { overflowWrap: 'normal' } } })

/** Where a line may end on paper alone: on the screen a space that does not break keeps its word. */
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
    // A column of moments has an underline for none of them, until one is meant.
    ':is([role=gridcell], [role=rowheader]) &:not(:hover, :focus-visible)': { textDecorationLine: 'none' },
    '&:hover': { textDecorationStyle: 'solid' },
    '&:focus-visible': focusRing,
  },
  '@media': { print: { textDecorationLine: 'none' } },
})
