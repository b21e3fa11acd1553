import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const body = style('confirm-body', { display: 'grid', gap: size.space[4] })

export const names = style('confirm-names', { color: color.text, fontWeight: 500, overflowWrap: 'anywhere' })

export const message = style('confirm-message', { color: color.text })
