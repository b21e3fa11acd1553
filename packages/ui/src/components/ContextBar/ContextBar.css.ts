import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { edges } from '../../theme/edges.ts'
import { from } from '../../theme/media.ts'
import { recipe, style } from '../../theme/style.ts'
import type { StyleRule } from '@vanilla-extract/css'

// Paper and forced colours have no fill: there an edge sets the bar apart.
const fills = 'screen and (forced-colors: none)'

const faint = ({ solid, onSolid }: typeof color.brand) => `color-mix(in oklch, ${onSolid} 65%, ${solid})`

/** Fills the bar with a tone, and turns the colours of what stands on it over. */
const filled = (tone: typeof color.brand): StyleRule => ({
  '@media': {
    [fills]: {
      backgroundColor: tone.solid,
      color: tone.onSolid,
      vars: {
        [color.surfaceRaised]: tone.solid,
        [color.surfaceSunken]: tone.solidHover,
        [color.surfaceHover]: tone.solidHover,
        [color.surfacePressed]: tone.solidPressed,
        [color.surfaceBrand]: tone.onSolid,
        [color.surfaceBrandHover]: `color-mix(in oklch, ${tone.onSolid} 96%, ${tone.solid})`,
        [color.surfaceBrandPressed]: `color-mix(in oklch, ${tone.onSolid} 92%, ${tone.solid})`,
        [color.textOnBrand]: tone.solid,
        [color.text]: tone.onSolid,
        [color.textMuted]: tone.onSolid,
        [color.textLink]: tone.onSolid,
        // The fills of a solid tone are too alike to tell what is off: its edge does.
        [color.border]: faint(tone),
        [edges.off]: 'dashed',
        [edges.offInk]: faint(tone),
        [color.borderStrong]: tone.onSolid,
        [color.borderFocus]: tone.onSolid,
      },
    },
  },
})

export const bar = recipe('context-bar', {
  base: {
    borderBlockEnd: `3px solid ${color.text}`,
    '@media': {
      [fills]: { borderBlockEndWidth: 0 },
      '(forced-colors: active)': { borderBlockEndColor: 'Highlight' },
    },
  },
  variants: { tone: { brand: filled(color.brand), spark: filled(color.spark) } },
})

export const inner = style('context-bar-inner', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[3],
  rowGap: size.space[1],
  maxInlineSize: size.page.default,
  marginInline: 'auto',
  paddingInline: size.gutter,
  // On a phone it takes three lines, and leaves the page its room.
  paddingBlock: '6px',
  '@media': { [from.medium]: { paddingBlock: size.space[2] } },
})

export const icon = style('context-bar-icon', {
  display: 'none',
  '@media': { [from.medium]: { display: 'inline-flex' } },
})

export const text = style('context-bar-text', {
  flex: '1 1 240px',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: size.space[3],
  overflowWrap: 'anywhere',
})

export const title = style('context-bar-title', {
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  fontWeight: 500,
})

globalStyle(`${title} strong`, { fontWeight: 700 })

export const actions = style('context-bar-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.space[2],
  '@media': { print: { display: 'none' } },
})
