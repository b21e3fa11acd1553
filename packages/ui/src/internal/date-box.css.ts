import { color, size } from '../theme/contract.css.ts'
import { markedEdge, offEdge } from '../theme/edges.ts'
import { from } from '../theme/media.ts'
import { focusRing, style } from '../theme/style.ts'
import { fieldHeight } from './control-height.ts'

/** The box that holds the dates and the button of the calendar. */
export const group = style('date-group', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[1],
  // As wide as a date, whatever is written yet.
  inlineSize: 'min(100%, 13rem)',
  minBlockSize: fieldHeight,
  paddingBlock: '5px',
  paddingInlineStart: '9px',
  paddingInlineEnd: '48px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  fontVariantNumeric: 'tabular-nums',
  cursor: 'text',
  transition: `border-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.text },
    '&[data-focus-within]': focusRing,
    '&[data-invalid]': { borderWidth: markedEdge, borderColor: color.danger.text },
    '&[data-disabled]': {
      backgroundColor: color.surfaceSunken,
      borderStyle: offEdge,
      borderColor: color.border,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
    '[data-readonly] > &': { backgroundColor: color.surfaceSunken },
  },
  '@media': {
    [`${from.medium} and (pointer: fine)`]: {
      fontSize: size.fontSize[14],
      lineHeight: size.lineHeight[14],
    },
    '(pointer: coarse)': { minBlockSize: '44px' },
    '(forced-colors: active)': { selectors: { '&[data-hovered]': { borderColor: 'Highlight' } } },
  },
})

export const input = style('date-input', { display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' })

/** As wide as a date with its time, and as two dates. */
export const dateTime = style('date-group-time', { inlineSize: 'min(100%, 18rem)' })
export const range = style('date-group-range', { inlineSize: 'min(100%, 20rem)' })

/** Parts that are the box themselves, and stand together in it. */
export const together = style('date-together', {
  inlineSize: '100%',
  columnGap: 0,
  paddingInlineEnd: '9px',
  selectors: { '[dir=rtl] &': { display: 'block', lineHeight: '28px' } },
})

/** Parts of which some are a time, that is written from left to right everywhere: React Aria's marks of it work in a line of text alone. */
export const withTime = style('date-with-time', {
  // On a phone the last ones wrap to a second line.
  flexWrap: 'wrap',
  selectors: { '[dir=rtl] &': { display: 'inline', whiteSpace: 'normal' } },
})

export const segment = style('date-segment', {
  minInlineSize: '24px',
  paddingInline: '2px',
  paddingBlock: '2px',
  textAlign: 'center',
  borderRadius: '4px',
  outline: 'none',
  selectors: {
    // At the width of a target, a short centered part would be detached from the one before it.
    '&:last-child': { textAlign: 'start' },
    '&[data-type=literal]': { minInlineSize: 0, paddingInline: 0, color: color.textMuted, whiteSpace: 'pre' },
    '&[data-placeholder]': { color: color.textMuted },
    '&[data-focused]': { backgroundColor: color.surfaceBrand, color: color.textOnBrand },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&[data-focused]': { backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
