import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainWord } from '../../packages/api/src/files/plain-word.ts'
import { ERROR_REASONS } from '../../packages/api/src/user-imports/error-reasons.ts'
import { importLabels } from '../../packages/api/src/user-imports/import-labels.ts'
import { LOCALES } from '../../packages/contract/src/locales.ts'
import { problemText } from '../../portal/src/forms/problems.ts'

const wordsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../portal/src/messages/${locale}.json`), 'utf8'))

/** Codes whose form text differs: a file names the company where a form has a list, counts without plurals, and isn't told of several rows at once. */
const OWN = new Set(['not_of_company', 'too_big', 'doubled'])

/** Codes whose text says what to enter. */
const SAYS_WHAT_TO_WRITE = ['required', 'markup', 'name', 'too_big', 'unknown_type', 'unknown_role', 'INVALID_EMAIL']

describe.each(LOCALES)('the words of a file of users in %s', (locale) => {
  const words = wordsOf(locale)

  it.each(Object.entries(ERROR_REASONS[locale].problems).filter(([code]) => !OWN.has(code)))(
    'USR-17 say of %s what the report says that the file comes from',
    (code, reason) => {
      const told = problemText((id: string) => words[id] ?? id, code)
      expect(reason).toBe(told.replace(/\.$/, ''))
    },
  )

  it.each(Object.entries(ERROR_REASONS[locale].problems).filter(([code]) => !SAYS_WHAT_TO_WRITE.includes(code)))(
    'USR-17 say of %s, besides what is wrong, what to do, within what a cell shows',
    (_code, reason) => {
      expect(reason).toMatch(/\p{L}\. \p{Lu}\p{L}+/u)
      expect(reason.length).toBeLessThanOrEqual(125)
    },
  )

  it('USR-17 say as the report does where an address stands first, and which products there are', () => {
    const { known, problems } = ERROR_REASONS[locale]
    expect(`${problems.doubled}.`).toBe(words['upload.alreadyInRow'])
    expect(`${known}.`).toBe(words['upload.companyHas'])
  })

  it('USR-17 are understood as the list of users says a type', () => {
    const supplier = importLabels({ companyType: 'SUPPLIER', accountType: 'Charter' }, []).kinds
    expect(supplier.get(plainWord(words['userType.supplier'] ?? ''))).toBe('COMPANY')
    expect(supplier.get(plainWord(words['userType.thirdParty'] ?? ''))).toBe('THIRD_PARTY')
  })
})
