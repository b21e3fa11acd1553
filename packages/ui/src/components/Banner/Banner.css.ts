import { color, size } from '../../theme/contract.css.ts'
import { eachTone } from '../../theme/each-tone.ts'
import { from } from '../../theme/media.ts'
import { recipe, style } from '../../theme/style.ts'

export const banner = recipe('banner', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: size.space[3],
    alignItems: 'start',
    padding: size.space[3],
    paddingInlineStart: size.space[4],
    border: '1px solid',
    borderRadius: size.radius.card,
  },
  variants: {
    tone: eachTone((tone) => ({ backgroundColor: tone.surface, borderColor: tone.border })),
  },
})

export const icon = recipe('banner-icon', {
  base: { display: 'inline-flex', paddingBlock: size.space[2] },
  variants: { tone: eachTone((tone) => ({ color: tone.icon })) },
})

export const body = style('banner-body', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: size.space[5],
  rowGap: size.space[1],
  minInlineSize: 0,
})

export const text = style('banner-text', {
  flex: '1 1 320px',
  minInlineSize: 0,
  paddingBlock: '6px',
  color: color.textMuted,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  '@media': { [from.medium]: { maxInlineSize: '96ch' } },
})

export const title = style('banner-title', { color: color.text, fontWeight: 600 })

export const actions = style('banner-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.space[3],
  minBlockSize: '32px',
})

export const dismiss = style('banner-dismiss', {
  display: 'inline-grid',
  '@media': { '(pointer: coarse)': { margin: '-6px' } },
})
