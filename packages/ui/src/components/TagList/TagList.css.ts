import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

export const list = style('tag-list', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.space[2],
  minBlockSize: '28px',
  borderRadius: size.radius.control,
  outline: 'none',
  selectors: {
    '&[data-empty]': { alignItems: 'center', color: color.textMuted },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const tag = style('tag', {
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '28px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.pill,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { borderColor: color.border, backgroundColor: color.surfaceSunken, color: color.textMuted },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px' },
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
})

// React Aria sets this in a style attribute, which a strict policy drops from a server's page.
globalStyle(`${tag} > [role=gridcell]`, { display: 'contents' })

export const icon = style('tag-icon', { display: 'inline-flex', paddingInlineStart: '10px' })

export const texts = style('tag-texts', {
  minInlineSize: 0,
  paddingInline: size.space[3],
  overflowWrap: 'anywhere',
  selectors: {
    [`${icon} + &`]: { paddingInlineStart: '6px' },
    '[data-allows-removing]:not([data-disabled]) &': { paddingInlineEnd: size.space[1] },
  },
})

export const remove = style('tag-remove', {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '24px',
  blockSize: '24px',
  marginInlineEnd: '1px',
  borderRadius: size.radius.pill,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-1px' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})
