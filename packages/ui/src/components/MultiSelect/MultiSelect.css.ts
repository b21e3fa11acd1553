import { globalStyle } from '@vanilla-extract/css'
import { besideIcon } from '../../internal/field.css.ts'
import { list } from '../../internal/option.css.ts'
import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { focusRing, style } from '../../theme/style.ts'

export const more = style('multi-select-more', {
  flexShrink: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})

export const menu = style('multi-select-menu', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  maxBlockSize: '20rem',
  paddingBlockEnd: size.space[1],
})

globalStyle(`${menu} > ${list}`, { paddingBlockEnd: 0 })

export const search = style('multi-select-search', {
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  // The padding aligns the search field with the rows below.
  padding: size.space[1],
})

export const searchIcon = style('multi-select-search-icon', {
  position: 'absolute',
  insetBlock: size.space[1],
  insetInlineStart: size.space[4],
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
})

export const searchInput = style('multi-select-search-input', {
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: '36px',
  paddingInlineStart: besideIcon,
  paddingInlineEnd: size.space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus': { ...focusRing, outlineOffset: '0px' },
  },
  '@media': {
    [`${from.medium} and (pointer: fine)`]: {
      fontSize: size.fontSize[14],
      lineHeight: size.lineHeight[14],
    },
    '(pointer: coarse)': { minBlockSize: '44px' },
  },
})

export const actions = style('multi-select-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  alignItems: 'center',
  paddingInline: size.space[1],
  paddingBlockEnd: size.space[1],
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const action = style('multi-select-action', {
  minBlockSize: '28px',
  paddingInline: size.space[3],
  borderRadius: size.radius.control,
  color: color.textLink,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const count = style('multi-select-count', {
  marginInlineStart: 'auto',
  paddingInline: size.space[3],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const report = style('multi-select-report', {
  display: 'block',
  flexShrink: 0,
  maxBlockSize: '5.5rem',
  overflow: 'auto',
  color: color.text,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:empty)': {
      paddingInline: size.space[4],
      paddingBlock: size.space[2],
      borderBlockEnd: `1px solid ${color.border}`,
      backgroundColor: color.surfaceSunken,
    },
  },
})

export const missed = style('multi-select-missed', { display: 'block', color: color.warning.text })
