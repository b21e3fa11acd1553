import { color, size } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

export const trigger = style('menu-trigger', {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: size.radius.control,
  color: color.text,
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&[data-hovered], &[aria-expanded=true]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})

export const head = style('menu-head', {
  paddingInline: size.space[4],
  paddingBlock: size.space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
})

export const section = style('menu-section', {
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: size.space[1],
      paddingBlockStart: size.space[1],
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
})

const pointedAt = '&&:is([data-focused], [data-hovered], [data-pressed])'

// The doubled class wins over the row's own color in another file.
export const danger = style('menu-danger', {
  selectors: { '&&': { color: color.danger.text } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&&': { color: 'CanvasText' }, [pointedAt]: { color: 'HighlightText' } },
    },
  },
})

/** The link to the current page. */
export const current = style('menu-current', {
  position: 'relative',
  fontWeight: 500,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: size.space[2],
    insetInlineStart: 0,
    inlineSize: '2px',
    backgroundColor: color.stone.three,
  },
  '@media': { '(forced-colors: active)': { '::before': { backgroundColor: 'Highlight' } } },
})

export const icon = style('menu-icon', {
  display: 'inline-flex',
  paddingBlockStart: '2px',
  color: color.textMuted,
  selectors: { [`${danger} &`]: { color: 'inherit' } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})

/** A disabled item. It can be focused, so that screen readers can read why it’s disabled. */
export const blocked = style('menu-blocked', {
  selectors: { '&&': { cursor: 'not-allowed', color: color.textMuted } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&&': { color: 'GrayText' }, [pointedAt]: { backgroundColor: 'Canvas' } },
    },
  },
})

export const external = style('menu-external', {
  display: 'inline-flex',
  paddingBlockStart: '2px',
  color: color.textMuted,
  selectors: { ':root[dir=rtl] &': { scale: '-1 1' } },
})
