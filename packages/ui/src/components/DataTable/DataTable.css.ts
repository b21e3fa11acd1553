import { color, size } from '../../theme/contract.css.ts'
import { below } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

export const table = style('data-table', {
  display: 'flex',
  flexDirection: 'column',
  gap: size.space[3],
  minInlineSize: 0,
  vars: { '--column-control': '48px' },
  // No wider than a touch target, so that the values have more space.
  '@media': { [below.medium]: { gap: size.space[2], vars: { '--column-control': '44px' } } },
  selectors: {
    '&[data-density=compact]': { vars: { [size.row]: '36px' } },
    '&[data-density=comfortable]': { vars: { [size.row]: '48px' } },
  },
})

/** The container of bars that cover the rows when they are open. */
export const bars = style('data-table-bars', { display: 'contents' })

export const frame = style('data-table-frame', {
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceRaised,
  // Not `hidden`: the header couldn't stick to the window then.
  overflow: 'clip',
  // The error has its own card.
  selectors: { '&[data-failed]': { border: 'none', backgroundColor: 'transparent' } },
})

export const empty = style('data-table-empty', { display: 'grid', alignContent: 'center' })

export const footer = style('data-table-footer', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.space[3],
  minBlockSize: '40px',
  paddingInline: size.space[3],
  paddingBlock: size.space[2],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})
