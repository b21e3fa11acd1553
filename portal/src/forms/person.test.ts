import { expect, it } from 'vitest'
import { longText, phone, shortText } from './person.ts'

it.each([shortText, longText(100)])('TXT-01 a form refuses typed tags, as the server does', (field) => {
  const { error } = field.safeParse('VP <Sales> Canada')
  expect(error?.issues).toEqual([expect.objectContaining({ params: { code: 'markup' } })])
  expect(field.parse('R&D, 5 < 6')).toBe('R&D, 5 < 6')
})

it('TXT-05c a form accepts a phone number copied from contacts', () => {
  expect(phone.parse('\u202a+1\u00a0800\u2011555\u20110100\u202c')).toBe('+1 800-555-0100')
  expect(phone.parse('tel:+18005550142')).toBe('+18005550142')
  expect(phone.parse('８００\u2013555\u22120100')).toBe('800-555-0100')
})
