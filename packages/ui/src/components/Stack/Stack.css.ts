import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { eachSpace } from '../../theme/space-variants.ts'
import { recipe, style } from '../../theme/style.ts'

const marked = style('stack-marked', {})

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
    justify: {
      start: {},
      between: { justifyContent: 'space-between', blockSize: '100%' },
    },
  },
})

export const marker = { none: '', stone: marked } as const

globalStyle(`${marked} > li`, {
  position: 'relative',
  paddingInlineStart: size.space[5],
})

globalStyle(`${marked} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  // Centered on the first line of prose.
  insetBlockStart: `calc(${size.lineHeight[16]} / 2 - 4px)`,
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: size.radius.stone,
  backgroundColor: color.stone.two,
  forcedColorAdjust: 'none',
})
