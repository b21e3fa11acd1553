import { contrast, fit, type Oklch, toCss } from './oklch.ts'
import { type Hue, hues, makeNeutral, makeScale, type Mode, type Scale, type Tint } from './scales.ts'

/** Names of the themes that a user can choose. */
export type ThemeName = 'light' | 'dark' | 'high-contrast'

/** Names of all themes, including the one that only the system can choose. */
export const themeNames = ['light', 'dark', 'high-contrast', 'high-contrast-dark'] as const

export type AnyThemeName = (typeof themeNames)[number]

export const toneNames = ['neutral', 'brand', 'spark', 'info', 'success', 'warning', 'danger'] as const

/** Tones of messages, badges and texts. */
export type Tone = (typeof toneNames)[number]

/** The default brand of Tessera: a deep indigo-blue. */
export const defaultBrand: Hue = { hue: 267, chroma: 0.19 }

const white: Oklch = { l: 1, c: 0, h: 0 }
const black: Oklch = { l: 0.16, c: 0.02, h: 265 }

/** The scale step for each role; index 0 is step 1. */
const roles = {
  light: { surface: 1, border: 3, text: 9, icon: 8, solid: 8 },
  dark: { surface: 1, border: 4, text: 10, icon: 9, solid: 6 },
  'high-contrast': { surface: 0, border: 9, text: 11, icon: 10, solid: 10 },
  'high-contrast-dark': { surface: 0, border: 9, text: 11, icon: 10, solid: 10 },
} as const

const at = (scale: Scale, index: number) => scale[index] ?? white

/** Raises or lowers a color's lightness until it has enough contrast to another. */
function against(color: Oklch, ground: Oklch, ratio: number, direction: 1 | -1): Oklch {
  let result = color
  while (contrast(result, ground) < ratio && result.l > 0.02 && result.l < 0.98) {
    result = fit({ ...result, l: result.l + direction * 0.005 })
  }
  return result
}

/** A filled control: its color at rest, on hover and pressed, all legible with one text color. */
function makeSolid(color: Oklch, ratio: number, light = contrast(white, color) >= 4) {
  const onSolid = light ? white : black
  const solid = against(color, onSolid, ratio, light ? -1 : 1)
  const shiftLightness = (difference: number) => {
    const l = solid.l + (light ? -difference : difference)
    // Past the darkest or lightest color, the shift goes in the other direction.
    return toCss(fit({ ...solid, l: l < 0 || l > 1 ? 2 * solid.l - l : l }))
  }
  return {
    solid: toCss(solid),
    solidHover: shiftLightness(0.045),
    solidPressed: shiftLightness(0.08),
    onSolid: toCss(onSolid),
  }
}

const modeOf = (name: AnyThemeName): Mode => (name.endsWith('dark') ? 'dark' : 'light')

const ratioOf = (name: AnyThemeName) => (name.startsWith('high-contrast') ? 7.2 : 4.7)

/** Returns the exact color of a brand if text on it is readable; otherwise the nearest readable color. */
function makeExact(color: Oklch, name: AnyThemeName) {
  const least = name.startsWith('high-contrast') ? 7 : 4.5
  const [onWhite, onBlack] = [contrast(white, color), contrast(black, color)]
  // An adjusted color exceeds the target contrast slightly, because browsers round differently.
  const ratio = Math.max(onWhite, onBlack) >= least ? least : ratioOf(name)
  return makeSolid(fit(color), ratio, onWhite >= least || onWhite > onBlack)
}

function makeTone(
  name: AnyThemeName,
  scale: Scale,
  { surface: tint, bright }: { surface?: Tint; bright?: Oklch } = {},
) {
  const role = roles[name]
  const mode = modeOf(name)
  const solid = makeSolid(bright ?? at(scale, role.solid), ratioOf(name))
  const direction = mode === 'dark' ? 1 : -1
  // In high contrast, borders and marks distinguish tones, and the surfaces stay near white and black.
  const surface = tint && role.surface > 0 ? fit(tint[mode]) : at(scale, role.surface)
  return {
    surface: toCss(surface),
    border: toCss(at(scale, role.border)),
    text: toCss(against(at(scale, role.text), surface, ratioOf(name), direction)),
    icon: toCss(against(at(scale, role.icon), surface, 3.2, direction)),
    ...solid,
  }
}

const step = (scale: Scale, number: number) => toCss(at(scale, number - 1))

/** The surfaces, texts and borders of each theme, as steps of the neutral and brand scales. */
const makeGrounds = {
  light: (neutral: Scale, brand: Scale) => ({
    surface: step(neutral, 1),
    surfaceRaised: toCss(white),
    surfaceSunken: step(neutral, 2),
    surfaceHover: step(neutral, 2),
    surfacePressed: step(neutral, 4),
    text: step(neutral, 12),
    textMuted: step(neutral, 10),
    border: step(neutral, 4),
    borderStrong: step(neutral, 8),
    borderFocus: toCss(at(brand, 7)),
    textLink: toCss(at(brand, 9)),
    off: step(neutral, 5),
    quiet: step(neutral, 3),
  }),
  dark: (neutral: Scale, brand: Scale) => ({
    surface: step(neutral, 2),
    surfaceRaised: step(neutral, 3),
    surfaceSunken: step(neutral, 1),
    surfaceHover: step(neutral, 4),
    surfacePressed: step(neutral, 5),
    text: step(neutral, 12),
    textMuted: step(neutral, 10),
    border: step(neutral, 5),
    borderStrong: step(neutral, 8),
    borderFocus: toCss(at(brand, 9)),
    textLink: toCss(at(brand, 9)),
    off: step(neutral, 6),
    quiet: step(neutral, 4),
  }),
  'high-contrast': (neutral: Scale, brand: Scale) => ({
    surface: toCss(white),
    surfaceRaised: toCss(white),
    surfaceSunken: step(neutral, 2),
    // Distinct from table rows, of which every other one is sunken.
    surfaceHover: step(neutral, 4),
    surfacePressed: step(neutral, 5),
    text: toCss({ ...black, l: 0.1, c: 0 }),
    textMuted: toCss({ ...at(neutral, 10), l: 0.32 }),
    border: step(neutral, 10),
    borderStrong: step(neutral, 12),
    borderFocus: toCss(at(brand, 9)),
    textLink: toCss(at(brand, 10)),
    off: step(neutral, 8),
    quiet: step(neutral, 2),
  }),
  'high-contrast-dark': (neutral: Scale, brand: Scale) => ({
    surface: toCss({ l: 0, c: 0, h: 0 }),
    surfaceRaised: step(neutral, 1),
    surfaceSunken: toCss({ l: 0, c: 0, h: 0 }),
    surfaceHover: step(neutral, 4),
    surfacePressed: step(neutral, 5),
    text: toCss(white),
    textMuted: toCss(at(neutral, 10)),
    border: step(neutral, 9),
    borderStrong: step(neutral, 11),
    borderFocus: toCss(at(brand, 10)),
    textLink: toCss(at(brand, 10)),
    off: step(neutral, 8),
    quiet: toCss({ l: 0, c: 0, h: 0 }),
  }),
}

const shadows = {
  light: {
    raised: '0 1px 2px oklch(0.2 0.03 265 / 0.06), 0 2px 6px oklch(0.2 0.03 265 / 0.04)',
    hover: '0 2px 4px oklch(0.2 0.03 265 / 0.06), 0 10px 24px oklch(0.2 0.03 265 / 0.1)',
    popover: '0 0 0 1px oklch(0.2 0.03 265 / 0.04), 0 12px 32px oklch(0.2 0.03 265 / 0.16)',
    dialog: '0 24px 64px oklch(0.2 0.03 265 / 0.28)',
  },
  dark: {
    raised: '0 1px 3px oklch(0 0 0 / 0.4)',
    hover: '0 0 0 1px oklch(1 0 0 / 0.08), 0 10px 24px oklch(0 0 0 / 0.4)',
    popover: '0 0 0 1px oklch(1 0 0 / 0.12), 0 12px 32px oklch(0 0 0 / 0.5)',
    dialog: '0 0 0 1px oklch(1 0 0 / 0.2), 0 24px 64px oklch(0 0 0 / 0.6)',
  },
} as const

function stones(name: AnyThemeName, brand: Scale, spark: Oklch, off: string) {
  const dark = name.endsWith('dark')
  const index = dark ? { three: 7, two: 8, one: 4 } : { three: 8, two: 5, one: 3 }
  return {
    three: toCss(at(brand, index.three)),
    two: toCss(at(brand, index.two)),
    one: toCss(at(brand, index.one)),
    spark: toCss(spark),
    off,
  }
}

/** Returns the color tokens of one theme for a brand hue. */
export function makeTheme(name: AnyThemeName, brandHue: Hue = defaultBrand) {
  const mode = modeOf(name)
  const role = roles[name]
  const neutral = makeNeutral(mode, brandHue)
  const brand = makeScale(mode, brandHue)
  const { off, quiet, ...grounds } = makeGrounds[name](neutral, brand)
  const spark = fit({ l: mode === 'dark' ? 0.82 : 0.79, c: 0.165, h: 74 })
  // Closer to brick than to the spark color, because both mark new or due items and appear together.
  const amber = fit({ l: 0.7, c: 0.17, h: 50 })
  const solid = brandHue.color ? makeExact(brandHue.color, name) : makeSolid(at(brand, role.solid), ratioOf(name))
  const tone = (hue: Hue, bright?: Oklch) => makeTone(name, makeScale(mode, hue), { surface: hue.surface, bright })

  return {
    ...grounds,
    surfaceBrand: solid.solid,
    surfaceBrandHover: solid.solidHover,
    surfaceBrandPressed: solid.solidPressed,
    textOnBrand: solid.onSolid,
    scrim: mode === 'dark' ? 'oklch(0.08 0.01 265 / 0.7)' : 'oklch(0.2 0.03 265 / 0.45)',
    neutral: { ...makeTone(name, neutral), surface: quiet, border: grounds.border, text: grounds.textMuted },
    brand: { ...makeTone(name, brand), ...solid },
    spark: tone(hues.spark, spark),
    info: tone(hues.info),
    success: tone(hues.success),
    warning: tone(hues.warning, amber),
    danger: tone(hues.danger),
    stone: stones(name, brand, spark, off),
    shadow: shadows[mode],
  }
}

/** The color tokens of a theme, as CSS values. */
export type ColorTokens = ReturnType<typeof makeTheme>
