import { color } from '../../../theme/contract.css.ts'
import { cutAtItsEnd, style } from '../../../theme/style.ts'

/** One line, cut at the end of its cell. Not `hidden`: every cell would become a scroll container. */
export const inOneLine = { overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const line = style('data-table-line', {
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  columnGap: '0.5ch',
  minInlineSize: 0,
  selectors: {
    '[data-align=end] > &': { justifyContent: 'flex-end' },
    '[data-align=center] > &': { justifyContent: 'center' },
    '&[data-open]': { display: 'block' },
  },
})

export const shown = style('data-table-line-shown', {
  minInlineSize: 0,
  selectors: { [`${line}:not([data-open]) > &`]: { ...inOneLine, ...cutAtItsEnd } },
})

/** Hidden text that is read and copied in one line with the visible text before it. */
export const rest = style('data-table-line-rest', {
  display: 'inline-block',
  inlineSize: '1px',
  marginInlineEnd: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
})

export const toggle = style('data-table-line-toggle', {
  position: 'relative',
  flexShrink: 0,
  minInlineSize: '24px',
  blockSize: '24px',
  // A line with its button is as high as one without.
  marginBlock: '-2px',
  borderRadius: '4px',
  color: color.textLink,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // Only the text is copied.
  userSelect: 'none',
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { textDecorationLine: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '0' },
    '&::after': { content: '', position: 'absolute', insetInline: '-4px', insetBlock: '0' },
  },
  '@media': { '(pointer: coarse)': { minInlineSize: '44px', blockSize: '44px', marginBlock: '-12px' } },
})

export const middle = style('data-table-middle', {
  position: 'relative',
  display: 'block',
  flex: '1 1 auto',
  minInlineSize: 0,
})

export const middleText = style('data-table-middle-text', {
  display: 'block',
  overflow: 'clip',
  overflowClipMargin: '8px',
  whiteSpace: 'nowrap',
})

/**
 * Width of the end of a text. The default is more than most need, for server pages whose policy drops style attributes.
 */
export const endWidth = '--data-table-end'

/** Not a flex item: copied text would then have two lines. */
export const middleStart = style('data-table-middle-start', {
  ...inOneLine,
  ...cutAtItsEnd,
  display: 'inline-block',
  maxInlineSize: `calc(100% - var(${endWidth}, 7em))`,
  verticalAlign: 'bottom',
})

/** The copy button at the end of its cell; it appears on hover or focus. */
export const copy = style('data-table-copy', {
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: '-8px',
  translate: '0 -50%',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  border: `1px solid ${color.border}`,
  borderRadius: '6px',
  backgroundColor: color.surfaceRaised,
  color: color.textMuted,
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '[role=gridcell]:is(:hover, :focus, :focus-within) > * > &': { opacity: 1 },
    '&:hover': { color: color.text, backgroundColor: color.surfaceHover },
    '&[data-copied]': {
      borderColor: color.success.border,
      backgroundColor: color.success.surface,
      color: color.success.text,
    },
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: '-2px', opacity: 1 },
  },
})
