import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../../theme/contract.css.ts'
import { below } from '../../../theme/media.ts'
import { hiddenVisually, style } from '../../../theme/style.ts'
import { anyBody, anyRow } from './grid.css.ts'
import { belowHead } from './row-style.ts'
import { arrow } from './header.css.ts'

/** Between cards, and around them, in pixels. */
export const cardGap = 12

const gap = `${cardGap}px`

/** The sort control of the cards, and the checkbox that selects all. */
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
    // Hidden until it has the focus, because nothing in it can be pressed.
    '&[data-bare]:not(:focus-within)': hiddenVisually,
  },
})

const anyName = style('data-table-card-head', {
  position: 'relative',
  display: 'flex',
  flex: '0 0 auto',
  alignItems: 'center',
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontWeight: 600,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' },
    // Each card repeats the name, so it is hidden until it has the focus.
    '&[data-bare]:not(:focus)': hiddenVisually,
  },
})

export const name = anyName

// Names above cards have enough space for their arrows, even on a phone.
globalStyle(`${headRow} ${anyName} ${arrow}`, { '@media': { [below.medium]: { display: 'inline-flex' } } })

const controlHead = style('data-table-card-control-head', {
  justifyContent: 'center',
  selectors: { '&[data-control=select]': { inlineSize: '48px', minBlockSize: '44px' } },
})
export const controlName = `${anyName} ${controlHead}`

const cardsBody = style('data-table-cards', {
  display: 'grid',
  gap,
  padding: gap,
  backgroundColor: color.surface,
})
export const body = `${anyBody} ${cardsBody}`

const inFlow = style('data-table-card', {
  position: 'relative',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  minInlineSize: 0,
  paddingBlockEnd: size.space[2],
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  selectors: { '&[aria-selected=true]': { borderColor: color.brand.solid } },
})
export const card = `${anyRow} ${inFlow}`

const placed = style('data-table-placed-card', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: gap,
  inlineSize: 'auto',
  contain: 'layout style',
})

/** A card positioned by the virtual list. */
export const placedCard = `${card} ${placed}`

const anyCell = style('data-table-card-cell', {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...belowHead,
  verticalAlign: 'baseline',
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' },
    '[data-barred] &': { scrollMarginBlockEnd: '112px' },
  },
})

const titleCell = style('data-table-card-title', {
  gridColumn: '2',
  alignContent: 'center',
  minBlockSize: '44px',
  paddingInline: size.space[2],
  paddingBlock: size.space[2],
  borderRadius: size.radius.control,
  fontWeight: 600,
  selectors: { '&:first-child': { paddingInlineStart: size.space[4] } },
})

/** The row header, at the top of its card. */
export const title = `${anyCell} ${titleCell}`

const fieldCell = style('data-table-card-field', {
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
    '&::before': {
      // The column header already gives screen readers this name, so it has no alternative text.
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      flex: '0 0 36%',
      color: color.textMuted,
      fontSize: size.fontSize[13],
      lineHeight: size.lineHeight[13],
    },
  },
})

/** A value beside its column's name. */
export const field = `${anyCell} ${fieldCell}`

const controlCell = style('data-table-card-control', {
  gridRow: '1',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  minBlockSize: '44px',
  userSelect: 'none',
  selectors: {
    '&[data-control=select]': { gridColumn: '1' },
    '&[data-control=expand]': { gridColumn: '3' },
    '&[data-control=actions]': { gridColumn: '4' },
  },
})

/** Controls beside the card's title. */
export const control = `${anyCell} ${controlCell}`

/** An invisible element with about the height of a card with the same number of fields. */
export const gauge = style('data-table-card-gauge', {
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 0,
  blockSize: 'calc(54px + var(--data-table-fields) * 28px)',
  visibility: 'hidden',
})
