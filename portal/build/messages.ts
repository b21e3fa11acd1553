import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import type { Catalog, CompiledText } from '../src/messages/catalogs.ts'
import { partOf } from '../src/messages/parts.ts'

type Ast = MessageFormatElement[]

const PREFIX = 'virtual:catalog/'
const PSEUDO = 'en-XA'
const SHARED = 'shared'

const FOLDER = join(import.meta.dirname, '../src/messages')

/** The languages that have a file. */
export const LANGUAGES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))

function fileOf(locale: string): string {
  return join(FOLDER, `${locale === PSEUDO ? 'en-US' : locale}.json`)
}

const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
}

function stretch(text: string): string {
  return text.replaceAll(
    /[aeiouAEOUn]/g,
    (letter) => (ACCENTS[letter] ?? letter) + (/[aeo]/.test(letter) ? letter : ''),
  )
}

function disguise(ast: Ast): Ast {
  return ast.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: stretch(element.value) }
    if (element.type === TYPE.tag) return { ...element, children: disguise(element.children) }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.entries(element.options).map(([key, { value }]) => [key, { value: disguise(value) }])
      return { ...element, options: Object.fromEntries(options) }
    }
    return element
  })
}

function bracket(value: string): MessageFormatElement {
  return { type: TYPE.literal, value }
}

/**
 * Returns the pseudo-language version of a message: bracketed, accented and about 40 % longer, with unchanged
 * arguments.
 */
export function pseudo(ast: Ast): Ast {
  return [bracket('['), ...disguise(ast), bracket(']')]
}

function textsOf(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(fileOf(locale), 'utf8'))
}

/** Returns a text unchanged, or its syntax tree if it has arguments, so the browser needs no parser. */
function compile(text: string, locale: string): CompiledText {
  const ast = parse(text, { captureLocation: false })
  const shown = locale === PSEUDO ? pseudo(ast) : ast
  return shown.every((element) => element.type === TYPE.literal) ? shown.map(({ value }) => value).join('') : shown
}

/** Returns the texts of one part and locale. */
export function compileCatalog(part: string, locale: string): Catalog {
  const own = Object.entries(textsOf(locale)).filter(([id]) => partOf(id) === part)
  return Object.fromEntries(own.map(([id, text]) => [id, compile(text, locale)]))
}

/** Returns the parts that pages load. */
export function areaParts(): string[] {
  const parts = new Set(Object.keys(textsOf('en-US')).map(partOf))
  return [...parts].filter((part) => part !== SHARED)
}

function languageModule(locale: string): string {
  const loaders = areaParts().map((part) => `'${part}': () => import('${PREFIX}${part}/${locale}')`)
  return `${partModule(SHARED, locale)}\nexport const parts = { ${loaders.join(', ')} }`
}

function partModule(part: string, locale: string): string {
  return `export default ${JSON.stringify(compileCatalog(part, locale))}`
}

/**
 * Serves messages from the flat files of `src/messages`. `virtual:catalog/<locale>` has the shared messages and the
 * loaders of the parts; each `virtual:catalog/<part>/<locale>` is a chunk.
 */
export function messages(): Plugin {
  return {
    name: 'portal-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [locale = '', part] = id
        .slice(PREFIX.length + 1)
        .split('/')
        .toReversed()
      this.addWatchFile(fileOf(locale))
      return part ? partModule(part, locale) : languageModule(locale)
    },
  }
}
