import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

const afterAnother = { selectors: { '* + &': { marginBlockStart: size.space[4] } } }

export const article = style('article', {
  maxInlineSize: '68ch',
  color: color.text,
  fontSize: size.fontSize[16],
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
})

export const heading = style('article-heading', {
  breakAfter: 'avoid',
  selectors: { '* + &': { marginBlockStart: size.space[8] } },
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
