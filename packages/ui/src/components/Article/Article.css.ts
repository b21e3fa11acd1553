import type { StyleRule } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { focusRing, recipe, style } from '../../theme/style.ts'

const afterAnother = { selectors: { '* + &': { marginBlockStart: size.space[4] } } }

export const article = style('article', {
  maxInlineSize: '68ch',
  color: color.text,
  fontSize: size.fontSize[16],
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
})

const coarse = '(pointer: coarse)'

const headingRule: StyleRule = {
  breakAfter: 'avoid',
  selectors: { '* + &': { marginBlockStart: size.space[8] } },
}

export const heading = style('article-heading', headingRule)

export const linkedHeading = style('article-linked-heading', {
  ...headingRule,
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.space[1],
})

// Centered on the first line of a heading without making that line higher.
export const headingLink = style('article-heading-link', {
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  marginBlock: '-2px',
  borderRadius: size.radius.control,
  color: color.textMuted,
  opacity: 0,
  transition: `opacity ${size.duration.feedback} ${size.easing}`,
  selectors: {
    [`${linkedHeading}:hover > &`]: { opacity: 1 },
    '&:hover': { backgroundColor: color.surfaceHover, color: color.text },
    '&:focus-visible': { ...focusRing, opacity: 1 },
  },
  '@media': {
    '(hover: none)': { opacity: 1 },
    [coarse]: { inlineSize: '44px', blockSize: '44px', marginBlock: '-10px' },
    print: { display: 'none' },
  },
})

export const block = style('article-block', afterAnother)

export const list = style('article-list', {
  display: 'flex',
  flexDirection: 'column',
  gap: size.space[2],
  paddingInlineStart: size.space[6],
  selectors: {
    '* + &': { marginBlockStart: size.space[3] },
    'ul&': { listStyleType: 'disc' },
    'ol&': { listStyleType: 'decimal' },
  },
})

export const quotation = style('article-quotation', {
  ...afterAnother,
  paddingInlineStart: size.space[4],
  borderInlineStart: `3px solid ${color.borderStrong}`,
  color: color.textMuted,
})

export const code = style('article-code', {
  ...afterAnother,
  padding: size.space[4],
  whiteSpace: 'pre-wrap',
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  fontSize: size.fontSize[14],
})

// The same distance before and after the table.
export const divider = style('article-divider', {
  paddingBlockEnd: size.space[2],
  selectors: { '* + &': { marginBlockStart: size.space[6] } },
})

export const scroller = style('article-table-scroller', {
  ...afterAnother,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  selectors: { ...afterAnother.selectors, '&:focus-visible': focusRing },
  '@media': { print: { overflow: 'visible' } },
})

export const table = style('article-table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'wrap',
})

export const tableCaption = style('article-table-caption', {
  paddingInline: size.space[3],
  paddingBlock: size.space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  textAlign: 'start',
})

const cellRule = {
  // Columns of one word each are unreadable; with more columns the table scrolls.
  minInlineSize: '112px',
  paddingInline: size.space[3],
  paddingBlock: size.space[2],
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { 'tr + tr > &, thead + tbody &': { borderBlockStart: `1px solid ${color.border}` } },
} as const satisfies StyleRule

export const cell = style('article-cell', cellRule)

export const rowHeader = style('article-row-header', { ...cellRule, fontWeight: 600 })

export const header = style('article-header', {
  ...cellRule,
  backgroundColor: color.surfaceSunken,
  color: color.textMuted,
  fontWeight: 600,
})

export const figure = style('article-figure', {
  margin: 0,
  breakInside: 'avoid',
  selectors: { '* + &': { marginBlockStart: size.space[5] }, 'li > &': { marginBlockStart: size.space[2] } },
})

export const frame = recipe('article-frame', {
  base: {
    position: 'relative',
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: size.radius.card,
    backgroundColor: color.surfaceRaised,
  },
  variants: {
    kind: {
      image: { inlineSize: 'fit-content', minInlineSize: '48px', maxInlineSize: '100%', minBlockSize: '48px' },
      mosaic: { padding: size.space[6] },
    },
  },
})

export const image = recipe('article-image', {
  base: { display: 'block', maxInlineSize: '100%', blockSize: 'auto', marginInline: 'auto' },
  variants: {
    isEnlarged: {
      true: {
        maxBlockSize: '75dvh',
        objectFit: 'contain',
        selectors: { 'svg&': { inlineSize: '100%' } },
      },
    },
  },
})

export const enlarge = style('article-enlarge', {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
  '@media': { print: { display: 'none' } },
})

export const enlargeIcon = style('article-enlarge-icon', {
  position: 'absolute',
  insetBlockStart: size.space[2],
  insetInlineEnd: size.space[2],
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  opacity: 0,
  transition: `opacity ${size.duration.feedback} ${size.easing}`,
  selectors: { [`${enlarge}:is(:hover, :focus-visible) > &`]: { opacity: 1 } },
  '@media': { '(hover: none)': { opacity: 1 } },
})

export const caption = style('article-caption', {
  marginBlockStart: size.space[2],
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})
