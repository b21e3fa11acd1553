import { color, size } from '../theme/contract.css.ts'
import { from, low } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { footerEnd, footerInset } from './overlay-footer.ts'

const inset = `var(${footerInset}, 0px)`

/**
 * Buttons at the end of a scroll area, always in view: side by side at the end; on a phone stacked, the last at the
 * top.
 */
export const overlayFooter = style('overlay-footer', {
  position: 'sticky',
  insetBlockEnd: `calc(-1 * var(${footerEnd}, 0px))`,
  zIndex: size.layer.head,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: size.space[2],
  marginInline: `calc(-1 * ${inset})`,
  marginBlockEnd: `calc(-1 * ${inset})`,
  paddingInline: inset,
  paddingBlock: size.space[4],
  borderBlockStart: `1px solid ${color.border}`,
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  backgroundColor: color.surfaceRaised,
  '@media': {
    [from.medium]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' },
    // A low window needs its height for the content, so the buttons share one line if they fit.
    [low.medium]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      paddingBlock: size.space[2],
    },
  },
})
