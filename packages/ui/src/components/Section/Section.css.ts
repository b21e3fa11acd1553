import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { eachSpace } from '../../theme/space-variants.ts'
import { recipe, style } from '../../theme/style.ts'

export const section = recipe('section', {
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    gap: eachSpace((gap) => ({ gap })),
    layout: {
      stacked: {},
      aside: {
        '@media': {
          [from.large]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
            alignItems: 'start',
            columnGap: size.space[8],
          },
        },
      },
    },
  },
})

// The buttons are on the heading's line, or below it if they don't fit.
export const head = style('section-head', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: size.space[4],
})

export const texts = recipe('section-texts', {
  base: { display: 'flex', flexDirection: 'column', flex: '1 1 320px', minInlineSize: 0 },
  variants: { isLarge: { true: { gap: size.space[2] }, false: { gap: size.space[1] } } },
})

export const description = recipe('section-description', {
  base: { maxInlineSize: '68ch', color: color.textMuted, textWrap: 'pretty', overflowWrap: 'break-word' },
  variants: {
    isLarge: {
      true: { fontSize: size.fontSize[16], lineHeight: size.lineHeight[16] },
      false: { fontSize: size.fontSize[14], lineHeight: size.lineHeight[14] },
    },
  },
})

export const actions = style('section-actions', { display: 'flex', flexWrap: 'wrap', gap: size.space[2] })
