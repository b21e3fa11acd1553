import { color } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

/** Surface and text are written anew: what is inherited has the colors of the page's brand. */
export const area = style('brand-area', { backgroundColor: color.surface, color: color.text })
