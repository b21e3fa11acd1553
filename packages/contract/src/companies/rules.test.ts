import { describe, expect, it } from 'vitest'
import type { AccountType, CompanyType } from './rules.ts'
import { accessTypeLabel, clientUserCategory, clientUserType, companyTypeOf } from './rules.ts'

type Row = [CompanyType | null, AccountType | null, string, string, string]

const kinds: Row[] = [
  ['SUPPLIER', null, 'Supplier', 'Scintilla', 'unknown'],
  ['SUPPLIER', 'Basic', 'Supplier', 'Scintilla Basic', 'basic'],
  ['THIRD_PARTY_AGENCY', null, 'Third Party User', 'Scintilla', 'unknown'],
  ['THIRD_PARTY_AGENCY', 'Basic', 'Basic Third Party Agency', 'Scintilla Basic', 'basic'],
  ['BASIC_VENDOR', null, 'Basic Vendor', 'Scintilla Basic', 'basic'],
  ['BASIC_VENDOR', 'Charter', 'Basic Vendor', 'Scintilla Basic', 'basic'],
  ['ACCOUNT', 'Charter', 'Account', 'Scintilla', 'charter'],
  ['ACCOUNT', null, 'Account', 'Scintilla', 'unknown'],
  ['INTERNAL', null, 'Unknown', 'Scintilla', 'unknown'],
  [null, null, 'Unknown', 'Scintilla', 'unknown'],
]

describe('kinds of company and user', () => {
  it.each(kinds)(
    'GEN-08 GEN-09 %s with account type %s: %s, %s, %s',
    (companyType, accountType, type, _tier, category) => {
      const company = { companyType, accountType }
      expect(clientUserType(company)).toBe(type)
      expect(clientUserCategory({ ...company, group: null })).toBe(category)
      expect(clientUserCategory({ ...company, group: 'ADMIN' })).toBe(category)
    },
  )

  it.each(kinds)(
    'GEN-08 a sponsored person of %s with account type %s is a third party',
    (companyType, accountType) => {
      const isBasicAgency = companyType === 'THIRD_PARTY_AGENCY' && accountType === 'Basic'
      const expected = isBasicAgency ? 'Basic Third Party Agency' : 'Third Party User'
      expect(clientUserType({ companyType, accountType, isThirdParty: true })).toBe(expected)
    },
  )

  it.each(kinds)('GEN-02 %s with account type %s is %s of %s', (companyType, accountType, _type, tier) => {
    expect(accessTypeLabel({ companyType, accountType })).toBe(tier)
  })

  it.each(['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR'] as const)(
    'GEN-09 %s is a super admin before anything else',
    (group) => {
      expect(clientUserCategory({ companyType: 'BASIC_VENDOR', accountType: 'Basic', group })).toBe('super admin')
    },
  )

  it('GEN-06 the tenant type is the company type in another letter case', () => {
    expect(companyTypeOf('third_party_agency')).toBe('THIRD_PARTY_AGENCY')
    expect(companyTypeOf('Basic_Vendor')).toBe('BASIC_VENDOR')
    expect(companyTypeOf('retailer')).toBeNull()
    expect(companyTypeOf(undefined)).toBeNull()
  })
})
