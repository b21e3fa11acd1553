import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { markedEdge } from '../../theme/edges.ts'
import { from, low } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

const ground = '--data-table-bar-ground'
const ink = '--data-table-bar-ink'
const toward = (share: number) => `color-mix(in oklab, var(${ink}) ${share}%, var(${ground}))`

/** In dark themes, the bar is lighter than the rows, like overlays. */
const lifted = { [ground]: color.surfacePressed, [ink]: color.text }

/** Inverted colors, because the bar is not part of the rows and must be noticed. */
export const bar = style('data-table-selection-bar', {
  vars: { [ground]: color.text, [ink]: color.surfaceRaised },
  position: 'sticky',
  insetBlockEnd: size.space[2],
  zIndex: size.layer.bar,
  minInlineSize: 0,
  padding: 0,
  border: `${markedEdge} solid var(${ground})`,
  borderRadius: size.radius.card,
  backgroundColor: `var(${ground})`,
  boxShadow: color.shadow.popover,
  color: `var(${ink})`,
  selectors: { ':root[data-theme=dark] &': { vars: lifted } },
  // In a low window, a sticky bar would cover the rows.
  '@media': {
    [low.medium]: { position: 'static' },
    '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': { vars: lifted } } },
  },
})

/** Tokens of the controls in the bar, derived from the bar's own background and text colors. */
export const content = style('data-table-selection-bar-content', {
  vars: {
    [color.surfaceRaised]: `var(${ground})`,
    [color.surfaceHover]: toward(14),
    [color.surfacePressed]: toward(24),
    [color.surfaceSunken]: toward(8),
    [color.text]: `var(${ink})`,
    [color.textMuted]: toward(76),
    [color.textLink]: `var(${ink})`,
    [color.border]: toward(30),
    [color.borderStrong]: toward(64),
    [color.borderFocus]: `var(${ink})`,
  },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.space[1],
  rowGap: size.space[2],
  minBlockSize: '52px',
  paddingInline: size.space[4],
  paddingBlock: '7px',
  '@media': { [from.medium]: { columnGap: size.space[3] } },
})

export const count = style('data-table-selection-bar-count', {
  flexGrow: 1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.medium]: { flexGrow: 0 } },
})

export const announcement = style('data-table-selection-bar-announcement', { color: color.textMuted })

export const actions = style('data-table-selection-bar-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.space[2],
  flex: '1 1 auto',
  '@media': { [from.medium]: { flexGrow: 0, marginInlineStart: 'auto' } },
})

// On a phone the actions fill their own line.
globalStyle(`${actions} > *`, { flexGrow: 1, '@media': { [from.medium]: { flexGrow: 0 } } })
