import { color, size } from '../../theme/contract.css.ts'
import { recipe, style } from '../../theme/style.ts'

export const message = recipe('page-message', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center' },
  variants: {
    variant: {
      page: { maxInlineSize: '560px', marginInline: 'auto', paddingBlock: size.space[16] },
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

export const actions = style('page-message-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: size.space[3],
  marginBlockStart: size.space[8],
})
