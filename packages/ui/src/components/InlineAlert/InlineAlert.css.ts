import { color, size } from '../../theme/contract.css.ts'
import { eachTone } from '../../theme/tone-styles.ts'
import { messageBox, messageIcon } from '../../internal/problem.css.ts'
import { recipe, style } from '../../theme/style.ts'

export const alert = recipe('inline-alert', {
  base: messageBox,
  variants: {
    tone: eachTone((tone) => ({
      backgroundColor: color.surfaceRaised,
      borderColor: color.border,
      boxShadow: `inset 3px 0 0 ${tone.icon}`,
      selectors: { '[dir=rtl] &': { boxShadow: `inset -3px 0 0 ${tone.icon}` } },
    })),
  },
})

export const icon = recipe('inline-alert-icon', {
  base: messageIcon,
  variants: { tone: eachTone((tone) => ({ color: tone.icon })) },
})

export const title = style('inline-alert-title', { color: color.text, fontWeight: 600 })

export const body = style('inline-alert-body', {
  display: 'grid',
  flex: '1 1 auto',
  gap: size.space[1],
  minInlineSize: 0,
  color: color.text,
})

export const actions = style('inline-alert-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.space[3],
  marginBlockStart: size.space[1],
})

export const dismiss = style('inline-alert-dismiss', {
  flexShrink: 0,
  display: 'inline-grid',
  margin: '-6px',
  '@media': { '(pointer: coarse)': { margin: '-12px' } },
})
