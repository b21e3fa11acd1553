import { pinned } from '../../../internal/pinned.ts'
import { color, size } from '../../../theme/contract.css.ts'
import { low } from '../../../theme/media.ts'
import { style } from '../../../theme/style.ts'
import { headHeight, defaultHead, viewWidth } from '../model/column-layout.ts'
import { aRow, clearance, columns } from './row-style.ts'

const presentHead = `var(${headHeight}, ${defaultHead}px)`

/** A short window, or one zoomed in, needs its height for the rows. */
const tiny = low.small

const besideStickyColumns = { scrollPaddingInline: 'var(--sticky-start) var(--sticky-end)' } as const

/** Rows of a height of their own scroll in it; otherwise the page does, and header and body go sideways together. */
export const grid = style('data-table-grid', {
  position: 'relative',
  display: 'block',
  vars: { [clearance]: `calc(${pinned} + ${presentHead} + 20px)` },
  selectors: {
    '&[data-boxed]': {
      ...besideStickyColumns,
      vars: { [clearance]: pinned },
      overflow: 'auto',
      // The virtual list keeps the place itself.
      overflowAnchor: 'none',
      scrollPaddingBlockStart: presentHead,
    },
  },
})

/** Under the window's own header where the page scrolls, and at the top of the rows where they do. */
export const head = style('data-table-head', {
  ...besideStickyColumns,
  display: 'block',
  position: 'sticky',
  insetBlockStart: pinned,
  zIndex: size.layer.head,
  overflow: 'hidden',
  selectors: {
    '[data-boxed] > &': { insetBlockStart: 0, overflow: 'visible', minInlineSize: 'var(--columns-min)' },
    // Nothing below can be scrolled to the columns out of view.
    '[data-empty] > &': { overflowX: 'auto' },
  },
  '@media': {
    // A finger may also pull the names.
    '(pointer: coarse)': { overflowX: 'auto', scrollbarWidth: 'none' },
    [tiny]: { selectors: { ':not([data-boxed]) > &': { position: 'static' } } },
  },
})

export const headRow = style('data-table-head-row', {
  ...columns,
  minBlockSize: `${defaultHead}px`,
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surfaceSunken,
  selectors: {
    '[aria-busy=true] &': { borderBlockEnd: `2px solid ${color.brand.solid}` },
  },
})

/** The place of rows or cards, and its style while others load. */
export const anyBody = style('data-table-any-body', {
  position: 'relative',
  transition: `opacity ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '[aria-busy=true] > &:not([aria-hidden])': { opacity: 0.85, cursor: 'progress' },
    // In high contrast only the header's edge shows it.
    ':root[data-theme=high-contrast] [aria-busy=true] > &': { opacity: 1 },
  },
  '@media': {
    '(prefers-contrast: more)': { selectors: { ':root:not([data-theme]) [aria-busy=true] > &': { opacity: 1 } } },
    '(forced-colors: active)': { selectors: { '[aria-busy=true] > &': { opacity: 1 } } },
  },
})

const rowsBody = style('data-table-body', {
  display: 'block',
  ...besideStickyColumns,
  overflowX: 'auto',
  overflowY: 'hidden',
  selectors: {
    '[data-boxed] > &': { overflow: 'visible', inlineSize: '100%', minInlineSize: 'var(--columns-min)' },
  },
})
export const body = `${anyBody} ${rowsBody}`

/** Styles shared by table rows and cards. */
export const anyRow = style('data-table-any-row', aRow)

const flowing = style('data-table-row', {
  // Content of a row doesn't move its neighbors. Sticky cells still follow the grid's own scrolling.
  contain: 'layout style',
  selectors: {
    '&:last-child': { borderBlockEnd: 'none' },
    '&:is([aria-selected=true], [aria-current])': { position: 'relative' },
  },
})
export const row = `${anyRow} ${flowing}`

const placed = style('data-table-placed-row', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  contain: 'layout style',
})

/** A row that stands where the virtual list puts it. */
export const placedRow = `${anyRow} ${placed}`

/** Under the cells of its row, and as wide as what is in view. */
export const detail = style('data-table-detail', {
  gridColumn: '1 / -1',
  minInlineSize: 0,
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  cursor: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' } },
})

export const detailContent = style('data-table-detail-content', {
  display: 'grid',
  gap: size.space[4],
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'fit-content',
  maxInlineSize: `var(${viewWidth}, 100%)`,
  paddingInline: size.space[4],
  paddingBlock: size.space[4],
})

export const expander = style('data-table-expander', {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: size.radius.control,
  color: color.text,
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}, rotate ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&:hover': { backgroundColor: color.surfacePressed },
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '0' },
    '&[aria-expanded=true]': { rotate: '180deg' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})

/** As high as a row of one line, and not seen. */
export const gauge = style('data-table-gauge', {
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 0,
  blockSize: size.row,
  visibility: 'hidden',
  '@media': { '(pointer: coarse)': { blockSize: `max(44px, ${size.row})` } },
})
