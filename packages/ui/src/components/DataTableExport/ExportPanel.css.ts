import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const panel = style('data-table-export', {
  display: 'grid',
  gap: size.space[4],
  inlineSize: 'min(320px, calc(100vw - 26px))',
  padding: size.space[4],
  outline: 'none',
  overflowWrap: 'anywhere',
})

export const rows = style('data-table-export-rows', { margin: 0 })

export const jobActions = style('data-table-export-actions', { display: 'flex', flexWrap: 'wrap', gap: size.space[2] })

export const jobs = style('data-table-export-jobs', {
  display: 'grid',
  gap: size.space[3],
  margin: 0,
  padding: 0,
  paddingBlockStart: size.space[4],
  borderBlockStart: `1px solid ${color.border}`,
  listStyle: 'none',
})

export const job = style('data-table-export-job', {
  display: 'grid',
  gap: size.space[2],
  justifyItems: 'start',
  minInlineSize: 0,
})

export const progress = style('data-table-export-progress', { justifySelf: 'stretch' })

export const failed = style('data-table-export-failed', { margin: 0, color: color.danger.text, fontWeight: 500 })

export const reason = style('data-table-export-reason', { margin: 0 })
