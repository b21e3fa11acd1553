import { color, size } from '../../theme/contract.css.ts'
import { recipe } from '../../theme/style.ts'
import type { typeScale } from '../../theme/sizes.ts'

const step = (key: keyof typeof typeScale) => ({ fontSize: size.fontSize[key], lineHeight: size.lineHeight[key] })

export const text = recipe('text', {
  base: { overflowWrap: 'break-word' },
  variants: {
    size: { 12: step(12), 13: step(13), 14: step(14), 16: step(16), 18: step(18), 20: step(20) },
    tone: {
      neutral: { color: color.text },
      muted: { color: color.textMuted },
      brand: { color: color.brand.text },
      info: { color: color.info.text },
      success: { color: color.success.text },
      warning: { color: color.warning.text },
      danger: { color: color.danger.text },
      inherit: { color: 'inherit' },
    },
    weight: { 400: { fontWeight: 400 }, 500: { fontWeight: 500 }, 600: { fontWeight: 600 }, 700: { fontWeight: 700 } },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    measure: { true: { maxInlineSize: '68ch', textWrap: 'pretty' }, false: {} },
  },
})
