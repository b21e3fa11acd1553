import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { ownHeading, recipe } from '../../theme/style.ts'

export const heading = recipe('heading', {
  base: { ...ownHeading, color: color.text, fontWeight: 600, overflowWrap: 'break-word', textWrap: 'balance' },
  variants: {
    size: {
      small: { fontSize: size.fontSize[16], lineHeight: size.lineHeight[16], letterSpacing: '-0.006em' },
      medium: { fontSize: size.fontSize[18], lineHeight: size.lineHeight[18], letterSpacing: '-0.01em' },
      large: { fontSize: size.fontSize[24], lineHeight: size.lineHeight[24], letterSpacing: '-0.015em' },
      // A page title stays on one line on a phone in every language.
      xlarge: {
        fontSize: size.fontSize[24],
        lineHeight: size.lineHeight[24],
        letterSpacing: '-0.02em',
        '@media': { [from.medium]: { fontSize: size.fontSize[30], lineHeight: size.lineHeight[30] } },
      },
      display: {
        fontSize: size.fontSize[30],
        lineHeight: size.lineHeight[30],
        letterSpacing: '-0.022em',
        fontWeight: 700,
        '@media': { [from.large]: { fontSize: size.fontSize[38], lineHeight: size.lineHeight[38] } },
      },
    },
  },
})
