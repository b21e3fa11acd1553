import { size } from '../../theme/contract.css.ts'
import { eachTone } from '../../theme/tone-styles.ts'
import { recipe } from '../../theme/style.ts'

export const badge = recipe('badge', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: 'fit-content',
    minBlockSize: '20px',
    paddingInline: size.space[2],
    border: '1px solid',
    borderRadius: size.radius.pill,
    fontSize: size.fontSize[12],
    lineHeight: size.lineHeight[12],
    fontWeight: 600,
  },
  variants: {
    tone: eachTone((tone) => ({ backgroundColor: tone.surface, borderColor: tone.border, color: tone.text })),
  },
})
