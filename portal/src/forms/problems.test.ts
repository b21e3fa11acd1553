import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../messages/catalogs.ts'
import { intlOf } from '../messages/intl.tsx'
import { personName, phone, shortText } from './person.ts'
import { problemCode, problemText } from './problems.ts'
import { isoDay, z } from './schema.ts'

const { t } = intlOf(await loadLanguage('en-US', ['form']))

function textOf(schema: z.ZodType, value: unknown): string | undefined {
  const result = schema.safeParse(value, { error: (issue) => problemCode(issue) })
  const [issue] = result.success ? [] : result.error.issues
  return issue && problemText(t, issue.message)
}

describe('text of a form error', () => {
  it.each([
    ['an empty text', z.string().min(3), '', 'This field is required.'],
    ['nothing', z.string(), undefined, 'This field is required.'],
    ['an empty list', z.array(z.string()).min(1), [], 'Choose at least one.'],
    ['a text that is too short', z.string().min(3), 'ab', 'Enter at least 3 characters.'],
    ['a text that is too long', z.string().max(1), 'ab', 'Enter at most 1 character.'],
    ['too few choices', z.array(z.string()).min(2), ['a'], 'Choose at least 2.'],
    ['too many choices', z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1.'],
    ['a number that is too low', z.number().min(10), 9, 'Enter 10 or more.'],
    ['a number that is too high', z.number().max(1000), 1001, 'Enter 1,000 or less.'],
    ['a number with too many decimals', z.number().multipleOf(0.01), 33.333, 'Enter a multiple of 0.01.'],
    ['an invalid email address', z.email(), 'dana', 'Enter an email address such as name@example.com.'],
    ['an invalid web address', z.url(), 'dana', 'Enter a complete web address.'],
    [
      'an invalid phone number',
      z.string().refine(() => false, { params: { code: 'phone' } }),
      '12',
      'Enter 7 to 15 digits.',
    ],
    [
      'a digit in a name',
      personName,
      'Ana 2',
      'Use only letters, spaces, apostrophes, hyphens and periods, without “2”.',
    ],
    ['a letter in a number', phone, '555 0100 ext 3', 'Use only digits, spaces and + - . ( ), without “e”.'],
    ['a tag', shortText, 'VP <Sales> Canada', 'Enter text only, without tags such as “<Sales>”.'],
    ['a day before 1900', isoDay(), '0002-10-05', 'Enter a year from 1900 to 2100.'],
    ['an invalid day', isoDay(), '2026-02-30', 'Check this field.'],
    ['any other error', z.string().refine(() => false), 'x', 'Check this field.'],
  ])('I18N-04 the error of %s has its text', (_name, schema, value, text) => {
    expect(textOf(schema, value)).toBe(text)
  })

  it('I18N-04b an unknown code has the general text', () => {
    expect(problemText(t, 'quota_passed')).toBe('Check this field.')
  })
})
