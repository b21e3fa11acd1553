import { color, size } from '../../theme/contract.css.ts'
import { below, from } from '../../theme/media.ts'
import { focusRing, recipe, style } from '../../theme/style.ts'

const markSize = '28px'

export const steps = recipe('steps', {
  base: { display: 'flex', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 },
  variants: {
    orientation: {
      horizontal: { gap: size.space[4], '@media': { [below.medium]: { flexDirection: 'column', gap: 0 } } },
      vertical: { flexDirection: 'column' },
    },
  },
})

/** The line to the next step: beside the text, or under the mark. */
const across = {
  content: '',
  flex: '1 1 auto',
  minInlineSize: size.space[4],
  blockSize: '1px',
  marginBlockStart: '14px',
  backgroundColor: color.borderStrong,
} as const

const down = {
  content: '',
  position: 'absolute',
  insetBlockStart: '34px',
  insetBlockEnd: '2px',
  insetInlineStart: '13px',
  inlineSize: '1px',
  backgroundColor: color.borderStrong,
} as const

const stacked = {
  position: 'relative',
  paddingBlockEnd: size.space[5],
  selectors: { '&:not(:last-child)::after': down, '&:last-child': { paddingBlockEnd: 0 } },
} as const

export const step = recipe('step', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    minInlineSize: 0,
    borderRadius: size.radius.control,
    color: color.text,
    selectors: { '&:focus-visible': focusRing },
  },
  variants: {
    orientation: {
      horizontal: {
        gap: size.space[4],
        selectors: { '&:not(:last-child)': { flex: '1 1 auto' } },
        '@media': {
          [below.medium]: stacked,
          [from.medium]: {
            selectors: { '&:not(:last-child)::after': across },
          },
        },
      },
      vertical: stacked,
    },
  },
})

export const content = style('step-content', {
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: size.space[3],
  minInlineSize: 0,
  textAlign: 'start',
})

export const link = style('step-link', {
  borderRadius: size.radius.control,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
})

export const mark = style('step-mark', {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: markSize,
  minBlockSize: markSize,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.pill,
  backgroundColor: color.surfaceRaised,
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-status=done] &': {
      borderColor: color.brand.border,
      backgroundColor: color.brand.surface,
      color: color.brand.text,
    },
    '[data-status=failed] &': {
      borderColor: color.danger.border,
      backgroundColor: color.danger.surface,
      color: color.danger.text,
    },
    '[aria-current=step][data-status=ahead] &': {
      borderColor: color.surfaceBrand,
      backgroundColor: color.surfaceBrand,
      color: color.textOnBrand,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[aria-current=step][data-status] &': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const texts = style('step-texts', {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: '4px',
  overflowWrap: 'anywhere',
})

export const label = style('step-label', {
  color: color.textMuted,
  fontWeight: 500,
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
  selectors: {
    '[data-status=done] &': { color: color.text },
    '[aria-current=step] &': { color: color.text, fontWeight: 600 },
    '[data-status=failed] &': { color: color.danger.text },
    'button:hover &': { textDecoration: 'underline' },
  },
})

export const description = style('step-description', {
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})
