import type { EmailProblem, NewDomain, UserKind, UserStatus } from '@tessera/contract'
import { fitsDomain, isEmail } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'
import { domainsOf } from '../domains/queries.ts'

interface EmailOptions {
  companyId: string
  kind: UserKind
}

interface EmailFacts extends EmailOptions {
  domains: readonly NewDomain[]
  /** The owner of an address, in any company. */
  person: { companyId: string; status: UserStatus | 'DELETED' } | undefined
}

/** The reason why users of a kind cannot have an address in their company's domains, or null. */
function domainProblemOf(email: string, kind: UserKind, domains: readonly NewDomain[]): EmailProblem | null {
  const isThirdParty = kind === 'THIRD_PARTY'
  if (domains.some((domain) => fitsDomain(email, domain, isThirdParty))) return null
  if (!domains.some((domain) => fitsDomain(email, domain, !isThirdParty))) return 'DOMAIN_NOT_AUTHORIZED'
  return isThirdParty ? 'OWN_DOMAIN' : 'THIRD_PARTY_DOMAIN'
}

/** The reason why an address can't be added to a company, or null. */
export function emailProblemOf(email: string, { companyId, kind, domains, person }: EmailFacts): EmailProblem | null {
  if (!isEmail(email)) return 'INVALID_EMAIL'
  if (person?.companyId === companyId) return person.status === 'BLOCKED' ? 'USER_BLOCKED' : 'USER_EXISTS'
  // Errors for unauthorized domains reveal nothing, including whether the account exists.
  return domainProblemOf(email, kind, domains) ?? (person ? 'USER_IN_OTHER_COMPANY' : null)
}

/** Reasons why addresses can't be added to a company; null for those that can. */
export async function emailProblems(
  db: Db,
  emails: readonly string[],
  { companyId, kind }: EmailOptions,
): Promise<Map<string, EmailProblem | null>> {
  const domains = await domainsOf(db, companyId)
  const known = await db
    .selectFrom('users')
    .select(['login_id', 'company_id as companyId', 'status'])
    .where('login_id', 'in', emails)
    .where('status', '<>', 'DELETED')
    .execute()
  const people = new Map(known.map((person) => [person.login_id, person]))
  const requested = { companyId, kind, domains }
  return new Map(emails.map((email) => [email, emailProblemOf(email, { ...requested, person: people.get(email) })]))
}
