import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import type { ThemeName } from '@tessera/ui'
import { docsTheme } from './docs-theme.ts'

const themes: readonly ThemeName[] = ['light', 'dark', 'high-contrast']

/** The manager's theme, which matches the pages. */
const windowTheme = (name: ThemeName) => ({
  ...docsTheme(name),
  // Storybook darkens this color where it is behind white text.
  ...(name === 'dark' && { colorSecondary: '#8ca2ec' }),
  brandTitle: 'Tessera',
  brandImage: name === 'dark' ? './tessera-dark.svg' : './tessera.svg',
  brandTarget: '_self',
})

/** Reads the theme from the address, which is available before the toolbar. */
function firstTheme() {
  const globals = new URLSearchParams(document.location.search).get('globals') ?? ''
  return themes.find((name) => globals.split(';').includes(`theme:${name}`)) ?? 'light'
}

/** Storybook capitalizes story names. */
const inSentenceCase = (name: string) => name.replaceAll(/ [A-Z](?![A-Z])/g, (letter) => letter.toLowerCase())

addons.setConfig({
  theme: windowTheme(firstTheme()),
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? inSentenceCase(name) : name) },
})

addons.register('tessera/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: ThemeName } }) =>
    api.setOptions({ theme: windowTheme(globals.theme ?? 'light') })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
