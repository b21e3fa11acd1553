import { color, size } from '../../theme/contract.css.ts'
import { below } from '../../theme/media.ts'
import { focusRing, style } from '../../theme/style.ts'

export const panel = style('data-table-columns', {
  display: 'grid',
  justifyItems: 'start',
  gap: size.space[3],
  inlineSize: 'min(360px, calc(100vw - 26px))',
  padding: size.space[4],
  outline: 'none',
})

export const list = style('data-table-columns-list', {
  justifySelf: 'stretch',
  marginInline: '-8px',
})

export const rows = style('data-table-columns-rows', { outline: 'none' })

export const row = style('data-table-columns-row', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.control.medium,
  padding: size.space[1],
  borderRadius: size.radius.control,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-focus-visible]': focusRing,
    '&[data-dragging]': { opacity: 0.5 },
  },
})

const small = {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  blockSize: '28px',
  borderRadius: size.radius.control,
  color: color.textMuted,
  outline: 'none',
} as const

const coarse = { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } } as const

export const handle = style('data-table-columns-handle', {
  ...small,
  inlineSize: '24px',
  cursor: 'grab',
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': { '(pointer: coarse)': { inlineSize: '32px', blockSize: '44px' } },
})

export const name = style('data-table-columns-name', {
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingInline: size.space[1],
  overflowWrap: 'anywhere',
})

export const button = style('data-table-columns-button', {
  ...small,
  inlineSize: '28px',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-expanded=true]': { backgroundColor: color.surfacePressed, color: color.text },
    '&[data-focus-visible]': focusRing,
    '&[data-pinned]': { color: color.brand.text },
    '&[data-disabled]': { opacity: 0.35, cursor: 'not-allowed' },
  },
  '@media': coarse,
})

/** The place where the dragged column goes. */
export const dropIndicator = style('data-table-columns-drop', {
  selectors: { '&[data-drop-target]': { outline: `1px solid ${color.borderFocus}` } },
})

/**
 * The menu is over the opposite end of the name's cell, so that it takes no space. Touch cannot reveal it, so it is
 * always visible there.
 */
export const headerMenu = style('data-table-header-menu', {
  position: 'absolute',
  insetInlineEnd: '12px',
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceSunken,
  opacity: 0,
  selectors: {
    'th:hover > &, th:focus-within > &, &[data-open]': { opacity: 1 },
    'th[data-align=end] > &': { insetInlineStart: '12px', insetInlineEnd: 'auto' },
  },
  '@media': {
    '(hover: none)': {
      position: 'static',
      opacity: 1,
      flexShrink: 0,
      marginInlineStart: 'auto',
      backgroundColor: 'transparent',
    },
    print: { display: 'none' },
    // A phone has space for names only; the columns panel offers the same.
    [`${below.medium} and (hover: none)`]: { display: 'none' },
  },
})

export const headerMenuButton = style('data-table-header-menu-button', {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: size.radius.control,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded=true]': { backgroundColor: color.surfacePressed, color: color.text },
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' },
  },
  '@media': {
    // 44 px for touch, without a wider header.
    '(pointer: coarse)': { selectors: { '&::after': { content: '', position: 'absolute', inset: '-10px' } } },
  },
})
