import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { recipe, style } from '../../theme/style.ts'

export const list = recipe('description-list', {
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    layout: {
      stacked: { gap: size.space[4] },
      aside: {},
      columns: {
        gap: size.space[5],
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      },
    },
  },
})

export const item = recipe('description-item', {
  base: { display: 'grid', gap: '2px', minInlineSize: 0 },
  variants: {
    layout: {
      stacked: {},
      columns: { alignContent: 'start' },
      aside: {
        paddingBlock: size.space[3],
        selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
        '@media': {
          [from.medium]: { gridTemplateColumns: 'minmax(120px, 1fr) minmax(0, 2fr)', columnGap: size.space[6] },
        },
      },
    },
  },
})

export const term = style('description-term', {
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  overflowWrap: 'break-word',
})

export const details = style('description-details', { color: color.text, minInlineSize: 0, overflowWrap: 'anywhere' })
