import { describe, expect, it } from 'vitest'
import { isEmail } from './email.ts'
import { hasPhoneCharacters, isPersonName, isPhone, isProvisioning, USER_STAGES } from './rules.ts'

const of = (length: number) => 'a'.repeat(length)

describe('typed text', () => {
  it.each(['dana@brightfoods.example', "o'neil+list@a.b", 'DANA@X.COM', 'josé@érable.example', `${of(64)}@b.c`])(
    'TXT-05a %s is an email address',
    (text) => expect(isEmail(text)).toBe(true),
  )

  it.each([
    '',
    'dana',
    'dana@brightfoods',
    '@b.c',
    'a@',
    'a@b@c.d',
    'a b@c.d',
    'a@b..c',
    'a@.b',
    'a@b.',
    `${of(251)}@b.c`,
  ])('TXT-05a %s is not an email address', (text) => expect(isEmail(text)).toBe(false))

  it.each(['5550142', '+1 (479) 555-0142', '+52 55 1234 5678', '479.555.0142', '123456789012345'])(
    'TXT-05b %s is a phone number',
    (text) => expect(isPhone(text)).toBe(true),
  )

  it.each(['', '555014', '1234567890123456', '555-0142 ext. 3', '55501４2', '+++---()', '+1 479 555 CALL'])(
    'TXT-05b %s is not a phone number',
    (text) => expect(isPhone(text)).toBe(false),
  )

  it('TXT-05b a wrong character and a wrong number of digits have different codes', () => {
    expect(['+1 479 555 CALL', '555-0142 ext. 3', '479/5550142'].map(hasPhoneCharacters)).toEqual([false, false, false])
    expect(['555014', '+1 (479) 555-0142', '1234567890123456'].map(hasPhoneCharacters)).toEqual([true, true, true])
  })

  it.each([
    'Dana',
    "O'Neil",
    'O’Neil',
    'Jean-Luc',
    'Mary Ann',
    'Geneviève',
    'J. R.',
    'Ольга',
    '美咲',
    'n',
    ` ${of(50)} `,
  ])('TXT-05c %s is a name', (text) => expect(isPersonName(text)).toBe(true))

  it.each(['', ' ', '-', "'.", 'R2D2', 'Dana <b>', 'a@b', 'Dana\nReyes', 'Dana\u202e', of(51)])(
    'TXT-05c %s is not a name',
    (text) => expect(isPersonName(text)).toBe(false),
  )
})

it('USR-08 SES-09 a user is being set up after registration, including after a failure', () => {
  expect(USER_STAGES.filter(isProvisioning)).toEqual(['GRANTING_ACCESS', 'COMPLETING', 'WAITING_FOR_ACCESS', 'FAILED'])
  expect(([null, 'INVITATION_SENT', 'EXPIRED'] as const).map(isProvisioning)).toEqual([false, false, false])
})
