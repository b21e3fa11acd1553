import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const logo = style('logo', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  color: color.text,
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  fontWeight: 700,
  letterSpacing: '-0.015em',
  whiteSpace: 'nowrap',
})

/** An empty class, by which a header hides the name if it only has space for the mark. */
export const name = style('logo-name', {})
