import { color, size } from '../../theme/contract.css.ts'
import { below } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

export const foot = style('date-time-foot', {
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: size.space[3],
  marginBlockStart: size.space[3],
  paddingBlockStart: size.space[3],
  borderBlockStart: `1px solid ${color.border}`,
  // Below this width, the days extend to the edge of the panel.
  '@media': { [below.medium]: { flexWrap: 'wrap', paddingInline: size.space[2], paddingBlockEnd: size.space[1] } },
})
