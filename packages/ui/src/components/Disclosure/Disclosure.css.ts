import { color, size } from '../../theme/contract.css.ts'
import { below } from '../../theme/media.ts'
import { focusRing, ownHeading, style } from '../../theme/style.ts'

export const disclosure = style('disclosure', {
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:first-of-type': { borderBlockStart: `1px solid ${color.border}` } },
})

export const heading = style('disclosure-heading', ownHeading)

export const trigger = style('disclosure-trigger', {
  display: 'flex',
  alignItems: 'center',
  gap: size.space[3],
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: size.space[2],
  paddingBlock: size.space[3],
  borderRadius: size.radius.control,
  color: color.text,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
    ':root[data-density=compact] &': { minBlockSize: '40px', paddingBlock: size.space[2] },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
})

export const chevron = style('disclosure-chevron', {
  display: 'inline-flex',
  flexShrink: 0,
  color: color.textMuted,
  transition: `rotate ${size.duration.feedback} ${size.easing}`,
  selectors: {
    ':root[dir=rtl] &': { scale: '-1 1' },
    '[data-expanded] > * > * > &': { rotate: '90deg' },
  },
})

/** The note is next to the title, or below it if both don't fit. */
export const text = style('disclosure-text', {
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: size.space[3],
  minInlineSize: 0,
})

export const texts = style('disclosure-texts', { flex: '1 1 auto', minInlineSize: 0 })

export const note = style('disclosure-note', { color: color.textMuted, fontWeight: 400 })

export const panel = style('disclosure-panel', {
  paddingInlineStart: '36px',
  paddingInlineEnd: size.space[2],
  // A phone has no space for the indent of the content.
  '@media': { [below.medium]: { paddingInlineStart: size.space[2] } },
  selectors: { '[data-expanded] > &': { paddingBlockEnd: size.space[4] } },
})
