import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

type Ast = MessageFormatElement[]

const PREFIX = 'virtual:catalogue/'
const PSEUDO = 'en-XA'

/** Which messages each entry needs, by the first word of their keys; the main entry has all that the other has not alone. */
const PARTS: Record<string, (area: string) => boolean> = {
  portal: (area) => area !== 'signIn',
  'sign-in': (area) => ['signIn', 'error', 'shell'].includes(area),
}

function fileOf(locale: string): string {
  return join(import.meta.dirname, `../src/messages/${locale === PSEUDO ? 'en-US' : locale}.json`)
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

/** Compiles the messages of one part and locale to syntax trees, so that no parser travels to the browser. */
export function compileCatalogue(part: string, locale: string): Record<string, Ast> {
  const wanted = PARTS[part]
  if (!wanted) throw new Error(`There is no part '${part}' of the message catalogue.`)
  const messages: Record<string, string> = JSON.parse(readFileSync(fileOf(locale), 'utf8'))
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => wanted(key.split('.')[0] ?? ''))
      .map(([key, text]) => {
        const ast = parse(text, { captureLocation: false })
        return [key, locale === PSEUDO ? pseudo(ast) : ast]
      }),
  )
}

/** Serves `virtual:catalogue/<part>/<locale>`, one chunk each, from the flat files of `src/messages`. */
export function messages(): Plugin {
  return {
    name: 'portal-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [part = '', locale = ''] = id.slice(PREFIX.length + 1).split('/')
      this.addWatchFile(fileOf(locale))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileCatalogue(part, locale)))})`
    },
  }
}
