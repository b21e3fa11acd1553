import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const views = style('data-table-views', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[2],
  minInlineSize: 0,
})

export const failure = style('data-table-views-failure', { color: color.danger.text })
