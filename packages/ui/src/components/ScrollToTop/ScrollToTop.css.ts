import { keyframes } from '@vanilla-extract/css'
import { dockedMargin, dockedPosition, floatingSize } from '../../internal/docked.ts'
import { color, size } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const button = style('scroll-to-top', {
  position: `var(${dockedPosition}, fixed)`,
  marginBlock: `var(${dockedMargin}, 0)`,
  // Last in a layout, wherever it was placed, so that the user can scroll the content out from under it.
  order: 1,
  alignSelf: 'flex-end',
  insetBlockEnd: size.space[6],
  insetInlineEnd: size.space[6],
  zIndex: size.layer.float,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: floatingSize,
  blockSize: floatingSize,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.pill,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: color.shadow.popover,
  cursor: 'pointer',
  animation: `${appear} ${size.duration.entrance} ${size.easing}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { print: { display: 'none' } },
})
