import type { Call, Failure } from '@tessera/contract'
import { calls, HEADERS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from './core/http/register.ts'
import type { Browser } from './testing/browser.ts'
import { FIRST, FULL, PROFILE } from './testing/registration.ts'
import type { TestServer } from './testing/server.ts'
import { startTestServer } from './testing/server.ts'

interface Ids {
  loginId: string
  companyId: string
}

const CALLS = Object.values<Record<string, Call>>(calls).flatMap((area) => Object.values(area))
const named = (call: Call) => [call.id, call] as const

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const NOBODY: Ids = { loginId: 'nobody@nowhere.example', companyId: UNKNOWN_ID }
const CALLERS = ['super@scintilla.example', 'merchant@scintilla.example', 'admin@brightfoods.example']

const VIEW = { name: 'Mine', state: 'page=2', isDefault: true }

const SOMEBODY = {
  firstName: 'Ana',
  lastName: 'Ortega',
  products: ['REPORT_BUILDER'],
  role: 'USER',
  multipleSupplierAccess: false,
}

/**
 * Request bodies about a user. Calls that aren't listed accept any body. Calls whose body has ids require a valid one.
 */
const BODIES: Readonly<Record<string, (loginId: string) => object>> = {
  [calls.analytics.events.id]: () => ({
    events: [{ name: 'page_view', page: 'app launch', locale: 'en-US', props: {} }],
  }),
  [calls.access.create.id]: () => ({
    tenant_id: UNKNOWN_ID,
    products: ['REPORT_BUILDER'],
    requestor_note: 'Range review',
  }),
  [calls.users.completeRegistration.id]: () => FULL,
  [calls.users.completeBasicRegistration.id]: () => FIRST,
  [calls.users.writeProfile.id]: () => PROFILE,
  [calls.tableViews.create.id]: () => ({ ...VIEW, list: 'companies' }),
  [calls.tableViews.update.id]: () => ({ ...VIEW, version: 1 }),
  [calls.users.checkEmails.id]: (email) => ({ emails: [email] }),
  [calls.users.addUser.id]: (email) => ({ ...SOMEBODY, email, companyType: 'COMPANY', language_code: 'en-US' }),
  [calls.userImports.bulkAdd.id]: () => ({ id: UNKNOWN_ID }),
  [calls.userImports.bulkEdit.id]: () => ({ id: UNKNOWN_ID }),
  [calls.userImports.updatePreview.id]: () => ({ rows: [{ row: 2, values: { role: 'USER' } }] }),
  [calls.users.editUser.id]: () => ({ ...SOMEBODY, version: 1 }),
  // A deleted user would be missing in the later calls.
  [calls.users.deleteUsers.id]: () => ({ ids: ['nobody@nowhere.example'] }),
  [calls.users.blockUsers.id]: (loginId) => ({ ids: [loginId], blockedReason: 'Left the company' }),
  [calls.users.unblockUsers.id]: (loginId) => ({ ids: [loginId] }),
  [calls.domains.add.id]: () => ({ domainName: 'others.example', allow_sub_domains: false, is3pDomain: false }),
  [calls.domains.edit.id]: () => ({ allow_sub_domains: true, version: 1 }),
  [calls.session.writePreferences.id]: () => ({ density: 'comfortable' }),
  [calls.session.requestPasswordReset.id]: (email) => ({ email }),
  [calls.session.resetPassword.id]: () => ({ password: 'a long new password' }),
  [calls.session.signIn.id]: (email) => ({ email, password: 'made up' }),
}

let server: TestServer
/** A user of another company, of another tenant, and an unknown one. */
let others: Ids[]
beforeAll(async () => {
  server = await startTestServer({ log: { write: () => undefined } })
  const users = await server.db
    .selectFrom('users')
    .select(['login_id as loginId', 'company_id as companyId'])
    .where('login_id', 'in', ['charter@orchard.example', 'user@campoverde.example'])
    .orderBy('login_id')
    .execute()
  others = [...users, NOBODY]
})
afterAll(() => server.close())

const browsers = new Map<string, Browser>()

/** A signed-in user's browser, signed in again if a call or the clock ended the session. */
async function browserOf(loginId: string): Promise<Browser> {
  const known = browsers.get(loginId)
  // A successful call with user activity extends the session; the tests' refused calls do not.
  const response = await known?.get('v1/identity/user-context', { [HEADERS.userActivity]: '1' })
  const isSignedIn = response?.statusCode === 200
  const browser = known && isSignedIn ? known : await server.signedIn(loginId)
  browsers.set(loginId, browser)
  return browser
}

function send(browser: Browser, call: Call, { loginId, companyId }: Ids, headers: Record<string, string> = {}) {
  const params: Record<string, string> = {
    loginId,
    companyId,
    site: 'us',
    requestId: UNKNOWN_ID,
    id: UNKNOWN_ID,
    document: 'terms',
  }
  const path = pathOf(call).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'))
  const query = new URLSearchParams({ loginId, companyId, fields: 'last_login', list: 'companies', page: '0' })
  const own = BODIES[call.id]?.(loginId) ?? {}
  const body = 'ids' in own ? own : { ...own, loginId, companyId }
  if (call.rateLimit) server.clock.advance(1)
  return browser.send(call.method, `${path}?${query.toString()}`, {
    headers: { ...headers, [HEADERS.userActivity]: '1' },
    ...(call.method !== 'GET' && { body }),
  })
}

describe('calls with other users’ ids', () => {
  // In each call, every caller tries the ids of one of the other users. Three consecutive calls cover all of them.
  it.each(CALLS.map((call, turn) => [call.id, call, turn] as const))(
    'SRV-04 %s causes no server error',
    async (_id, call, turn) => {
      const statuses: number[] = []
      for (const [index, loginId] of CALLERS.entries()) {
        const ids = others[(index + turn) % others.length] ?? NOBODY
        const acting = { [HEADERS.companyContext]: ids.companyId }
        statuses.push((await send(await browserOf(loginId), call, ids)).statusCode)
        statuses.push((await send(await browserOf(loginId), call, ids, acting)).statusCode)
      }
      expect(statuses.filter((status) => status >= 500)).toEqual([])
      // If all requests were refused as invalid, the responses would prove nothing.
      expect(statuses.some((status) => status !== 400)).toBe(true)
    },
  )

  it.each(CALLS.filter(({ scope }) => scope !== 'none').map(named))(
    'SRV-05 ROL-17 %s returns the same refusal, whether the users exist or not',
    async (_id, call) => {
      const browser = await browserOf('agent.multi@northbridge.example')
      const received = []
      for (const ids of others) received.push({ ...(await send(browser, call, ids)).json<Failure>(), requestId: '' })
      expect(received).toEqual(others.map(() => expect.objectContaining({ code: 'FORBIDDEN' })))
      expect(new Set(received.map((failure) => JSON.stringify(failure))).size).toBe(1)
    },
  )

  it.each(CALLS.filter(({ scope, writes, permission }) => scope === 'self' && !writes && !permission).map(named))(
    'SRV-05 %s lets a super admin, who can read other users’ data, see whether a user exists',
    async (_id, call) => {
      const browser = await browserOf('super@scintilla.example')
      const statuses = []
      for (const ids of others) statuses.push((await send(browser, call, ids)).statusCode)
      // For an unknown user, this call returns an empty list of companies; the others return 404.
      expect(statuses).toEqual([200, 200, call.id === calls.companies.mine.id ? 200 : 404])
    },
  )
})
