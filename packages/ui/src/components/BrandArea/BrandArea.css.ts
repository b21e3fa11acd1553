import { color } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

/** Resets surface and text, because inherited values have the colors of the page's brand. */
export const area = style('brand-area', { backgroundColor: color.surface, color: color.text })
