import { keyframes } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { motionSafe, recipe, style } from '../../theme/style.ts'

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

export const progress = style('progress', { display: 'grid', gap: '6px', minInlineSize: 0 })

export const texts = style('progress-texts', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: size.space[4],
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const label = style('progress-label', { color: color.text, fontWeight: 500, overflowWrap: 'anywhere' })

export const value = style('progress-value', { color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const description = style('progress-description', {
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const track = recipe('progress-track', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: size.radius.pill,
    backgroundColor: color.surfacePressed,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  },
  variants: { size: { small: { blockSize: '4px' }, medium: { blockSize: '8px' } } },
})

export const bar = recipe('progress-bar', {
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: size.radius.pill,
    transition: `inline-size ${size.duration.entrance} ${size.easing}`,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
  },
  variants: {
    tone: {
      brand: { backgroundColor: color.surfaceBrand },
      success: { backgroundColor: color.success.icon },
      danger: { backgroundColor: color.danger.icon },
    },
  },
})

/** An indeterminate bar moves if motion is allowed; otherwise it is pale, so that it does not look like a value. */
export const passing = style('progress-passing', {
  inlineSize: '100%',
  opacity: 0.4,
  ...motionSafe({ inlineSize: '40%', opacity: 1, animation: `${pass} 1.4s ${size.easing} infinite` }),
})
