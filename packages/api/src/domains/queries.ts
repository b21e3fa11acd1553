import { domainToUnicode } from 'node:url'
import type { Domain, DomainChanges, DomainsQuery, ListPage, NewDomain } from '@tessera/contract'
import { DOMAIN_LIMITS, ERROR_TEXTS, fitsDomain } from '@tessera/contract'
import { lockCompany } from '../companies/queries.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { LoggedChange } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { toPage } from '../core/database/list-page.ts'
import { addressesOf } from '../users/queries.ts'

const COLUMNS = ['id', 'domain_name', 'allow_sub_domains', 'is_3p_domain', 'created_at', 'version'] as const

function selectDomains(db: Db, companyId: string) {
  return db.selectFrom('domains').select(COLUMNS).where('company_id', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDomains>['executeTakeFirstOrThrow']>>

const toRule = (row: Pick<Row, 'domain_name' | 'allow_sub_domains' | 'is_3p_domain'>): NewDomain => ({
  domainName: row.domain_name,
  allow_sub_domains: row.allow_sub_domains,
  is3pDomain: row.is_3p_domain,
})

/** The domains that a company's users can have email addresses in. */
export async function domainsOf(db: Db, companyId: string): Promise<NewDomain[]> {
  return (await selectDomains(db, companyId).execute()).map(toRule)
}

/** The columns of domains that other areas read, as a query to join. */
export function domainFacts(db: Db) {
  return db.selectFrom('domains').select(['company_id', 'domain_name', 'allow_sub_domains'])
}

type Users = Pick<Domain, 'users' | 'pendingUsers'>

const sumOf = (groups: readonly { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0)

/** Returns a function that counts the active and pending users with an address in a domain. */
async function userCounts(db: Db, companyId: string): Promise<(row: Row) => Users> {
  const groups = await addressesOf(db, companyId)
  return (row) => {
    const own = groups.filter(({ host, isThirdParty }) => fitsDomain(`a@${host}`, toRule(row), isThirdParty))
    const pending = own.filter(({ isPending }) => isPending)
    return { users: sumOf(own), pendingUsers: sumOf(pending) }
  }
}

function toDomain(row: Row, users: Users): Domain {
  return {
    id: row.id,
    ...toRule(row),
    displayName: domainToUnicode(row.domain_name) || row.domain_name,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    ...users,
  }
}

/**
 * A name without case and accents. The database stores names in ASCII, so it cannot search or sort them as they are
 * displayed.
 */
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Sort columns of domains. */
const KEYS: Readonly<Record<DomainsQuery['sortBy'], (domain: Domain) => string | number>> = {
  domainName: ({ displayName }) => plain(displayName),
  allow_sub_domains: ({ allow_sub_domains: isAllowed }) => Number(isAllowed),
  is3pDomain: ({ is3pDomain }) => Number(is3pDomain),
  createdAt: ({ createdAt }) => createdAt,
  users: ({ users }) => users,
}

type Key = (typeof KEYS)[keyof typeof KEYS]

const compareBy = (key: Key) => (one: Domain, other: Domain) =>
  Number(key(one) > key(other)) - Number(key(one) < key(other))

/** Sorts by one of the keys, then by name. */
function inOrder({ sortBy, sortOrder }: Pick<DomainsQuery, 'sortBy' | 'sortOrder'>) {
  const [own, name] = [compareBy(KEYS[sortBy]), compareBy(KEYS.domainName)]
  const sign = sortOrder === 'desc' ? -1 : 1
  return (one: Domain, other: Domain) => sign * own(one, other) || name(one, other)
}

/** One page of a company's domains, of which there are at most a hundred. */
export async function listDomains(
  db: Db,
  companyId: string,
  { page, size, search, kinds = [], sortBy, sortOrder }: DomainsQuery,
): Promise<ListPage<Domain>> {
  const rows = await selectDomains(db, companyId).execute()
  const usersOf = await userCounts(db, companyId)
  const wanted = plain(search ?? '')
  const found = rows
    .map((row) => toDomain(row, usersOf(row)))
    .filter(({ domainName, displayName }) => domainName.includes(wanted) || plain(displayName).includes(wanted))
    .filter(({ is3pDomain }) => kinds.length === 0 || kinds.includes(is3pDomain ? 'THIRD_PARTY' : 'COMPANY'))
    .toSorted(inOrder({ sortBy, sortOrder }))
  return toPage(found.slice(page * size, (page + 1) * size), found.length, { page, size })
}

/** Authorizes a domain for a company's users; returns null if it is already authorized. */
export async function addDomain(
  db: Db,
  companyId: string,
  { domainName, allow_sub_domains, is3pDomain }: NewDomain,
  { by, at }: AuditStamp,
): Promise<Domain | null> {
  const row = await db
    .insertInto('domains')
    .values({
      company_id: companyId,
      domain_name: domainName,
      allow_sub_domains,
      is_3p_domain: is3pDomain,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'domain_name']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
  if (!row) return null
  const usersOf = await userCounts(db, companyId)
  return toDomain(row, usersOf(row))
}

function domainExists(): HttpError {
  const fieldErrors = [{ field: 'domainName', code: 'domain_exists', message: ERROR_TEXTS.DOMAIN_EXISTS }]
  return new HttpError('DOMAIN_EXISTS', { fieldErrors })
}

/** Adds a domain to a company. The lock on the company's row separates concurrent additions. */
export async function addOneMore(db: Db, companyId: string, wanted: NewDomain, stamp: AuditStamp): Promise<Domain> {
  await lockCompany(db, companyId)
  const present = await selectDomains(db, companyId).execute()
  if (present.some(({ domain_name }) => domain_name === wanted.domainName)) throw domainExists()
  if (present.length >= DOMAIN_LIMITS.perCompany) throw new HttpError('TOO_MANY_DOMAINS')
  const domain = await addDomain(db, companyId, wanted, stamp)
  if (!domain) throw domainExists()
  return domain
}

async function lockDomain(db: Db, companyId: string, id: string): Promise<Row> {
  const row = await selectDomains(db, companyId).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new HttpError('NOT_FOUND')
  return row
}

interface Change {
  domain: Domain
  change: LoggedChange
}

/** Changes whether a domain's subdomains are allowed, unless the domain has changed since it was read. */
export async function editDomain(
  db: Db,
  companyId: string,
  id: string,
  { allow_sub_domains, version }: DomainChanges,
  { by, at }: AuditStamp,
): Promise<Change> {
  const before = await lockDomain(db, companyId, id)
  const usersOf = await userCounts(db, companyId)
  if (before.version !== version) {
    throw new HttpError('CONFLICT', { current: toDomain(before, usersOf(before)) })
  }
  const row = await db
    .updateTable('domains')
    .set({ allow_sub_domains, version: version + 1, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  const entityId = before.domain_name
  const change = { entityId, before: { allow_sub_domains: before.allow_sub_domains }, after: { allow_sub_domains } }
  return { domain: toDomain(row, usersOf(row)), change }
}

/** Removes a domain from a company, unless it is the last one or users have addresses in it. */
export async function removeDomain(db: Db, companyId: string, id: string): Promise<LoggedChange> {
  await lockCompany(db, companyId)
  const row = await lockDomain(db, companyId, id)
  const { users } = (await userCounts(db, companyId))(row)
  if (users > 0) {
    const message = `Domain is used by ${users} user(s)`
    throw new HttpError('DOMAIN_IN_USE', { message, current: { users, domainName: row.domain_name } })
  }
  const present = await selectDomains(db, companyId).execute()
  if (present.length === 1) throw new HttpError('LAST_DOMAIN')
  await db.deleteFrom('domains').where('id', '=', id).execute()
  return { entityId: row.domain_name, before: { ...toRule(row) }, after: {} }
}
