import { parseColor } from './css-color.ts'
import { fromCss, toHex } from './oklch.ts'
import type { Hue } from './scales.ts'
import { type AnyThemeName, defaultBrand, makeTheme, type ThemeName, themeNames } from './themes.ts'

interface BrandName {
  /** The name for `data-brand`: lowercase letters, digits and hyphens. */
  name: string
}

/** A brand: any opaque CSS color, or a hue in degrees with its OKLCH chroma from 0 to 0.3. */
export type BrandOptions = BrandName &
  ({ color: string; hue?: undefined; chroma?: undefined } | { hue: number; chroma?: number; color?: undefined })

/** A brand's colors, for UIProvider and BrandArea; `css` is the text of its stylesheet. */
export interface Brand {
  name: string
  css: string
  /**
   * The themes in which surfaces have the exact color. In the other themes, text on it would be unreadable, so surfaces
   * have the nearest readable color.
   */
  exactIn: readonly ThemeName[]
}

const chosen = (theme: ThemeName) => `:root[data-theme=${theme}]`
const noneChosen = ':root:not([data-theme])'
const inDark = '(prefers-color-scheme: dark)'
const inMoreContrast = '(prefers-contrast: more)'

/**
 * The selectors of each theme: a root, and its media query. A user who chooses high contrast still gets the system's
 * light or dark.
 */
const selectors: Record<AnyThemeName, readonly { root: string; media?: string }[]> = {
  light: [{ root: ':root' }],
  dark: [{ root: chosen('dark') }, { root: noneChosen, media: inDark }],
  'high-contrast': [{ root: chosen('high-contrast') }, { root: noneChosen, media: inMoreContrast }],
  'high-contrast-dark': [
    { root: chosen('high-contrast'), media: inDark },
    { root: noneChosen, media: `${inMoreContrast} and ${inDark}` },
  ],
}

function declarations(tokens: object, path: string[] = ['tessera']): string {
  return Object.entries(tokens)
    .map(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? declarations(value, [...path, key])
        : `--${[...path, key].join('-')}:${String(value)};`,
    )
    .join('')
}

function inRange(name: string, value: number, max: number) {
  if (!(value >= 0 && value <= max)) throw new RangeError(`A brand's ${name} must be 0 to ${max}, not ${value}.`)
  return value
}

/** The maximum chroma that an sRGB screen shows for any hue; more would be clipped. */
const MAX_CHROMA = 0.3

function hueOf({ color, hue, chroma = defaultBrand.chroma }: BrandOptions): Hue {
  if (color === undefined) return { hue: inRange('hue', hue, 360), chroma: inRange('chroma', chroma, MAX_CHROMA) }
  const parsed = parseColor(color)
  return { hue: parsed.h, chroma: Math.min(parsed.c, MAX_CHROMA), color: parsed }
}

/** The selector of a theme, for the whole page and for a part of it with another brand. */
const within = (root: string, name: string) => `${root}[data-brand=${name}],${root} [data-brand=${name}]`

/**
 * Creates a brand from one color for all themes, with sufficient contrast. Throws if the color is invalid or out of
 * range, or the name has other characters.
 */
export function createBrand(options: BrandOptions): Brand {
  const { name } = options
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `A brand's name must be lowercase letters, digits and hyphens, and start with a letter, but is "${name}".`,
    )
  }
  const hue = hueOf(options)
  const exactIn: ThemeName[] = []
  const rules = themeNames.map((theme) => {
    const tokens = makeTheme(theme, hue)
    const isExact = hue.color !== undefined && toHex(fromCss(tokens.surfaceBrand)) === toHex(hue.color)
    if (isExact && theme !== 'high-contrast-dark') exactIn.push(theme)
    const body = declarations(tokens)
    return selectors[theme].map(({ root, media }) => {
      const rule = `${within(root, name)}{${body}}`
      return media ? `@media ${media}{${rule}}` : rule
    })
  })
  return { name, css: `@layer tessera.theme{${rules.flat().join('')}}`, exactIn }
}
