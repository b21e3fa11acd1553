// @isolate Messages load for the first time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@tessera/contract'
import { describe, expect, it, vi } from 'vitest'
import { areaParts, compileCatalog } from '../../build/messages.ts'
import type { BuiltPage } from '../../build/pages.ts'
import { builtPages } from '../../build/pages.ts'
import type { LoadedLanguage } from './catalogs.ts'
import { CATALOGS, changeLanguage, loadFirstLanguage, loadMessages, PSEUDO_LOCALE } from './catalogs.ts'
import enUS from './en-US.json'
import { partOf } from './parts.ts'

const SOURCES = join(import.meta.dirname, '..')
const IDS = new Set(Object.keys(enUS))
const PAGE = /(?:lazyPage|withMessages)\(\s*\(\) => import\('[^']+'\)/g
const IMPORT = /(?:import|export)\b(?! type)[^'";()]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g

/** A screen or a document, and its parts besides the shared one. */
type Root = Pick<BuiltPage, 'file' | 'parts'>

const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8')

/**
 * Returns all files that a file imports, including lazy ones. Pages are excluded, because they have their own parts.
 */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen
  seen.add(file)
  for (const [, from, later] of read(file).replaceAll(PAGE, '').matchAll(IMPORT)) {
    withImports(join(file, '..', from ?? later ?? ''), seen)
  }
  return seen
}

function partsUsedIn(file: string): Set<string> {
  const ids = [...withImports(file)].flatMap((each) =>
    [...read(each).matchAll(/'(\w+\.[\w.]+)'/g)].map(([, id = '']) => id),
  )
  return new Set(ids.filter((id) => IDS.has(id)).map(partOf))
}

/** Parts used by several areas. */
const OF_SEVERAL = [
  'admin',
  'form',
  'document',
  'tables',
  'userType',
  'jobs',
  'myAccess',
  'incidents',
  'reading',
  'requestStatus',
  'review',
  'userImports',
]

const PAGES = builtPages()
const ROOTS: Root[] = [
  { file: 'main.tsx', parts: [] },
  { file: 'sign-in/main.tsx', parts: ['signIn'] },
  { file: 'platform/feedback/NotFoundPage.tsx', parts: [] },
  { file: 'shell/CompanyRefused.tsx', parts: ['companies'] },
  { file: 'shell/LogOutEverywhereDialog.tsx', parts: ['session'] },
  { file: 'shell/SessionWarning.tsx', parts: ['session'] },
  ...PAGES,
]

describe('parts of the catalog', () => {
  it.each([...LOCALES, PSEUDO_LOCALE])('I18N-05 the parts in %s contain every text exactly once', (locale) => {
    const parts = ['shared', ...areaParts()].flatMap((part) => Object.keys(compileCatalog(part, locale)))
    expect(parts.toSorted()).toEqual([...IDS].toSorted())
  })

  it.each(ROOTS)('I18N-05 $file uses only texts of its parts, $parts, and the shared ones', ({ file, parts }) => {
    const used = [...partsUsedIn(file)].filter((part) => part !== 'shared')
    expect(used.toSorted()).toEqual(parts.toSorted())
  })

  it('I18N-05 no area uses the texts of another area', () => {
    const uses = new Set(PAGES.flatMap(({ file, parts }) => parts.map((part) => `${file.split('/')[1]} ${part}`)))
    const parts = [...uses].map((use) => use.split(' ')[1])
    const shared = parts.filter((part, index) => parts.indexOf(part) !== index)
    expect(shared.filter((part = '') => !OF_SEVERAL.includes(part))).toEqual([])
  })
})

const greeting = ({ messages }: LoadedLanguage): unknown => messages['products.customer']

describe('messages of a page', () => {
  it('I18N-03 all parts change their language, including parts that load during the change', async () => {
    const english = await loadFirstLanguage('en-US')
    expect(greeting(english)).toBeUndefined()
    await loadMessages(['products'])
    expect(greeting(english)).toBe('Know your customer')
    const changed = changeLanguage('es-MX')
    await loadMessages(['companies'])
    const spanish = await changed
    expect(greeting(spanish)).toBe('Conoce a tu cliente')
    expect([...spanish.parts]).toEqual(['products', 'companies'])
    expect(spanish.messages['companies.list']).toBeDefined()
  })

  it('I18N-03 parts requested in one language load in the language that is current when they arrive', async () => {
    await loadFirstLanguage('en-US')
    const parts = loadMessages(['profile'])
    const french = await changeLanguage('fr-CA')
    await parts
    expect(french.messages['profile.save']).toMatch(/préférences/)
  })

  it('I18N-03 the language stays the same if one part of the new language fails to load', async () => {
    const english = await loadFirstLanguage('en-US', ['products'])
    const language = await CATALOGS['fr-CA']()
    const parts = { ...language.parts, products: () => Promise.reject(new TypeError('The chunk is gone.')) }
    vi.spyOn(CATALOGS, 'fr-CA').mockResolvedValue({ ...language, parts })
    await expect(changeLanguage('fr-CA')).rejects.toThrow('gone')
    await loadMessages(['session'])
    expect(english.messages['session.loggedOut']).toBe('You’re logged out')
  })
})
