import { createVar, keyframes } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { eachTone } from '../../theme/tone-styles.ts'
import { from } from '../../theme/media.ts'
import { motionSafe, recipe, style } from '../../theme/style.ts'

/** The distance by which notices enter from their edge of the window. */
const distance = createVar()
const come = keyframes({ from: { opacity: 0, transform: `translateY(${distance})` } })

/** Below the header, so that its controls stay accessible. */
const top = {
  insetBlockStart: `calc(${size.header} + ${size.space[3]})`,
  maxBlockSize: `calc(100dvh - ${size.header} - 2 * ${size.space[3]})`,
  vars: { [distance]: '-12px' },
} as const

const bottom = {
  insetBlockEnd: size.space[3],
  maxBlockSize: `calc(100dvh - 2 * ${size.space[3]})`,
  vars: { [distance]: '12px' },
} as const

const lifted = { insetBlockEnd: size.space[6], maxBlockSize: `calc(100dvh - 2 * ${size.space[6]})` } as const
const start = { insetInlineStart: size.space[6], insetInlineEnd: 'auto' } as const
const middle = { marginInline: 'auto' } as const
const end = { insetInlineStart: 'auto', insetInlineEnd: size.space[6] } as const

export const region = recipe('toast-region', {
  base: {
    position: 'fixed',
    textAlign: 'start',
    insetInline: size.space[3],
    zIndex: size.layer.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: size.space[2],
    outline: 'none',
    // The page stays clickable between the notices.
    pointerEvents: 'none',
    '@media': { [from.medium]: { inlineSize: '400px' }, print: { display: 'none' } },
  },
  variants: {
    placement: {
      'top start': { ...top, alignItems: 'flex-start', '@media': { [from.medium]: start } },
      top: { ...top, alignItems: 'center', '@media': { [from.medium]: middle } },
      'top end': { ...top, alignItems: 'flex-end', '@media': { [from.medium]: end } },
      'bottom start': { ...bottom, alignItems: 'flex-start', '@media': { [from.medium]: { ...lifted, ...start } } },
      bottom: { ...bottom, alignItems: 'center', '@media': { [from.medium]: { ...lifted, ...middle } } },
      'bottom end': { ...bottom, alignItems: 'flex-end', '@media': { [from.medium]: { ...lifted, ...end } } },
    },
  },
})

/** The extent of a notice's shadow: 12 px down, plus the visible part of its 32 px blur. */
const shadow = size.space[10]

/** Scrolls if the window is too low for the notices; wide enough that their shadows are not cut. */
export const notices = style('toast-notices', {
  display: 'flex',
  flexDirection: 'column',
  gap: size.space[2],
  alignSelf: 'stretch',
  minBlockSize: 0,
  overflowY: 'auto',
  margin: `calc(-1 * ${shadow})`,
  padding: shadow,
  scrollPadding: shadow,
  selectors: { '&:not(:has(li))': { display: 'none' } },
})

export const list = style('toast-list', {
  display: 'flex',
  flexDirection: 'column',
  gap: size.space[2],
  inlineSize: '100%',
  selectors: { '&:empty': { display: 'none' } },
})

export const notice = style('toast', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.space[3],
  paddingBlock: size.space[3],
  paddingInlineStart: size.space[4],
  paddingInlineEnd: size.space[3],
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: color.shadow.popover,
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  ...motionSafe({ animation: `${come} ${size.duration.entrance} ${size.easing}` }),
})

export const icon = recipe('toast-icon', {
  base: { display: 'inline-flex', paddingBlockStart: '6px' },
  variants: { tone: eachTone((tone) => ({ color: tone.icon })) },
})

export const texts = style('toast-texts', {
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: '4px',
})

export const title = style('toast-title', { fontWeight: 600 })

export const times = style('toast-times', {
  color: color.textMuted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
})

export const description = style('toast-description', { color: color.textMuted })

export const action = style('toast-action', {
  minInlineSize: '24px',
  minBlockSize: '24px',
  borderRadius: '2px',
  color: color.textLink,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { textDecorationLine: 'underline' },
    // Space for the focus ring below the text above.
    '* + &': { marginBlockStart: size.space[1] },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const close = style('toast-close', {
  flexShrink: 0,
  display: 'inline-grid',
  '@media': { '(pointer: coarse)': { margin: '-8px' } },
})

export const bell = style('toast-bell', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.space[2],
  minBlockSize: '36px',
  paddingInline: size.space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.pill,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: color.shadow.popover,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontWeight: 500,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&:hover, &[aria-expanded=true]': { backgroundColor: color.surfaceHover },
    '&:active': { backgroundColor: color.surfacePressed },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const tray = style('toast-tray', {
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: 'min(420px, calc(100dvh - 120px))',
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceRaised,
  boxShadow: color.shadow.popover,
  pointerEvents: 'auto',
})

export const trayHead = style('toast-tray-head', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size.space[3],
  paddingInline: size.space[4],
  paddingBlock: size.space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 600,
})

export const trayItem = style('toast-tray-item', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.space[3],
  paddingInline: size.space[4],
  paddingBlock: size.space[2],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})

export const trayBox = style('toast-tray-box', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'inherit',
  gap: size.space[2],
  inlineSize: '100%',
  minBlockSize: 0,
})
