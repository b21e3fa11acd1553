import { color, size } from '../../theme/contract.css.ts'
import { focusRing, hiddenVisually, style } from '../../theme/style.ts'

export const skipLink = style('skip-link', {
  ...hiddenVisually,
  selectors: {
    '&:focus': {
      position: 'fixed',
      insetBlockStart: size.space[2],
      insetInlineStart: size.space[2],
      zIndex: size.layer.skipLink,
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      paddingInline: size.space[4],
      paddingBlock: size.space[2],
      borderRadius: size.radius.control,
      backgroundColor: color.surfaceBrand,
      color: color.textOnBrand,
      fontWeight: 600,
      ...focusRing,
    },
  },
})
