import { color, size } from '../../theme/contract.css.ts'
import { cutAtItsEnd, focusRing, style } from '../../theme/style.ts'

export const views = style('data-table-views', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[2],
  rowGap: size.space[1],
  minInlineSize: 0,
})

export const name = style('data-table-views-name', {
  ...cutAtItsEnd,
  maxInlineSize: '24ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const changes = style('data-table-views-changes', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[1],
})

export const changed = style('data-table-views-changed', {
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  // It stands there before it has words, so that they are heard, and takes no gap then.
  selectors: { '&:empty': { position: 'absolute' } },
})

export const act = style('data-table-views-act', {
  minBlockSize: '28px',
  paddingInline: size.space[1],
  borderRadius: size.radius.control,
  color: color.textLink,
  fontWeight: 500,
  cursor: 'pointer',
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { textDecorationLine: 'underline' },
    '&:focus-visible': focusRing,
    '&[aria-disabled]': { color: color.textMuted, cursor: 'progress' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const failure = style('data-table-views-failure', { color: color.danger.text })
