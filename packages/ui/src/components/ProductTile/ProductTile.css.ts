import { color, size } from '../../theme/contract.css.ts'
import { focusRing, recipe, style } from '../../theme/style.ts'

export const tile = recipe('tile', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    padding: size.space[5],
    paddingBlockEnd: size.space[4],
    border: `1px solid ${color.border}`,
    borderRadius: size.radius.card,
    transition: `box-shadow ${size.duration.feedback} ${size.easing}, border-color ${size.duration.feedback} ${size.easing}, background-color ${size.duration.feedback} ${size.easing}`,
    selectors: {
      '&&:has([data-pressed])': { backgroundColor: color.surfaceHover },
      '&:has([data-focus-visible])': focusRing,
    },
  },
  variants: {
    yours: {
      true: {
        backgroundColor: color.surfaceRaised,
        boxShadow: color.shadow.raised,
        selectors: { '&:has([data-hovered])': { boxShadow: color.shadow.hover, borderColor: color.brand.border } },
      },
      false: {
        backgroundColor: color.surface,
        selectors: { '&:has([data-hovered])': { borderColor: color.borderStrong } },
      },
    },
  },
})

export const top = style('tile-top', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: size.space[3],
  minBlockSize: '44px',
})

export const badge = style('tile-badge', { display: 'inline-flex', marginInlineStart: 'auto' })

export const image = style('tile-image', { blockSize: '44px', inlineSize: 'auto', maxInlineSize: '160px' })

export const title = style('tile-title', { marginBlockStart: size.space[5] })

export const description = style('tile-description', {
  marginBlockStart: '6px',
  marginBlockEnd: size.space[5],
  color: color.textMuted,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
})

export const foot = style('tile-foot', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  marginBlockStart: 'auto',
  paddingBlockStart: size.space[3],
  borderBlockStart: `1px solid ${color.border}`,
})

const small = { color: color.textMuted, fontSize: size.fontSize[12], lineHeight: size.lineHeight[12] }

export const note = style('tile-note', { ...small, inlineSize: '100%', marginBlockEnd: size.space[1] })

/** The note is at the other end of the action's line, or above it if it doesn't fit. */
export const actionAndNote = style('tile-action-and-note', {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: size.space[3],
  rowGap: size.space[1],
  inlineSize: '100%',
})

export const sideNote = style('tile-side-note', { ...small, order: 1 })

export const action = recipe('tile-action', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: size.space[2],
    minBlockSize: '24px',
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    // Scrolls the whole tile into view, because its action is at the bottom.
    scrollMarginBlock: `calc(${size.header} + 240px) ${size.space[8]}`,
    selectors: {
      // The whole tile is the press target and has the focus ring.
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: size.radius.card },
      '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '3px' },
    },
  },
  variants: {
    state: {
      launch: { color: color.textLink, fontWeight: 600 },
      'learn-more': { color: color.text },
      pending: { color: color.text },
      'coming-soon': { color: color.textMuted },
    },
  },
})

export const still = style('tile-still', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.space[2],
  minBlockSize: '24px',
  color: color.textMuted,
  fontWeight: 500,
})

export const arrow = recipe('tile-arrow', {
  base: {
    display: 'inline-flex',
    transition: `translate ${size.duration.feedback} ${size.easing}`,
    selectors: { ':root[dir=rtl] &': { scale: '-1 1' } },
  },
  variants: {
    leavesTab: {
      true: {
        selectors: {
          '[data-hovered] > &': { translate: '2px -2px' },
          ':root[dir=rtl] [data-hovered] > &': { translate: '-2px -2px' },
        },
      },
      false: {
        selectors: {
          '[data-hovered] > &': { translate: '2px 0' },
          ':root[dir=rtl] [data-hovered] > &': { translate: '-2px 0' },
        },
      },
    },
  },
})
