import { pinned } from '../../internal/pinned.ts'
import { color, size } from '../../theme/contract.css.ts'
import { focusRing, motionSafe, style } from '../../theme/style.ts'

const coarse = '(pointer: coarse)'

/** The custom property with the height that an application sets; print ignores it. */
export const maxSize = '--tessera-tree-max'

export const tree = style('tree', {
  overflow: 'auto',
  scrollbarWidth: 'thin',
  minInlineSize: 0,
  maxBlockSize: `var(${maxSize}, calc(100dvh - ${pinned} - ${size.space[12]}))`,
  '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
})

export const row = style('tree-row', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  minBlockSize: size.control.medium,
  paddingInlineStart: size.space[1],
  paddingInlineEnd: size.space[2],
  borderRadius: size.radius.control,
  color: color.text,
  cursor: 'pointer',
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[aria-current=page]': { backgroundColor: color.brand.surface, color: color.brand.text, fontWeight: 500 },
    // A bar that is visible even if the tone's surface is almost white.
    '&[aria-current=page]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '8px',
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: size.radius.pill,
      backgroundColor: color.brand.solid,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    [coarse]: { minBlockSize: size.control.large },
    '(forced-colors: active)': {
      selectors: { '&[aria-current=page]::before': { backgroundColor: 'Highlight' } },
    },
    print: { breakInside: 'avoid' },
  },
})

// Its line is below the center of its parent's chevron.
export const guide = style('tree-guide', {
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: '13px',
  marginInlineEnd: '3px',
  borderInlineEnd: `1px solid ${color.border}`,
})

export const chevron = style('tree-chevron', {
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: size.control.medium,
  marginInlineEnd: size.space[1],
  borderRadius: size.radius.control,
  color: color.textMuted,
  '@media': { [coarse]: { blockSize: size.control.large } },
})

export const chevronIcon = style('tree-chevron-icon', {
  display: 'inline-grid',
  ...motionSafe({ transition: `rotate ${size.duration.feedback} ${size.easing}` }),
  selectors: {
    ':root[dir=rtl] &': { rotate: '180deg' },
    '[aria-expanded=true] > * > &': { rotate: '90deg' },
    ':root[dir=rtl] [aria-expanded=true] > * > &': { rotate: '90deg' },
  },
})

export const icon = style('tree-icon', {
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  blockSize: size.control.medium,
  marginInlineEnd: size.space[2],
  color: color.textMuted,
  '@media': { [coarse]: { blockSize: size.control.large } },
})

export const label = style('tree-label', {
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: size.space[2],
  overflowWrap: 'anywhere',
  selectors: { '[aria-expanded] > &': { fontWeight: 500 } },
  '@media': { [coarse]: { paddingBlock: size.space[3] } },
})
