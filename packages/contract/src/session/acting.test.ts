import { describe, expect, it } from 'vitest'
import { companySwitchKind, isWithoutContext } from './acting.ts'
import { PERMISSIONS } from './permissions.ts'

describe('acting for a company', () => {
  it.each([
    [[PERMISSIONS.switchCompany], 'INTERNAL', 'tagged'],
    [[PERMISSIONS.switchCompany, PERMISSIONS.switchPersona], 'SUPPLIER', 'tagged'],
    [[PERMISSIONS.switchCompany], null, 'unknown'],
    [[PERMISSIONS.switchPersona], 'SUPPLIER', null],
    [[], null, null],
  ] as const)('GEN-11 a user with %j and a company of type %s switches as %s', (permissions, companyType, kind) => {
    expect(companySwitchKind({ permissions, companyType })).toBe(kind)
  })

  it.each([
    ['SUPER_ADMIN', false, '/apps', true],
    ['SUPER_ADMIN_SPECTATOR', false, '/apps/', true],
    ['SUPER_ADMIN', false, '/admin', true],
    ['SUPER_ADMIN', false, '/admin/userList', true],
    ['SUPER_ADMIN', false, '/dataSharingAddendum', true],
    ['SUPER_ADMIN', false, '/administrators', false],
    ['SUPER_ADMIN', false, '/companyList', false],
    ['SUPER_ADMIN', false, '/profile', false],
    ['SUPER_ADMIN', true, '/apps', false],
    ['ADMIN', false, '/admin', false],
    [null, false, '/apps', false],
  ] as const)(
    'CTX-03 group %s (acting for a company: %s) at %s is without context: %s',
    (group, hasCompany, pathname, isWithout) => {
      expect(isWithoutContext({ group, hasCompany, pathname })).toBe(isWithout)
    },
  )
})
