import { globalStyle } from '@vanilla-extract/css'
import { navigationSize, pageEdge } from '../../internal/page-edge.ts'
import { color, size } from '../../theme/contract.css.ts'
import { edges } from '../../theme/edges.ts'
import { below, from } from '../../theme/media.ts'
import { recipe, style } from '../../theme/style.ts'
import type { StyleRule } from '@vanilla-extract/css'

// Print and forced colors have no fill, so an edge separates the bar.
const fills = 'screen and (forced-colors: none)'

const faint = ({ solid, onSolid }: typeof color.brand) => `color-mix(in oklab, ${onSolid} 65%, ${solid})`

/** Fills the bar with a tone and inverts the colors of its content. */
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
        [color.surfaceBrandHover]: `color-mix(in oklab, ${tone.onSolid} 96%, ${tone.solid})`,
        [color.surfaceBrandPressed]: `color-mix(in oklab, ${tone.onSolid} 92%, ${tone.solid})`,
        [color.textOnBrand]: tone.solid,
        [color.text]: tone.onSolid,
        [color.textMuted]: tone.onSolid,
        [color.textLink]: tone.onSolid,
        // The fills of a solid tone are too similar to show that a control is off, so its edge shows it.
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

/** On a phone the bar has one line, which leaves the page its space, until the user expands it. */
const slim = '[data-slim] > * >'

export const inner = style('context-bar-inner', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[3],
  rowGap: size.space[2],
  paddingInlineStart: `calc(var(${navigationSize}, 0px) + ${pageEdge})`,
  paddingInlineEnd: pageEdge,
  paddingBlock: size.space[2],
  '@media': { [below.medium]: { paddingBlock: '3px', minBlockSize: '40px' } },
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
  '@media': {
    [below.medium]: {
      selectors: {
        [`${slim} * > &`]: { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
    },
  },
})

globalStyle(`${title} strong`, { fontWeight: 700 })

export const description = style('context-bar-description', {
  '@media': { [below.medium]: { selectors: { [`${slim} * > &`]: { display: 'none' } } } },
})

export const actions = style('context-bar-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.space[2],
  '@media': {
    [below.medium]: {
      // Actions are under the text, not beside the button that expands the bar.
      order: 1,
      flexBasis: '100%',
      paddingBlockEnd: size.space[2],
      selectors: { [`${slim} &`]: { display: 'none' } },
    },
    print: { display: 'none' },
  },
})

export const more = style('context-bar-more', {
  display: 'none',
  transition: `rotate ${size.duration.feedback} ${size.easing}`,
  '@media': {
    [below.medium]: { display: 'inline-grid', selectors: { ':not([data-slim]) > * > &': { rotate: '180deg' } } },
    '(pointer: coarse)': { margin: '-6px' },
  },
})
