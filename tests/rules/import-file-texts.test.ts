import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { comparableText } from '../../packages/api/src/files/comparable-text.ts'
import { ERROR_REASONS } from '../../packages/api/src/user-imports/error-reasons.ts'
import { importLabels } from '../../packages/api/src/user-imports/import-labels.ts'
import { LOCALES } from '../../packages/contract/src/locales.ts'
import { problemText } from '../../portal/src/forms/problems.ts'

const wordsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../portal/src/messages/${locale}.json`), 'utf8'))

/**
 * Codes whose text in a file differs from the preview's: it names the company where a form has a list, counts without
 * plurals, and never refers to several rows.
 */
const OWN = new Set(['not_of_company', 'too_big', 'doubled'])

/** Codes whose text explains what to enter. */
const SAYS_WHAT_TO_WRITE = ['required', 'markup', 'name', 'too_big', 'unknown_type', 'unknown_role', 'INVALID_EMAIL']

describe.each(LOCALES)('texts of a user file in %s', (locale) => {
  const words = wordsOf(locale)

  it.each(Object.entries(ERROR_REASONS[locale].problems).filter(([code]) => !OWN.has(code)))(
    'USR-17 the text of %s equals that of the preview',
    (code, reason) => {
      const message = problemText((id: string) => words[id] ?? id, code)
      expect(reason).toBe(message.replace(/\.$/, ''))
    },
  )

  it.each(Object.entries(ERROR_REASONS[locale].problems).filter(([code]) => !SAYS_WHAT_TO_WRITE.includes(code)))(
    'USR-17 the text of %s also explains what to do, and fits a cell',
    (_code, reason) => {
      expect(reason).toMatch(/\p{L}\. \p{Lu}\p{L}+/u)
      expect(reason.length).toBeLessThanOrEqual(125)
    },
  )

  it('USR-17 name the first row of a duplicate address and the available products, as the preview does', () => {
    const { known, problems } = ERROR_REASONS[locale]
    expect(`${problems.doubled}.`).toBe(words['userImports.alreadyInRow'])
    expect(`${known}.`).toBe(words['userImports.companyHas'])
  })

  it('USR-17 accept the type names of the user list', () => {
    const supplier = importLabels({ companyType: 'SUPPLIER', accountType: 'Charter' }, []).kinds
    expect(supplier.get(comparableText(words['userType.supplier'] ?? ''))).toBe('COMPANY')
    expect(supplier.get(comparableText(words['userType.thirdParty'] ?? ''))).toBe('THIRD_PARTY')
  })
})
