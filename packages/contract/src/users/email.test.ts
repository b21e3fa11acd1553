import { describe, expect, it } from 'vitest'
import { isEmail, loginIdOf } from './email.ts'
import { emailAddress } from './fields.ts'

describe('an email address', () => {
  it.each([
    ['mailto:Ana@Campo.example?subject=Hola', 'ana@campo.example'],
    ['<ana@campo.example>,', 'ana@campo.example'],
    ['“ana@campo.example”;', 'ana@campo.example'],
    ['ana@campo.example.', 'ana@campo.example'],
    ['ana@\u24d1rightfoods.example', 'ana@brightfoods.example'],
    ['ana@\uff42rightfoods\u3002example', 'ana@brightfoods.example'],
    ['jose\u0301@campo.example', 'josé@campo.example'],
    ['josé@CAMPO.example', 'josé@campo.example'],
    ['\uff41na@campo.example', 'ana@campo.example'],
    ['mailto:%7aana%2Btag@campo.example', 'zana+tag@campo.example'],
    ['mailto://ana@campo.example', 'ana@campo.example'],
    ['Email: ana@campo.example', 'ana@campo.example'],
    ["'[ana@campo.example]。", 'ana@campo.example'],
    ['ana@münchen.example', 'ana@xn--mnchen-3ya.example'],
  ])('USR-11 TXT-05a every spelling has the same stored form: %j', (written, stored) => {
    expect(emailAddress.parse(written)).toBe(stored)
    expect(loginIdOf(stored)).toBe(stored)
  })

  it.each([
    'smith,john@campo.example',
    'ana²@campo.example',
    `${'a'.repeat(65)}@campo.example`,
    'Ana <ana@campo.example>',
    'a;b@campo.example',
    'group:ana@campo.example',
    'ana(comment)@campo.example',
    '"ana"@campo.example',
    'ana@campo.example,bea@campo.example',
    'ana@[192.0.2.1]',
    'ana@192.0.2.1',
    'ana@evil.example#campo.example',
    'ana@campo.example/x',
    '.ana@campo.example',
    'ana..b@campo.example',
    'ana@-campo.example',
    'ana@b@campo.example',
  ])('USR-11 TXT-05a %j is refused, so email cannot go to another address', (written) => {
    expect(isEmail(loginIdOf(written))).toBe(false)
    expect(emailAddress.safeParse(written).success).toBe(false)
  })
})
