import { eachSpace } from '../../theme/space-variants.ts'
import { recipe } from '../../theme/style.ts'

export const inline = recipe('inline', {
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    gap: eachSpace((gap) => ({ gap })),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' }, false: {} },
  },
})
