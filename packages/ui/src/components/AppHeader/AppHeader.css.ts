import { globalStyle } from '@vanilla-extract/css'
import { navigationSize, pageEdge } from '../../internal/page-edge.ts'
import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { cutAtItsEnd, focusRing, hiddenVisually, style } from '../../theme/style.ts'
import { withRail } from '../AppLayout/AppLayout.css.ts'
import { name } from '../Logo/Logo.css.ts'

export const header = style('app-header', {
  backgroundColor: color.surfaceRaised,
  borderBlockEnd: `1px solid ${color.border}`,
})

export const inner = style('app-header-inner', {
  display: 'flex',
  alignItems: 'center',
  gap: size.space[2],
  minBlockSize: `calc(${size.header} - 1px)`,
  paddingInline: pageEdge,
  '@media': { [from.large]: { gap: size.space[3] } },
})

export const home = style('app-header-home', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  borderRadius: size.radius.control,
  selectors: { '&[data-focus-visible]': focusRing },
})

/** Beside a navigation, logo and name have the navigation's width, so the next item starts where the page does. */
const besideNavigation = `calc(var(${navigationSize}) + ${size.gutter} - ${size.space[5]} - ${size.space[3]})`

export const innerBesideNavigation = style('app-header-beside', {
  '@media': { [from.large]: { paddingInlineStart: size.space[5] } },
})

export const homeBesideNavigation = style('app-header-home-beside', {
  flex: 'none',
  '@media': { [from.large]: { minInlineSize: besideNavigation } },
})

globalStyle(`${withRail} ${homeBesideNavigation} ${name}`, { '@media': { [from.large]: hiddenVisually } })

export const switcher = style('app-header-switcher', {
  display: 'none',
  flex: '0 1 auto',
  minInlineSize: 0,
  '@media': { [from.medium]: { display: 'flex' }, print: { display: 'none' } },
})

// The text, not its press area, aligns with the page's edge.
globalStyle(`${innerBesideNavigation} > ${switcher} > :is(a, button)`, {
  whiteSpace: 'nowrap',
  '@media': { [from.large]: { marginInlineStart: `calc(-1 * ${size.space[4]})` } },
})

export const search = style('app-header-search', {
  flex: '0 1 360px',
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
})

// The application's own logo.
globalStyle(`${home} > :is(img, svg, picture > img)`, { display: 'block', maxBlockSize: '40px', inlineSize: 'auto' })

export const nav = style('app-header-nav', {
  position: 'relative',
  display: 'none',
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  // Space for the focus ring and for the mark of the current page, which are on the edge.
  marginBlock: '-1px',
  paddingInline: '4px',
  '@media': { [from.medium]: { display: 'block' }, print: { display: 'none' } },
})

/** The line under the link to the current page, on the header's edge. */
const mark = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '2px',
  backgroundColor: 'transparent',
} as const

export const more = style('app-header-more', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: size.header,
  color: color.textMuted,
  selectors: {
    '&:has([aria-current])': { color: color.text },
    '&:has([aria-current])::after': { ...mark, backgroundColor: color.stone.three },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has([aria-current])::after': { backgroundColor: 'Highlight' } } },
  },
})

/** Absolutely positioned: the item keeps its measured width and takes no space in the line. */
export const away = style('app-header-away', { position: 'absolute', visibility: 'hidden' })

export const list = style('app-header-list', {
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'max-content',
  marginInlineStart: '8px',
})

export const navLink = style('app-header-link', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: size.header,
  paddingInline: size.space[3],
  color: color.textMuted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `color ${size.duration.feedback} ${size.easing}`,
  marginInlineEnd: size.space[1],
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-hovered]::after': { backgroundColor: color.borderStrong },
    '&[aria-current]': { color: color.text },
    '&::after': mark,
    '&[aria-current]::after': { backgroundColor: color.stone.three },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-4px', borderRadius: size.radius.control },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } } },
  },
})

export const end = style('app-header-end', {
  display: 'flex',
  alignItems: 'center',
  gap: size.space[1],
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
})

// The last icon, not its press area, aligns with the page's edge.
const meetsEdge = { marginInlineEnd: '-12px' }

export const narrow = style('app-header-narrow', {
  ...meetsEdge,
  display: 'flex',
  '@media': { [from.large]: { display: 'none' } },
})

/** The drawer's button, hidden from 768 px if the header then shows everything that the drawer has. */
export const narrower = style('app-header-narrower', { '@media': { [from.medium]: { display: 'none' } } })

export const wide = style('app-header-wide', {
  display: 'none',
  alignItems: 'center',
  gap: size.space[1],
  selectors: { [`&:has(+ ${narrow})`]: meetsEdge },
  '@media': { [from.medium]: { display: 'flex' } },
})

export const trigger = style('app-header-trigger', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: size.space[2],
  minBlockSize: '40px',
  minInlineSize: '40px',
  paddingInline: size.space[3],
  borderRadius: size.radius.control,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&:hover, &[aria-expanded=true]': { backgroundColor: color.surfaceHover },
    '&:active': { backgroundColor: color.surfacePressed },
    '&:focus-visible': focusRing,
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px' } },
})

export const userName = style('app-header-user', {
  ...cutAtItsEnd,
  maxInlineSize: '180px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
