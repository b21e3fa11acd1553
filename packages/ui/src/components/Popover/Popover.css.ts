import { color, size } from '../../theme/contract.css.ts'
import { ownHeading, style } from '../../theme/style.ts'

export const content = style('popover-content', {
  display: 'grid',
  gap: size.space[3],
  maxInlineSize: 'min(360px, calc(100vw - 24px))',
  padding: size.space[4],
  outline: 'none',
  overflowWrap: 'break-word',
})

export const title = style('popover-title', {
  ...ownHeading,
  color: color.text,
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
  fontWeight: 600,
})
