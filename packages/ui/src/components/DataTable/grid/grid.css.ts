import { pinned } from '../../../internal/pinned.ts'
import { color, size } from '../../../theme/contract.css.ts'
import { low } from '../../../theme/media.ts'
import { style } from '../../../theme/style.ts'
import { headHeight, usualHead, viewWidth } from '../model/column-layout.ts'

const presentHead = `var(${headHeight}, ${usualHead}px)`

/** A short window, or one zoomed in, needs its height for the rows. */
const tiny = low.small

/** How far from the window's top the focus is to stop: below the header, of two lines at the most. */
const clearance = '--data-table-clearance'
export const belowHead = { scrollMarginBlockStart: `var(${clearance})` } as const

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
  '@media': {
    print: { selectors: { '&:not([data-boxed])': { display: 'grid', gridTemplateColumns: 'var(--columns-print)' } } },
  },
})

/** On paper all rows share the columns of their grid. */
const sharedInPrint = { selectors: { ':not([data-boxed]) > &': { display: 'contents' } } }

/** A chosen row: in the dark, a pale tint is not told from the rows around it. */
const chosen = [
  color.brand.surface,
  `light-dark(${color.brand.surface}, color-mix(in oklab, ${color.brand.solid} 28%, ${color.surfaceRaised}))`,
]

/** Under the pointer it goes on from there, towards the ink. */
const chosenHovered = chosen.map((ground) => `color-mix(in oklab, ${ground} 94%, ${color.text})`)

/** A line that is seen between two chosen rows, in the dark too. */
const chosenLine = [
  color.brand.border,
  `light-dark(${color.brand.border}, color-mix(in oklab, ${color.brand.solid} 60%, ${color.surfaceRaised}))`,
]

/** Where surfaces are all but one, an edge tells a chosen row: over its cells, as those that stay in view would cut it. */
const edge = (ink: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: size.layer.control,
    border: `2px solid ${ink}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  }) as const
const chosenEdge = edge(color.brand.solid)
/** Inside of that edge. */
export const ringWithin = { outlineOffset: '-5px' } as const

const columns = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  inlineSize: '100%',
  minInlineSize: 'var(--columns-min)',
} as const

const columnsInPrint = {
  print: {
    breakInside: 'avoid',
    selectors: {
      ':not([data-boxed]) > * > &': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', minInlineSize: 0 },
    },
  },
} as const

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
    '&:has(+ [data-empty])': { overflowX: 'auto' },
  },
  '@media': {
    // A finger may also pull the names.
    '(pointer: coarse)': { overflowX: 'auto', scrollbarWidth: 'none' },
    [tiny]: { selectors: { ':not([data-boxed]) > &': { position: 'static' } } },
    print: { position: 'static', ...sharedInPrint },
  },
})

export const headRow = style('data-table-head-row', {
  ...columns,
  minBlockSize: `${usualHead}px`,
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surfaceSunken,
  selectors: {
    '[aria-busy=true] &': { borderBlockEnd: `2px solid ${color.brand.solid}` },
  },
  '@media': columnsInPrint,
})

export const body = style('data-table-body', {
  display: 'block',
  ...besideStickyColumns,
  position: 'relative',
  overflowX: 'auto',
  overflowY: 'hidden',
  transition: `opacity ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '[data-boxed] > &': { overflow: 'visible', inlineSize: '100%', minInlineSize: 'var(--columns-min)' },
    '[aria-busy=true] > &:not([aria-hidden])': { opacity: 0.8, cursor: 'progress' },
    // Where every text keeps its full contrast, the edge of the header alone tells.
    ':root[data-theme=high-contrast] [aria-busy=true] > &': { opacity: 1 },
  },
  '@media': {
    '(prefers-contrast: more)': { selectors: { ':root:not([data-theme]) [aria-busy=true] > &': { opacity: 1 } } },
    '(forced-colors: active)': { selectors: { '[aria-busy=true] > &': { opacity: 1 } } },
    print: sharedInPrint,
  },
})

/** What a row of a table and a card have in common. */
export const aRow = {
  ...columns,
  minBlockSize: size.row,
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surfaceRaised,
  ...belowHead,
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&[aria-selected=true]': { borderBlockEndColor: chosenLine, backgroundColor: chosen },
    '&[aria-selected=true]:hover': { backgroundColor: chosenHovered },
    '&[aria-disabled]': { color: color.textMuted },
    '[data-pressable] &:not([aria-disabled])': { cursor: 'pointer' },
    ':root[data-theme=high-contrast] &[aria-selected=true]::after': chosenEdge,
    ':root[data-theme=high-contrast] &[data-odd]:not([aria-selected=true], :hover)': {
      backgroundColor: color.surfaceSunken,
    },
  },
  '@media': {
    ...columnsInPrint,
    '(pointer: coarse)': { minBlockSize: `max(44px, ${size.row})` },
    '(prefers-contrast: more)': {
      selectors: {
        ':root:not([data-theme]) &[aria-selected=true]::after': chosenEdge,
        ':root:not([data-theme]) &[data-odd]:not([aria-selected=true], :hover)': {
          backgroundColor: color.surfaceSunken,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected=true]::after': edge('Highlight'),
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
} as const

export const row = style('data-table-row', {
  ...aRow,
  selectors: {
    ...aRow.selectors,
    '&:last-child': { borderBlockEnd: 'none' },
    '&[aria-selected=true]': { ...aRow.selectors['&[aria-selected=true]'], position: 'relative' },
  },
})

/** A row that stands where the virtual list puts it. */
export const placedRow = style('data-table-placed-row', {
  ...aRow,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  contain: 'layout style',
})

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
