import { color, size } from '../../theme/contract.css.ts'
import { focusRing, recipe } from '../../theme/style.ts'

export const link = recipe('link', {
  base: {
    borderRadius: '2px',
    cursor: 'pointer',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-hovered]': { textDecorationLine: 'underline', textDecorationThickness: '2px' },
    },
  },
  variants: {
    variant: {
      inline: { textDecorationLine: 'underline' },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        minBlockSize: '24px',
        fontWeight: 500,
        textDecorationLine: 'none',
        '@media': { '(pointer: coarse)': { minBlockSize: size.control.medium } },
      },
    },
    tone: { brand: { color: color.textLink }, muted: { color: color.textMuted }, inherit: { color: 'inherit' } },
  },
})
