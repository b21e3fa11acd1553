import { globalStyle } from '@vanilla-extract/css'
import { hintBox } from '../../internal/hint-box.ts'
import { color, size } from '../../theme/contract.css.ts'
import { cutAtItsEnd, focusRing, style } from '../../theme/style.ts'

/** Widths of the navigation: expanded, and as a rail. */
export const widths = { expanded: '232px', collapsed: '64px' } as const

export const navigation = style('side-navigation', {
  display: 'flex',
  flexDirection: 'column',
  inlineSize: widths.expanded,
  blockSize: '100%',
  borderInlineEnd: `1px solid ${color.border}`,
  backgroundColor: color.surfaceRaised,
  textAlign: 'start',
  selectors: { '&[data-collapsed]': { inlineSize: widths.collapsed } },
  '@media': { print: { display: 'none' } },
})

export const scroller = style('side-navigation-scroller', {
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: size.space[3],
  scrollbarWidth: 'thin',
})

export const section = style('side-navigation-section', {
  selectors: {
    '& + &': { marginBlockStart: size.space[4] },
    '[data-collapsed] & + &': {
      marginBlockStart: size.space[2],
      paddingBlockStart: size.space[2],
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
})

globalStyle(`:where(${section}) ul`, { margin: 0, padding: 0, listStyle: 'none' })

export const sectionTitle = style('side-navigation-title', {
  margin: 0,
  paddingInline: '10px',
  paddingBlock: size.space[1],
  color: color.textMuted,
  fontSize: size.fontSize[12],
  lineHeight: size.lineHeight[12],
  fontWeight: 600,
})

export const row = style('side-navigation-row', { position: 'relative', display: 'flex', alignItems: 'center' })

const coarse = '(pointer: coarse)'

export const link = style('side-navigation-link', {
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: size.space[3],
  minInlineSize: 0,
  minBlockSize: size.control.medium,
  paddingInline: '10px',
  paddingBlock: size.space[1],
  borderRadius: size.radius.control,
  color: color.textMuted,
  fontWeight: 500,
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[aria-current]': { color: color.text },
    '&[aria-current=page]': { backgroundColor: color.brand.surface, color: color.brand.text },
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
      selectors: { '&[aria-current=page]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const icon = style('side-navigation-icon', { display: 'inline-flex', flex: 'none' })

export const label = style('side-navigation-label', {
  ...cutAtItsEnd,
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const count = style('side-navigation-count', {
  flex: 'none',
  minInlineSize: '20px',
  paddingInline: '6px',
  borderRadius: size.radius.pill,
  backgroundColor: color.spark.surface,
  color: color.spark.text,
  fontSize: size.fontSize[12],
  lineHeight: size.lineHeight[13],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})

/** A dot instead of a count, because a rail has no space for the number. */
export const dot = style('side-navigation-dot', {
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: '6px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: size.radius.pill,
  backgroundColor: color.spark.solid,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
})

export const disclosure = style('side-navigation-disclosure', {
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: size.radius.control,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover, color: color.text },
    '&:focus-visible': focusRing,
    '&[aria-expanded=true]': { rotate: '180deg' },
  },
  '@media': { [coarse]: { inlineSize: '44px', blockSize: '44px' } },
})

export const below = style('side-navigation-below', { paddingInlineStart: `calc(20px + ${size.space[3]})` })

export const foot = style('side-navigation-foot', {
  flex: 'none',
  padding: size.space[3],
  borderBlockStart: `1px solid ${color.border}`,
})

export const toggle = style('side-navigation-toggle', {
  display: 'flex',
  alignItems: 'center',
  gap: size.space[3],
  inlineSize: '100%',
  minBlockSize: size.control.medium,
  paddingInline: '10px',
  borderRadius: size.radius.control,
  color: color.textMuted,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover, color: color.text },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': { [coarse]: { minBlockSize: size.control.large } },
})

export const hint = style('side-navigation-hint', {
  ...hintBox,
  position: 'fixed',
  insetInlineStart: `calc(${widths.collapsed} - 4px)`,
  zIndex: size.layer.panel,
  translate: '0 -50%',
  maxInlineSize: '280px',
})
