import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { LOCALES } from '@tessera/contract'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { compile } from '../../build/messages.ts'
import enUS from './en-US.json'
import esMX from './es-MX.json'
import { piecesOf } from './format.ts'
import frCA from './fr-CA.json'

const TEXTS: Record<string, Record<string, string>> = { 'en-US': enUS, 'es-MX': esMX, 'fr-CA': frCA }
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 101, 1000, 12_345.5, 1_000_000, 2_000_000]
const FORMS = '{n, plural, =0 {none} one {# file of <b>{name}</b>} many {# de files} other {# files}}'

type Values = Record<string, string | number | ((pieces: string[]) => string)>

function textOf(text: string, values: Values, locale: string): string {
  return piecesOf<string>([compile(text, locale)].flat(), values, locale).join('')
}

/** Values for every argument of a text: numbers where it counts, the choices where it chooses. */
function valuesOf(text: string): Values[] {
  const names = [...text.matchAll(/[{<](\w+)/g)].map(([, name = '']) => name)
  const choices = parse(text).flatMap((element) => (element.type === TYPE.select ? Object.keys(element.options) : []))
  return [...NUMBERS, ...choices].map((value) =>
    Object.fromEntries(
      names.map((name) => [name, text.includes(`<${name}>`) ? (pieces: string[]) => `[${pieces.join('')}]` : value]),
    ),
  )
}

describe.each(LOCALES)('the texts of %s with their values', (locale) => {
  it('I18N-05 read as ICU says', () => {
    for (const text of [...Object.values(TEXTS[locale] ?? {}), FORMS]) {
      const format = new IntlMessageFormat(text, locale)
      for (const values of valuesOf(text)) {
        expect(textOf(text, values, locale), text).toBe([format.format(values)].flat().join(''))
      }
    }
  })
})

it('I18N-05 a kind of argument that the portal does not know is refused by the build', () => {
  expect(() => compile('{when, date, short}', 'en-US')).toThrow('does not know')
  expect(() => compile('{place, selectordinal, other {#th}}', 'en-US')).toThrow('does not know')
  expect(() => compile('{count, plural, offset:1 other {#}}', 'en-US')).toThrow('does not know')
  expect(() => compile('{share, number, percent}', 'en-US')).toThrow('does not know')
})
