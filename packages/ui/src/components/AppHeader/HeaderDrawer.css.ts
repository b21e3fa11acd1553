import { keyframes } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { focusRing, ownHeading, style } from '../../theme/style.ts'

const fade = keyframes({ from: { opacity: 0 } })
const slide = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } })
const slideMirrored = keyframes({ from: { opacity: 0, transform: 'translateX(-24px)' } })

export const overlay = style('drawer-overlay', {
  position: 'fixed',
  inset: 0,
  zIndex: size.layer.drawer,
  backgroundColor: color.scrim,
  animation: `${fade} ${size.duration.entrance} ${size.easing}`,
})

export const drawer = style('drawer', {
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(360px, 100vw)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderInlineStart: `1px solid ${color.border}`,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: color.shadow.dialog,
  animation: `${slide} ${size.duration.entrance} ${size.easing}`,
  selectors: { ':root[dir=rtl] &': { animationName: slideMirrored } },
})

export const dialog = style('drawer-dialog', { outline: 'none', paddingBlockEnd: size.space[6] })

export const head = style('drawer-head', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size.space[3],
  minBlockSize: size.header,
  paddingInlineStart: size.space[5],
  paddingInlineEnd: size.space[2],
  borderBlockEnd: `1px solid ${color.border}`,
})

export const section = style('drawer-section', {
  padding: size.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})

export const sectionTitle = style('drawer-section-title', {
  ...ownHeading,
  display: 'flex',
  alignItems: 'center',
  gap: size.space[2],
  paddingInline: size.space[3],
  paddingBlock: size.space[2],
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontWeight: 600,
})

export const row = style('drawer-row', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size.space[3],
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: size.space[3],
  paddingBlock: size.space[2],
  borderRadius: size.radius.control,
  color: color.text,
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '&[aria-current]': { backgroundColor: color.brand.surface, color: color.brand.text },
  },
})

export const check = style('drawer-check', { display: 'inline-flex', color: color.textLink })

export const user = style('drawer-user', {
  display: 'flex',
  alignItems: 'center',
  gap: size.space[3],
  padding: size.space[3],
  overflowWrap: 'anywhere',
})
