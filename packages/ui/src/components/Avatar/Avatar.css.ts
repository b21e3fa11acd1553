import { color, size } from '../../theme/contract.css.ts'
import { recipe } from '../../theme/style.ts'

export const avatar = recipe('avatar', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    border: `1px solid ${color.brand.border}`,
    borderRadius: size.radius.pill,
    backgroundColor: color.brand.surface,
    color: color.brand.text,
    fontWeight: 700,
    userSelect: 'none',
    textTransform: 'none',
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      small: {
        inlineSize: '1.5rem',
        blockSize: '1.5rem',
        fontSize: '0.625rem',
        lineHeight: size.lineHeight[12],
      },
      medium: {
        inlineSize: '1.75rem',
        blockSize: '1.75rem',
        fontSize: '0.6875rem',
        lineHeight: size.lineHeight[12],
      },
      large: {
        inlineSize: '2.5rem',
        blockSize: '2.5rem',
        fontSize: size.fontSize[14],
        lineHeight: size.lineHeight[14],
      },
    },
  },
})
