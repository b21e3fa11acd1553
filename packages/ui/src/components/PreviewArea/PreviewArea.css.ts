import { color, size } from '../../theme/contract.css.ts'
import { below } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

/** Resets surface and text, because inherited values have the page's colors. */
export const area = style('preview-area', {
  padding: size.space[4],
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surface,
  color: color.text,
  '@media': { [below.medium]: { padding: size.space[2] } },
})
