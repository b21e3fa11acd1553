import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../../theme/contract.css.ts'
import { style } from '../../../theme/style.ts'
import { table } from '../DataTable.css.ts'

/** Custom property of the table: the minimum width of a column. */
const least = '--data-table-paper-least'

/** Visible in print only, instead of the screen's content. */
export const paper = style('data-table-paper', {
  display: 'none',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  // Paper is white in every theme.
  colorScheme: 'light',
  color: 'CanvasText',
  backgroundColor: 'Canvas',
  fontSize: size.fontSize[12],
  lineHeight: size.lineHeight[12],
  vars: { [least]: '6.5em' },
  selectors: { '&[data-many]': { vars: { [least]: '0' } } },
  '@media': { print: { display: 'table' } },
})

// Not `:has()`: each added or removed row would restyle the whole table.
globalStyle(`${table}[data-printed]`, { '@media': { print: { display: 'block' } } })
globalStyle(`${table}[data-printed] > :not(${paper})`, { '@media': { print: { display: 'none' } } })

export const caption = style('data-table-paper-caption', {
  captionSide: 'top',
  paddingBlockEnd: size.space[2],
  textAlign: 'start',
})

/** Browsers repeat it on every page. */
export const head = style('data-table-paper-head', { display: 'table-header-group' })

export const row = style('data-table-paper-row', { breakInside: 'avoid' })

const aCell = {
  paddingBlock: size.space[1],
  paddingInline: size.space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  // Text wraps instead of being cut. With up to nine columns, words of about ten letters don't break.
  minInlineSize: `var(${least})`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-align=center]': { textAlign: 'center' },
    '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
} as const

export const cell = style('data-table-paper-cell', aCell)

export const name = style('data-table-paper-name', {
  ...aCell,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  fontWeight: 600,
})
