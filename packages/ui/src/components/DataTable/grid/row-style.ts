import { color, size } from '../../../theme/contract.css.ts'
import { frozenWidth } from '../model/column-layout.ts'

/** Scroll margin that keeps a focused row below a header of at most two lines. */
export const clearance = '--data-table-clearance'
export const belowHead = { scrollMarginBlockStart: `var(${clearance})` } as const

/** The background of a selected row: in dark themes a pale tint isn't distinguishable. */
const chosen = [
  color.brand.surface,
  `light-dark(${color.brand.surface}, color-mix(in oklab, ${color.brand.solid} 28%, ${color.surfaceRaised}))`,
]

/** On hover, the background shifts further toward the text color. */
const chosenHovered = chosen.map((ground) => `color-mix(in oklab, ${ground} 94%, ${color.text})`)

/** A line that is visible between two selected rows, also in dark themes. */
const chosenLine = [
  color.brand.border,
  `light-dark(${color.brand.border}, color-mix(in oklab, ${color.brand.solid} 60%, ${color.surfaceRaised}))`,
]

/**
 * If surfaces have nearly equal colors, an edge marks a selected row. It is above the cells, because sticky ones would
 * cover it.
 */
const edge = (ink: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: size.layer.control,
    border: `2px solid ${ink}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  }) as const
const chosenEdge = edge(color.brand.solid)
/** Marks the row that a panel shows: a bar at its start, above sticky cells. */
const currentEdge = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: size.layer.control,
  inlineSize: '3px',
  backgroundColor: color.brand.solid,
  pointerEvents: 'none',
} as const
/** Places the focus ring inside the edge of a selected row. */
export const ringWithin = { outlineOffset: '-5px' } as const

/** Every other row, in high contrast. */
const striped = { backgroundColor: color.surfaceSunken } as const
const pointedAt = { backgroundColor: color.surfaceHover } as const

/** The columns of the grid, which every row uses. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  // Equal columns, if a policy drops the template until the page hydrates.
  gridAutoColumns: 'minmax(96px, 1fr)',
  inlineSize: `var(${frozenWidth}, 100%)`,
  minInlineSize: 'var(--columns-min)',
} as const

/** The background and the edges of a row, by its state. */
export const aRow = {
  ...columns,
  minBlockSize: size.row,
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surfaceRaised,
  ...belowHead,
  selectors: {
    '&:hover': pointedAt,
    '&[aria-selected=true]': { borderBlockEndColor: chosenLine, backgroundColor: chosen },
    '&[aria-selected=true]:hover': { backgroundColor: chosenHovered },
    '&[aria-current]:not([aria-selected=true])': { backgroundColor: color.surfaceHover },
    '&[aria-current]::before': currentEdge,
    '&[aria-disabled]': { color: color.textMuted },
    '[data-pressable] &:not([aria-disabled])': { cursor: 'pointer' },
    ':root[data-theme=high-contrast] &[aria-selected=true]::after': chosenEdge,
    ':root[data-theme=high-contrast] &[data-odd]:not([aria-selected=true])': striped,
    ':root[data-theme=high-contrast] &[data-odd]:not([aria-selected=true]):hover': pointedAt,
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: `max(44px, ${size.row})` },
    '(prefers-contrast: more)': {
      selectors: {
        ':root:not([data-theme]) &[aria-selected=true]::after': chosenEdge,
        ':root:not([data-theme]) &[data-odd]:not([aria-selected=true])': striped,
        ':root:not([data-theme]) &[data-odd]:not([aria-selected=true]):hover': pointedAt,
      },
    },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected=true]::after': edge('Highlight'),
        '&[aria-current]::before': { backgroundColor: 'Highlight' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
} as const
