import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const details = style('error-details', {
  marginBlockStart: size.space[4],
  maxInlineSize: 'min(720px, 100%)',
  textAlign: 'start',
})

export const summary = style('error-summary', {
  minBlockSize: '24px',
  color: color.text,
  fontWeight: 500,
  cursor: 'pointer',
})

export const trail = style('error-trail', {
  marginBlockStart: size.space[2],
  padding: size.space[4],
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceSunken,
  color: color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: size.fontSize[12],
  lineHeight: size.lineHeight[13],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
