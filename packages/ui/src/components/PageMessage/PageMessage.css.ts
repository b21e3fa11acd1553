import { color, size } from '../../theme/contract.css.ts'
import { recipe, style } from '../../theme/style.ts'

export const message = recipe('page-message', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center' },
  variants: {
    variant: {
      page: {
        maxInlineSize: '560px',
        marginInline: 'auto',
        // Two fifths of the space around a message of 290 px, without header and footer. Details that load later do not
        // move it.
        paddingBlockStart: `max(${size.space[6]}, calc(0.4 * (100dvh - 5 * ${size.header} - 290px)))`,
        paddingBlockEnd: size.space[6],
      },
      inline: {
        padding: size.space[8],
        border: `1px dashed ${color.borderStrong}`,
        borderRadius: size.radius.card,
      },
    },
  },
})

export const title = style('page-message-title', { marginBlockStart: size.space[6] })

export const text = style('page-message-text', {
  marginBlockStart: size.space[3],
  color: color.textMuted,
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  textWrap: 'balance',
})

/** Aligned to the start, because facts and addresses are hard to read centered. */
export const details = style('page-message-details', {
  inlineSize: '100%',
  marginBlockStart: size.space[10],
  textAlign: 'start',
})

export const actions = style('page-message-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: size.space[3],
  marginBlockStart: size.space[8],
})
