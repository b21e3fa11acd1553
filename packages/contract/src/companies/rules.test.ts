import { describe, expect, it } from 'vitest'
import type { AccountType, CompanyType } from './rules.ts'
import { clientUserCategory, clientUserType, companyTypeOf, isBasicTier } from './rules.ts'

type Row = [CompanyType | null, AccountType | null, string, boolean, string]

const kinds: Row[] = [
  ['SUPPLIER', null, 'Supplier', false, 'unknown'],
  ['SUPPLIER', 'Basic', 'Supplier', true, 'basic'],
  ['THIRD_PARTY_AGENCY', null, 'Third Party User', false, 'unknown'],
  ['THIRD_PARTY_AGENCY', 'Basic', 'Basic Third Party Agency', true, 'basic'],
  ['BASIC_VENDOR', null, 'Basic Vendor', true, 'basic'],
  ['BASIC_VENDOR', 'Charter', 'Basic Vendor', true, 'basic'],
  ['ACCOUNT', 'Charter', 'Account', false, 'charter'],
  ['ACCOUNT', null, 'Account', false, 'unknown'],
  ['INTERNAL', null, 'Unknown', false, 'unknown'],
  [null, null, 'Unknown', false, 'unknown'],
]

describe('company and user types', () => {
  it.each(kinds)(
    'GEN-08 GEN-09 %s with account type %s has user type %s (basic tier: %s) and category %s',
    (companyType, accountType, type, _isBasic, category) => {
      const company = { companyType, accountType }
      expect(clientUserType(company)).toBe(type)
      expect(clientUserCategory({ ...company, group: null })).toBe(category)
      expect(clientUserCategory({ ...company, group: 'ADMIN' })).toBe(category)
    },
  )

  it.each(kinds)('GEN-08 a sponsored user of %s with account type %s is a third party', (companyType, accountType) => {
    const isBasicAgency = companyType === 'THIRD_PARTY_AGENCY' && accountType === 'Basic'
    const expected = isBasicAgency ? 'Basic Third Party Agency' : 'Third Party User'
    expect(clientUserType({ companyType, accountType, isThirdParty: true })).toBe(expected)
  })

  it.each(kinds)(
    'GEN-02 isBasicTier of %s with account type %s (%s) is %s',
    (companyType, accountType, _type, isBasic) => {
      expect(isBasicTier({ companyType, accountType })).toBe(isBasic)
    },
  )

  it.each(['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR'] as const)(
    'GEN-09 %s is a super admin regardless of the company',
    (group) => {
      expect(clientUserCategory({ companyType: 'BASIC_VENDOR', accountType: 'Basic', group })).toBe('super admin')
    },
  )

  it('GEN-06 companyTypeOf ignores the case of `tenant.type` and returns null for unknown types', () => {
    expect(companyTypeOf('third_party_agency')).toBe('THIRD_PARTY_AGENCY')
    expect(companyTypeOf('Basic_Vendor')).toBe('BASIC_VENDOR')
    expect(companyTypeOf('retailer')).toBeNull()
    expect(companyTypeOf(undefined)).toBeNull()
  })
})
