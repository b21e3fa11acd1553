import { color, size } from '../theme/contract.css.ts'
import { focusRing, style } from '../theme/style.ts'

export const button = style('data-table-button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: size.space[2],
  maxInlineSize: '100%',
  minBlockSize: size.control.medium,
  paddingInline: size.space[4],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  fontWeight: 500,
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:active': { backgroundColor: color.surfacePressed },
    '&:focus-visible': focusRing,
    '&[aria-disabled]': { cursor: 'progress' },
  },
})
