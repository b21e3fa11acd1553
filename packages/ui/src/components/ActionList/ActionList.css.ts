import { color, size } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

export const list = style('action-list', {
  overflow: 'clip',
  overflowClipMargin: '6px',
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceRaised,
})

export const item = style('action-list-item', {
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})

export const button = style('action-list-button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size.space[3],
  inlineSize: '100%',
  minBlockSize: size.row,
  paddingInline: size.space[4],
  paddingBlock: size.space[2],
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-4px', borderRadius: size.radius.card },
    ':first-child > &': { borderStartStartRadius: '9px', borderStartEndRadius: '9px' },
    ':last-child > &': { borderEndStartRadius: '9px', borderEndEndRadius: '9px' },
  },
})

export const texts = style('action-list-texts', { display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const title = style('action-list-title', { color: color.text, fontWeight: 500 })

export const description = style('action-list-description', {
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const arrow = style('action-list-arrow', {
  display: 'inline-flex',
  color: color.textMuted,
  selectors: { ':root[dir=rtl] &': { scale: '-1 1' } },
})
