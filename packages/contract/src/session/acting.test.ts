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
  ] as const)('GEN-11 with %j and a company of type %s one switches as %s', (permissions, companyType, kind) => {
    expect(companySwitchKind({ permissions, companyType })).toBe(kind)
  })

  it.each([
    ['SUPER_ADMIN', null, '/apps', true],
    ['SUPER_ADMIN_SPECTATOR', null, '/apps/', true],
    ['SUPER_ADMIN', null, '/admin', true],
    ['SUPER_ADMIN', null, '/admin/userList', true],
    ['SUPER_ADMIN', null, '/dataSharingAddendum', true],
    ['SUPER_ADMIN', null, '/administrators', false],
    ['SUPER_ADMIN', null, '/companyList', false],
    ['SUPER_ADMIN', null, '/profile', false],
    ['SUPER_ADMIN', 'c-1', '/apps', false],
    ['ADMIN', null, '/admin', false],
    [null, null, '/apps', false],
  ] as const)(
    'CTX-03 group %s with company %s at %s is without context: %s',
    (group, companyId, pathname, isWithout) => {
      expect(isWithoutContext({ group, companyId, pathname })).toBe(isWithout)
    },
  )
})
