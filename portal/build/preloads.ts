import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Bundle } from './chunks.ts'
import { chunkOf, stylesheetNamed, stylesheetsOf, withImports } from './chunks.ts'
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
  const inDocument = stylesheetsOf(known)
  return [
    ...stylesheetsOf(chunks).filter((stylesheet) => !inDocument.includes(stylesheet)),
    ...[...chunks].filter((chunk) => !known.has(chunk)).map(({ fileName }) => fileName),
  ]
}

function byLanguage(bundle: Bundle, entry: string, modulesIn: (locale: string) => string[]): ByLanguage {
  return Object.fromEntries(LANGUAGES.map((locale) => [locale, filesFor(bundle, entry, modulesIn(locale))]))
}

const wordsIn = (locale: string, parts: string[]): string[] => parts.map((part) => `catalog/${part}/${locale}`)

/** A stylesheet below this size, in bytes, is inlined into the document, because a request costs more. */
const SMALL_SHEET = 5000

/** Returns the texts of a build's small stylesheets, by name. */
function smallStylesheets(bundle: Bundle): Record<string, string> {
  const stylesheets = Object.keys(bundle).filter((name) => name.endsWith('.css'))
  const texts = stylesheets.map((name): [string, string] => [name, stylesheetNamed(bundle, name)])
  return Object.fromEntries(texts.filter(([, text]) => text.length < SMALL_SHEET))
}

/**
 * Records the files that each page's first visit needs besides those in its document, so the server can preload them.
 */
export function preloads(): Plugin {
  return {
    name: 'portal-preloads',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }, bundle) {
      const documents = {
        'index.html': byLanguage(bundle, '/src/main.tsx', (locale) => [`catalog/${locale}`]),
        'sign-in.html': byLanguage(bundle, 'sign-in.html', (locale) => [
          `catalog/${locale}`,
          ...wordsIn(locale, ['signIn']),
        ]),
      }
      const pages = builtPages().map(({ path, file, parts }) => ({
        path,
        files: byLanguage(bundle, '/src/main.tsx', (locale) => [`/src/${file}`, ...wordsIn(locale, parts)]),
      }))
      writeFileSync(
        join(dir, 'preloads.json'),
        JSON.stringify({ documents, pages, stylesheets: smallStylesheets(bundle) }),
      )
    },
  }
}
