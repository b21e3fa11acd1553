import { size } from '../../theme/contract.css.ts'
import { roomForAside } from '../../theme/media.ts'
import { recipe, style } from '../../theme/style.ts'

const beside = 'minmax(0, 256px)'
const fluid = 'minmax(0, 1fr)'

export const frame = style('columns', { containerType: 'inline-size' })

export const columns = recipe('columns-grid', {
  base: { display: 'grid', gridTemplateColumns: fluid, gap: size.space[6] },
  variants: {
    side: {
      start: {
        '@container': { [roomForAside]: { gridTemplateColumns: `${beside} ${fluid}`, columnGap: size.space[8] } },
      },
      end: {
        '@container': { [roomForAside]: { gridTemplateColumns: `${fluid} ${beside}`, columnGap: size.space[8] } },
      },
    },
  },
})

export const content = style('columns-content', { minInlineSize: 0 })

export const aside = recipe('columns-aside', {
  base: {
    minInlineSize: 0,
    '@container': {
      [roomForAside]: {
        display: 'block',
        position: 'sticky',
        // Below the header of an AppLayout.
        insetBlockStart: size.space[16],
        alignSelf: 'start',
        maxBlockSize: `calc(100dvh - 2 * ${size.space[16]})`,
        overflowY: 'auto',
      },
    },
    '@media': { print: { display: 'none' } },
  },
  variants: {
    isReplaced: { true: { display: 'none' }, false: {} },
    // The aside comes first in the reading order, because it controls the content.
    side: { start: {}, end: { '@container': { [roomForAside]: { order: 1 } } } },
  },
})

export const narrow = style('columns-narrow', {
  minInlineSize: 0,
  '@container': { [roomForAside]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
