import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { ERROR_TEXTS, LOCALES } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../../build/messages.ts'
import enUS from './en-US.json'
import esMX from './es-MX.json'
import frCA from './fr-CA.json'
import { intlOf } from './intl.tsx'

const files: Record<string, Record<string, string>> = { 'en-US': enUS, 'es-MX': esMX, 'fr-CA': frCA }
const source = join(import.meta.dirname, '..')
const KEYS = Object.keys(enUS)

function parts(ast: readonly MessageFormatElement[]): MessageFormatElement[] {
  return ast.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...parts(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element]
    return [element, ...Object.values(element.options).flatMap(({ value }) => parts(value))]
  })
}

function argumentsOf(text: string): string[] {
  const named = parts(parse(text)).filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound)
  return [...new Set(named.map((element) => `${element.type} ${'value' in element ? element.value : ''}`))].toSorted()
}

function sourceFiles(extension: string): { name: string; text: string }[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && !name.includes('.test.') && !name.startsWith('test/'))
    .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))
}

describe.each(LOCALES)('texts in %s', (locale) => {
  const texts = files[locale] ?? {}

  it('I18N-05 have the keys of en-US, in the same order', () => {
    expect(Object.keys(texts)).toEqual(KEYS)
  })

  it('I18N-05 have the arguments of en-US', () => {
    for (const [key, text] of Object.entries(enUS))
      expect(argumentsOf(texts[key] ?? ''), key).toEqual(argumentsOf(text))
  })

  it('I18N-05 have every plural form of the language', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    for (const [key, text] of Object.entries(texts)) {
      for (const element of parts(parse(text)).filter(({ type }) => type === TYPE.plural)) {
        const forms = element.type === TYPE.plural ? Object.keys(element.options) : []
        expect(forms, key).toEqual(expect.arrayContaining([...categories]))
      }
    }
  })

  it('I18N-05 are never empty and never have loose spaces or straight apostrophes', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).toMatch(/./)
      expect(text, key).not.toMatch(/'| {2}/)
    }
  })
})

describe('the catalog', () => {
  it('I18N-05 Canadian French has a non-breaking space before : and %, and none before ; ! ?', () => {
    for (const [key, text] of Object.entries(frCA)) {
      expect(text, key).not.toMatch(/[^\u00a0\d/][:%](?![^{]*,)/)
      expect(text, key).not.toMatch(/\s[;!?]/)
    }
  })

  it('I18N-05 has no unused text', () => {
    const code = sourceFiles('.ts').concat(sourceFiles('.tsx'))
    const all = code.map(({ text }) => text).join('\n')
    const byCode = new Set(Object.keys(ERROR_TEXTS).map((error) => `error.${error}`))
    const unused = KEYS.filter((key) => !all.includes(`'${key}'`) && !byCode.has(key))
    expect(unused).toEqual(['error.NO_ANSWER', 'error.NO_CONFIG'])
  })

  it('I18N-04b has a text for every failure code of the server', () => {
    expect(Object.keys(ERROR_TEXTS).filter((code) => !KEYS.includes(`error.${code}`))).toEqual([])
  })

  it('I18N-05 no screen contains literal text', () => {
    const literal = sourceFiles('.tsx').flatMap(({ name, text }) =>
      [
        ...text.matchAll(
          />\s*([^<>{}\n=;()]*\p{L}{2}[^<>{}\n=;()]*)\s*<\/|(?:title|label|aria-label|description)="([^"]+)"/gu,
        ),
      ].map((found) => `${name}: ${(found[1] ?? found[2] ?? '').trim()}`),
    )
    expect(literal).toEqual([])
  })

  it('I18N-05 the pseudo-language brackets every text, stretches it and keeps its arguments', () => {
    const plain = compileCatalog('shared', 'en-US')
    const pseudo = compileCatalog('shared', 'en-XA')
    expect(Object.keys(pseudo)).toEqual(Object.keys(plain))
    expect(pseudo['title.support']).toBe('[Súppóort]')
    const { t } = intlOf({ locale: 'en-XA', messages: pseudo, parts: new Set() })
    expect(t('shell.footerNote', { year: '2026', productName: 'Scintilla' })).toBe('[© 2026 Scintilla]')
  })
})
