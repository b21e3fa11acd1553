import { size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

export const stack = style('banner-stack', {
  display: 'grid',
  gap: size.space[2],
  '@media': { [from.medium]: { gap: size.space[3] } },
})
