import { keyframes } from '@vanilla-extract/css'
import { hintBox } from '../../internal/hint-box.ts'
import { size } from '../../theme/contract.css.ts'
import { motionSafe, style } from '../../theme/style.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style('tooltip', {
  ...hintBox,
  maxInlineSize: 'min(280px, calc(100vw - 24px))',
  outline: 'none',
  ...motionSafe({ animation: `${appear} ${size.duration.feedback} ${size.easing}` }),
})
