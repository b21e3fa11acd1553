import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

export const contents = style('table-of-contents', {
  minInlineSize: 0,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  '@media': { print: { display: 'none' } },
})

export const list = style('table-of-contents-list', { margin: 0, padding: 0, listStyle: 'none' })

export const link = style('table-of-contents-link', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '28px',
  paddingBlock: size.space[1],
  paddingInlineStart: size.space[3],
  borderInlineStart: `2px solid ${color.border}`,
  color: color.textMuted,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.text, borderInlineStartColor: color.borderStrong },
    '&[aria-current]': { color: color.brand.text, borderInlineStartColor: color.brand.solid, fontWeight: 500 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px', borderRadius: size.radius.control },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: size.control.large },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight', color: 'Highlight' } },
    },
  },
})

// Deeper headings are indented by padding, so that their lines at the start stay aligned.
globalStyle(`${list} ${list} ${link}`, { paddingInlineStart: size.space[6] })
globalStyle(`${list} ${list} ${list} ${link}`, { paddingInlineStart: size.space[10] })
