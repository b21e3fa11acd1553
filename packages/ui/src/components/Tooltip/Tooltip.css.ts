import { keyframes } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { motionSafe, style } from '../../theme/style.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style('tooltip', {
  maxInlineSize: 'min(280px, calc(100vw - 24px))',
  paddingInline: size.space[2],
  paddingBlock: size.space[1],
  // Seen where the browser forces its colours.
  border: '1px solid transparent',
  borderRadius: size.radius.control,
  backgroundColor: color.text,
  color: color.surfaceRaised,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  outline: 'none',
  overflowWrap: 'anywhere',
  ...motionSafe({ animation: `${appear} ${size.duration.feedback} ${size.easing}` }),
})
