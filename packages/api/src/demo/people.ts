import type { Group, ProductCode, TenantCode, UserStage } from '@tessera/contract'
import { isProvisioning } from '@tessera/contract'
import type { UserStatus } from '../core/account.ts'
import type { Company } from './companies.ts'
import type { Calendar } from './dates.ts'
import { personName, slug } from '../core/names.ts'
import type { Random } from '../core/random.ts'

/** The version of every legal document of the demo. */
export const LEGAL_VERSION = '2025.1'
/** Since how many days it is in force; whoever was there before has accepted it then. */
export const LEGAL_DAYS = 400

/** A person of the demo data; what is left out has the plain value. */
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
  /** May act for other companies, and take on another persona too. */
  switches?: 'company' | 'persona'
  lastLoginDaysAgo?: number
  blockedReason?: string
  /** What the invitation promises of somebody who is not done with it. */
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
]

/** Makes people of companies, each address once. */
export function createPeople(random: Random, taken: Iterable<string>) {
  const used = new Set(taken)

  function nameAt(company: Company) {
    const { first, last } = personName(random, company.tenant)
    const local = `${slug(first)}.${slug(last)}`
    for (let number = 1; ; number += 1) {
      const loginId = `${local}${number === 1 ? '' : number}@${company.domain}`
      if (used.has(loginId)) continue
      used.add(loginId)
      return { loginId, first, last, company, thirdParty: company.type === 'THIRD_PARTY_AGENCY' }
    }
  }

  return {
    active(company: Company, group?: Group): Person {
      const hasSignedIn = random.chance(0.93)
      return {
        ...nameAt(company),
        group,
        status: 'ACTIVE',
        isRegistered: true,
        hasSignedNda: true,
        ...(hasSignedIn && { lastLoginDaysAgo: Math.floor(random.next() ** 2 * 300) }),
      }
    },
    pending(company: Company, index: number): Person {
      const stage = STAGES[index % STAGES.length] ?? 'INVITATION_SENT'
      return { ...nameAt(company), status: 'PENDING', stage, isRegistered: isProvisioning(stage) }
    },
    blocked(company: Company): Person {
      const blockedReason = random.pick(REASONS[company.tenant])
      const lastLoginDaysAgo = random.between(60, 380)
      return { ...nameAt(company), status: 'BLOCKED', isRegistered: true, blockedReason, lastLoginDaysAgo }
    },
  }
}

/** The row of a person. */
export function toUserRow(person: Person, calendar: Calendar, random: Random) {
  const { company, lastLoginDaysAgo } = person
  const since = random.between(30, 900)
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
    stage: person.stage ?? null,
    internal_kind: person.internalKind ?? null,
    sbu: person.internalKind ? 'Consumables' : null,
    buo_area_number: person.internalKind === 'internal_asset_protection' ? '4127' : null,
    can_switch_company: person.switches !== undefined,
    can_switch_persona: person.switches === 'persona',
    registered_at: person.isRegistered ? calendar.daysAgo(since) : null,
    terms_version: person.isRegistered ? LEGAL_VERSION : null,
    terms_accepted_at: person.isRegistered ? calendar.daysAgo(Math.min(since, LEGAL_DAYS)) : null,
    nda_version: signsNda ? LEGAL_VERSION : null,
    nda_accepted_at: signsNda ? calendar.daysAgo(Math.min(since, LEGAL_DAYS)) : null,
    blocked_reason: person.blockedReason ?? null,
    blocked_by: isBlocked ? `admin@${company.domain}` : null,
    blocked_at: isBlocked ? calendar.daysAgo(random.between(1, 55)) : null,
    last_login_at: lastLoginDaysAgo === undefined ? null : calendar.daysAgo(lastLoginDaysAgo),
    previous_login_at: lastLoginDaysAgo === undefined ? null : calendar.daysAgo(lastLoginDaysAgo + 3),
    created_at: calendar.daysAgo(since + 2),
  }
}
