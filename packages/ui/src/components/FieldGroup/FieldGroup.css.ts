import { hiddenVisually } from '../../internal/hidden.css.ts'
import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { recipe, style } from '../../theme/style.ts'

export const group = style('field-group', { minInlineSize: 0, margin: 0, padding: 0, border: 0 })

// Safari adds the height of a legend to that of a fieldset in a column, unless the legend floats.
export const legend = style('field-group-legend', {
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  color: color.text,
  fontSize: size.fontSize[18],
  lineHeight: size.lineHeight[18],
  fontWeight: 600,
  letterSpacing: '-0.01em',
})

export const description = style('field-group-description', {
  clear: 'both',
  paddingBlockStart: size.space[1],
  color: color.textMuted,
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
})

export const fields = recipe('field-group-fields', {
  base: {
    clear: 'both',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: size.space[5],
    // Padding, not a margin, which the floating legend would overlap.
    paddingBlockStart: size.space[4],
    marginBlockEnd: size.space[4],
    selectors: { '&:last-child': { marginBlockEnd: 0 }, [`${hiddenVisually} + &`]: { paddingBlockStart: 0 } },
  },
  variants: {
    columns: {
      1: {},
      2: {
        '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'baseline' } },
      },
    },
  },
})
