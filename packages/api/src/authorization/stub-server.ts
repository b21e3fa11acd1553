import type { Call, Failure, TenantCode } from '@tessera/contract'
import { DEFAULT_TENANT_HOSTS, HEADERS } from '@tessera/contract'
import type { FastifyInstance } from 'fastify'
import { servicesOf } from '../app.ts'
import { rightsOf } from '../core/sessions/account.ts'
import type { Services } from '../core/http/context.ts'
import { sessionCookieName } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { createHttp } from '../core/http/http.ts'
import type { Entry } from '../core/http/register.ts'
import { pathOf, registerCalls } from '../core/http/register.ts'
import { readSettings } from '../core/config/settings.ts'
import { ManualClock } from '../testing/server.ts'
import { TODAY } from '../testing/today.ts'
import { readOnlyCachingDb } from './read-only-caching-db.ts'
import type { Caller } from './callers.ts'
import { ALL_CALLERS } from './callers.ts'
import { subjectsOf, readCompanies } from './subjects.ts'
import { ALLOWED, tenantElsewhere } from './expected-outcome.ts'
import type { Request } from './expected-outcome.ts'
import type { Scenario } from './scenarios.ts'

/** A server whose calls only report that they were reached. */
export interface StubServer {
  requestOf(call: Call, caller: Caller, scenario: Scenario): Request
  /** The outcome of a request: `let in`, or the status and code of the refusal. */
  outcomeOf(call: Call, request: Request): Promise<string>
  close(): Promise<void>
}

// The stub throws 409, which no guard returns. Because it is an error, the server logs no success either.
const ADMITTED = 'CONFLICT'

function stubOf(call: Call): Entry {
  // The guards decide access before the body is read, whatever its format.
  const { upload: _, ...row } = call
  return { call: row, schemas: {}, handler: () => Promise.reject(new HttpError(ADMITTED)) }
}

async function startStubs(calls: readonly Call[], services: Services): Promise<FastifyInstance> {
  const app = await createHttp({ isDev: true, trustedProxies: [], log: { write: () => undefined } })
  registerCalls(app, calls.map(stubOf), services)
  return app
}

async function startSession({ loginId, tenant }: Caller, { accounts, sessions, portalConfig }: Services) {
  if (loginId === null) return null
  const account = await accounts.find(loginId)
  if (!account) throw new Error(`Nobody has the login id ${loginId}.`)
  return sessions.start({ loginId, rights: rightsOf(account) }, tenant, await portalConfig.of(tenant), undefined)
}

function addressOf(call: Call, { scenario, subjects }: Request): string {
  const params: Readonly<Record<string, string>> = { ...subjects[scenario.path] }
  const path = pathOf(call).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'))
  const { loginId, companyId } = subjects[scenario.rest]
  return `${path}?${new URLSearchParams({ loginId, companyId }).toString()}`
}

function hostOf(tenant: TenantCode): string {
  return `${DEFAULT_TENANT_HOSTS[tenant]}:4173`
}

function headersOf({ caller, scenario, subjects }: Request): Record<string, string> {
  const acted = scenario.header ?? (caller.actsFor === undefined ? undefined : 'themselves')
  return {
    host: hostOf(scenario.isElsewhere ? tenantElsewhere(caller) : caller.tenant),
    ...(scenario.from !== 'no header of the portal' && { [HEADERS.portalRequest]: '1' }),
    ...(scenario.from && scenario.from !== 'no header of the portal' && { 'sec-fetch-site': scenario.from }),
    ...(acted && { [HEADERS.companyContext]: subjects[acted].companyId }),
  }
}

/** Starts stubs of calls behind the server's real registration, guards, sessions and configuration. */
export async function startStubServer(db: Db, calls: readonly Call[]): Promise<StubServer> {
  const settings = readSettings({ DEMO_TODAY: TODAY })
  const parts = { settings, db, sessionSecret: 'a secret that only tests know', clock: new ManualClock() }
  const log = { warn: () => undefined, error: () => undefined }
  const services = servicesOf(parts, log)
  // The rate limits are off because thousands of requests run within one minute of the clock. Other tests cover them.
  const limiter = { take: () => 0, refund: () => undefined, knows: () => true, forget: () => undefined }
  const sharedLimiter = {
    take: async () => 0,
    peek: async () => 0,
    refund: async () => undefined,
    purgeExpired: async () => undefined,
  }
  // Other tests cover the human check, too.
  const humanCheck = { demand: async () => undefined, foresee: async () => null }
  const cachedServices = servicesOf({ ...parts, db: readOnlyCachingDb(db) }, log)
  // Acting for a company is logged, which other tests cover. Nothing is written here.
  const sessionsWithoutLog = { ...cachedServices.sessions, hasActedFor: () => Promise.resolve(true) }
  const app = await startStubs(calls, {
    ...cachedServices,
    sessions: sessionsWithoutLog,
    limiter,
    sharedLimiter,
    humanCheck,
  })
  const companies = await readCompanies(db)
  const known = new Map<Caller, { token: string | null; subjects: Request['subjects'] }>()
  for (const caller of ALL_CALLERS) {
    known.set(caller, { token: await startSession(caller, services), subjects: subjectsOf(caller, companies) })
  }
  const factsOf = (caller: Caller) => {
    const facts = known.get(caller)
    if (!facts) throw new Error(`${caller.name} is not one of the callers.`)
    return facts
  }
  return {
    requestOf: (call, caller, scenario) => ({
      caller,
      scenario,
      subjects: factsOf(caller).subjects,
      namesPerson: call.path.includes(':loginId'),
    }),
    async outcomeOf(call, request) {
      const { subjects, scenario, caller } = request
      const { token } = factsOf(caller)
      const { loginId, companyId } = subjects[scenario.rest]
      const response = await app.inject({
        method: call.method,
        url: addressOf(call, request),
        headers: headersOf(request),
        cookies: token === null ? {} : { [sessionCookieName(settings.isDev)]: token },
        ...(call.method !== 'GET' && { payload: { loginId, companyId } }),
      })
      const { code } = response.json<Failure>()
      return code === ADMITTED ? ALLOWED : `${response.statusCode} ${code}`
    },
    close: () => app.close(),
  }
}
