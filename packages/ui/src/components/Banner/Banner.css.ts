import { color, size } from '../../theme/contract.css.ts'
import { eachTone } from '../../theme/tone-styles.ts'
import { below, from } from '../../theme/media.ts'
import { recipe, style } from '../../theme/style.ts'

/** A banner that shows one line on a phone. */
const slim = '[data-slim]'

export const banner = recipe('banner', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    columnGap: size.space[3],
    alignItems: 'start',
    padding: size.space[3],
    paddingInlineStart: size.space[4],
    border: '1px solid',
    borderRadius: size.radius.card,
    '@media': { [below.medium]: { selectors: { [`&${slim}`]: { alignItems: 'center', paddingBlock: '3px' } } } },
  },
  variants: {
    tone: {
      ...eachTone(() => ({ backgroundColor: color.surfaceRaised, borderColor: color.border })),
      // Only warnings and dangers fill the page's width with a color.
      warning: { backgroundColor: color.warning.surface, borderColor: color.warning.border },
      danger: { backgroundColor: color.danger.surface, borderColor: color.danger.border },
    },
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
  '@media': {
    [from.medium]: { maxInlineSize: '96ch' },
    [below.medium]: {
      selectors: {
        [`${slim} &`]: { flexBasis: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
    },
  },
})

export const title = style('banner-title', { color: color.text, fontWeight: 600 })

export const actions = style('banner-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.space[3],
  minBlockSize: '32px',
  '@media': { [below.medium]: { selectors: { [`${slim} &`]: { display: 'none' } } } },
})

/** The button that expands a slim banner. */
export const more = style('banner-more', {
  display: 'none',
  transition: `rotate ${size.duration.feedback} ${size.easing}`,
  '@media': {
    [below.medium]: { display: 'inline-grid', selectors: { ':not([data-slim]) > &': { rotate: '180deg' } } },
    '(pointer: coarse)': { margin: '-6px' },
  },
})

export const dismiss = style('banner-dismiss', {
  display: 'inline-grid',
  '@media': { '(pointer: coarse)': { margin: '-6px' } },
})
