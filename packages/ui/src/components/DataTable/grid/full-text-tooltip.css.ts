import { hintBox } from '../../../internal/hint-box.ts'
import { style } from '../../../theme/style.ts'

/** The box of the full text: above everything else, and placed beside its cell. */
export const whole = style('data-table-full-text', {
  ...hintBox,
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(480px, 80vw)',
})
