import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

/** The scrolling list of options within a popover. */
export const list = style('option-list', {
  flex: '1 1 auto',
  minBlockSize: 0,
  padding: size.space[1],
  overflow: 'auto',
  outline: 'none',
  scrollPaddingBlock: size.space[1],
})

/** One selectable row: an option of a list or an item of a menu. */
export const option = style('option', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.space[2],
  minBlockSize: '36px',
  paddingInline: size.space[3],
  paddingBlock: size.space[2],
  borderRadius: size.radius.control,
  color: color.text,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused], &[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-disabled]': { color: color.textMuted, backgroundColor: 'transparent', cursor: 'not-allowed' },
    ':root[data-density=compact] &': { minBlockSize: '32px', paddingBlock: '6px' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px', paddingBlock: size.space[3] },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&[data-focused], &[data-hovered], &[data-pressed]': { backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { backgroundColor: 'Canvas', color: 'GrayText' },
      },
    },
  },
})

export const texts = style('option-texts', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
})

export const title = style('option-title', {
  selectors: { '[data-selected] > * > &': { fontWeight: 500 } },
})

/** The description under an option's title. */
export const help = style('option-help', {
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})

/** Space at the end for the check mark of a selected option. */
export const check = style('option-check', {
  display: 'inline-flex',
  paddingBlockStart: '2px',
  color: color.textLink,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})

/** Text of an empty list. */
export const empty = style('option-empty', {
  paddingInline: size.space[3],
  paddingBlock: size.space[2],
  color: color.textMuted,
})

/** The list of a field with one choice. */
export const menu = style('option-menu', {
  display: 'flex',
  minBlockSize: 0,
  maxBlockSize: '14rem',
  paddingBlockEnd: size.space[1],
})

// The space below a list belongs to the menu, even if the list scrolls.
globalStyle(`${menu} > ${list}`, { paddingBlockEnd: 0 })

/** The heading of a group of options. */
export const heading = style('option-heading', {
  paddingInline: size.space[3],
  paddingBlock: `${size.space[2]} ${size.space[1]}`,
  color: color.textMuted,
  fontSize: size.fontSize[12],
  lineHeight: size.lineHeight[12],
  fontWeight: 600,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})
