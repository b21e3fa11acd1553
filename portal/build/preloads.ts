import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Bundle } from './chunks.ts'
import { chunkOf, withImports } from './chunks.ts'
import { LANGUAGES } from './messages.ts'
import { builtPages } from './pages.ts'

/** Files by language. */
type ByLanguage = Record<string, string[]>

function filesFor(bundle: Bundle, entry: string, modules: string[]): string[] {
  const known = withImports(bundle, [chunkOf(bundle, entry)])
  const chunks = withImports(
    bundle,
    modules.map((module) => chunkOf(bundle, module)),
  )
  return [...chunks].filter((chunk) => !known.has(chunk)).map(({ fileName }) => fileName)
}

function byLanguage(bundle: Bundle, entry: string, modulesIn: (locale: string) => string[]): ByLanguage {
  return Object.fromEntries(LANGUAGES.map((locale) => [locale, filesFor(bundle, entry, modulesIn(locale))]))
}

const wordsIn = (locale: string, parts: string[]): string[] => parts.map((part) => `catalogue/${part}/${locale}`)

/** Writes down which files a first visit of each address needs besides its document's own, so that the server can ask for them with it. */
export function preloads(): Plugin {
  return {
    name: 'portal-preloads',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }, bundle) {
      const documents = {
        'index.html': byLanguage(bundle, '/src/main.tsx', (locale) => [`catalogue/${locale}`]),
        'sign-in.html': byLanguage(bundle, 'sign-in.html', (locale) => [
          `catalogue/${locale}`,
          ...wordsIn(locale, ['signIn']),
        ]),
      }
      const pages = builtPages().map(({ path, file, words }) => ({
        path,
        files: byLanguage(bundle, '/src/main.tsx', (locale) => [`/src/${file}`, ...wordsIn(locale, words)]),
      }))
      writeFileSync(join(dir, 'preloads.json'), JSON.stringify({ documents, pages }))
    },
  }
}
