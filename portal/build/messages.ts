import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import type { Catalogue } from '../src/messages/catalogues.ts'
import type { CompiledText, TextPart } from '../src/messages/format.ts'
import { partOf } from '../src/messages/parts.ts'

type Ast = MessageFormatElement[]

const PREFIX = 'virtual:catalogue/'
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

/** The pseudo-language of a message: bracketed, accented and about 40 % longer, arguments untouched. */
export function pseudo(ast: Ast): Ast {
  return [bracket('['), ...disguise(ast), bracket(']')]
}

function textsOf(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(fileOf(locale), 'utf8'))
}

function optionsOf(options: Record<string, { value: Ast }>): Record<string, TextPart[]> {
  return Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, value.map(partFor)]))
}

function partFor(element: MessageFormatElement): TextPart {
  if (element.type === TYPE.literal) return element.value
  if (element.type === TYPE.argument) return { value: element.value }
  if (element.type === TYPE.number && !element.style) return { number: element.value }
  if (element.type === TYPE.pound) return { number: '#' }
  if (element.type === TYPE.tag) return { tag: element.value, parts: element.children.map(partFor) }
  if (element.type === TYPE.select) return { select: element.value, options: optionsOf(element.options) }
  if (element.type === TYPE.plural && element.pluralType === 'cardinal' && !element.offset) {
    return { plural: element.value, options: optionsOf(element.options) }
  }
  throw new Error('src/messages/format.ts does not know this kind of argument yet.')
}

/** A text in the form that the portal shows, so that no parser travels to the browser. */
export function compile(text: string, locale: string): CompiledText {
  const ast = parse(text, { captureLocation: false })
  const parts = (locale === PSEUDO ? pseudo(ast) : ast).map(partFor)
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts
}

/** The texts of one part and locale. */
export function compileCatalogue(part: string, locale: string): Catalogue {
  const own = Object.entries(textsOf(locale)).filter(([id]) => partOf(id) === part)
  return Object.fromEntries(own.map(([id, text]) => [id, compile(text, locale)]))
}

/** The parts that come with the pages. */
export function areaParts(): string[] {
  const parts = new Set(Object.keys(textsOf('en-US')).map(partOf))
  return [...parts].filter((part) => part !== SHARED)
}

function languageModule(locale: string): string {
  const loaders = areaParts().map((part) => `'${part}': () => import('${PREFIX}${part}/${locale}')`)
  return `${partModule(SHARED, locale)}\nexport const parts = { ${loaders.join(', ')} }`
}

function partModule(part: string, locale: string): string {
  return `export default ${JSON.stringify(compileCatalogue(part, locale))}`
}

/**
 * Serves the words from the flat files of `src/messages`: `virtual:catalogue/<locale>` has what every page needs and
 * loaders of the areas' words, `virtual:catalogue/<part>/<locale>`, a chunk each.
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
