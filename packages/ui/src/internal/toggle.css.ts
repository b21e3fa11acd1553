import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../theme/contract.css.ts'
import { offEdge } from '../theme/edges.ts'
import { focusRing, hiddenNative, style } from '../theme/style.ts'

/** The row of a checkbox, radio or switch with its label; the whole row is the press target. */
export const row = style('toggle-row', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: size.space[3],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minBlockSize: '24px',
  paddingBlock: '2px',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px', paddingBlock: '12px' },
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
})

globalStyle(`${row} > span:has(> input)`, hiddenNative)

const mark = {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '18px',
  blockSize: '18px',
  marginBlock: '1px',
  border: `1px solid ${color.borderStrong}`,
  backgroundColor: color.surfaceRaised,
  color: 'transparent',
  transition: `background-color ${size.duration.feedback} ${size.easing}, border-color ${size.duration.feedback} ${size.easing}`,
} as const

const on = { backgroundColor: color.surfaceBrand, borderColor: color.surfaceBrand, color: color.textOnBrand } as const

const markStates = {
  '[data-hovered] > &': { borderColor: color.text },
  '[data-pressed] > &': { backgroundColor: color.surfacePressed },
  '[data-invalid] > &': { borderColor: color.danger.text },
  '[data-selected] > &, [data-indeterminate] > &': on,
  '[data-selected][data-hovered] > &, [data-indeterminate][data-hovered] > &': {
    backgroundColor: color.surfaceBrandHover,
    borderColor: color.surfaceBrandHover,
  },
  '[data-selected][data-pressed] > &, [data-indeterminate][data-pressed] > &': {
    backgroundColor: color.surfaceBrandPressed,
    borderColor: color.surfaceBrandPressed,
  },
  // The same specificity as the rules above, so it must follow them.
  '[data-selected]:where([data-invalid]) > &, [data-indeterminate]:where([data-invalid]) > &': {
    backgroundColor: color.danger.solid,
    borderColor: color.danger.solid,
    color: color.danger.onSolid,
  },
  [`[data-selected][data-hovered]:where([data-invalid]) > &,
    [data-indeterminate][data-hovered]:where([data-invalid]) > &`]: {
    backgroundColor: color.danger.solidHover,
    borderColor: color.danger.solidHover,
  },
  [`[data-selected][data-pressed]:where([data-invalid]) > &,
    [data-indeterminate][data-pressed]:where([data-invalid]) > &`]: {
    backgroundColor: color.danger.solidPressed,
    borderColor: color.danger.solidPressed,
  },
  // A read-only control is not a button: its mark keeps its color and its border, like a field.
  '[data-readonly] > &': { backgroundColor: color.surfaceSunken, borderColor: color.borderStrong },
  '[data-readonly][data-selected] > &, [data-readonly][data-indeterminate] > &': {
    backgroundColor: color.surfaceSunken,
    borderColor: color.borderStrong,
    color: color.text,
  },
  'label[data-focus-visible] > &': focusRing,
  '[data-disabled] > &': { backgroundColor: color.surfaceSunken, borderStyle: offEdge, borderColor: color.border },
  '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
    backgroundColor: color.surfacePressed,
    borderColor: color.border,
    color: color.textMuted,
  },
} as const

const forced = {
  '(forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'ButtonText',
    backgroundColor: 'Canvas',
    selectors: {
      '[data-pressed] > &': { backgroundColor: 'Canvas', borderColor: 'Highlight' },
      '[data-selected] > &, [data-indeterminate] > &': {
        backgroundColor: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
      },
      '[data-invalid] > &': { borderColor: 'ButtonText', borderWidth: '2px' },
      [`[data-selected][data-hovered] > &, [data-indeterminate][data-hovered] > &,
        [data-selected][data-pressed] > &, [data-indeterminate][data-pressed] > &`]: {
        backgroundColor: 'Highlight',
        borderColor: 'Highlight',
      },
      '[data-disabled] > &': { borderColor: 'GrayText' },
      '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
        backgroundColor: 'GrayText',
        borderColor: 'GrayText',
        color: 'Canvas',
      },
      'label[data-focus-visible] > &': { outlineColor: 'Highlight' },
    },
  },
} as const

export const box = style('toggle-box', { ...mark, borderRadius: '4px', selectors: markStates, '@media': forced })

export const dot = style('toggle-dot', {
  ...mark,
  borderRadius: size.radius.pill,
  selectors: {
    ...markStates,
    '&::after': {
      content: '',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: size.radius.pill,
      backgroundColor: 'currentColor',
    },
  },
  '@media': forced,
})

export const texts = style('toggle-texts', { minInlineSize: 0, overflowWrap: 'anywhere' })

/** Help and error of one choice, under its label. */
export const notes = style('toggle-notes', {
  display: 'flex',
  flexDirection: 'column',
  gap: size.space[1],
  paddingInlineStart: '30px',
  '@media': { '(pointer: coarse)': { marginBlockStart: '-8px' } },
})

/** Help and error of a switch, which is wider than a checkbox. */
export const notesOfSwitch = style('toggle-notes-of-switch', { paddingInlineStart: '48px' })

export const help = style('toggle-help', {
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const one = style('toggle-one', { display: 'flex', flexDirection: 'column', minInlineSize: 0 })

/** Several choices under one label. */
export const choices = style('toggle-choices', {
  display: 'flex',
  flexDirection: 'column',
  gap: size.space[2],
  paddingBlock: '2px',
  selectors: {
    '[data-orientation=horizontal] > &': { flexDirection: 'row', flexWrap: 'wrap', columnGap: size.space[6] },
  },
  '@media': { '(pointer: coarse)': { rowGap: 0 } },
})
