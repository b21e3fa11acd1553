import { color, size } from '../../theme/contract.css.ts'
import { from } from '../../theme/media.ts'
import { recipe, style } from '../../theme/style.ts'

export const page = recipe('page', {
  base: {
    flex: '1 0 auto',
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: size.gutter,
    paddingBlockStart: size.space[6],
    paddingBlockEnd: size.space[16],
    textAlign: 'start',
    outline: 'none',
    '@media': { [from.medium]: { paddingBlockStart: size.space[10] } },
  },
  variants: {
    width: {
      narrow: { maxInlineSize: size.page.narrow },
      // Measured without the gutters, as it is what a form and a line of prose need.
      form: { maxInlineSize: `calc(${size.page.form} + 2 * ${size.gutter})` },
      reading: { maxInlineSize: `calc(${size.page.reading} + 2 * ${size.gutter})` },
      default: { maxInlineSize: size.page.default },
      wide: { maxInlineSize: size.page.wide },
    },
  },
})

export const banner = style('page-banner', { marginBlockEnd: size.space[8] })

export const head = style('page-head', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: size.space[4],
  marginBlockEnd: size.space[8],
})

export const words = style('page-words', { flex: '1 1 320px', minInlineSize: 0 })

export const breadcrumbs = style('page-breadcrumbs', { marginBlockEnd: size.space[1] })

export const description = style('page-description', {
  marginBlockStart: size.space[1],
  maxInlineSize: '68ch',
  color: color.textMuted,
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  textWrap: 'pretty',
})

export const actions = style('page-actions', { display: 'flex', flexWrap: 'wrap', gap: size.space[2] })
