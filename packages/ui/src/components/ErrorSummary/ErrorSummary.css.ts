import { color, size } from '../../theme/contract.css.ts'
import { focusRing, ownHeading, style } from '../../theme/style.ts'

export const summary = style('error-summary', {
  display: 'flex',
  gap: size.space[3],
  padding: size.space[4],
  border: `1px solid ${color.danger.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.danger.surface,
  color: color.text,
  selectors: { '&:focus': focusRing },
})

export const icon = style('error-summary-icon', { display: 'inline-flex', color: color.danger.icon })

export const body = style('error-summary-body', { display: 'grid', gap: size.space[1], minInlineSize: 0 })

export const title = style('error-summary-title', {
  ...ownHeading,
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
  fontWeight: 600,
})

export const list = style('error-summary-list', {
  display: 'grid',
  gap: size.space[1],
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
})

export const link = style('error-summary-link', {
  display: 'inline-block',
  minBlockSize: '24px',
  paddingBlock: '2px',
  borderRadius: '2px',
  color: color.danger.text,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': focusRing },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', paddingBlock: '12px' } },
})
