import { color, size } from '../../theme/contract.css.ts'
import { recipe, style } from '../../theme/style.ts'

export const countdown = recipe('countdown', {
  base: { color: color.text, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  variants: {
    size: {
      medium: { fontSize: size.fontSize[16], lineHeight: size.lineHeight[16] },
      large: { fontSize: size.fontSize[38], lineHeight: size.lineHeight[38], letterSpacing: '-0.02em' },
    },
  },
})

export const digits = style('countdown-digits', { whiteSpace: 'nowrap' })
