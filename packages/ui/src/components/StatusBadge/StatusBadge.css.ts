import { color, size } from '../../theme/contract.css.ts'
import { recipe, style } from '../../theme/style.ts'

const tones = {
  neutral: color.neutral,
  spark: color.spark,
  info: color.info,
  success: color.success,
  warning: color.warning,
  danger: color.danger,
}

const eachTone = <T>(rule: (tone: typeof color.neutral) => T) =>
  Object.fromEntries(Object.entries(tones).map(([name, tone]) => [name, rule(tone)])) as Record<keyof typeof tones, T>

export const badge = recipe('status-badge', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  },
  variants: {
    variant: {
      plain: { color: color.text },
      filled: {
        minBlockSize: '24px',
        paddingInlineStart: '6px',
        paddingInlineEnd: size.space[2],
        border: '1px solid',
        borderRadius: size.radius.pill,
        fontSize: size.fontSize[12],
        lineHeight: size.lineHeight[12],
        fontWeight: 600,
      },
    },
    tone: eachTone(() => ({})),
  },
  compound: Object.entries(tones).map(([name, tone]) => ({
    variants: { variant: 'filled' as const, tone: name as keyof typeof tones },
    style: { backgroundColor: tone.surface, borderColor: tone.border, color: tone.text },
  })),
})

export const icon = recipe('status-badge-icon', {
  base: { display: 'inline-flex' },
  variants: { tone: eachTone((tone) => ({ color: tone.icon })) },
})

export const texts = style('status-badge-texts', { minInlineSize: 0 })
