import { color, size } from '../../../theme/contract.css.ts'
import { from } from '../../../theme/media.ts'
import { cutAtItsEnd, style } from '../../../theme/style.ts'
import { inOneLine } from './line.css.ts'
import { belowHead, ringWithin } from './row-style.ts'

/** Shadows of sticky columns over the columns that scroll below them, to the right and to the left. */
const shadowToRight = `1px 0 0 ${color.border}, 6px 0 8px -6px ${color.scrim}`
const shadowToLeft = `-1px 0 0 ${color.border}, -6px 0 8px -6px ${color.scrim}`

/** A sticky cell: its row's background covers the content below it, and the outermost one casts a shadow. */
export const stuck = style('data-table-stuck', {
  selectors: {
    '&[data-sticky]': { position: 'sticky', zIndex: size.layer.raised, backgroundColor: 'inherit' },
    '[data-scrolled] &[data-sticky=start][data-edge]': { boxShadow: shadowToRight },
    '[data-more] &[data-sticky=end][data-edge]': { boxShadow: shadowToLeft },
    '[dir=rtl] [data-scrolled] &[data-sticky=start][data-edge]': { boxShadow: shadowToLeft },
    '[dir=rtl] [data-more] &[data-sticky=end][data-edge]': { boxShadow: shadowToRight },
  },
  '@media': {
    // Forced colors have no shadows, so a line separates sticky from scrolling columns.
    '(forced-colors: active)': {
      selectors: {
        '[data-scrolled] &[data-sticky=start][data-edge]': { borderInlineEnd: '1px solid CanvasText' },
        '[data-more] &[data-sticky=end][data-edge]': { borderInlineStart: '1px solid CanvasText' },
      },
    },
  },
})

const anyCell = style('data-table-any-cell', {
  display: 'flex',
  alignItems: 'center',
  gridRow: 1,
  minInlineSize: 0,
  paddingInline: size.space[2],
  paddingBlock: '7px',
  overflowWrap: 'anywhere',
  ...belowHead,
  // No explicit `inherit`: it prevents browsers from sharing styles between rows, and scrolling took five times as
  // long.
  verticalAlign: 'baseline',
  fontWeight: 'inherit',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-align=end]': { justifyContent: 'flex-end', textAlign: 'end' },
    '&[data-align=center]': { justifyContent: 'center', textAlign: 'center' },
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' },
    ':root[data-theme=high-contrast] [aria-selected=true] > &:focus-visible': ringWithin,
    '&[role=rowheader], &[data-naming]': { fontWeight: 500 },
    '&[data-muted]': { color: color.textMuted },
    // The selection bar covers the last visible rows, and the focus must be visible above it. The margin is permanent,
    // because adding it with the first selection would restyle every cell.
    '[data-barred] &': { scrollMarginBlockEnd: '112px' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '[aria-selected=true] > &:focus-visible': ringWithin } } },
})

const valueCell = style('data-table-cell', {
  // Notes on a value are below it, so that the values align.
  selectors: { '[data-wrong] > &': { alignItems: 'flex-start', alignContent: 'start' } },
  '@media': { [from.medium]: { paddingInline: size.space[3] } },
})
export const cell = `${anyCell} ${stuck} ${valueCell}`

/** The name of a row as a link, in the row's text color, because a blue column would dominate. */
export const nameLink = style('data-table-name-link', {
  minInlineSize: 0,
  borderRadius: '2px',
  color: 'inherit',
  textUnderlineOffset: '3px',
  textDecorationLine: 'none',
  selectors: {
    '&:hover, tr:hover > * > &': { textDecorationLine: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '2px' },
  },
})

/** A name link in one line, cut at the end of its cell. */
export const lineOfLink = style('data-table-line-link', { ...inOneLine, ...cutAtItsEnd })
export const lineLink = `${nameLink} ${lineOfLink}`

const plainText = style('data-table-text', { display: 'block', alignContent: 'center' })

/** A cell with text of one line, cut at the end of the cell. */
export const oneLine = style('data-table-line-text', {
  display: 'block',
  alignContent: 'center',
  ...inOneLine,
  ...cutAtItsEnd,
})
export const lineCell = `${cell} ${oneLine}`

/** Values stacked vertically. */
export const stack = style('data-table-stack', { display: 'grid', flex: '1 1 auto', minInlineSize: 0 })

export const under = style('data-table-under', {
  color: color.textMuted,
  fontSize: size.fontSize[12],
  lineHeight: size.lineHeight[12],
  fontWeight: 400,
})

/** A text-only cell, which a browser lays out faster as a block. */
export const textCell = `${cell} ${plainText}`

const control = style('data-table-control', {
  justifyContent: 'center',
  paddingInline: 0,
  paddingBlock: 0,
  userSelect: 'none',
  // Controls are beside the first line of the values.
  '@media': { '(pointer: fine)': { selectors: { '[data-wrong] > &': { display: 'grid', gridTemplateRows: '34px' } } } },
})

/** Controls that select, expand or act on a row, and their headers. */
export const controlCell = `${anyCell} ${stuck} ${control}`
