import { describe, expect, it } from 'vitest'
import type { Translated, Messages } from './use-messages.ts'
import { fill, formsOf, plural } from './format.ts'

const forms = { one: '{count} jour', other: '{count} jours' }

const messages = {
  Table: {
    found: ['{count} rows in {table}', '{count} filas en {table}', '{count} lignes dans {table}'],
    leftOne: ['{count} day left in {month}', 'Queda {count} día de {month}', 'Il reste {count} jour de {month}'],
    leftOther: ['{count} days left in {month}', 'Quedan {count} días de {month}', 'Il reste {count} jours de {month}'],
  },
} satisfies Messages

const english: Translated<typeof messages> = {
  found: messages.Table.found[0],
  leftOne: messages.Table.leftOne[0],
  leftOther: messages.Table.leftOther[0],
}

describe('a message of a component', () => {
  it('is formatted with all of its placeholders, by name', () => {
    expect(fill(english.found, { count: 3, table: 'Users' })).toBe('3 rows in Users')
    // @ts-expect-error its table is missing
    expect(fill(english.found, { count: 3 })).toBe('3 rows in {table}')
    // @ts-expect-error it has no such placeholder
    expect(fill(english.found, { count: 3, table: 'Users', page: 1 })).toBe('3 rows in Users')
  })

  it('ends with one period, even if a value ends with one', () => {
    expect(fill('Hasta las {time}.', { time: '11:59 p.m.' })).toBe('Hasta las 11:59 p.m.')
    expect(fill('Hasta las {time}.', { time: '23:59' })).toBe('Hasta las 23:59.')
  })

  it('is pluralized with its other placeholders', () => {
    expect(plural('en-US', 1, formsOf(english, 'left'), { month: 'May' })).toBe('1 day left in May')
    // @ts-expect-error its month is missing
    expect(plural('en-US', 2, formsOf(english, 'left'))).toBe('2 days left in {month}')
  })
})

const polish = { one: '{count} wiersz', few: '{count} wiersze', many: '{count} wierszy', other: '{count} wiersza' }
const welsh = { zero: '{count} ci', one: '{count} ci', two: '{count} gi', few: '{count} chi', other: '{count} ci' }

describe('messages with placeholders', () => {
  it('have every occurrence of a placeholder replaced, and keep placeholders without a value', () => {
    expect(fill('{name}, {name} and {other}', { name: 'Dana' })).toBe('Dana, Dana and {other}')
    expect(fill('{count} left', { count: 0 })).toBe('0 left')
  })

  it('do not parse a value as a placeholder', () => {
    expect(fill('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
  })

  it.each([
    ['fr-CA', 0, '0 jour'],
    ['fr-CA', 1.5, '1,5 jour'],
    ['fr-CA', 2, '2 jours'],
    ['fr-CA', 1_000_000, '1 000 000 jours'],
    ['en-US', 0, '0 jours'],
    ['en-US', 1, '1 jour'],
    ['en-US', 1240, '1,240 jours'],
  ])('use the form of %s for %d', (locale, count, sentence) => {
    expect(plural(locale, count, forms)).toBe(sentence.replaceAll(' ', '\u00A0').replace('\u00A0jour', ' jour'))
  })

  it.each([
    ['pl-PL', 1, polish, '1 wiersz'],
    ['pl-PL', 3, polish, '3 wiersze'],
    ['pl-PL', 5, polish, '5 wierszy'],
    ['pl-PL', 1.5, polish, '1,5 wiersza'],
    ['cy-GB', 2, welsh, '2 gi'],
    ['cy-GB', 3, welsh, '3 chi'],
    ['ar', 2, { two: 'يومان', other: '{count} يوم' }, 'يومان'],
  ])('use the form of %s for %d, with more forms than our own languages', (locale, count, forms, sentence) => {
    expect(plural(locale, count, forms)).toBe(sentence)
  })
})
