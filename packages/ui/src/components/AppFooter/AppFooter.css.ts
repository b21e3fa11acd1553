import { pageEdge } from '../../internal/page-edge.ts'
import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const footer = style('app-footer', { borderBlockStart: `1px solid ${color.border}` })

export const inner = style('app-footer-inner', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: size.space[6],
  rowGap: size.space[3],
  paddingInline: pageEdge,
  paddingBlock: size.space[5],
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
})

export const links = style('app-footer-links', { display: 'flex', flexWrap: 'wrap', columnGap: size.space[5] })
