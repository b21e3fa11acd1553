import { keyframes } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const popover = style('menu-popover', {
  minInlineSize: '208px',
  maxInlineSize: 'min(360px, calc(100vw - 24px))',
  padding: size.space[1],
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: color.shadow.popover,
  animation: `${appear} ${size.duration.feedback} ${size.easing}`,
})

export const head = style('menu-head', {
  padding: size.space[3],
  paddingBlockStart: size.space[2],
  marginBlockEnd: size.space[1],
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
})

export const menu = style('menu', { outline: 'none' })

export const item = style('menu-item', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size.space[4],
  minBlockSize: size.control.medium,
  paddingInline: size.space[3],
  paddingBlock: size.space[1],
  borderRadius: size.radius.control,
  color: color.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { backgroundColor: color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px' },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-selected]': { fontWeight: 600 },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: { '&[data-focused]': { backgroundColor: 'Highlight', color: 'HighlightText' } },
      color: 'CanvasText',
    },
  },
})

export const check = style('menu-check', {
  display: 'inline-flex',
  color: color.textLink,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})
