import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { markedEdge } from '../../theme/edges.ts'
import { from } from '../../theme/media.ts'
import { focusRing, style } from '../../theme/style.ts'

/** The number of problems, and the buttons to reach them. */
export const bar = style('data-table-problems', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[2],
  rowGap: size.space[1],
  minInlineSize: 0,
  margin: 0,
  paddingBlock: size.space[1],
  paddingInline: `${size.space[3]} ${size.space[1]}`,
  border: `${markedEdge} solid ${color.danger.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.danger.surface,
  color: color.text,
  '@media': { print: { display: 'none' } },
})

export const count = style('data-table-problems-count', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.space[2],
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})

export const countIcon = style('data-table-problems-icon', { display: 'inline-flex', color: color.danger.icon })

export const note = style('data-table-problems-note', {
  flex: '1 1 0',
  minInlineSize: 'min(160px, 100%)',
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  overflowWrap: 'anywhere',
})

/** A second tap opens an editable cell, so it must not zoom the page. */
globalStyle('[role=grid] [data-editable]', { cursor: 'cell', touchAction: 'manipulation' })
globalStyle('[role=grid] [data-editable]:hover:not(:focus-within)', {
  '@media': { '(hover: hover)': { boxShadow: `inset 0 0 0 1px ${color.borderStrong}` } },
})

/** As in a spreadsheet, a press focuses the cell visibly and a second press opens it. */
globalStyle('[role=grid] :is([data-editable], [aria-invalid]):focus', {
  outline: `2px solid ${color.borderFocus}`,
  outlineOffset: '-2px',
})

/** A value with its message below it. */
export const value = style('data-table-edited', {
  display: 'grid',
  flex: '1 1 auto',
  gap: '2px',
  minInlineSize: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})

export const message = style('data-table-cell-problem', {
  display: 'inline-flex',
  gap: '6px',
  color: color.danger.text,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontWeight: 400,
  textAlign: 'start',
})
globalStyle(`${message} > svg`, { flexShrink: 0, marginBlockStart: '2px' })
globalStyle(`[data-align=end] > * > ${message}`, { justifySelf: 'end' })

export const pending = style('data-table-cell-pending', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  color: color.textMuted,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
globalStyle(`${pending} > svg`, { flexShrink: 0 })

/** Opens the editor of a value in the details of a row. */
export const edit = style('data-table-edit', {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  marginInlineStart: size.space[1],
  verticalAlign: 'middle',
  borderRadius: size.radius.control,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover, color: color.text },
    '&:active': { backgroundColor: color.surfacePressed },
    '&:focus': focusRing,
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})

/** The editor in place of a value; it takes the full width of the cell. */
export const editor = style('data-table-editor', {
  display: 'grid',
  flex: '1 1 auto',
  gap: '2px',
  minInlineSize: 0,
  marginBlock: '-3px',
  marginInline: '-6px',
  fontWeight: 400,
  selectors: { 'dd > &': { marginBlock: 0, maxInlineSize: '320px' } },
})

export const field = style('data-table-editor-field', {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control.small,
  paddingBlock: '1px',
  paddingInline: '5px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  font: 'inherit',
  // Below 16 px a phone zooms into the field.
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  textAlign: 'inherit',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '0' },
    '&[aria-invalid]': { borderWidth: markedEdge, borderColor: color.danger.text },
  },
  '@media': {
    [`${from.medium} and (pointer: fine)`]: { fontSize: size.fontSize[14], lineHeight: size.lineHeight[14] },
    '(pointer: coarse)': { minBlockSize: '44px' },
  },
})

export const steps = style('data-table-problems-steps', { display: 'flex', gap: size.space[1] })

/** A field with options, with the icon at its end. */
export const choice = style('data-table-editor-choice', { position: 'relative', display: 'grid', alignItems: 'center' })
globalStyle(`${choice} > select`, {
  appearance: 'none',
  paddingInlineEnd: '26px',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})
globalStyle(`${choice} > svg`, {
  position: 'absolute',
  insetInlineEnd: '6px',
  color: color.textMuted,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})
