import { describe, expect, it } from 'vitest'
import type { AccountStanding } from './gates.ts'
import { GATES, GATE_DESTINATIONS, GATE_MESSAGES, gateOf, canBrowse } from './gates.ts'

const fine: AccountStanding = {
  isSuperAdminGroup: false,
  isInternal: false,
  isBlocked: false,
  isRegistered: true,
  isCompanyActive: true,
  completeProducts: 1,
  pendingProducts: 0,
  isProvisioning: false,
  isAuditOverdue: false,
  needsTerms: false,
  needsNda: false,
  needsAddendum: false,
}

const hopeless: AccountStanding = {
  ...fine,
  isBlocked: true,
  isRegistered: false,
  completeProducts: 0,
  pendingProducts: 1,
  isAuditOverdue: true,
  needsTerms: true,
  needsNda: true,
  needsAddendum: true,
}

describe('account gates', () => {
  it('SES-09 lets an account in good standing through', () => {
    expect(gateOf(fine)).toBeNull()
  })

  it.each([
    ['blocked', { isBlocked: true }, 'User blocked', '/noAccess'],
    ['not registered', { isRegistered: false }, 'User registration incomplete', '/userRegistration'],
    [
      'with only pending products',
      { completeProducts: 0, pendingProducts: 2 },
      'User access pending',
      '/pendingAccess',
    ],
    [
      'with products being set up',
      { completeProducts: 0, isProvisioning: true },
      'User access pending',
      '/pendingAccess',
    ],
    ['without products', { completeProducts: 0 }, 'User has no access', '/noAccess'],
    ['of an inactive company', { isCompanyActive: false }, 'User has no access', '/noAccess'],
    [
      'with products being set up in an inactive company',
      { isCompanyActive: false, completeProducts: 0, isProvisioning: true },
      'User has no access',
      '/noAccess',
    ],
    ['of a company with an overdue access review', { isAuditOverdue: true }, 'User audit overdue', '/noAccess'],
    ['that has not accepted the terms', { needsTerms: true }, 'Terms not accepted', '/terms?accept=true'],
    ['that has not accepted the NDA', { needsNda: true }, 'NDA not accepted', '/nda'],
    [
      'that has not accepted the addendum',
      { needsAddendum: true },
      'Data sharing addendum not accepted',
      '/dataSharingAddendum',
    ],
  ])('SES-09 an account %s must continue at its own page', (_who, standing, message, destination) => {
    const gate = gateOf({ ...fine, ...standing })
    expect(gate && [GATE_MESSAGES[gate], GATE_DESTINATIONS[gate]]).toEqual([message, destination])
  })

  it('SES-09 tries the gates in their order: blocked, registration, pending, audit, terms, NDA, addendum', () => {
    const repairs: Partial<AccountStanding>[] = [
      { isBlocked: false },
      { isRegistered: true },
      { completeProducts: 1 },
      { isAuditOverdue: false },
      { needsTerms: false },
      { needsNda: false },
      { needsAddendum: false },
    ]
    let standing = hopeless
    const met = repairs.map((repair) => {
      const gate = gateOf(standing)
      standing = { ...standing, ...repair }
      return gate
    })
    expect(met).toEqual(GATES.filter((gate) => gate !== 'NO_ACCESS'))
    expect(gateOf(standing)).toBeNull()
  })

  it('SES-10 only internal users without grants can look around without access', () => {
    const newHire = { ...fine, isInternal: true, completeProducts: 0 }
    expect(canBrowse(newHire)).toBe(true)
    for (const change of [
      { isInternal: false },
      { isCompanyActive: false },
      { isCompanyActive: false, completeProducts: 1 },
      { pendingProducts: 1 },
      { isProvisioning: true },
      { isBlocked: true },
      { completeProducts: 1 },
      { isSuperAdminGroup: true },
    ]) {
      expect(canBrowse({ ...newHire, ...change }), JSON.stringify(change)).toBe(false)
    }
  })

  it('SES-09 no gate applies to the two super-admin groups', () => {
    expect(gateOf({ ...hopeless, isSuperAdminGroup: true })).toBeNull()
  })
})
