import { color, size } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

export const field = style('field', { display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 })

export const label = style('field-label', { color: color.text, fontWeight: 500 })

export const optional = style('field-optional', { color: color.textMuted, fontWeight: 400 })

export const description = style('field-description', {
  marginBlockStart: '-4px',
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const box = style('field-box', { position: 'relative', display: 'flex' })

export const input = style('field-input', {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '40px',
  paddingInline: size.space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  // Under 16 px a phone zooms into the field.
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  transition: `border-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&[data-hovered]': { borderColor: color.text },
    '&[data-focused]': focusRing,
    '&[data-invalid]': { borderColor: color.danger.text },
    '&[data-disabled]': {
      backgroundColor: color.surfaceSunken,
      borderColor: color.border,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
    '&[readonly]': { backgroundColor: color.surfaceSunken },
  },
  '@media': {
    'screen and (min-width: 768px) and (pointer: fine)': {
      fontSize: size.fontSize[14],
      lineHeight: size.lineHeight[14],
    },
    '(pointer: coarse)': { minBlockSize: '44px' },
    '(forced-colors: active)': { selectors: { '&[data-invalid]': { borderWidth: '2px' } } },
  },
})

export const withButton = style('field-with-button', { paddingInlineEnd: '48px' })

export const error = style('field-error', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: color.danger.text,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const errorIcon = style('field-error-icon', { display: 'inline-flex', paddingBlockStart: '2px' })
