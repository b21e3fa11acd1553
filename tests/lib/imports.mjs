import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from './results.mjs'

/** Barrel files: importers depend only on the names they import, not on the whole file. */
const LIST = /^packages\/ui\/src\/(entries\/[\w-]+|components\/UIProvider\/all-messages)\.ts$/
const IMPORT = /(?:import|export)\b([^'";]*?)\bfrom\s*'([^']+)'|(?<!')import\s*\(?\s*'([^']+)'/g
const PACKAGES = { '@tessera/ui': 'packages/ui/src/entries', '@tessera/contract': 'packages/contract/src' }

const sources = new Map()
const lines = new Map()

function sourceOf(file) {
  if (!sources.has(file)) sources.set(file, readFileSync(join(ROOT, file), 'utf8'))
  return sources.get(file)
}

/** Returns the file of an import specifier, relative to the root; undefined for external packages. */
function resolve(specifier, from) {
  const [, locale] = /^virtual:catalog\/([\w-]+)$/.exec(specifier) ?? []
  if (locale) return `portal/src/messages/${locale}.json`
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(from), specifier)).replace(/\?.*$/, '')
  const name = Object.keys(PACKAGES).find((each) => specifier === each || specifier.startsWith(`${each}/`))
  if (!name) return undefined
  return `${PACKAGES[name]}/${specifier.slice(name.length + 1) || 'index'}.ts`
}

/** Returns a file's source as one line, so texts are found across line breaks. */
export function lineOf(file) {
  if (!lines.has(file)) lines.set(file, sourceOf(file).replaceAll(/\s+/g, ' '))
  return lines.get(file)
}

/** Returns the imports of a source file, including types. */
export function specifiersIn(source) {
  return [...source.matchAll(IMPORT)].map(([, , from, aside]) => from ?? aside ?? '')
}

const namesIn = (clause) => [...clause.matchAll(/\b(?!type\b|as\b)[A-Za-z_$][\w$]*/g)].map(String)

function importsOf(file, names) {
  if (!/\.(tsx?|mdx)$/.test(file)) return []
  return [...sourceOf(file).matchAll(IMPORT)]
    .filter(([, clause = '']) => !names || namesIn(clause).some((name) => names.includes(name)))
    .flatMap(([, clause = '', from, aside]) => {
      const target = resolve(from ?? aside ?? '', file)
      return target && existsSync(join(ROOT, target)) ? [{ file: target, names: namesIn(clause) }] : []
    })
}

/**
 * Returns every workspace file that a file's module needs, including itself; from a barrel file, only what is imported.
 */
export function filesBehind(entry) {
  const found = new Set()
  const visit = (file, names) => {
    const isList = LIST.test(file)
    if (!isList && found.has(file)) return
    if (!isList) found.add(file)
    for (const next of importsOf(file, isList ? names : undefined)) visit(next.file, next.names)
  }
  visit(entry, [])
  return found
}
