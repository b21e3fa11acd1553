import { from } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

export const search = style('data-table-search', {
  inlineSize: '100%',
  minInlineSize: 0,
  // Beside the filters of a toolbar, even on a phone.
  selectors: { 'fieldset > * > &': { flex: '1 1 160px', inlineSize: 'auto' } },
  // Without a toolbar, the search is in a column, where a flex basis would set its height. Its placeholder is longer in
  // some languages.
  '@media': {
    [from.medium]: {
      inlineSize: '300px',
      maxInlineSize: '360px',
      selectors: { 'fieldset > * > &': { flex: '1 1 220px' } },
    },
  },
})
