import { globalStyle } from '@vanilla-extract/css'
import { controlHeight } from '../../internal/control-height.ts'
import { pinned, pinnedSize } from '../../internal/pinned.ts'
import { color, size } from '../../theme/contract.css.ts'
import { from, low } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'
import { frame, table } from '../DataTable/DataTable.css.ts'
import { currentAttribute, markNames, openAttribute } from './marks.ts'

/** Custom property of the table: the height of the bar. */
export const barHeight = '--data-table-find-bar'
const aboveBar = '--data-table-above-find-bar'

/** Above the column names and sticky with them, so that it stays visible between matches. */
export const bar = style('data-table-find-bar', {
  vars: { [controlHeight]: size.control.medium },
  position: 'sticky',
  insetBlockStart: pinned,
  zIndex: size.layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[2],
  rowGap: size.space[1],
  minInlineSize: 0,
  paddingBlock: size.space[2],
  paddingInline: size.space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceRaised,
  boxShadow: color.shadow.raised,
  '@media': { [low.small]: { position: 'static' }, print: { display: 'none' } },
})

const isOpen = `${table}[${openAttribute}]`
globalStyle(isOpen, { vars: { [aboveBar]: pinned } })
globalStyle(`${isOpen} > ${frame}`, {
  vars: { [pinnedSize]: `calc(var(${aboveBar}) + var(${barHeight}, 54px))` },
  '@media': { [low.small]: { vars: { [pinnedSize]: `var(${aboveBar})` } } },
})

export const field = style('data-table-find-field', {
  flex: '1 1 0',
  minInlineSize: '120px',
  '@media': { [from.medium]: { flex: '0 1 300px' } },
})

/** On a phone, the status has its own line, under field and buttons. */
export const status = style('data-table-find-status', {
  order: 1,
  flex: '1 1 100%',
  minInlineSize: 0,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // Its space is reserved, so that the rows do not move during typing.
  minBlockSize: size.lineHeight[13],
  '@media': { [from.medium]: { order: 0, flex: '1 1 0' } },
})

export const steps = style('data-table-find-steps', { display: 'flex', gap: size.space[1] })

// Only if a bar is open: otherwise each element of each page would have a style for its marks.
globalStyle(`[${openAttribute}] ::highlight(${markNames.all})`, {
  backgroundColor: color.spark.surface,
  color: color.text,
  textDecoration: `underline 2px ${color.spark.icon}`,
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText', textDecorationColor: 'MarkText' },
  },
})

globalStyle(`[${openAttribute}] ::highlight(${markNames.current})`, {
  backgroundColor: color.spark.solid,
  color: color.spark.onSolid,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', color: 'HighlightText' } },
})

globalStyle(`${frame} [${currentAttribute}]:not(:focus-visible)`, {
  outline: `2px solid ${color.spark.text}`,
  outlineOffset: '-2px',
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
})

// In the details, the outlined value has no space around it.
globalStyle(`${frame} dd[${currentAttribute}]:not(:focus-visible)`, {
  outlineOffset: '2px',
  borderRadius: size.radius.stone,
})
