import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { focusRing, style } from '../../theme/style.ts'

export const list = style('breadcrumbs', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[2],
  minInlineSize: 0,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const item = style('breadcrumb', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
})

/** The items between the first and the last two, hidden on phones until expanded. */
export const middle = style('breadcrumb-middle', {
  selectors: { '[data-collapsed] > &': { display: 'none' } },
  '@media': { [from.medium]: { selectors: { '[data-collapsed] > &': { display: 'inline-flex' } } } },
})

export const more = style('breadcrumb-more', {
  '@media': { [from.medium]: { display: 'none' } },
})

export const separator = style('breadcrumb-separator', {
  display: 'inline-flex',
  flexShrink: 0,
  color: color.textMuted,
  selectors: { ':root[dir=rtl] &': { scale: '-1 1' } },
})

export const link = style('breadcrumb-link', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  borderRadius: '2px',
  color: color.textLink,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  textUnderlineOffset: '3px',
  selectors: {
    '&[data-hovered]': { textDecorationLine: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const current = style('breadcrumb-current', { color: color.textMuted, overflowWrap: 'anywhere' })

export const expand = style('breadcrumb-expand', {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '24px',
  minBlockSize: '24px',
  borderRadius: size.radius.control,
  color: color.textLink,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.surfaceHover } },
  '@media': { '(pointer: coarse)': { minInlineSize: '44px', minBlockSize: '44px' } },
})
