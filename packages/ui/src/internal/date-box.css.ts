import { color, size } from '../theme/contract.css.ts'
import { markedEdge, offEdge } from '../theme/edges.ts'
import { from } from '../theme/media.ts'
import { focusRing, style } from '../theme/style.ts'
import { fieldHeight } from './control-height.ts'

/** The box with the dates and the calendar button. */
export const group = style('date-group', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[1],
  // As wide as a date, even if it is empty.
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

/** As wide as a date with its time, or as two dates. */
export const dateTime = style('date-group-time', { inlineSize: 'min(100%, 18rem)' })
export const range = style('date-group-range', { inlineSize: 'min(100%, 20rem)' })

/** Parts that fill the box without gaps between them. */
export const together = style('date-together', {
  inlineSize: '100%',
  columnGap: 0,
  paddingInlineEnd: '9px',
  selectors: { '[dir=rtl] &': { display: 'block', lineHeight: '28px' } },
})

/** Parts with a time, which is left-to-right everywhere: React Aria's direction marks only work in inline text. */
export const withTime = style('date-with-time', {
  // On a phone the last parts wrap to a second line.
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
    // At the width of a press target, a short centered part would look detached from the one before it.
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
