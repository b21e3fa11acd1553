import { color, size } from '../../../theme/contract.css.ts'
import { style } from '../../../theme/style.ts'

/** How far the press area extends beyond the box: to the whole cell. */
const reach = 14

/** The edge of the box, inside it. */
const edge = (ink: string) => `inset 0 0 0 1px ${ink}`

/**
 * A native checkbox that looks like Checkbox, because a table has hundreds of them. It is one element, whose
 * transparent border takes the press.
 */
const box = {
  position: 'relative',
  display: 'block',
  appearance: 'none',
  inlineSize: `${18 + 2 * reach}px`,
  blockSize: `${18 + 2 * reach}px`,
  margin: `-${reach}px`,
  border: `${reach}px solid transparent`,
  backgroundClip: 'padding-box',
  backgroundColor: color.surfaceRaised,
  boxShadow: edge(color.borderStrong),
  cursor: 'pointer',
  selectors: {
    '&:hover': { boxShadow: edge(color.text) },
    '&:focus-visible': { outline: `2px solid ${color.borderFocus}`, outlineOffset: `${2 - reach}px` },
    '&:checked, &:indeterminate': { boxShadow: 'none', backgroundColor: color.surfaceBrand },
    '&:checked:hover, &:indeterminate:hover': { boxShadow: 'none', backgroundColor: color.surfaceBrandHover },
    '&[aria-disabled]': {
      boxShadow: edge(color.border),
      backgroundColor: color.surfaceSunken,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      boxShadow: edge('ButtonText'),
      backgroundColor: 'Canvas',
      selectors: {
        '&:checked, &:indeterminate, &:checked:hover, &:indeterminate:hover': {
          boxShadow: 'none',
          backgroundColor: 'Highlight',
        },
        '&[aria-disabled]': { boxShadow: edge('GrayText') },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
} as const

/** A mark in the middle of its box. Not by grid, because each box would then need its own grid layout. */
const centered = { content: '', position: 'absolute', inset: 0, margin: 'auto' } as const

const forcedMark = { borderColor: 'HighlightText' } as const

export const checkbox = style('data-table-checkbox', {
  ...box,
  borderRadius: `${4 + reach}px`,
  selectors: {
    ...box.selectors,
    '&:checked::before': {
      ...centered,
      insetBlockEnd: '2px',
      inlineSize: '5px',
      blockSize: '9px',
      border: `solid ${color.textOnBrand}`,
      // The tick is the same in right-to-left text.
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&:indeterminate::before': {
      ...centered,
      inlineSize: '8px',
      blockSize: 0,
      border: `solid ${color.textOnBrand}`,
      borderWidth: '2px 0 0',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      ...box['@media']['(forced-colors: active)'],
      selectors: {
        ...box['@media']['(forced-colors: active)'].selectors,
        '&:checked::before, &:indeterminate::before': forcedMark,
      },
    },
  },
})

export const radio = style('data-table-radio', {
  ...box,
  borderRadius: size.radius.pill,
  selectors: {
    ...box.selectors,
    '&:checked::before': {
      ...centered,
      inlineSize: 0,
      blockSize: 0,
      border: `4px solid ${color.textOnBrand}`,
      borderRadius: size.radius.pill,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      ...box['@media']['(forced-colors: active)'],
      selectors: {
        ...box['@media']['(forced-colors: active)'].selectors,
        '&:checked::before': forcedMark,
      },
    },
  },
})
