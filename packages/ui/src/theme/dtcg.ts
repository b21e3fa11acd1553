import { breakpoints } from './media.ts'
import { fromCss, toHex } from './oklch.ts'
import { sizeTokens, typeScale } from './sizes.ts'
import { makeTheme, type ThemeName } from './themes.ts'

type Json = { [key: string]: Json | string | number | number[] }

function color(css: string): Json {
  const { l, c, h } = fromCss(css)
  const alpha = Number(/\/ ([\d.]+)\)$/.exec(css)?.[1] ?? 1)
  return { $type: 'color', $value: { colorSpace: 'oklch', components: [l, c, h], alpha, hex: toHex({ l, c, h }) } }
}

/** Shadows are lists of layers that design tools read differently; they stay in the stylesheet. */
function colors(tokens: object): Json {
  const entries = Object.entries(tokens).filter(([key]) => key !== 'shadow')
  return Object.fromEntries(
    entries.map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? color(value) : colors(value as object),
    ]),
  )
}

const pixels = (value: string | number): Json => ({
  $type: 'dimension',
  $value: { value: Number.parseFloat(String(value)), unit: 'px' },
})

const group = <Value>(values: Record<string, Value>, token: (value: Value, key: string) => Json): Json =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, token(value, key)]))

/**
 * Returns the tokens of one theme in the Design Tokens format 2025.10. https://www.designtokens.org/tr/2025.10/format/
 */
export const toDtcg = (theme: ThemeName): Json => ({
  color: colors(makeTheme(theme)),
  space: group(sizeTokens.space, pixels),
  radius: group(sizeTokens.radius, pixels),
  page: group(sizeTokens.page, pixels),
  breakpoint: group(breakpoints, pixels),
  layer: group(sizeTokens.layer, (value) => ({ $type: 'number', $value: Number(value) })),
  fontSize: group(typeScale, (_height, size) => pixels(size)),
  lineHeight: group(typeScale, (height) => pixels(height)),
  fontFamily: { $type: 'fontFamily', $value: 'Inter' },
  duration: group(sizeTokens.duration, (value) => ({
    $type: 'duration',
    $value: { value: Number.parseFloat(value), unit: 'ms' },
  })),
  easing: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
})
