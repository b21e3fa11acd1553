import { color, size } from '../../theme/contract.css.ts'
import { offEdge } from '../../theme/edges.ts'
import { focusRing, motionSafe, style } from '../../theme/style.ts'

export const track = style('switch-track', {
  position: 'relative',
  flexShrink: 0,
  inlineSize: '36px',
  blockSize: '20px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.pill,
  backgroundColor: color.surfacePressed,
  transition: `background-color ${size.duration.feedback} ${size.easing}, border-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.text },
    '[data-invalid] > &': { borderColor: color.danger.text },
    '[data-selected] > &': { backgroundColor: color.surfaceBrand, borderColor: color.surfaceBrand },
    '[data-selected][data-hovered] > &': {
      backgroundColor: color.surfaceBrandHover,
      borderColor: color.surfaceBrandHover,
    },
    '[data-selected][data-pressed] > &': {
      backgroundColor: color.surfaceBrandPressed,
      borderColor: color.surfaceBrandPressed,
    },
    // The same specificity as the rules above, so it must follow them.
    '[data-selected]:where([data-invalid]) > &': {
      backgroundColor: color.danger.solid,
      borderColor: color.danger.solid,
    },
    '[data-selected][data-hovered]:where([data-invalid]) > &': {
      backgroundColor: color.danger.solidHover,
      borderColor: color.danger.solidHover,
    },
    '[data-selected][data-pressed]:where([data-invalid]) > &': {
      backgroundColor: color.danger.solidPressed,
      borderColor: color.danger.solidPressed,
    },
    '[data-readonly] > &': { backgroundColor: color.surfaceSunken, borderColor: color.border },
    '[data-readonly][data-selected] > &': { borderColor: color.borderStrong },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': {
      backgroundColor: color.surfaceSunken,
      borderStyle: offEdge,
      borderColor: color.border,
    },
    '[data-disabled][data-selected] > &': { backgroundColor: color.surfacePressed, borderColor: color.borderStrong },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: {
        '[data-invalid] > &': { borderColor: 'ButtonText', borderWidth: '2px' },
        '[data-readonly] > &': { backgroundColor: 'Canvas' },
        '[data-selected] > &, [data-selected]:is([data-hovered], [data-pressed]) > &': {
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '[data-disabled] > &, [data-disabled][data-selected] > &': {
          borderColor: 'GrayText',
          color: 'GrayText',
          backgroundColor: 'Canvas',
        },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
      },
    },
  },
})

const thumbColor = {
  backgroundColor: color.borderStrong,
  selectors: {
    '[data-hovered] > * > &': { backgroundColor: color.text },
    '[data-selected] > * > &': { insetInlineStart: '18px', backgroundColor: color.textOnBrand },
    '[data-pressed] > * > &': { inlineSize: '18px' },
    '[data-selected][data-pressed] > * > &': { insetInlineStart: '14px' },
    '[data-readonly] > * > &': { backgroundColor: color.textMuted },
    '[data-disabled] > * > &': { backgroundColor: color.borderStrong },
  },
} as const

export const thumb = style('switch-thumb', {
  ...thumbColor,
  ...motionSafe({ transition: `inset-inline-start ${size.duration.feedback} ${size.easing}` }),
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '2px',
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: size.radius.pill,
})

export const thumbForced = style('switch-thumb-forced', {
  '@media': {
    '(forced-colors: active)': {
      backgroundColor: 'currentColor',
      selectors: {
        '[data-hovered] > * > &, [data-selected] > * > &, [data-readonly] > * > &, [data-disabled] > * > &': {
          backgroundColor: 'currentColor',
        },
      },
    },
  },
})
