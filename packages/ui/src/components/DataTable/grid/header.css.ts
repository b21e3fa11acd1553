import { color, size } from '../../../theme/contract.css.ts'
import { below, from } from '../../../theme/media.ts'
import { cutAtItsEnd, style } from '../../../theme/style.ts'
import { stuck } from './cell.css.ts'

const headerCell = style('data-table-header-cell', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gridRow: 1,
  minInlineSize: 0,
  padding: 0,
  paddingBlock: '3px',
  textAlign: 'start',
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontWeight: 600,
  selectors: {
    '&[data-align=end]': { justifyContent: 'flex-end', textAlign: 'end' },
    '&[data-align=center]': { justifyContent: 'center', textAlign: 'center' },
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' },
    // Above the edges of the columns that pass under it.
    '&[data-sticky]': { position: 'sticky', zIndex: size.layer.head },
  },
  '@media': { '(pointer: coarse)': { paddingBlock: 0 } },
})

export const cell = `${stuck} ${headerCell}`

export const sorter = style('data-table-sorter', {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '32px',
  paddingInline: size.space[2],
  fontWeight: 600,
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '[data-align=end] > &': { justifyContent: 'flex-end' },
    '[data-align=center] > &': { justifyContent: 'center' },
    // Names that share a cell are close together.
    '&:not(:only-of-type)': { inlineSize: 'auto' },
    // The first name is not cut, because it identifies the column.
    '&:first-of-type:not(:only-of-type)': { minInlineSize: 'min-content' },
    '&:hover': { color: color.text },
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' },
    '&[data-sorted]': { color: color.text },
  },
  '@media': {
    [from.medium]: { paddingInline: size.space[3] },
    '(pointer: coarse)': { minBlockSize: '43px' },
    // Names that share a cell have the height of one line.
    [below.medium]: { selectors: { '&:not(:only-of-type)': { paddingInline: size.space[1] } } },
  },
})

export const name = style('data-table-header-name', {
  ...cutAtItsEnd,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    [`${headerCell} > &`]: { paddingInline: size.space[2] },
  },
  '@media': {
    [from.medium]: { selectors: { [`${headerCell} > &`]: { paddingInline: size.space[3] } } },
  },
})

/** The arrow of a sorted column; on hover or focus, also that of a sortable one. */
export const arrow = style('data-table-arrow', {
  display: 'inline-flex',
  flexShrink: 0,
  opacity: 0,
  // It takes no space from the name until it is visible.
  marginInlineEnd: '-22px',
  selectors: {
    '[data-align=end] &': { marginInlineEnd: 0 },
    '&[data-sorted]': { opacity: 1, marginInlineEnd: 0, color: color.textLink },
    [`${sorter}:hover > &, ${sorter}:focus-visible > &`]: { opacity: 1 },
  },
  '@media': {
    '(hover: none)': { opacity: 1, marginInlineEnd: 0 },
    // A phone's columns need the space for the name.
    [below.medium]: { selectors: { '&:not([data-sorted])': { display: 'none' } } },
  },
})

export const order = style('data-table-order', {
  color: color.textLink,
  fontSize: size.fontSize[12],
  lineHeight: size.lineHeight[12],
  fontVariantNumeric: 'tabular-nums',
})

export const resizer = style('data-table-resizer', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-12px',
  zIndex: size.layer.control,
  inlineSize: '24px',
  border: 'none',
  overflow: 'visible',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    // The last column has no neighbor to overlap.
    ':last-child > &': { insetInlineEnd: 0 },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '10px',
      insetInlineStart: '11px',
      inlineSize: '1px',
      backgroundColor: color.borderStrong,
      opacity: 0,
    },
    // Hidden until the pointer or the focus is on the header.
    'thead:is(:hover, :focus-within) &::after': { opacity: 1 },
    ':last-child > &::after': { insetInlineStart: 'auto', insetInlineEnd: 0 },
    '&:hover::after': { insetBlock: 0, inlineSize: '2px', backgroundColor: color.borderFocus },
    '&:focus': { outline: 'none' },
    '&:focus::after': { insetBlock: 0, inlineSize: '3px', backgroundColor: color.borderFocus },
  },
  '@media': {
    '(pointer: coarse)': {
      inlineSize: '44px',
      insetInlineEnd: '-22px',
      selectors: { '&::after': { insetInlineStart: '21px' } },
    },
    '(forced-colors: active)': {
      selectors: {
        '&::after': { backgroundColor: 'ButtonText', opacity: 1 },
        '&:focus::after': { backgroundColor: 'Highlight' },
      },
    },
  },
})
