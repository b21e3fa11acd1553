import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from './results.mjs'

/** Lists of everything: who imports from them needs what it names, not the whole. */
const LIST = /^packages\/ui\/src\/(entries\/[\w-]+|components\/UIProvider\/all-messages)\.ts$/
const IMPORT = /(?:import|export)\b([^'";]*?)\bfrom\s*'([^']+)'|(?<!')import\s*\(?\s*'([^']+)'/g
const PACKAGES = { '@tessera/ui': 'packages/ui/src/entries', '@tessera/contract': 'packages/contract/src' }

const sources = new Map()
const lines = new Map()

function sourceOf(file) {
  if (!sources.has(file)) sources.set(file, readFileSync(join(ROOT, file), 'utf8'))
  return sources.get(file)
}

/** The file that a specifier names, below the root; undefined for packages from elsewhere. */
function resolve(specifier, from) {
  const [, locale] = /^virtual:catalogue\/([\w-]+)$/.exec(specifier) ?? []
  if (locale) return `portal/src/messages/${locale}.json`
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(from), specifier)).replace(/\?.*$/, '')
  const name = Object.keys(PACKAGES).find((each) => specifier === each || specifier.startsWith(`${each}/`))
  if (!name) return undefined
  return `${PACKAGES[name]}/${specifier.slice(name.length + 1) || 'index'}.ts`
}

/** A file's source in one line, in which texts are found that its own lines break. */
export function lineOf(file) {
  if (!lines.has(file)) lines.set(file, sourceOf(file).replaceAll(/\s+/g, ' '))
  return lines.get(file)
}

/** The imports of a source file, types included. */
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

/** Every file of the workspace that a file's module needs, itself included; of a list what is taken from it. */
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
