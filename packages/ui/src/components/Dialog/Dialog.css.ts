import { keyframes } from '@vanilla-extract/css'
import { footerEnd, footerInset } from '../../internal/overlay-footer.ts'
import { pinnedSize } from '../../internal/pinned.ts'
import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { ownHeading, recipe, style } from '../../theme/style.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.99)' } })

export const overlay = style('dialog-overlay', {
  position: 'fixed',
  inset: 0,
  zIndex: size.layer.dialog,
  display: 'grid',
  // Never wider than the window, even with a long word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  padding: size.space[4],
  // Sticky content of a tall dialog sticks to the window's edge, not to this padding.
  vars: { [pinnedSize]: `calc(-1 * ${size.space[4]})`, [footerEnd]: size.space[4] },
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Keeps the focus clear of the footer.
  scrollPaddingBlockEnd: '96px',
  backgroundColor: color.scrim,
  animation: `${fade} ${size.duration.entrance} ${size.easing}`,
})

export const modal = recipe('dialog-modal', {
  base: {
    inlineSize: '100%',
    // Not centered by the grid, because the top of a tall dialog would be unreachable.
    marginBlock: 'auto',
    border: `1px solid ${color.border}`,
    borderRadius: size.radius.dialog,
    backgroundColor: color.surfaceRaised,
    color: color.text,
    boxShadow: color.shadow.dialog,
    animation: `${rise} ${size.duration.entrance} ${size.easing}`,
  },
  variants: {
    size: {
      small: { maxInlineSize: '400px' },
      medium: { maxInlineSize: '560px' },
      large: { maxInlineSize: '760px' },
      xlarge: { maxInlineSize: '1120px' },
    },
  },
})

export const dialog = style('dialog', {
  padding: size.space[5],
  borderRadius: 'inherit',
  outline: 'none',
  vars: { [footerInset]: size.space[5] },
  '@media': { [from.medium]: { padding: size.space[6], vars: { [footerInset]: size.space[6] } } },
})

export const head = style('dialog-head', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: size.space[4],
})

export const title = style('dialog-title', {
  ...ownHeading,
  paddingBlock: '2px',
  fontSize: size.fontSize[20],
  lineHeight: size.lineHeight[20],
  fontWeight: 600,
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
})

export const close = style('dialog-close', {
  flexShrink: 0,
  display: 'inline-grid',
  marginInlineEnd: '-6px',
  '@media': { '(pointer: coarse)': { marginBlockStart: '-6px' } },
})

export const body = style('dialog-body', {
  marginBlockStart: size.space[4],
  borderRadius: 'inherit',
  overflowWrap: 'anywhere',
})

export const actions = style('dialog-actions', { marginBlockStart: size.space[6] })
