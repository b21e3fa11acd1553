import { pinned } from '../../../internal/pinned.ts'
import { color, size } from '../../../theme/contract.css.ts'
import { low } from '../../../theme/media.ts'
import { style } from '../../../theme/style.ts'
import { headHeight, defaultHead, viewWidth } from '../model/column-layout.ts'
import { aRow, clearance, columns } from './row-style.ts'

const presentHead = `var(${headHeight}, ${defaultHead}px)`

/** A short or zoomed-in window needs its height for the rows. */
const tiny = low.small

const besideStickyColumns = { scrollPaddingInline: 'var(--sticky-start) var(--sticky-end)' } as const

/**
 * With a maximum height, rows scroll in the grid. Otherwise the page scrolls, and header and body scroll sideways
 * together.
 */
export const grid = style('data-table-grid', {
  position: 'relative',
  display: 'block',
  vars: { [clearance]: `calc(${pinned} + ${presentHead} + 20px)` },
  selectors: {
    '&[data-boxed]': {
      ...besideStickyColumns,
      vars: { [clearance]: pinned },
      overflow: 'auto',
      // The virtual list keeps the scroll position itself.
      overflowAnchor: 'none',
      scrollPaddingBlockStart: presentHead,
    },
  },
})

/**
 * The column names, which stick below the window's header if the page scrolls, and to the top of the grid if the rows
 * do.
 */
export const head = style('data-table-head', {
  ...besideStickyColumns,
  display: 'block',
  position: 'sticky',
  insetBlockStart: pinned,
  zIndex: size.layer.head,
  overflow: 'hidden',
  selectors: {
    '[data-boxed] > &': { insetBlockStart: 0, overflow: 'visible', minInlineSize: 'var(--columns-min)' },
    // Without rows, the header itself must scroll to reach the hidden columns.
    '[data-empty] > &': { overflowX: 'auto' },
  },
  '@media': {
    // On touch screens, the user can also drag the column names.
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

/** The container of rows or cards, and its style during loading. */
export const anyBody = style('data-table-any-body', {
  position: 'relative',
  transition: `opacity ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '[aria-busy=true] > &:not([aria-hidden])': { opacity: 0.85, cursor: 'progress' },
    // In high contrast, only the header's edge shows that rows are loading.
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
  // Content of a row doesn't move its neighbors. Sticky cells still follow the grid's scrolling.
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

/** A row positioned by the virtual list. */
export const placedRow = `${anyRow} ${placed}`

/** Below the cells of its row, and as wide as the visible area. */
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

/** An invisible element with the height of a one-line row. */
export const gauge = style('data-table-gauge', {
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 0,
  blockSize: size.row,
  visibility: 'hidden',
  '@media': { '(pointer: coarse)': { blockSize: `max(44px, ${size.row})` } },
})
