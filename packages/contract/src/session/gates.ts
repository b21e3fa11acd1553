import { pathTo } from '../paths.ts'

/** Account gates in the order in which they are checked; each closes the portal until its condition is met. */
export const GATES = [
  'USER_BLOCKED',
  'REGISTRATION_INCOMPLETE',
  'ACCESS_PENDING',
  'NO_ACCESS',
  'AUDIT_OVERDUE',
  'TERMS_NOT_ACCEPTED',
  'NDA_NOT_ACCEPTED',
  'ADDENDUM_NOT_ACCEPTED',
] as const
export type Gate = (typeof GATES)[number]

/** The 401 message of each gate. */
export const GATE_MESSAGES: Readonly<Record<Gate, string>> = {
  USER_BLOCKED: 'User blocked',
  REGISTRATION_INCOMPLETE: 'User registration incomplete',
  ACCESS_PENDING: 'User access pending',
  NO_ACCESS: 'User has no access',
  AUDIT_OVERDUE: 'User audit overdue',
  TERMS_NOT_ACCEPTED: 'Terms not accepted',
  NDA_NOT_ACCEPTED: 'NDA not accepted',
  ADDENDUM_NOT_ACCEPTED: 'Data sharing addendum not accepted',
}

/** The portal path on which the user can meet each gate's condition. */
export const GATE_DESTINATIONS: Readonly<Record<Gate, string>> = {
  USER_BLOCKED: pathTo('/noAccess'),
  REGISTRATION_INCOMPLETE: pathTo('/userRegistration'),
  ACCESS_PENDING: pathTo('/pendingAccess'),
  NO_ACCESS: pathTo('/noAccess'),
  AUDIT_OVERDUE: pathTo('/noAccess'),
  TERMS_NOT_ACCEPTED: pathTo('/terms', { accept: 'true' }),
  NDA_NOT_ACCEPTED: pathTo('/nda'),
  ADDENDUM_NOT_ACCEPTED: pathTo('/dataSharingAddendum'),
}

/** The properties of an account that decide on its gates. */
export interface AccountStanding {
  isSuperAdminGroup: boolean
  isInternal: boolean
  isBlocked: boolean
  isRegistered: boolean
  isCompanyActive: boolean
  completeProducts: number
  pendingProducts: number
  /** Registered, while the promised products are being set up. */
  isProvisioning: boolean
  isAuditOverdue: boolean
  needsTerms: boolean
  needsNda: boolean
  needsAddendum: boolean
}

/**
 * Returns the first gate that closes the portal to an account, or null. No gate applies to the two super-admin groups.
 */
export function gateOf(account: AccountStanding): Gate | null {
  if (account.isSuperAdminGroup) return null
  const hasNothing = account.completeProducts === 0
  const isWaiting = account.pendingProducts > 0 || account.isProvisioning
  const closed: Record<Gate, boolean> = {
    USER_BLOCKED: account.isBlocked,
    REGISTRATION_INCOMPLETE: !account.isRegistered,
    ACCESS_PENDING: account.isCompanyActive && hasNothing && isWaiting,
    NO_ACCESS: !account.isCompanyActive || (hasNothing && !isWaiting),
    AUDIT_OVERDUE: account.isAuditOverdue,
    TERMS_NOT_ACCEPTED: account.needsTerms,
    NDA_NOT_ACCEPTED: account.needsNda,
    ADDENDUM_NOT_ACCEPTED: account.needsAddendum,
  }
  return GATES.find((gate) => closed[gate]) ?? null
}

/**
 * Whether an account with the gate NO_ACCESS can look around and request access. This applies to internal users without
 * grants, never to users of an inactive company.
 */
export function canBrowse(account: AccountStanding): boolean {
  return gateOf(account) === 'NO_ACCESS' && account.isInternal && account.isCompanyActive
}
