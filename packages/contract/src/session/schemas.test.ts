import { describe, expect, it } from 'vitest'
import { ACCOUNT_TYPES } from '../companies/rules.ts'
import { OFFERED_LANGUAGES } from '../locales.ts'
import { PERMISSIONS } from './permissions.ts'
import { sessionSchemas, userContext } from './schemas.ts'

const {
  user_type: userType,
  third_party_user: thirdParty,
  tenant,
  authz,
  user_preferences: preferences,
} = userContext.shape

describe('user schemas', () => {
  it.each([
    ['INTERNAL', true],
    ['EXTERNAL', true],
    ['internal', false],
    ['PARTNER', false],
    [null, false],
  ])('GEN-05 %s is a valid user type: %s', (type, isOne) => {
    expect(userType.safeParse(type).success).toBe(isOne)
  })

  it('GEN-05 each user has a flag for third parties', () => {
    expect(thirdParty.safeParse(true).success).toBe(true)
    expect(thirdParty.safeParse(undefined).success).toBe(false)
  })

  it.each<[unknown, boolean]>([
    ...ACCOUNT_TYPES.map((type): [unknown, boolean] => [type, true]),
    [null, true],
    ['Full', false],
    [undefined, false],
  ])('GEN-07 %s is a valid account type: %s', (type, isOne) => {
    const received = { id: 'c-1', name: 'Bright Foods', type: 'supplier', account_type: type }
    expect(tenant.safeParse(received).success).toBe(isOne)
  })

  it('ENT-03 a permission is an action and a resource, and a language is an id and its own name', () => {
    expect(authz.shape.permissions.parse([PERMISSIONS.listUser])).toEqual([{ action: 'LIST', resource: 'USER' }])
    expect(authz.shape.permissions.safeParse([{ action: 'LIST' }]).success).toBe(false)
    expect(sessionSchemas.languages.answer.parse(OFFERED_LANGUAGES)).toEqual(OFFERED_LANGUAGES)
    expect(sessionSchemas.languages.answer.safeParse([{ id: 'en-US' }]).success).toBe(false)
  })

  it('I18N-03 SES-16 a language can be null until chosen, but cannot be set to null', () => {
    expect(preferences.shape.language_code.safeParse(null).success).toBe(true)
    expect(sessionSchemas.writePreferences.body.safeParse({ language_code: null }).success).toBe(false)
    expect(sessionSchemas.writePreferences.body.safeParse({}).success).toBe(true)
  })
})
