import { color, size } from '../../theme/contract.css.ts'
import { recipe, style } from '../../theme/style.ts'

export const empty = recipe('empty-state', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    paddingInline: size.space[4],
    textAlign: 'center',
  },
  variants: {
    size: {
      medium: { paddingBlock: size.space[8] },
      large: { minBlockSize: '512px', paddingBlock: size.space[12] },
    },
  },
})

/** Three mosaics side by side, the outer ones fading: an illustration for an empty place. */
export const picture = style('empty-state-picture', { display: 'flex', gap: '8px' })

export const pale = style('empty-state-pale', { opacity: 0.4 })

export const title = style('empty-state-title', { marginBlockStart: size.space[5], textWrap: 'balance' })

export const text = style('empty-state-text', {
  marginBlockStart: size.space[2],
  maxInlineSize: '52ch',
  color: color.textMuted,
  textWrap: 'pretty',
})

export const actions = style('empty-state-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: size.space[3],
  marginBlockStart: size.space[5],
})
