import { color, size } from '../theme/contract.css.ts'
import { markedEdge } from '../theme/edges.ts'
import { ownHeading, style } from '../theme/style.ts'

/** The box of a message about a part of the page; problems look the same in page, table and form. */
export const messageBox = {
  display: 'flex',
  gap: size.space[3],
  paddingInline: size.space[4],
  paddingBlock: size.space[3],
  border: `${markedEdge} solid`,
  borderRadius: size.radius.card,
  color: color.text,
  overflowWrap: 'anywhere',
} as const

/** Aligned with the first line of its text. */
export const messageIcon = { display: 'inline-flex', flexShrink: 0, paddingBlockStart: '2px' } as const

export const problem = style('problem', {
  ...messageBox,
  borderColor: color.danger.border,
  backgroundColor: color.danger.surface,
})

export const icon = style('problem-icon', { ...messageIcon, color: color.danger.icon })

export const body = style('problem-body', {
  display: 'grid',
  flex: '1 1 auto',
  justifyItems: 'start',
  gap: size.space[1],
  minInlineSize: 0,
})

export const title = style('problem-title', {
  ...ownHeading,
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
  fontWeight: 600,
})

export const actions = style('problem-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.space[3],
  marginBlock: size.space[2],
})
