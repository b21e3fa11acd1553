import { color, size } from '../../theme/contract.css.ts'
import { markedEdge } from '../../theme/edges.ts'
import { cutAtItsEnd, focusRing, style } from '../../theme/style.ts'

export const filters = style('data-table-filters', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.space[2],
  minInlineSize: 0,
  padding: 0,
  border: 'none',
})

/** A filter with a value looks different. */
export const chip = style('data-table-filter-chip', {
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: 'min(100%, 320px)',
  minBlockSize: size.control.medium,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  selectors: {
    '&[data-set]': {
      borderWidth: markedEdge,
      borderColor: color.brand.solid,
      backgroundColor: color.brand.surface,
      color: color.brand.text,
    },
  },
})

const part = {
  borderRadius: size.radius.control,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.surfaceHover }, '&:focus-visible': focusRing },
} as const

export const change = style('data-table-filter-change', {
  ...part,
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: size.space[1],
  minInlineSize: 0,
  paddingInline: size.space[3],
  paddingInlineEnd: size.space[2],
  textAlign: 'start',
})

export const label = style('data-table-filter-label', {
  flexShrink: 0,
  selectors: { '[data-set] &': { color: color.textMuted } },
})

export const value = style('data-table-filter-value', {
  ...cutAtItsEnd,
  minInlineSize: 0,
  overflow: 'hidden',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const remove = style('data-table-filter-remove', {
  ...part,
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '28px',
  '@media': { '(pointer: coarse)': { inlineSize: '44px' }, print: { display: 'none' } },
})

export const add = style('data-table-filter-add', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.space[1],
  minBlockSize: size.control.medium,
  paddingInline: size.space[3],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: size.radius.control,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded=true]': { backgroundColor: color.surfaceHover },
    '&:focus-visible': focusRing,
    '&[aria-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': { print: { display: 'none' } },
})

export const editor = style('data-table-filter-editor', {
  inlineSize: 'min(320px, calc(100vw - 26px))',
  maxBlockSize: 'min(480px, 80vh)',
  overflow: 'auto',
  padding: size.space[4],
  outline: 'none',
})

export const form = style('data-table-filter-form', { display: 'grid', justifyItems: 'start', gap: size.space[3] })
