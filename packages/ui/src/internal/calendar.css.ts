import { color, size } from '../theme/contract.css.ts'
import { markedEdge } from '../theme/edges.ts'
import { below, from } from '../theme/media.ts'
import { focusRing, ownHeading, style } from '../theme/style.ts'

export const calendar = style('calendar', { inlineSize: '100%' })

export const head = style('calendar-head', {
  display: 'flex',
  alignItems: 'center',
  gap: size.space[1],
  marginBlockEnd: size.space[2],
})

export const page = style('calendar-page', {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: size.radius.control,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' },
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } } },
  },
})

export const month = style('calendar-month', {
  ...ownHeading,
  flex: '1 1 0',
  color: color.text,
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
  fontWeight: 600,
  textAlign: 'center',
  selectors: { '&::first-letter': { textTransform: 'uppercase' }, '[data-disabled] &': { color: color.textMuted } },
  '@media': { '(forced-colors: active)': { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
})

export const grids = style('calendar-grids', { display: 'flex', alignItems: 'flex-start', gap: size.space[6] })

export const grid = style('calendar-grid', {
  flex: '1 1 0',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
})

export const weekday = style('calendar-weekday', {
  paddingBlock: size.space[1],
  color: color.textMuted,
  // Larger text has no space in a seventh of a phone's width.
  fontSize: `min(${size.fontSize[12]}, 18px)`,
  lineHeight: size.lineHeight[12],
  fontWeight: 500,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})

/** The size of a day as a press target; it grows with large text. */
const daySize = 'max(36px, 1.5rem)'
const touchedDaySize = 'max(44px, 1.5rem)'

const bandStart = '&[data-selected]:is([data-selection-start], td:first-child > *)'
const bandEnd = '&[data-selected]:is([data-selection-end], td:last-child > *)'
const bandRadius = '6px'

export const cell = style('calendar-cell', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: daySize,
  color: color.text,
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-selected]': { backgroundColor: color.brand.surface },
    [bandStart]: { borderStartStartRadius: bandRadius, borderEndStartRadius: bandRadius },
    [bandEnd]: { borderStartEndRadius: bandRadius, borderEndEndRadius: bandRadius },
    // The fill alone is too pale in high contrast.
    '&[data-selected]::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `0 solid ${color.brand.border}`,
      borderBlockWidth: '1px',
      borderRadius: 'inherit',
    },
    [`${bandStart}::before`]: { borderInlineStartWidth: '1px' },
    [`${bandEnd}::before`]: { borderInlineEndWidth: '1px' },
    '[data-single] &::before': { content: 'none' },
    '&[data-selected][data-invalid]': { backgroundColor: color.danger.surface },
    '&[data-invalid]::before': { borderColor: color.danger.border },
    '&[data-disabled], &[data-unavailable]': { color: color.textMuted, cursor: 'not-allowed' },
    '&[data-outside-month]': { visibility: 'hidden' },
  },
  '@media': {
    '(pointer: coarse)': { blockSize: touchedDaySize },
    '(forced-colors: active)': { selectors: { '&[data-selected]::before': { content: 'none' } } },
  },
})

const ends = '[data-single] [data-selected] > &, [data-selection-start] > &, [data-selection-end] > &'
const wrongEnds =
  '[data-single] [data-invalid][data-selected] > &, [data-invalid][data-selection-start] > &, [data-invalid][data-selection-end] > &'
const keptEnds =
  '[data-single][data-readonly] [data-selected] > &, [data-readonly] [data-selection-start] > &, [data-readonly] [data-selection-end] > &'

/** The cell of one day: its number, its state and its focus ring. */
export const day = style('calendar-day', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: daySize,
  blockSize: '100%',
  border: '1px solid transparent',
  borderRadius: size.radius.control,
  selectors: {
    '[data-today] > &': { borderColor: color.borderStrong, fontWeight: 600 },
    '[data-hovered] > &': { backgroundColor: color.surfaceHover },
    '[data-pressed] > &': { backgroundColor: color.surfacePressed },
    [ends]: {
      backgroundColor: color.surfaceBrand,
      borderColor: color.surfaceBrand,
      color: color.textOnBrand,
    },
    // A read-only day is not a button, so only the number keeps its color.
    [keptEnds]: {
      borderWidth: markedEdge,
      borderColor: color.text,
      backgroundColor: color.surfacePressed,
      color: color.text,
    },
    // React Aria does not report chosen days of a disabled calendar.
    '[data-disabled] > &[data-chosen]': {
      borderColor: 'transparent',
      backgroundColor: color.surfacePressed,
      color: color.textMuted,
    },
    '[data-single] [data-disabled] > &[data-chosen]': { borderColor: color.borderStrong },
    ':where([data-selected])[data-invalid] > &': { color: color.danger.text },
    [wrongEnds]: {
      backgroundColor: color.danger.solid,
      borderColor: color.danger.solid,
      color: color.danger.onSolid,
    },
    '[data-unavailable] > &, [data-disabled] > &': { textDecoration: 'line-through' },
    '[data-focus-visible] > &': { ...focusRing, outlineOffset: '1px', zIndex: size.layer.raised },
  },
  '@media': {
    '(pointer: coarse)': { maxInlineSize: touchedDaySize },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        [`[data-selected] > &, ${ends}, ${wrongEnds}`]: {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '[data-hovered]:not([data-selected]) > &': { borderColor: 'Highlight', backgroundColor: 'Canvas' },
        [`[data-readonly] [data-selected] > &, ${keptEnds}`]: {
          borderColor: 'CanvasText',
          backgroundColor: 'Canvas',
          color: 'CanvasText',
        },
        '[data-disabled] > &[data-chosen]': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
        '[data-unavailable]:not([data-selected]) > &, [data-disabled] > &': { color: 'GrayText' },
      },
    },
  },
})

export const surface = style('calendar-surface', {
  padding: size.space[4],
  outline: 'none',
  '@media': { [below.medium]: { padding: 0, paddingBlock: size.space[2] } },
})

/** As wide as seven targets: 36 px each, 44 px on touch screens. */
export const single = style('calendar-single', {
  inlineSize: '252px',
  maxInlineSize: '100%',
  '@media': { '(pointer: coarse)': { inlineSize: '308px' }, [below.medium]: { inlineSize: '308px' } },
})

/** Two months side by side if there is space. */
export const double = style('calendar-double', {
  inlineSize: '308px',
  maxInlineSize: '100%',
  '@media': {
    [from.medium]: { inlineSize: '528px' },
    [`${from.medium} and (pointer: coarse)`]: { inlineSize: '640px' },
  },
})

/** The height of a month of five weeks. */
export const room = style('calendar-room', {
  minBlockSize: `calc(70px + 5 * (${daySize} + 2px))`,
  '@media': { '(pointer: coarse)': { minBlockSize: `calc(78px + 5 * (${touchedDaySize} + 2px))` } },
})
