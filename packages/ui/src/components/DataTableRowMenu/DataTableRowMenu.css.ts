import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const trigger = style('data-table-row-menu', {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: size.radius.control,
  color: color.text,
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&:hover, &[aria-expanded=true]': { backgroundColor: color.surfacePressed },
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '0' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})
