import { color, size } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

export const tile = style('link-tile', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.space[4],
  blockSize: '100%',
  padding: size.space[5],
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceRaised,
  boxShadow: color.shadow.raised,
  transition: `box-shadow ${size.duration.feedback} ${size.easing}, border-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&:has([data-hovered])': { borderColor: color.brand.border, boxShadow: color.shadow.hover },
    '&:has([data-pressed])': { backgroundColor: color.surfaceHover },
    '&:has([data-focus-visible])': focusRing,
  },
})

export const mark = style('link-tile-mark', { display: 'inline-flex', flexShrink: 0, color: color.brand.icon })

export const texts = style('link-tile-texts', { flex: '1 1 auto', minInlineSize: 0 })

export const link = style('link-tile-link', {
  color: color.textLink,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  textUnderlineOffset: '3px',
  selectors: {
    // The whole tile is the press target and has the focus ring.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: size.radius.card },
    '&[data-hovered]': { textDecorationLine: 'underline' },
  },
})

export const description = style('link-tile-description', {
  marginBlockStart: size.space[1],
  color: color.textMuted,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
})

export const arrow = style('link-tile-arrow', {
  display: 'inline-flex',
  flexShrink: 0,
  paddingBlockStart: size.space[1],
  color: color.textMuted,
  transition: `translate ${size.duration.feedback} ${size.easing}`,
  selectors: {
    [`${tile}:has([data-hovered]) > &`]: { color: color.textLink, translate: '2px 0' },
    ':root[dir=rtl] &': { scale: '-1 1' },
    [`:root[dir=rtl] ${tile}:has([data-hovered]) > &`]: { translate: '-2px 0' },
  },
})
