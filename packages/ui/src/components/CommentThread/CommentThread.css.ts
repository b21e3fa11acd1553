import { color, size } from '../../theme/contract.css.ts'
import { focusRing, ownHeading, recipe, style } from '../../theme/style.ts'

export const thread = style('comment-thread', {
  display: 'grid',
  gap: size.space[6],
  minInlineSize: 0,
  color: color.text,
})

export const day = style('comment-thread-day', { display: 'grid', gap: size.space[4], minInlineSize: 0 })

export const dayLabel = style('comment-thread-day-label', {
  ...ownHeading,
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontWeight: 600,
})

export const list = style('comment-thread-list', {
  display: 'grid',
  gap: size.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const comment = style('comment-thread-comment', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: size.space[3],
  outline: 'none',
  borderRadius: size.radius.card,
  selectors: { '&:focus-visible': focusRing },
})

export const bubble = recipe('comment-thread-bubble', {
  base: {
    display: 'grid',
    gap: size.space[2],
    paddingInline: size.space[4],
    paddingBlock: size.space[3],
    border: `1px solid ${color.border}`,
    borderRadius: size.radius.card,
    minInlineSize: 0,
  },
  variants: {
    kind: {
      user: { backgroundColor: color.surfaceRaised },
      staff: { backgroundColor: color.surfaceRaised, borderInlineStart: `3px solid ${color.borderFocus}` },
      note: { backgroundColor: color.surfaceSunken, borderStyle: 'dashed' },
    },
  },
})

export const head = style('comment-thread-head', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[2],
})

export const author = style('comment-thread-author', { fontWeight: 600, overflowWrap: 'anywhere' })

export const time = style('comment-thread-time', {
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const text = style('comment-thread-text', {
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxInlineSize: '68ch',
})

/** The button overlaps the end of the visible comments, so that nothing moves when it appears. */
export const news = style('comment-thread-news', {
  position: 'sticky',
  insetBlockEnd: size.space[4],
  justifySelf: 'center',
})
