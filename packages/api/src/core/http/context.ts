import type {
  ActivityEvent,
  Answer,
  BotChallenge,
  Call,
  calls,
  CheckedInput,
  Locale,
  Permission,
  TenantCode,
} from '@tessera/contract'
import { hasPermission, resolveLocale, tenantOfHost, parseAcceptHeader } from '@tessera/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account, Accounts, Actor } from '../sessions/account.ts'
import { permissionsOfAccount } from '../sessions/account.ts'
import type { Background } from '../jobs/background.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { invalidField, HttpError } from './http-error.ts'
import type { Flags } from '../config/flags.ts'
import type { JobReader } from '../jobs/job-rights.ts'
import type { PortalConfigReader, ServerConfig } from '../config/portal-config.ts'
import type { Mailer } from '../mail/mail.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Secret } from '../sessions/secret.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'
import type { Settings } from '../config/settings.ts'
import type { SharedRateLimiter } from './shared-rate-limit.ts'
import type { Storage } from '../storage/storage.ts'

/** A change: its entity and the values before and after. */
export interface LoggedChange {
  entityId: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Services of handlers besides their input. */
export interface Services {
  settings: Settings
  db: Db
  clock: Clock
  secret: Secret
  portalConfig: PortalConfigReader
  sessions: Sessions
  limiter: RateLimiter
  /** For what is limited strictly: a second server must not double it. */
  sharedLimiter: SharedRateLimiter
  mailer: Mailer
  storage: Storage
  /** A user's flags. */
  flags: Flags
  background: Background
  /** Asks visitors to prove that they are human. */
  humanCheck: HumanCheck
  /** Runs the due jobs, as the server does every few seconds; returns the number of steps. */
  runJobs: () => Promise<number>
  /** Stops a job that its reader can follow, unless it has ended or done all its rows. Runs in a transaction. */
  stopJob: (id: string, services: Services, reader: JobReader, at: Date) => Promise<void>
  accounts: Accounts
  /** Writes into the log of the company in effect who did what, with the transaction of the act. */
  recordActivity: (db: Db, event: ActivityEvent, actor: Actor, change?: LoggedChange) => Promise<void>
  /** The same with its queries in a transaction. */
  withConnection: (
    db: Db,
  ) => Pick<Services, 'db' | 'portalConfig' | 'flags' | 'sessions' | 'accounts' | 'withConnection'>
}

/** The address by which the portal was reached. */
export interface Site {
  tenant: TenantCode
  /** Scheme, host and port as the browser wrote them, e.g. `http://mx.localhost:4173`. */
  origin: string
  config: ServerConfig
}

/** A request and its reply. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  site: Site
}

/** Asks visitors to prove that they are human. */
export interface HumanCheck {
  /** Counts a call. Throws 412 with a challenge where the visitor has to prove it first. */
  demand(visit: Visit & { caller: Caller | null }): Promise<void>
  /** The challenge that the visitor's next call would get, without counting one; null for none. */
  foresee(visit: Visit & { caller: Caller | null }): Promise<BotChallenge | null>
}

/** A signed-in person. */
export interface Caller {
  session: Session
  account: Account
  permissions: Permission[]
}

/** One call being answered. */
export interface CallContext extends Services {
  request: FastifyRequest
  reply: FastifyReply
  site: Site
  locale: Locale
  caller: Caller | null
  /** Runs after the response, outside of its transaction; a failure is logged. */
  afterResponse: (action: (services: Services) => Promise<unknown>) => void
}

/** A long call's handler: first a preparation without effects, then the rest, in one transaction where it has one effect. */
export interface Prepared<Input, Result> {
  prepare: (input: Input, context: CallContext) => Promise<(context: CallContext) => Promise<Result>>
}
/** A handler of one call. */
export type Handler<C> =
  C extends Call<infer S>
    ? ((input: CheckedInput<S>, context: CallContext) => Promise<Answer<S>>) | Prepared<CheckedInput<S>, Answer<S>>
    : never
/** The handlers of an area, named as its calls. */
export type HandlersOf<Area> = { [Name in keyof Area]: Handler<Area[Name]> }
/** The handlers of all calls. */
export type Handlers = { [Area in keyof typeof calls]: HandlersOf<(typeof calls)[Area]> }

/** The name of a cookie; where there is TLS its prefix ties it to TLS and, if it is for every path, to this one host. */
export function cookieName(name: string, isDev: boolean, path = '/'): string {
  if (isDev) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}

/** The name of the session cookie. */
export function sessionCookieName(isDev: boolean): string {
  return cookieName('session', isDev)
}

/** The name of the cookie by which strangers keep what was decided for them; logging out ends it. */
export function visitorCookieName(isDev: boolean): string {
  return cookieName('visitor', isDev)
}

/** Attributes of cookies that scripts must not read. */
export function cookieOptions(isDev: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: !isDev } as const
}

/** The signed-in caller of a call that demands a session. */
export function callerOf({ caller }: CallContext): Caller {
  if (!caller) throw new HttpError('MISSING_TOKEN')
  return caller
}

/** The caller in their own company: nobody registers or accepts documents for someone else. */
export function ownAccountOf(context: CallContext): Account {
  const { account } = callerOf(context)
  if (account.isActing) throw new HttpError('FORBIDDEN')
  return account
}

/** The caller of a session: the account with what follows from it. */
export function toCaller(session: Session, account: Account): Caller {
  return { session, account, permissions: permissionsOfAccount(account) }
}

/** Whether the caller holds a permission. */
export function may(caller: Caller | null, wanted: Permission): boolean {
  return caller !== null && hasPermission(caller.permissions, wanted)
}

/** The locale of the request: its own header, else what the browser prefers. */
export function localeOf(request: FastifyRequest): Locale {
  const header = request.headers.locale
  const preferred = parseAcceptHeader(request.headers['accept-language'] ?? '')
  return resolveLocale(Array.isArray(header) ? header[0] : header, ...preferred)
}

/** The tenant and address that a request reached. */
export async function siteOf(request: FastifyRequest, portalConfig: PortalConfigReader): Promise<Site> {
  const { tenantHosts } = await portalConfig.of('US')
  const tenant = tenantOfHost(request.host, tenantHosts)
  const origin = `${request.protocol}://${request.host}`
  if (!URL.canParse(origin)) {
    throw invalidField('host', 'invalid_host', 'The Host header names no address.')
  }
  return { tenant, origin, config: await portalConfig.of(tenant) }
}

/** A signal that aborts when the caller disconnects. */
export function whileConnected({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
