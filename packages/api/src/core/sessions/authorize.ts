import type { AccountEnd, Call, CallRow, ErrorCode, Group } from '@tessera/contract'
import { HEADERS, hasPermission } from '@tessera/contract'
import type { FastifyRequest } from 'fastify'
import { belongsTo, actingStarted, rightsOf } from './account.ts'
import { countCall, countOwnLimit, moveCount } from '../http/call-limits.ts'
import type { Caller, Services, Site, Visit } from '../http/context.ts'
import { sessionCookieName, toCaller } from '../http/context.ts'
import { transact } from '../database/database.ts'
import { HttpError } from '../http/http-error.ts'

/** The caller, or the reason why there is none. */
type AuthResult =
  | { caller: Caller; isRefusedCompany: boolean }
  | { caller: null; reason: ErrorCode; isRefusedCompany?: never }

/**
 * The request's live session with its account, or the reason why there is none. Changed rights or a moved company end
 * it.
 */
export async function liveSession(
  request: FastifyRequest,
  site: Site,
  services: Services,
): Promise<Pick<Caller, 'session' | 'account'> | ErrorCode> {
  const token = request.cookies[sessionCookieName(services.settings.isDev)]
  if (!token) return 'MISSING_TOKEN'
  const session = await services.sessions.find(token, site.tenant, site.config)
  if (typeof session === 'string') return session
  const account = await services.accounts.find(session.loginId)
  const isValid = account !== null && belongsTo(account, session) && rightsOf(account) === session.rights
  if (isValid) return { session, account }
  await services.sessions.close(session)
  return 'INVALID_TOKEN'
}

/**
 * Whether the request's session ended because its account was blocked or deleted; only that browser gets this reason.
 */
export async function accountEnd(request: FastifyRequest, site: Site, services: Services): Promise<AccountEnd | null> {
  const token = request.cookies[sessionCookieName(services.settings.isDev)]
  const session = token ? await services.sessions.find(token, site.tenant, site.config) : 'MISSING_TOKEN'
  if (typeof session === 'string') return null
  const account = await services.accounts.find(session.loginId)
  if (!account) return 'DELETED'
  return account.status === 'BLOCKED' && rightsOf(account) !== session.rights ? 'BLOCKED' : null
}

async function resolveSession(request: FastifyRequest, site: Site, services: Services): Promise<AuthResult> {
  const found = await liveSession(request, site, services)
  if (typeof found === 'string') return { caller: null, reason: found }
  const { account, session } = found
  const wanted = request.headers[HEADERS.companyContext]
  const acting =
    typeof wanted === 'string' ? await services.accounts.actFor(account, wanted.toLowerCase(), site.tenant) : account
  return { caller: toCaller(session, acting ?? account), isRefusedCompany: acting === null }
}

function isOpenUnderGate(row: CallRow, { account }: Caller): boolean {
  const { gate, canBrowse } = account
  if (gate === null || row.openUnder === 'all') return true
  return row.openUnder.includes(gate) && (gate !== 'NO_ACCESS' || canBrowse)
}

function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return request.headers[HEADERS.portalRequest] !== '1' || (site !== undefined && site !== 'same-origin')
}

function ownerOf(request: FastifyRequest): string | undefined {
  for (const source of [request.params, request.query]) {
    if (source && typeof source === 'object' && 'loginId' in source) return String(source.loginId).toLowerCase()
  }
  return undefined
}

function companyOf({ params }: FastifyRequest): string | undefined {
  return params && typeof params === 'object' && 'companyId' in params
    ? String(params.companyId).toLowerCase()
    : undefined
}

function isInScope(row: CallRow, request: FastifyRequest, { account }: Caller): boolean {
  if (row.scope === 'company') return companyOf(request) === account.company.id
  if (row.scope === 'none') return true
  const owner = ownerOf(request)
  const isForeignRead = account.group === 'SUPER_ADMIN' && row.method === 'GET'
  return owner === undefined || owner === account.loginId || isForeignRead
}

/** Logs that a user acts for a company, once per session, whichever way they entered it. */
async function logActing({ session, account }: Caller, { db, sessions, recordActivity }: Services): Promise<void> {
  const { company, isActing } = account
  if (!isActing || (await sessions.hasActedFor(session, company.id))) return
  await transact(db, async (tx) => {
    if (await sessions.beginActing(tx, session, company.id))
      await recordActivity(tx, 'CONTEXT_SET', account, actingStarted(account))
  })
}

function isSpectatorsWrite(row: CallRow, caller: Caller | null): boolean {
  return row.writes && caller?.account.group === 'SUPER_ADMIN_SPECTATOR'
}

function isOfGroup(groups: readonly Group[], caller: Caller | null): boolean {
  return groups.some((group) => group === caller?.account.group)
}

/**
 * Whether a call needs a session: always, or because its page shows a signed-in user and must not get an anonymous
 * response.
 */
function needsSession(call: Call, request: FastifyRequest): boolean {
  return call.access === 'session' || request.headers[HEADERS.signedIn] === '1'
}

/**
 * All checks before a body is read, in the order of the requirements: tenant (404), limits (429), session and account
 * gates (401), cross-site safety, permission and scope (403), human check (412). Logs acting for a company.
 */
export async function authorize(
  call: Call,
  { request, reply, site }: Visit,
  services: Services,
): Promise<Caller | null> {
  if (call.tenants && !call.tenants.includes(site.tenant)) throw new HttpError('NOT_FOUND')
  const counted = countCall(request, site, services)
  const auth = await resolveSession(request, site, services)
  moveCount(counted, auth.caller, request, site, services)
  await countOwnLimit(call, request, auth.caller, site, services)
  if (auth.caller === null && needsSession(call, request)) throw new HttpError(auth.reason)
  const { caller } = auth
  if (caller && !isOpenUnderGate(call, caller) && caller.account.gate) throw new HttpError(caller.account.gate)
  if (call.writes && isCrossSite(request)) throw new HttpError('FORBIDDEN')
  if (auth.isRefusedCompany && !call.leavesCompany) throw new HttpError('FORBIDDEN')
  if (isSpectatorsWrite(call, caller) && !call.spectators) throw new HttpError('FORBIDDEN')
  if (call.permission && !hasPermission(caller?.permissions ?? [], call.permission)) throw new HttpError('FORBIDDEN')
  if (call.groups && !isOfGroup(call.groups, caller)) throw new HttpError('FORBIDDEN')
  if (caller && !isInScope(call, request, caller)) throw new HttpError('FORBIDDEN')
  if (call.bot) await services.humanCheck.demand({ request, reply, site, caller })
  if (caller) await logActing(caller, services)
  return caller
}

/** Whether a user caused a call: a successful response then extends the session, a refusal doesn't. */
export function isActivity(call: Call, request: FastifyRequest): boolean {
  return request.headers[HEADERS.userActivity] === '1' && !call.passive
}
