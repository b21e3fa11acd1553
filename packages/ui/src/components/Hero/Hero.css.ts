import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

export const hero = style('hero', {
  display: 'grid',
  alignItems: 'center',
  gap: size.space[10],
  paddingBlock: size.space[6],
  '@media': {
    [from.large]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      paddingBlock: size.space[12],
      columnGap: size.space[4],
    },
  },
})

/** The texts; the mark is beside them, in the last column of a three-column grid. */
export const texts = style('hero-texts', { '@media': { [from.large]: { gridColumn: 'span 2' } } })

export const title = style('hero-title', { maxInlineSize: '40rem', textWrap: 'balance' })

export const description = style('hero-description', {
  marginBlockStart: size.space[4],
  maxInlineSize: '56ch',
  color: color.textMuted,
  fontSize: size.fontSize[18],
  lineHeight: size.lineHeight[18],
  textWrap: 'pretty',
})

export const actions = style('hero-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.space[3],
  marginBlockStart: size.space[8],
})

export const picture = style('hero-picture', {
  display: 'none',
  '@media': { [from.large]: { display: 'block' } },
})
