import { join } from 'node:path'
import type { Plugin } from 'vite'

const CHUNK_LOADER = join(import.meta.dirname, '../src/data/chunk-loader.ts')

interface Diet {
  id: RegExp
  lean: (code: string) => string
}

/** Lets the bundler drop the router's own links and forms, which their names for React's tools would keep, and what it warns developers of. */
const ROUTER: Diet = {
  id: /react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/,
  lean: (code) =>
    code
      .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
      .replaceAll(/^( *)warning\(\n[^]*?^\1\);$/gm, '')
      .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
      .replaceAll(/React\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
}

/** Asks whether the browser's language is well formed, without having all languages of dates looked through for it. */
const DEFAULT_LOCALE: Diet = {
  id: /react-aria[\\/]dist[\\/].*useDefaultLocale\.mjs$/,
  lean: (code) => code.replaceAll('Intl.DateTimeFormat.supportedLocalesOf(', 'Intl.getCanonicalLocales('),
}

/** Knows which languages are written from right to left by their list, not by the whole of Unicode's. */
const DIRECTION: Diet = {
  id: /react-aria[\\/]dist[\\/].*i18n[\\/]utils\.mjs$/,
  lean: (code) => code.replace('if (Intl.Locale) {', 'if (false) {'),
}

/** Takes the languages that are offered as they are, for every browser has them. */
const MESSAGES: Diet = {
  id: /intl-messageformat[\\/].*\.js$/,
  lean: (code) => code.replaceAll('Intl.NumberFormat.supportedLocalesOf(', 'Intl.getCanonicalLocales('),
}

/** Empties what screen readers are told without markup of text, which the page's policy refuses. */
const ANNOUNCER: Diet = {
  id: /react-aria[\\/]dist[\\/].*LiveAnnouncer\.mjs$/,
  lean: (code) => code.replaceAll(".innerHTML = ''", '.replaceChildren()'),
}

/** Reads stores by React's own means, not by those for a React that had none. */
const STORE: Diet = {
  id: /use-sync-external-store[\\/]shim[\\/]index\.js$/,
  lean: () => "export { useSyncExternalStore } from 'react'",
}

/** Loads a chunk with its style sheets and nothing else: none has a list of others. */
const PRELOAD: Diet = {
  id: /vite[\\/]preload-helper\.js$/,
  lean: () => `export { loadModule as __vitePreload } from ${JSON.stringify(CHUNK_LOADER)}`,
}

/** Counts the parts of an icon, for names at random cannot be packed. */
const ICONS: Diet = {
  id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/,
  lean: (code) => {
    let part = 0
    return code.replaceAll(/key: "\w+"/g, () => `key: ${part++}`)
  },
}

const DIETS = {
  'react-router': ROUTER,
  'react-aria’s default locale': DEFAULT_LOCALE,
  'react-aria’s writing direction': DIRECTION,
  'intl-messageformat': MESSAGES,
  'react-aria’s announcer': ANNOUNCER,
  'use-sync-external-store': STORE,
  'Vite’s loader of chunks': PRELOAD,
  'lucide-react’s icons': ICONS,
}

/** A library's module as the build takes it, and by which name; null for one that it takes as it is. */
export function leanOf(id: string, code: string): { name: string; code: string } | null {
  const [name, diet] = Object.entries(DIETS).find(([, each]) => each.id.test(id)) ?? []
  return name && diet ? { name, code: diet.lean(code) } : null
}

/** Takes from libraries what the first load would pay for and nobody uses, or what the page's policy refuses; the build fails when one is no longer as it is known here. */
export function leanLibraries(): Plugin {
  const heavy = new Set(Object.keys(DIETS))
  return {
    name: 'portal-lean-libraries',
    apply: 'build',
    transform(code, id) {
      const lean = leanOf(id, code)
      if (!lean) return null
      if (lean.code !== code) heavy.delete(lean.name)
      return { code: lean.code, map: null }
    },
    buildEnd(error) {
      if (error || heavy.size === 0) return
      throw new Error(`${[...heavy].join(', ')}: not as build/lean-libraries.ts knows it. Mend or remove its row.`)
    },
  }
}
