import { color, size } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

export const trigger = style('data-table-find', {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.control.medium,
  blockSize: size.control.medium,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:is(:active, [aria-expanded=true])': { backgroundColor: color.surfacePressed },
    '&:focus-visible': focusRing,
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})
