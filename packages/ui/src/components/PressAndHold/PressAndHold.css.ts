import { color, size } from '../../theme/contract.css.ts'
import { focusRing, ownHeading, recipe, style } from '../../theme/style.ts'

export const page = style('hold', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: size.space[4],
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
  textAlign: 'center',
})

export const title = style('hold-title', {
  ...ownHeading,
  color: color.text,
  fontSize: size.fontSize[24],
  lineHeight: size.lineHeight[24],
  fontWeight: 600,
  letterSpacing: '-0.015em',
})

export const text = style('hold-text', {
  marginBlockEnd: size.space[2],
  color: color.text,
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  textWrap: 'balance',
})

const forced = '(forced-colors: active)'
/** System colors in every phase; the line at the bottom shows the fill. */
const plain = { borderColor: 'ButtonText', backgroundColor: 'ButtonFace', color: 'ButtonText', boxShadow: 'none' }
const still = {
  selectors: { '&[data-hovered]': { backgroundColor: color.surfaceBrandHover } },
  '@media': { [forced]: { selectors: { '&[data-hovered]': { ...plain, borderColor: 'Highlight' } } } },
}

/** A darker area grows from the start; as a shadow, it does not change the background of the text. */
const filling = {
  boxShadow: `inset calc(240px * var(--hold-part, 0)) 0 0 0 ${color.surfaceBrandPressed}`,
  selectors: {
    '[dir=rtl] &': { boxShadow: `inset calc(-240px * var(--hold-part, 0)) 0 0 0 ${color.surfaceBrandPressed}` },
  },
  '@media': { [forced]: { ...plain, selectors: { '[dir=rtl] &': { boxShadow: 'none' } } } },
}

export const button = recipe('hold-button', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '240px',
    blockSize: '50px',
    overflow: 'hidden',
    border: `1px solid ${color.surfaceBrand}`,
    borderRadius: '10px',
    backgroundColor: color.surfaceBrand,
    color: color.textOnBrand,
    fontSize: size.fontSize[14],
    lineHeight: size.lineHeight[14],
    fontWeight: 600,
    cursor: 'pointer',
    userSelect: 'none',
    // Small finger movements must not cancel: the browser would take them for scrolling.
    touchAction: 'none',
    WebkitTouchCallout: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${size.duration.feedback} ${size.easing}`,
    selectors: { '&[data-focus-visible]': focusRing },
    '@media': {
      [forced]: { forcedColorAdjust: 'none', ...plain },
    },
  },
  variants: {
    phase: {
      idle: still,
      failed: still,
      holding: filling,
      armed: { ...filling, cursor: 'progress' },
      ready: filling,
      checking: { ...filling, cursor: 'progress' },
      done: {
        borderColor: color.success.solid,
        backgroundColor: color.success.solid,
        color: color.success.onSolid,
        cursor: 'default',
        '@media': { [forced]: plain },
      },
    },
  },
})

const stoneInk = '--hold-stone'
const jointInk = '--hold-bed'
const stoneFill = (side: 'left' | 'right') => ({
  backgroundImage: `linear-gradient(to ${side}, var(${stoneInk}) calc(100% * var(--hold-part, 0)), var(${jointInk}) 0)`,
  maskImage: `repeating-linear-gradient(to ${side}, black 0 calc(25% - 4px), transparent 0 25%)`,
})

/**
 * Four stones at the bottom that appear with the fill, for users who cannot see the shades and for reduced motion,
 * which only shows quarters.
 */
export const line = style('hold-line', {
  vars: { [stoneInk]: color.textOnBrand, [jointInk]: `color-mix(in oklab, ${color.textOnBrand} 35%, transparent)` },
  position: 'absolute',
  insetBlockEnd: '6px',
  insetInlineStart: '12px',
  // The last joint is after the last stone.
  insetInlineEnd: '8px',
  blockSize: '3px',
  ...stoneFill('right'),
  selectors: { '[dir=rtl] &': stoneFill('left') },
  '@media': { [forced]: { vars: { [stoneInk]: 'Highlight', [jointInk]: 'GrayText' } } },
})

export const label = style('hold-label', { display: 'inline-flex', alignItems: 'center', gap: size.space[2] })

export const problem = style('hold-problem', { selectors: { '&:empty': { display: 'none' } } })

export const hint = style('hold-hint', {
  color: color.textMuted,
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
})

export const help = style('hold-help', {
  paddingBlockStart: size.space[4],
  borderBlockStart: `1px solid ${color.border}`,
  inlineSize: '100%',
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
})
