import { color, size } from '../../theme/contract.css.ts'
import { below } from '../../theme/media.ts'
import { focusRing, style } from '../../theme/style.ts'

export const tabs = style('tabs', {
  display: 'grid',
  gap: size.space[4],
  minInlineSize: 0,
  '@media': { [below.medium]: { gap: size.space[2] } },
})

/** Scrolls if the tabs don't fit; the clipped edge fades. */
export const scroller = style('tabs-scroller', {
  minInlineSize: 0,
  // The line is on the box, so that it doesn't scroll.
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
})

const fadeStart = 'linear-gradient(to right, transparent, currentColor 32px)'
const fadeEnd = 'linear-gradient(to left, transparent, currentColor 32px)'

export const list = style('tabs-list', {
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: '40px',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '[data-more~=left] > &': { maskImage: fadeStart },
    '[data-more~=right] > &': { maskImage: fadeEnd },
    '[data-more="left right"] > &': {
      maskImage:
        'linear-gradient(to right, transparent, currentColor 32px, currentColor calc(100% - 32px), transparent)',
    },
  },
})

export const tab = style('tab', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.space[2],
  flexShrink: 0,
  minBlockSize: '44px',
  paddingInline: size.space[3],
  paddingBlockStart: '2px',
  borderBlockEnd: '2px solid transparent',
  color: color.textMuted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  transition: `color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&[data-hovered]': { color: color.text, borderBlockEndColor: color.borderStrong },
    '&[data-selected]': { color: color.text, borderBlockEndColor: color.stone.three },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-4px', borderRadius: '8px' },
    '&[data-disabled]': { color: color.textMuted, opacity: 0.6, cursor: 'not-allowed' },
    ':root[data-density=compact] &': { minBlockSize: '36px' },
  },
  '@media': {
    // On a phone, more of the next tab is visible.
    [below.medium]: { paddingInline: size.space[2] },
    '(pointer: coarse)': { minBlockSize: '48px' },
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&[data-selected]': { borderBlockEndColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
})

export const count = style('tab-count', {
  minInlineSize: '20px',
  paddingInline: '6px',
  paddingBlock: '1px',
  border: '1px solid transparent',
  borderRadius: size.radius.pill,
  backgroundColor: color.neutral.surface,
  color: color.textMuted,
  fontSize: size.fontSize[12],
  lineHeight: size.lineHeight[12],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})

export const panel = style('tab-panel', {
  minInlineSize: 0,
  outline: 'none',
  borderRadius: size.radius.control,
  selectors: { '&[data-focus-visible]': focusRing },
})
