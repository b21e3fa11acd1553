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

/** A logged change: its entity and the values before and after. */
export interface LoggedChange {
  entityId: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Services of handlers in addition to their input. */
export interface Services {
  settings: Settings
  db: Db
  clock: Clock
  secret: Secret
  portalConfig: PortalConfigReader
  sessions: Sessions
  limiter: RateLimiter
  /** For strict limits, which a second server must not double. */
  sharedLimiter: SharedRateLimiter
  mailer: Mailer
  storage: Storage
  /** A user's flags. */
  flags: Flags
  background: Background
  /** Requires visitors to prove that they are human. */
  humanCheck: HumanCheck
  /** Runs the due jobs, as the server does every few seconds; returns the number of steps. */
  runJobs: () => Promise<number>
  /**
   * Cancels a job that its user can follow, unless it has ended or processed all its rows. Must run in a transaction.
   */
  stopJob: (id: string, services: Services, reader: JobReader, at: Date) => Promise<void>
  accounts: Accounts
  /** Logs the caller's action for the company in effect, in the action's transaction. */
  recordActivity: (db: Db, event: ActivityEvent, actor: Actor, change?: LoggedChange) => Promise<void>
  /** The same function with its queries in a transaction. */
  withConnection: (
    db: Db,
  ) => Pick<Services, 'db' | 'portalConfig' | 'flags' | 'sessions' | 'accounts' | 'withConnection'>
}

/** The portal's host in a request. */
export interface Site {
  tenant: TenantCode
  /** Scheme, host and port as the browser sent them, e.g. `http://mx.localhost:4173`. */
  origin: string
  config: ServerConfig
}

/** A request and its reply. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  site: Site
}

/** Requires visitors to prove that they are human. */
export interface HumanCheck {
  /** Counts a call. Throws 412 with a challenge if the visitor must solve it first. */
  demand(visit: Visit & { caller: Caller | null }): Promise<void>
  /** The challenge for the visitor's next call, without counting one; null if it needs none. */
  foresee(visit: Visit & { caller: Caller | null }): Promise<BotChallenge | null>
}

/** A signed-in user. */
export interface Caller {
  session: Session
  account: Account
  permissions: Permission[]
}

/** A call in progress. */
export interface CallContext extends Services {
  request: FastifyRequest
  reply: FastifyReply
  site: Site
  locale: Locale
  caller: Caller | null
  /** Runs after the response, outside of its transaction; a failure is logged. */
  afterResponse: (action: (services: Services) => Promise<unknown>) => void
}

/**
 * A long call's handler: a preparation without effects, then the rest, in one transaction if the call has a single
 * effect.
 */
export interface Prepared<Input, Result> {
  prepare: (input: Input, context: CallContext) => Promise<(context: CallContext) => Promise<Result>>
}
/** A handler of one call. */
export type Handler<C> =
  C extends Call<infer S>
    ? ((input: CheckedInput<S>, context: CallContext) => Promise<Answer<S>>) | Prepared<CheckedInput<S>, Answer<S>>
    : never
/** The handlers of an area, by the names of its calls. */
export type HandlersOf<Area> = { [Name in keyof Area]: Handler<Area[Name]> }
/** The handlers of all calls. */
export type Handlers = { [Area in keyof typeof calls]: HandlersOf<(typeof calls)[Area]> }

/** The name of a cookie. With TLS, its prefix ties it to TLS and, if its path is `/`, to this one host. */
export function cookieName(name: string, isDev: boolean, path = '/'): string {
  if (isDev) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}

/** The name of the session cookie. */
export function sessionCookieName(isDev: boolean): string {
  return cookieName('session', isDev)
}

/** The name of the cookie that keeps flag decisions for anonymous visitors; logging out removes it. */
export function visitorCookieName(isDev: boolean): string {
  return cookieName('visitor', isDev)
}

/** Attributes of cookies that scripts must not read. */
export function cookieOptions(isDev: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: !isDev } as const
}

/** The signed-in caller of a call that requires a session. */
export function callerOf({ caller }: CallContext): Caller {
  if (!caller) throw new HttpError('MISSING_TOKEN')
  return caller
}

/** The caller in their own company: users register and accept documents only for themselves. */
export function ownAccountOf(context: CallContext): Account {
  const { account } = callerOf(context)
  if (account.isActing) throw new HttpError('FORBIDDEN')
  return account
}

/** The caller of a session: the account with its derived rights. */
export function toCaller(session: Session, account: Account): Caller {
  return { session, account, permissions: permissionsOfAccount(account) }
}

/** Whether the caller has a permission. */
export function may(caller: Caller | null, wanted: Permission): boolean {
  return caller !== null && hasPermission(caller.permissions, wanted)
}

/** The locale of the request: its own header, or else the browser's preference. */
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
