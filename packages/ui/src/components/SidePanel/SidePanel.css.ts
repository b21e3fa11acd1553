import { globalStyle, keyframes } from '@vanilla-extract/css'
import { pinnedSize } from '../../internal/pinned.ts'
import { color, size } from '../../theme/contract.css.ts'
import { below, from } from '../../theme/media.ts'
import { focusRing, motionSafe, ownHeading, style } from '../../theme/style.ts'

const slide = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } })

/** The width of the open panel, for the page that makes room for it. */
export const panelWidth = '--tessera-side-panel'

// On wide screens the page makes room, so that nothing that has the focus is hidden by the panel.
globalStyle(':root[data-side-panel]', {
  '@media': { [from.large]: { paddingInlineEnd: `var(${panelWidth})` } },
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
    [from.medium]: { inlineSize: `min(var(${panelWidth}), 90vw)`, boxShadow: color.shadow.popover },
    print: { position: 'static', inlineSize: '100%', border: 0 },
  },
})

export const entrance = style('side-panel-entrance', {
  ...motionSafe({ animation: `${slide} ${size.duration.entrance} ${size.easing}` }),
})

export const head = style('side-panel-head', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size.space[4],
  minBlockSize: size.header,
  paddingBlock: size.space[2],
  paddingInlineStart: size.space[5],
  paddingInlineEnd: size.space[3],
  borderBlockEnd: `1px solid ${color.border}`,
})

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
  // What stays at the top of its scrolling stands at its edge, above the padding.
  vars: { [pinnedSize]: `calc(-1 * ${size.space[5]})` },
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'break-word',
  outline: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
})

export const actions = style('side-panel-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: size.space[2],
  paddingInline: size.space[5],
  paddingBlock: size.space[3],
  borderBlockStart: `1px solid ${color.border}`,
})

// A thumb reaches them best where they fill the panel's width.
globalStyle(`${actions} > *`, { '@media': { [below.medium]: { flex: '1 1 auto' } } })

/** 24 px to take hold of, with a line of 2 px in sight when it is about to be moved. */
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
