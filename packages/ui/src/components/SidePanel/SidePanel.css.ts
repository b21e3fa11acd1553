import { globalStyle, keyframes } from '@vanilla-extract/css'
import { footerEnd, footerInset } from '../../internal/overlay-footer.ts'
import { pinned, pinnedSize } from '../../internal/pinned.ts'
import { color, size } from '../../theme/contract.css.ts'
import { below, from } from '../../theme/media.ts'
import { focusRing, motionSafe, ownHeading, style } from '../../theme/style.ts'

const slide = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } })

/** The width of the open panel, for pages that reserve space for it. */
export const panelWidth = '--tessera-side-panel'

// Only a window with space for page and panel reserves space for the panel. In other windows, the panel covers the
// page, so that a table keeps its columns.
globalStyle(':root[data-side-panel] :has(> main)', {
  '@media': { [from.wide]: { paddingInlineEnd: `var(${panelWidth})` } },
})

export const panel = style('side-panel', {
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: size.layer.panel,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  borderInlineStart: `1px solid ${color.border}`,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  outline: 'none',
  '@media': {
    // The panel is below the elements that stick to the window's top.
    [from.medium]: {
      insetBlockStart: pinned,
      inlineSize: `min(var(${panelWidth}), 90vw)`,
      boxShadow: color.shadow.popover,
    },
    [from.wide]: { boxShadow: 'none' },
    print: { position: 'static', inlineSize: '100%', border: 0 },
  },
  // A panel has none of the space between the parts of a page.
  selectors: { 'main > &': { margin: 0 } },
})

export const entrance = style('side-panel-entrance', {
  ...motionSafe({ animation: `${slide} ${size.duration.entrance} ${size.easing}` }),
})

export const head = style('side-panel-head', {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: size.space[3],
  flexWrap: 'wrap',
  minBlockSize: size.header,
  paddingBlock: size.space[2],
  paddingInlineStart: size.space[5],
  paddingInlineEnd: size.space[3],
  borderBlockEnd: `1px solid ${color.border}`,
})

// On a phone the description has its own line below the name and the buttons.
export const identity = style('side-panel-identity', {
  display: 'contents',
  '@media': { [from.medium]: { display: 'block', flex: '1 1 0', minInlineSize: 0 } },
})

export const name = style('side-panel-name', {
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[3],
  minInlineSize: 0,
})

export const description = style('side-panel-description', {
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [below.medium]: { order: 1, flex: '0 0 100%' } },
})

export const tools = style('side-panel-tools', { display: 'flex', flex: 'none', alignSelf: 'flex-start' })

export const title = style('side-panel-title', {
  ...ownHeading,
  color: color.text,
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  fontWeight: 600,
  letterSpacing: '-0.006em',
  overflowWrap: 'anywhere',
})

export const body = style('side-panel-body', {
  flex: '1 1 auto',
  minBlockSize: 0,
  padding: size.space[5],
  scrollPaddingBlockEnd: '96px',
  // Sticky content is at the edge, over the padding.
  vars: { [pinnedSize]: `calc(-1 * ${size.space[5]})`, [footerInset]: size.space[5], [footerEnd]: size.space[5] },
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'break-word',
  outline: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
})

export const actions = style('side-panel-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: size.space[2],
  paddingInline: size.space[5],
  paddingBlock: size.space[3],
  borderBlockStart: `1px solid ${color.border}`,
})

// On a phone the buttons fill the width, which is easiest to reach with a thumb.
globalStyle(`${actions} > :not([aria-haspopup])`, { '@media': { [below.medium]: { flex: '1 1 auto' } } })

/** A 24 px grab area, with a 2 px line that appears on hover or focus. */
export const resizer = style('side-panel-resizer', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '-12px',
  inlineSize: '24px',
  display: 'none',
  placeItems: 'center',
  cursor: 'col-resize',
  outline: 'none',
  touchAction: 'none',
  '@media': { [from.medium]: { display: 'grid' } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '11px',
      inlineSize: '2px',
      backgroundColor: 'transparent',
      transition: `background-color ${size.duration.feedback} ${size.easing}`,
    },
    '&::after': {
      content: '',
      position: 'relative',
      inlineSize: '6px',
      blockSize: '32px',
      border: `1px solid ${color.borderStrong}`,
      borderRadius: size.radius.pill,
      backgroundColor: color.surfaceRaised,
    },
    '&:hover::before, &[data-moving]::before, &:focus-visible::before': { backgroundColor: color.borderFocus },
    '&:focus-visible::after': { ...focusRing },
  },
})
