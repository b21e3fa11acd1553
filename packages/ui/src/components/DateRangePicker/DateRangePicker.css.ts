import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { focusRing, style } from '../../theme/style.ts'

export const dash = style('range-dash', { color: color.textMuted })

export const panel = style('range-panel', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  outline: 'none',
})

/** Presets and months, which scroll if they do not fit; the buttons stay in view. */
export const scroll = style('range-scroll', {
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  '@media': { [from.medium]: { display: 'grid', gridTemplateColumns: 'auto 1fr' } },
})

export const presets = style('range-presets', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: size.space[1],
  padding: size.space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'none',
      alignContent: 'start',
      inlineSize: '168px',
      paddingBlock: size.space[3],
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.border}`,
    },
  },
})

export const preset = style('range-preset', {
  minBlockSize: '36px',
  paddingInline: size.space[3],
  border: '1px solid transparent',
  borderRadius: size.radius.control,
  color: color.text,
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[aria-pressed=true]': {
      borderColor: color.brand.border,
      backgroundColor: color.brand.surface,
      color: color.brand.text,
      fontWeight: 500,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-1px' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px' },
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight', outline: '1px solid Highlight' } },
    },
  },
})

export const body = style('range-body', {
  paddingBlock: size.space[2],
  '@media': { [from.medium]: { padding: size.space[4], paddingBlockEnd: size.space[3] } },
})

export const calendar = style('range-calendar', {
  inlineSize: '308px',
  marginInline: 'auto',
  '@media': {
    [from.medium]: { inlineSize: '528px' },
    [`${from.medium} and (pointer: coarse)`]: { inlineSize: '640px' },
  },
})

/** The selection, its bounds or its error; one line is reserved for it. */
export const status = style('range-status', {
  display: 'block',
  minBlockSize: '40px',
  paddingBlockStart: size.space[2],
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  textAlign: 'center',
  selectors: { '&[data-problem]': { color: color.danger.text, fontWeight: 500 } },
  '@media': { [from.medium]: { minBlockSize: '28px' } },
})

export const foot = style('range-foot', {
  display: 'flex',
  flexShrink: 0,
  justifyContent: 'flex-end',
  gap: size.space[2],
  padding: size.space[3],
  borderBlockStart: `1px solid ${color.border}`,
})
