import { color, size } from '../../theme/contract.css.ts'
import { focusRing, style } from '../../theme/style.ts'

export const summary = style('error-summary', { selectors: { '&:focus': focusRing } })

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
