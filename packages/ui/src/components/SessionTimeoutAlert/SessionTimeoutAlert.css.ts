import { size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const body = style('session-body', { display: 'grid', gap: size.space[4] })
