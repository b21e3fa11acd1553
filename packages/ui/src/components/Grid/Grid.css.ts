import type { StyleRule } from '@vanilla-extract/css'
import { eachSpace } from '../../theme/space-variants.ts'
import { from, recipe } from '../../theme/style.ts'

const columns = (rule: (template: string) => StyleRule) => ({
  1: rule('minmax(0, 1fr)'),
  2: rule('repeat(2, minmax(0, 1fr))'),
  3: rule('repeat(3, minmax(0, 1fr))'),
  4: rule('repeat(4, minmax(0, 1fr))'),
})

export const grid = recipe('grid', {
  base: { display: 'grid', gridAutoRows: '1fr' },
  variants: {
    base: columns((gridTemplateColumns) => ({ gridTemplateColumns })),
    medium: columns((gridTemplateColumns) => ({ '@media': { [from.medium]: { gridTemplateColumns } } })),
    large: columns((gridTemplateColumns) => ({ '@media': { [from.large]: { gridTemplateColumns } } })),
    gap: eachSpace((gap) => ({ gap })),
  },
})
