import { from } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

export const search = style('data-table-search', {
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [from.medium]: { inlineSize: '300px' } },
})
