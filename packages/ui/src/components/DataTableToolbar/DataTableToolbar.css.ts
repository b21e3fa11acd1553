import { size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

export const toolbar = style('data-table-toolbar', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: size.space[2],
  minInlineSize: 0,
  padding: 0,
  border: 'none',
})

export const start = style('data-table-toolbar-start', {
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: size.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  inlineSize: '100%',
  '@media': { [from.medium]: { inlineSize: 'auto' } },
})

export const end = style('data-table-toolbar-end', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: size.space[2],
})
