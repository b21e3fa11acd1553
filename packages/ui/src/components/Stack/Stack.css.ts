import { eachSpace } from '../../theme/space-variants.ts'
import { recipe } from '../../theme/style.ts'

export const stack = recipe('stack', {
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    gap: eachSpace((gap) => ({ gap })),
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
})
