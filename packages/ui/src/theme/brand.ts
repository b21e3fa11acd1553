import { type AnyThemeName, makeTheme, themeNames } from './themes.ts'

/** What makes a brand: a name for `data-brand`, a hue in degrees, and how vivid it is (OKLCH chroma, 0 to 0.3). */
export interface BrandOptions {
  name: string
  hue: number
  chroma?: number
}

/** A brand's colours; `css` is the stylesheet text to serve, in force where `<html data-brand>` holds the name. */
export interface Brand {
  name: string
  css: string
}

const choice: Partial<Record<AnyThemeName, string>> = {
  light: '',
  dark: '[data-theme=dark]',
  'high-contrast': '[data-theme=high-contrast]',
}

const system: Partial<Record<AnyThemeName, string>> = {
  dark: '(prefers-color-scheme: dark)',
  'high-contrast': '(prefers-contrast: more)',
  'high-contrast-dark': '(prefers-contrast: more) and (prefers-color-scheme: dark)',
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

/** Makes a brand of one hue in all themes, with contrast kept; throws when the name is not a plain word. */
export function createBrand({ name, hue, chroma = 0.19 }: BrandOptions): Brand {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`A brand's name is lower-case letters, digits and hyphens, not "${name}".`)
  }
  const root = `:root[data-brand=${name}]`
  const rules = themeNames.map((theme) => {
    const body = declarations(makeTheme(theme, { hue, chroma }))
    const attribute = choice[theme]
    const media = system[theme]
    const chosen = attribute === undefined ? '' : `${root}${attribute}{${body}}`
    return chosen + (media ? `@media ${media}{${root}:not([data-theme]){${body}}}` : '')
  })
  return { name, css: `@layer tessera.theme{${rules.join('')}}` }
}
