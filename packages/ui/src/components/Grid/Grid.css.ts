import type { StyleRule } from '@vanilla-extract/css'
import { eachSpace } from '../../theme/space-variants.ts'
import { from } from '../../theme/media.ts'
import { recipe, style } from '../../theme/style.ts'

const cells = (count: number): StyleRule => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  // In one column, each cell has its natural height.
  gridAutoRows: count === 1 ? 'auto' : '1fr',
})

const columns = (rule: (of: StyleRule) => StyleRule) => ({
  1: rule(cells(1)),
  2: rule(cells(2)),
  3: rule(cells(3)),
  4: rule(cells(4)),
})

export const grid = recipe('grid', {
  base: { display: 'grid' },
  variants: {
    base: columns((of) => of),
    medium: columns((of) => ({ '@media': { [from.medium]: of } })),
    large: columns((of) => ({ '@media': { [from.large]: of } })),
    gap: eachSpace((gap) => ({ gap })),
  },
})

/** The content of a list item fills the cell, as it does outside a list. */
export const item = style('grid-item', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
