import { color, size } from '../../theme/contract.css.ts'
import { eachSpace } from '../../theme/space-variants.ts'
import { recipe } from '../../theme/style.ts'

export const card = recipe('card', {
  base: {
    border: `1px solid ${color.border}`,
    borderRadius: size.radius.card,
    minInlineSize: 0,
  },
  variants: {
    padding: eachSpace((padding) => ({ padding })),
    elevation: {
      0: { backgroundColor: color.surface },
      1: { backgroundColor: color.surfaceRaised, boxShadow: color.shadow.raised },
    },
  },
})
