import { describe, expect, it } from 'vitest'
import { withoutUnseen } from './plain-text.ts'
import { emailAddress, personName } from './users/fields.ts'
import { isEmail, loginIdOf } from './users/rules.ts'

/** Marks of joining, breaking and direction, a soft hyphen, a filler, a selector of a look, and control characters. */
const UNSEEN = ['\u200b', '\u200d', '\u2060', '\ufeff', '\u202e', '\u00ad', '\u3164', '\ufe0f', '\u0000', '\u0085']

describe('what nobody sees', () => {
  it.each(UNSEEN)('USR-11 TXT-05a %j is no part of an address, however it is written', (unseen) => {
    const written = `${unseen}Adam${unseen}.abbott@bright${unseen}foods.example ${unseen}`
    expect(loginIdOf(written)).toBe('adam.abbott@brightfoods.example')
    expect(emailAddress.parse(written)).toBe('adam.abbott@brightfoods.example')
    expect(isEmail(`adam${unseen}.abbott@brightfoods.example`)).toBe(false)
  })

  it.each(UNSEEN)('TXT-05c %j is no part of a name', (unseen) => {
    expect(personName.parse(`${unseen} Zo${unseen}é `)).toBe('Zoé')
  })

  it('TXT-05 spaces, tabs and line feeds are seen', () => {
    expect(withoutUnseen('a b\u00a0c\td\ne')).toBe('a b\u00a0c\td\ne')
  })
})
