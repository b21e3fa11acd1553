import { color, size } from '../theme/contract.css.ts'
import { cutAtItsEnd, focusRing, style } from '../theme/style.ts'

export const button = style('data-table-tool', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: size.space[2],
  flexShrink: 0,
  minInlineSize: size.control.medium,
  blockSize: size.control.medium,
  paddingInline: size.space[2],
  borderRadius: size.radius.control,
  color: color.text,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:is(:active, [aria-expanded=true])': { backgroundColor: color.surfacePressed },
    '&:focus-visible': focusRing,
  },
  '@media': { '(pointer: coarse)': { minInlineSize: '44px', blockSize: '44px' } },
})

export const icon = style('data-table-tool-icon', { position: 'relative', display: 'inline-grid' })

/** A dot at the icon, if the panel has something new. */
export const dot = style('data-table-tool-dot', {
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineEnd: '-3px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: size.radius.pill,
  backgroundColor: color.brand.solid,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
})

export const text = style('data-table-tool-text', {
  ...cutAtItsEnd,
  maxInlineSize: '16ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
})
