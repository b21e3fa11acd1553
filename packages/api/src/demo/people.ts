import type { Group, ProductCode, TenantCode, UserStage } from '@tessera/contract'
import { isProvisioning, LIMITS } from '@tessera/contract'
import type { UserStatus } from '../core/sessions/account.ts'
import type { Company } from './companies.ts'
import type { Calendar } from './dates.ts'
import type { PersonName } from '../core/mock/names.ts'
import { personName, slug } from '../core/mock/names.ts'
import type { Random } from '../core/mock/random.ts'

/** The version of every legal document of the demo. */
export const LEGAL_VERSION = '2025.1'
/** Days since this version took effect. Users who had registered before accepted it on that day. */
export const LEGAL_DAYS = 400

/** A user of the demo data; omitted properties have their defaults. */
export interface Person {
  loginId: string
  company: Company
  first: string
  last: string
  group?: Group
  status: UserStatus
  stage?: UserStage
  isRegistered: boolean
  thirdParty?: boolean
  hasSignedNda?: boolean
  internalKind?: 'internal_merchant' | 'internal_asset_protection'
  /** The user can act for other companies, or also switch persona. */
  switches?: 'company' | 'persona'
  lastLoginDaysAgo?: number
  /** When a pending user's invitation was sent. */
  invitedDaysAgo?: number
  blockedReason?: string
  /** The products promised in a pending user's invitation. */
  promised?: readonly ProductCode[]
}

const REASONS: Readonly<Record<TenantCode, readonly [string, ...string[]]>> = {
  US: ['Left the company', 'Shared a password', 'No sign-in for over a year', 'Reported by the security team'],
  MX: ['Dejó la empresa', 'Compartió su contraseña', 'Sin iniciar sesión por más de un año'],
  CA: ['A quitté l’entreprise', 'A partagé son mot de passe', 'Aucune connexion depuis plus d’un an'],
}

const STAGES: readonly UserStage[] = [
  'INVITATION_SENT',
  'COMPLETING',
  'GRANTING_ACCESS',
  'WAITING_FOR_ACCESS',
  'FAILED',
  'EXPIRED',
]

/** Names with characters that the country's other names don't have. */
const RARER_NAMES = [
  { first: 'Muriel', last: 'Muñoz' },
  { first: 'Renée', last: 'O’Brien' },
  { first: 'Zoë', last: 'D’Angelo' },
  { first: 'Siobhán', last: 'O’Connor' },
  { first: 'Søren', last: 'Nørgaard' },
  { first: 'Łukasz', last: 'Wójcik' },
  { first: 'Jean-Luc', last: 'Lefèvre' },
  { first: 'Inês', last: 'Conceição' },
  { first: 'Jürgen', last: 'Müller' },
  { first: 'Mary Ann', last: 'St. James' },
] as const
/** One in this many users has one of the rarer names. */
const RARE = 25

/** Returns functions that make users of companies, with unique email addresses. */
export function createPeople(random: Random, taken: Iterable<string>) {
  const used = new Set(taken)

  let made = 0

  function nameOf(company: Company): PersonName {
    made += 1
    const rare = company.tenant === 'US' && made % RARE === 0 ? RARER_NAMES[(made / RARE) % RARER_NAMES.length] : null
    return rare ?? personName(random, company.tenant)
  }

  function nameAt(company: Company, domain = company.domain) {
    const { first, last } = nameOf(company)
    const local = `${slug(first)}.${slug(last)}`
    for (let number = 1; ; number += 1) {
      const loginId = `${local}${number === 1 ? '' : number}@${domain}`
      if (used.has(loginId)) continue
      used.add(loginId)
      const thirdParty = company.type === 'THIRD_PARTY_AGENCY' || domain !== company.domain
      return { loginId, first, last, company, thirdParty }
    }
  }

  return {
    active(company: Company, { group, domain }: { group?: Group; domain?: string | undefined } = {}): Person {
      const hasSignedIn = random.chance(0.93)
      return {
        ...nameAt(company, domain),
        group,
        status: 'ACTIVE',
        isRegistered: true,
        hasSignedNda: true,
        ...(hasSignedIn && { lastLoginDaysAgo: 1 + Math.floor(random.next() ** 2 * 300) }),
      }
    },
    pending(company: Company, index: number): Person {
      const stage = STAGES[index % STAGES.length] ?? 'INVITATION_SENT'
      const daysAgo = stage === 'EXPIRED' ? 31 + (index % 40) : 1 + (index % 27)
      const invitation = isProvisioning(stage)
        ? { isRegistered: true }
        : { isRegistered: false, invitedDaysAgo: daysAgo }
      return { ...nameAt(company), status: 'PENDING', stage, ...invitation }
    },
    blocked(company: Company): Person {
      const blockedReason = random.pick(REASONS[company.tenant])
      const lastLoginDaysAgo = random.between(60, 380)
      return { ...nameAt(company), status: 'BLOCKED', isRegistered: true, blockedReason, lastLoginDaysAgo }
    },
  }
}

/** The business unit and the blackout period of the demo accounts. */
const SBUS = { internal_merchant: 'Household essentials', internal_asset_protection: 'Holiday season' } as const

/** Days since registration, and since the last login by default, of the administrator who invites a company's users. */
const INVITER_SINCE = 940
const INVITER_LAST_LOGIN = 12

/** Makes the row of a user. */
export function toUserRow(person: Person, admin: string | undefined, calendar: Calendar, random: Random) {
  const { company } = person
  const isInviter = admin === person.loginId
  // The administrator who invited the others was there first and has signed in.
  const lastLoginDaysAgo =
    person.lastLoginDaysAgo ?? (isInviter && person.isRegistered ? INVITER_LAST_LOGIN : undefined)
  // No user signs in before registering.
  const between = Math.max(random.between(30, 900), (lastLoginDaysAgo ?? 0) + 4)
  const since = isInviter ? INVITER_SINCE : between
  const isDemoAccount = person.stage === 'INVITATION_SENT' && person.invitedDaysAgo === undefined
  const invitedDaysAgo = person.invitedDaysAgo ?? (isDemoAccount ? 3 : since + 2)
  const inviter = admin === undefined || admin === person.loginId ? 'system' : admin
  const isBlocked = person.status === 'BLOCKED'
  const signsNda = person.thirdParty === true && person.hasSignedNda !== false && person.isRegistered
  return {
    login_id: person.loginId,
    company_id: company.id,
    email: person.loginId,
    first_name: person.first,
    last_name: person.last,
    user_type: company.type === 'INTERNAL' ? ('INTERNAL' as const) : ('EXTERNAL' as const),
    third_party_user: person.thirdParty ?? false,
    user_group: person.group ?? null,
    status: person.status,
    stage: person.stage === 'EXPIRED' ? ('INVITATION_SENT' as const) : (person.stage ?? null),
    internal_kind: person.internalKind ?? null,
    sbu: person.internalKind ? SBUS[person.internalKind] : null,
    buo_area_number: person.internalKind === 'internal_asset_protection' ? '4127' : null,
    can_switch_company: person.switches !== undefined,
    can_switch_persona: person.switches === 'persona',
    registered_at: person.isRegistered ? calendar.daysAgo(since) : null,
    terms_version: person.isRegistered ? LEGAL_VERSION : null,
    terms_accepted_at: person.isRegistered ? calendar.daysAgo(Math.min(since, LEGAL_DAYS)) : null,
    nda_version: signsNda ? LEGAL_VERSION : null,
    nda_accepted_at: signsNda ? calendar.daysAgo(Math.min(since, LEGAL_DAYS)) : null,
    blocked_reason: person.blockedReason ?? null,
    blocked_by: isBlocked ? inviter : null,
    blocked_at: isBlocked ? calendar.daysAgo(random.between(1, 55)) : null,
    last_login_at: lastLoginDaysAgo === undefined ? null : calendar.daysAgo(lastLoginDaysAgo),
    previous_login_at: lastLoginDaysAgo === undefined ? null : calendar.daysAgo(lastLoginDaysAgo + 3),
    invited_at: calendar.daysAgo(invitedDaysAgo),
    // A demo account's invitation doesn't expire, so it can be tried as long as the demo data exists.
    invited_until: isDemoAccount ? null : calendar.daysAgo(invitedDaysAgo - LIMITS.invitationDays),
    invitations: 1,
    created_at: calendar.daysAgo(invitedDaysAgo),
    created_by: inviter,
  }
}
