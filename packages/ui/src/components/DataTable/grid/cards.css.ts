import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../../theme/contract.css.ts'
import { below } from '../../../theme/media.ts'
import { hiddenVisually, style } from '../../../theme/style.ts'
import { aRow, belowHead } from './row-style.ts'
import { arrow } from './header.css.ts'

/** Between cards, and around them, in pixels. */
export const cardGap = 12

const gap = `${cardGap}px`

/** What the rows can be sorted by, and the box that chooses all of them. */
export const headRow = style('data-table-card-head-row', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInlineEnd: size.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surfaceSunken,
  selectors: {
    '[aria-busy=true] &': { borderBlockEnd: `2px solid ${color.brand.solid}` },
    // Nothing in it can be pressed.
    '&:not(:has(button, input, :focus))': hiddenVisually,
  },
})

const aName = {
  position: 'relative',
  display: 'flex',
  flex: '0 0 auto',
  alignItems: 'center',
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontWeight: 600,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' } },
} as const

export const name = style('data-table-card-head', {
  ...aName,
  selectors: {
    ...aName.selectors,
    // Each card says it; here it is only in the way until the focus comes to it.
    '&:not(:focus, :has(button))': hiddenVisually,
  },
})

// The names take the room that they need.
globalStyle(`${headRow} ${name} ${arrow}`, { '@media': { [below.medium]: { display: 'inline-flex' } } })

export const controlName = style('data-table-card-control-head', {
  ...aName,
  justifyContent: 'center',
  selectors: {
    ...aName.selectors,
    '&[data-control=select]': { inlineSize: '48px', minBlockSize: '44px' },
    '&:not([data-control=select], :focus)': hiddenVisually,
  },
})

export const body = style('data-table-cards', {
  position: 'relative',
  display: 'grid',
  gap,
  padding: gap,
  backgroundColor: color.surface,
  transition: `opacity ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '[aria-busy=true] > &:not([aria-hidden])': { opacity: 0.8, cursor: 'progress' },
    ':root[data-theme=high-contrast] [aria-busy=true] > &': { opacity: 1 },
  },
  '@media': {
    '(prefers-contrast: more)': { selectors: { ':root:not([data-theme]) [aria-busy=true] > &': { opacity: 1 } } },
    '(forced-colors: active)': { selectors: { '[aria-busy=true] > &': { opacity: 1 } } },
  },
})

const aCard = {
  ...aRow,
  position: 'relative',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  minInlineSize: 0,
  paddingBlockEnd: size.space[2],
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  selectors: {
    ...aRow.selectors,
    '&[aria-selected=true]': { ...aRow.selectors['&[aria-selected=true]'], borderColor: color.brand.solid },
  },
} as const

export const card = style('data-table-card', aCard)

/** A card that stands where the virtual list puts it. */
export const placedCard = style('data-table-placed-card', {
  ...aCard,
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: gap,
  inlineSize: 'auto',
  contain: 'layout style',
})

const aField = {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...belowHead,
  verticalAlign: 'baseline',
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' },
    '[data-barred] &': { scrollMarginBlockEnd: '112px' },
  },
} as const

/** What names the row, at the top of its card. */
export const title = style('data-table-card-title', {
  ...aField,
  gridColumn: '2',
  alignContent: 'center',
  minBlockSize: '44px',
  paddingInline: size.space[2],
  paddingBlock: size.space[2],
  borderRadius: size.radius.control,
  fontWeight: 600,
  selectors: { ...aField.selectors, '&:first-child': { paddingInlineStart: size.space[4] } },
})

/** A value, beside its column's name. */
export const field = style('data-table-card-field', {
  ...aField,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: size.space[3],
  minBlockSize: '28px',
  paddingInline: size.space[4],
  paddingBlock: '4px',
  fontWeight: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    ...aField.selectors,
    '&::before': {
      // The cell's head says it already.
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      flex: '0 0 36%',
      color: color.textMuted,
      fontSize: size.fontSize[13],
      lineHeight: size.lineHeight[13],
    },
  },
})

/** Beside the card's title. */
export const control = style('data-table-card-control', {
  ...aField,
  gridRow: '1',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  minBlockSize: '44px',
  userSelect: 'none',
  selectors: {
    ...aField.selectors,
    '&[data-control=select]': { gridColumn: '1' },
    '&[data-control=expand]': { gridColumn: '3' },
    '&[data-control=actions]': { gridColumn: '4' },
  },
})

/** About as high as a card of as many fields. */
export const gauge = style('data-table-card-gauge', {
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 0,
  blockSize: 'calc(54px + var(--data-table-fields) * 28px)',
  visibility: 'hidden',
})
