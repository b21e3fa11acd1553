import { hintBox } from '../../../internal/hint-box.ts'
import { style } from '../../../theme/style.ts'

/** Over everything, and beside the cell that it belongs to. */
export const whole = style('data-table-whole-text', {
  ...hintBox,
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(480px, 80vw)',
})
