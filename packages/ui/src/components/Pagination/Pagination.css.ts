import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

export const pagination = style('pagination', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: size.space[6],
  rowGap: size.space[3],
  minInlineSize: 0,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontVariantNumeric: 'tabular-nums',
})

export const part = style('pagination-part', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: size.space[4],
  rowGap: size.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [from.medium]: { inlineSize: 'auto' } },
})

export const field = style('pagination-field', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.space[2],
  color: color.textMuted,
})

export const shown = style('pagination-shown', { color: color.text })

export const selectBox = style('pagination-select-box', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  color: color.text,
})

const control = {
  minBlockSize: size.control.medium,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  color: color.text,
} as const

const coarse = {
  '(pointer: coarse)': { minBlockSize: '44px', fontSize: size.fontSize[16], lineHeight: size.lineHeight[16] },
}

export const select = style('pagination-select', {
  ...control,
  appearance: 'none',
  paddingInlineStart: size.space[2],
  paddingInlineEnd: '28px',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.text } },
  '@media': coarse,
})

export const chevron = style('pagination-chevron', {
  position: 'absolute',
  insetInlineEnd: '8px',
  display: 'inline-flex',
  color: color.textMuted,
  pointerEvents: 'none',
})

export const input = style('pagination-input', {
  ...control,
  inlineSize: '4.5em',
  paddingInline: size.space[2],
  selectors: { '&:hover': { borderColor: color.text } },
  '@media': coarse,
})

export const pages = style('pagination-pages', {
  display: 'none',
  alignItems: 'center',
  gap: '2px',
  '@media': { [from.medium]: { display: 'flex' } },
})

export const turn = style('pagination-turn', {
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px',
  '@media': { [from.medium]: { flex: '0 0 auto' } },
})

export const position = style('pagination-position', {
  paddingInline: size.space[2],
  color: color.text,
  '@media': { [from.medium]: { display: 'none' } },
})

export const gap = style('pagination-gap', {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.control.medium,
  color: color.textMuted,
})

export const page = style('pagination-page', {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.control.medium,
  minBlockSize: size.control.medium,
  paddingInline: '6px',
  border: '1px solid transparent',
  borderRadius: size.radius.control,
  color: color.text,
  fontWeight: 500,
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:active': { backgroundColor: color.surfacePressed },
    '&[aria-current]': {
      borderColor: color.brand.border,
      backgroundColor: color.brand.surface,
      color: color.brand.text,
      fontWeight: 600,
    },
    '&[aria-disabled]': { backgroundColor: 'transparent', color: color.textMuted, cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': {
    '(pointer: coarse)': { minInlineSize: '44px', minBlockSize: '44px' },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { borderColor: 'Highlight', outline: '1px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
})

export const mirrored = style('pagination-mirrored', {
  display: 'inline-flex',
  selectors: { ':root[dir=rtl] &': { scale: '-1 1' } },
})
