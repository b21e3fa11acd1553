import { create, type ThemeVars } from 'storybook/theming/create'
import { fromCss, toHex } from '../packages/ui/src/theme/oklch.ts'
import { sizeTokens } from '../packages/ui/src/theme/sizes.ts'
import { makeTheme, type ThemeName } from '../packages/ui/src/theme/themes.ts'

const cache = new Map<ThemeName, ThemeVars>()

/** Storybook calculates with colors and parses only hexadecimal ones. */
const hex = (css: string) => toHex(fromCss(css))

function makeDocsTheme(name: ThemeName) {
  const tokens = makeTheme(name)
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    fontBase: sizeTokens.fontFamily,
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: hex(tokens.surfaceBrand),
    colorSecondary: hex(tokens.textLink),
    textColor: hex(tokens.text),
    textMutedColor: hex(tokens.textMuted),
    textInverseColor: hex(tokens.textOnBrand),
    appBg: hex(tokens.surfaceSunken),
    appContentBg: hex(tokens.surface),
    appHoverBg: hex(tokens.surfaceHover),
    appPreviewBg: hex(tokens.surface),
    appBorderColor: hex(tokens.border),
    appBorderRadius: 10,
    barBg: hex(tokens.surfaceRaised),
    barTextColor: hex(tokens.textMuted),
    barHoverColor: hex(tokens.textLink),
    barSelectedColor: hex(tokens.textLink),
    buttonBg: hex(tokens.surfaceRaised),
    buttonBorder: hex(tokens.borderStrong),
    booleanBg: hex(tokens.surfaceSunken),
    booleanSelectedBg: hex(tokens.surfaceRaised),
    inputBg: hex(tokens.surfaceRaised),
    inputBorder: hex(tokens.borderStrong),
    inputTextColor: hex(tokens.text),
    inputBorderRadius: 6,
  })
}

/** Returns Storybook's theme with the colors and fonts of one of ours. */
export function docsTheme(name: ThemeName) {
  const theme = cache.get(name) ?? makeDocsTheme(name)
  cache.set(name, theme)
  return theme
}
