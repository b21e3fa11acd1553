import { color, size } from '../../../theme/contract.css.ts'
import { focusRing, style } from '../../../theme/style.ts'

/** A native box that looks like Checkbox, as a table has hundreds of them. */
const box = {
  position: 'relative',
  display: 'block',
  appearance: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  border: `1px solid ${color.borderStrong}`,
  backgroundColor: color.surfaceRaised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-visible': focusRing,
    '&:checked, &:indeterminate': { borderColor: color.surfaceBrand, backgroundColor: color.surfaceBrand },
    '&:checked:hover, &:indeterminate:hover': {
      borderColor: color.surfaceBrandHover,
      backgroundColor: color.surfaceBrandHover,
    },
    '&[aria-disabled]': { borderColor: color.border, backgroundColor: color.surfaceSunken, cursor: 'not-allowed' },
    // The whole cell takes the press.
    '&::after': { content: '', position: 'absolute', insetInline: '-14px', insetBlock: '-14px' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'Canvas',
      selectors: {
        '&:checked, &:indeterminate, &:checked:hover, &:indeterminate:hover': {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
        },
        '&[aria-disabled]': { borderColor: 'GrayText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
} as const

/** A mark in the middle of its box. Not by a grid: each box would be laid out as one. */
const centered = { content: '', position: 'absolute', inset: 0, margin: 'auto' } as const

const forcedMark = { borderColor: 'HighlightText' } as const

export const checkbox = style('data-table-checkbox', {
  ...box,
  borderRadius: '4px',
  selectors: {
    ...box.selectors,
    '&:checked::before': {
      ...centered,
      insetBlockEnd: '2px',
      inlineSize: '5px',
      blockSize: '9px',
      border: `solid ${color.textOnBrand}`,
      // The tick is the same from right to left.
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
