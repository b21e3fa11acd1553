import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const card = style('error-card', {
  display: 'grid',
  justifyItems: 'start',
  gap: size.space[4],
  padding: size.space[5],
  border: `1px solid ${color.danger.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceRaised,
  overflowWrap: 'anywhere',
})

export const message = style('error-card-message', { display: 'flex', gap: size.space[3] })

export const icon = style('error-card-icon', {
  display: 'inline-flex',
  paddingBlockStart: size.space[1],
  color: color.danger.icon,
})

export const text = style('error-card-text', { color: color.textMuted, marginBlockStart: size.space[1] })

export const actions = style('error-card-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.space[3],
  // In line with the words, past the icon.
  paddingInlineStart: '28px',
})
