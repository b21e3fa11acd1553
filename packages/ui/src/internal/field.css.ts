import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../theme/contract.css.ts'
import { markedEdge, offEdge } from '../theme/edges.ts'
import { from } from '../theme/media.ts'
import { cutAtItsEnd, focusRing, hiddenNative, style } from '../theme/style.ts'
import { fieldHeight } from './control-height.ts'
import { hiddenVisually } from './hidden.css.ts'

/** The container of fields side by side: their controls align even if a label has two lines. */
export const beside = style('field-beside', {})

export const field = style('field', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minInlineSize: 0,
  textAlign: 'start',
  // A flex container has the baseline of its first item, the label. A block has that of its first child with a
  // baseline, and a label with its own containment has none.
  '@media': { [from.medium]: { selectors: { [`${beside} > &`]: { display: 'block' } } } },
})

globalStyle(`${beside} > ${field} > :not(${hiddenVisually}) ~ *`, {
  '@media': { [from.medium]: { marginBlockStart: '6px' } },
})

// A control from outside the package is as wide as in a column of fields.
globalStyle(`${beside} > ${field} > :is(input, select, textarea):not([hidden], ${hiddenVisually})`, {
  '@media': { [from.medium]: { display: 'block', inlineSize: '100%' } },
})

// The native control of a select, which browsers autofill.
globalStyle(`${field} > [data-react-aria-prevent-focus]`, {
  ...hiddenNative,
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
})

export const label = style('field-label', {
  display: 'block',
  color: color.text,
  fontWeight: 500,
  '@media': { [from.medium]: { selectors: { [`${beside} > ${field} > &`]: { contain: 'layout' } } } },
})

export const optional = style('field-optional', { color: color.textMuted, fontWeight: 400 })

export const description = style('field-description', {
  display: 'block',
  marginBlockStart: '-4px',
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  '@media': {
    [from.medium]: { selectors: { [`${beside} > ${field} > &`]: { contain: 'layout', marginBlockStart: '2px' } } },
  },
})

export const box = style('field-box', { position: 'relative', display: 'flex' })

const control = {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: fieldHeight,
  paddingBlock: '1px',
  paddingInline: size.space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  // Below 16 px a phone zooms into the field.
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  transition: `border-color ${size.duration.feedback} ${size.easing}`,
} as const

const states = {
  '&[data-hovered]': { borderColor: color.text },
  '&[data-invalid]': { borderWidth: markedEdge, borderColor: color.danger.text },
  '&[data-disabled]': {
    backgroundColor: color.surfaceSunken,
    borderStyle: offEdge,
    borderColor: color.border,
    color: color.textMuted,
    cursor: 'not-allowed',
  },
} as const

const screens = {
  [`${from.medium} and (pointer: fine)`]: {
    fontSize: size.fontSize[14],
    lineHeight: size.lineHeight[14],
  },
  '(pointer: coarse)': { minBlockSize: '44px' },
  '(forced-colors: active)': {
    selectors: {
      '&[data-hovered]': { borderColor: 'Highlight' },
      '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
    },
  },
} as const

/** Text in a field before or after the input, such as a unit. */
export const affix = style('field-affix', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  paddingInline: size.space[3],
  border: `1px solid ${color.borderStrong}`,
  backgroundColor: color.surfaceSunken,
  color: color.textMuted,
  selectors: {
    '&:first-child': {
      borderInlineEnd: 'none',
      borderStartStartRadius: size.radius.control,
      borderEndStartRadius: size.radius.control,
    },
    '&:last-child': {
      borderInlineStart: 'none',
      borderStartEndRadius: size.radius.control,
      borderEndEndRadius: size.radius.control,
    },
    '[data-disabled] &': { borderColor: color.border },
  },
})

export const input = style('field-input', {
  ...control,
  textOverflow: 'ellipsis',
  selectors: {
    ...states,
    [`${affix} + &`]: { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    [`&:has(+ ${affix})`]: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&[data-focused]': focusRing,
    // The whole field has the ring, not the input.
    [`${affix} + &[data-focused], &[data-focused]:has(+ ${affix})`]: { outline: 'none' },
    '&[readonly]': { backgroundColor: color.surfaceSunken },
  },
  '@media': screens,
})

// An input with a prefix or suffix looks like one field, so border and ring surround all of it.
const whole = (state: string) => `${box}:has(> ${affix}):has(> ${input}${state})`
globalStyle(whole('[data-focused]'), { ...focusRing, borderRadius: size.radius.control })
globalStyle(`${whole('[data-hovered]')} > ${affix}`, { borderColor: color.text })
globalStyle(`${whole('[data-invalid]')} > ${affix}`, { borderWidth: markedEdge, borderColor: color.danger.text })

/** A button that looks like a field; its popover sets the value. */
export const trigger = style('field-trigger', {
  ...control,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: size.space[2],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    ...states,
    '&:hover': states['&[data-hovered]'],
    // No darker, because the placeholder must be readable on it too.
    '&:is([data-pressed], :active:enabled)': { backgroundColor: color.surfaceHover },
    '&:focus-visible': focusRing,
    '&[aria-expanded=true]': { borderColor: color.text },
    '[data-invalid] &': { borderWidth: markedEdge, borderColor: color.danger.text },
    '&[data-focus-visible]': focusRing,
  },
  '@media': screens,
})

/** The single line of a trigger's value. */
export const value = style('field-value', {
  ...cutAtItsEnd,
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.textMuted } },
})

export const chevron = style('field-chevron', {
  display: 'inline-flex',
  color: color.textMuted,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})

export const withButton = style('field-with-button', { paddingInlineEnd: '48px' })

/** Space in a trigger for the clear button, before the icon at the end. */
export const beforeButton = style('field-before-button', { marginInlineEnd: '36px' })

/** Space for an icon, which grows with the text. */
export const besideIcon = 'calc(20px + 1rem)'
export const withIcon = style('field-with-icon', { paddingInlineStart: besideIcon })

export const withSteps = style('field-with-steps', {
  paddingInlineEnd: '84px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(pointer: coarse)': { paddingInlineEnd: '100px' } },
})

export const area = style('field-area', { paddingBlock: '7px', resize: 'vertical', scrollPaddingBlock: '7px' })

/** An icon at the start of an input, which ignores presses. */
export const icon = style('field-icon', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '12px',
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
})

/** A button at the end of an input. */
export const button = style('field-button', {
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  borderRadius: '4px',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-1px' },
    '&[data-disabled]': { color: color.borderStrong, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': {
      inlineSize: '44px',
      insetBlock: '0px',
      insetInlineEnd: '0px',
      border: '1px solid transparent',
      backgroundClip: 'padding-box',
    },
  },
})

/** A button at the end of an input, before an icon. */
export const buttonBefore = style('field-button-before', {
  insetInlineEnd: '36px',
  '@media': { '(pointer: coarse)': { insetInlineEnd: '32px' } },
})

/** The line under a field: the error, and at its end the remaining characters. */
export const foot = style('field-foot', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: size.space[3],
})

export const counter = style('field-counter', {
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-full]': { color: color.text, fontWeight: 500 } },
})

export const error = style('field-error', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: color.danger.text,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const errorIcon = style('field-error-icon', { display: 'inline-flex', paddingBlockStart: '2px' })
