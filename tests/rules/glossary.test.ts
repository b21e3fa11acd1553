import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DECISION_MESSAGES } from '../../packages/api/src/access/decision-messages.ts'
import { EVIDENCE_MESSAGES } from '../../packages/api/src/access-reviews/evidence-messages.ts'
import { REMINDER_MESSAGES } from '../../packages/api/src/access-reviews/mail-messages.ts'
import { FIELD_MESSAGES, VALUE_MESSAGES } from '../../packages/api/src/activity/field-messages.ts'
import { CONTACT_ANSWER } from '../../packages/api/src/contact/mail-messages.ts'
import { DEMO_BANNERS } from '../../packages/api/src/demo/banner-texts.ts'
import { ADDENDUM_ES } from '../../packages/api/src/demo/legal/addendum.es-MX.ts'
import { ADDENDUM_FR } from '../../packages/api/src/demo/legal/addendum.fr-CA.ts'
import { NDA_ES } from '../../packages/api/src/demo/legal/nda.es-MX.ts'
import { NDA_FR } from '../../packages/api/src/demo/legal/nda.fr-CA.ts'
import { PRIVACY_ES } from '../../packages/api/src/demo/legal/privacy.es-MX.ts'
import { PRIVACY_FR } from '../../packages/api/src/demo/legal/privacy.fr-CA.ts'
import { TERMS_ES } from '../../packages/api/src/demo/legal/terms.es-MX.ts'
import { TERMS_FR } from '../../packages/api/src/demo/legal/terms.fr-CA.ts'
import { PRODUCTS_ES } from '../../packages/api/src/demo/products.es-MX.ts'
import { PRODUCTS_FR } from '../../packages/api/src/demo/products.fr-CA.ts'
import { READY_MESSAGES } from '../../packages/api/src/exports/ready-messages.ts'
import { GLOBAL_USER_MESSAGES } from '../../packages/api/src/global-users/messages.ts'
import { INCIDENT_MAILS } from '../../packages/api/src/incidents/mail-messages.ts'
import { RESET_MESSAGES } from '../../packages/api/src/session/reset-messages.ts'
import { EXPORT_MESSAGES } from '../../packages/api/src/users/export-messages.ts'
import { INVITATION_MESSAGES } from '../../packages/api/src/users/invitation-messages.ts'
import { ERROR_REASONS } from '../../packages/api/src/user-imports/error-reasons.ts'
import { HEADINGS, KINDS, ROLES } from '../../packages/api/src/user-imports/import-labels.ts'
import { ACTIVITY_EVENTS } from '../../packages/contract/src/activity/events.ts'
import { allMessages } from '../../packages/ui/src/components/UIProvider/all-messages.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const LANGUAGES = [
  {
    locale: 'es-MX',
    index: 1,
    forbidden: 4,
    products: PRODUCTS_ES,
    legal: [TERMS_ES, NDA_ES, ADDENDUM_ES, PRIVACY_ES],
  },
  {
    locale: 'fr-CA',
    index: 2,
    forbidden: 5,
    products: PRODUCTS_FR,
    legal: [TERMS_FR, NDA_FR, ADDENDUM_FR, PRIVACY_FR],
  },
] as const
type Language = (typeof LANGUAGES)[number]

/** Returns every text in a tree of catalogs. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((inner) => textsIn(inner))

/** Names of products and users, which are the same in all languages. */
const NAMES: string[] = JSON.parse(read('packages/ui/src/story-texts/names.json'))
const withoutNames = (text: string) => NAMES.reduce((rest, name) => rest.replaceAll(name, '…'), text)

const ofComponents = (index: number) =>
  Object.values(allMessages).flatMap((messages) =>
    Object.values(messages).map((message: readonly string[]) => message[index] ?? ''),
  )

/** Typography that a language never uses. */
const FORBIDDEN_TYPOGRAPHY: Record<Language['locale'], Record<string, RegExp>> = {
  'es-MX': {
    'a question or an exclamation that is not opened': /^[^¿]*\?|^[^¡]*!/u,
    'quotation marks of another country': /[«»"]/u,
    'a number of another country': /\d[\s.]\d{3}(?!\d)/u,
  },
  'fr-CA': {
    'quotation marks without their spaces, or of another language': /«(?!\u00A0)|(?<!\u00A0)»|["“”]/u,
    'a straight apostrophe': /\p{L}'\p{L}/u,
    'a colon or percent sign without its space': /(?<!\u00A0)(?::(?=\s|$)|%)/u,
    'a space before another mark': /\s[;?!]/u,
    'a number of another country': /\d[ ,.]\d{3}(?!\d)/u,
  },
}

const MAILS = [
  RESET_MESSAGES,
  INVITATION_MESSAGES,
  READY_MESSAGES,
  DECISION_MESSAGES,
  REMINDER_MESSAGES,
  INCIDENT_MAILS,
  CONTACT_ANSWER,
] as const
const FILES = [HEADINGS, KINDS, ROLES, ERROR_REASONS, EXPORT_MESSAGES, EVIDENCE_MESSAGES, GLOBAL_USER_MESSAGES] as const

/** Returns each catalog's texts in one language. */
const catalogsIn = ({ locale, index, products, legal }: Language): Record<string, string[]> => ({
  portal: textsIn(JSON.parse(read(`portal/src/messages/${locale}.json`))),
  components: ofComponents(index),
  samples: textsIn(JSON.parse(read(`packages/ui/src/story-texts/${locale}.json`))).map(withoutNames),
  banners: textsIn(DEMO_BANNERS.map(({ texts }) => texts[locale])),
  log: Object.values(ACTIVITY_EVENTS).flatMap(({ title, description }) => [title[locale], description[locale]]),
  mails: textsIn(MAILS.map((texts) => texts[locale])),
  files: textsIn(FILES.map((texts) => texts[locale])),
  fields: [...Object.values(FIELD_MESSAGES), ...Object.values(VALUE_MESSAGES)].map((texts) => texts[locale]),
  legal: textsIn(legal).map((html) => html.replaceAll(/<[^>]*>/g, ' ')),
  products: textsIn(products),
})

const rows = read('docs/glossary.md')
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))

const wordsOf = (column: number) => rows.flatMap((cells) => (cells[column] ?? '').split(', ').filter(Boolean))

/** Matches a whole word or phrase, with any number in place of N. */
const patternOf = (word: string) => new RegExp(`(?<!\\p{L})${word.replace(/\bN\b/, '[^ ]+')}(?!\\p{L})`, 'iu')

describe('texts of all catalogs', () => {
  it.each(LANGUAGES)('use in $locale the words of the glossary', (language) => {
    const words = wordsOf(language.forbidden)
    expect(words.length).toBeGreaterThan(10)
    const found = Object.entries(catalogsIn(language)).flatMap(([name, texts]) => {
      expect(texts, name).not.toEqual([])
      return words.flatMap((word) =>
        texts.filter((text) => patternOf(word).test(text)).map((text) => `${name}: ‘${word}’ in “${text}”`),
      )
    })
    expect(found).toEqual([])
  })

  it.each(LANGUAGES)('follow in $locale the typography of the language', (language) => {
    const found = Object.entries(catalogsIn(language)).flatMap(([name, texts]) =>
      Object.entries(FORBIDDEN_TYPOGRAPHY[language.locale]).flatMap(([what, pattern]) =>
        texts.filter((text) => pattern.test(text)).map((text) => `${name}: ${what} in “${text}”`),
      ),
    )
    expect(found).toEqual([])
  })
})
