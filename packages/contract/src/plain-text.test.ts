import { describe, expect, it } from 'vitest'
import { withoutUnseen } from './plain-text.ts'
import { emailAddress, personName, phone, plainField } from './users/fields.ts'
import { isEmail, loginIdOf } from './users/email.ts'

/**
 * Zero-width, joining and direction characters, a soft hyphen, a filler, a variation selector, and control characters.
 */
const UNSEEN = ['\u200b', '\u200d', '\u2060', '\ufeff', '\u202e', '\u00ad', '\u3164', '\ufe0f', '\u0000', '\u0085']

describe('invisible characters', () => {
  it.each(UNSEEN)('USR-11 TXT-05a %j is removed from every part of an address', (unseen) => {
    const written = `${unseen}Adam${unseen}.abbott@bright${unseen}foods.example ${unseen}`
    expect(loginIdOf(written)).toBe('adam.abbott@brightfoods.example')
    expect(emailAddress.parse(written)).toBe('adam.abbott@brightfoods.example')
    expect(isEmail(`adam${unseen}.abbott@brightfoods.example`)).toBe(false)
  })

  it.each(UNSEEN)('TXT-05c %j is removed from a name', (unseen) => {
    expect(personName.parse(`${unseen} Zo${unseen}é `)).toBe('Zoé')
  })

  it('TXT-05 spaces, tabs and line feeds are visible', () => {
    expect(withoutUnseen('a b\u00a0c\td\ne')).toBe('a b\u00a0c\td\ne')
  })
})

describe('pasted text', () => {
  it.each([
    ['Ana\nMaría', 'Ana María'],
    ['Ana\u00a0María', 'Ana María'],
    ['Ana\u202f \tMaría', 'Ana María'],
    ['Jean\u2011Pierre', 'Jean-Pierre'],
    ['Jose\u0301', 'José'],
  ])('USR-11 a name becomes one line: %j', (pasted, name) => {
    expect(personName.parse(pasted)).toBe(name)
  })

  it('TXT-05c a phone number copied from contacts keeps its visible digits', () => {
    expect(phone.parse('\u202a+1 (800)\u00a0555\u20110100\u202c')).toBe('+1 (800) 555-0100')
  })

  it('TXT-01 typed tags are refused with a code instead of removed', () => {
    const { error } = plainField(100).safeParse('VP <Sales> Canada')
    expect(error?.issues).toEqual([expect.objectContaining({ params: { code: 'markup' } })])
    expect(plainField(100).parse('R&D < 5 people')).toBe('R&D < 5 people')
  })
})
