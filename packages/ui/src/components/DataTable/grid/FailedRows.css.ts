import { color, size } from '../../../theme/contract.css.ts'
import { style } from '../../../theme/style.ts'

export const failed = style('data-table-failed', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: size.space[4],
  paddingInline: size.space[5],
  paddingBlock: size.space[6],
  borderInlineStart: `4px solid ${color.danger.icon}`,
})

export const message = style('data-table-failed-message', { display: 'flex', gap: size.space[3] })

export const icon = style('data-table-failed-icon', {
  display: 'inline-flex',
  paddingBlockStart: '4px',
  color: color.danger.icon,
})

export const text = style('data-table-failed-text', { marginBlockStart: size.space[1], color: color.textMuted })
