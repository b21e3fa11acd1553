import type { Call, Failure, TenantCode } from '@tessera/contract'
import { calls, HEADERS } from '@tessera/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from './core/register.ts'
import { DEMO_ACCOUNTS } from './demo/accounts.ts'
import type { Browser } from './testing/browser.ts'
import type { TestServer } from './testing/server.ts'
import { startTestServer } from './testing/server.ts'
import { TODAY } from './testing/today.ts'

/** Whose ids a call is made with. */
const WHOSE = ['own', 'another company’s', 'another tenant’s', 'nobody’s'] as const
type Whose = (typeof WHOSE)[number]

interface Ids {
  loginId: string
  companyId: string
}

const ANONYMOUS = 'nobody signed in'
const ACCOUNTS = [ANONYMOUS, ...DEMO_ACCOUNTS.map(({ loginId }) => loginId)]
const NOBODY: Ids = { loginId: 'nobody@nowhere.example', companyId: '00000000-0000-4000-8000-000000000000' }

// What ends the session comes last, what needs one before what needs none.
const ENDING: readonly string[] = [calls.session.logoutEverywhere.id, calls.session.logout.id]
const ROWS = Object.values<Record<string, Call>>(calls)
  .flatMap((area) => Object.values(area))
  .toSorted((a, b) => ENDING.indexOf(a.id) - ENDING.indexOf(b.id))

function endsSession({ id }: Call): boolean {
  return ENDING.includes(id)
}

/** Who may act for Bright Foods: super admins for any company, the merchant as one of its members. */
const CHOOSERS = /^(super|spectator|merchant)@/

/** Bodies of calls, each as it would be sent about a person. */
const BODIES: Readonly<Record<string, (ids: Ids) => object>> = {
  [calls.analytics.events.id]: () => ({
    events: [{ name: 'page_view', page: '/apps', locale: 'en-US', tenant: 'US', at: `${TODAY}T15:00:00Z`, props: {} }],
  }),
  [calls.session.writePreferences.id]: () => ({ density: 'comfortable' }),
  [calls.session.requestPasswordReset.id]: ({ loginId }) => ({ email: loginId }),
  [calls.session.resetPassword.id]: () => ({ password: 'a long new password' }),
  [calls.session.signIn.id]: ({ loginId }) => ({ email: loginId, password: 'made up' }),
}

/** What comes of choosing a company, in the order of `WHOSE`; of everybody else nothing but a refusal. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  [calls.companies.setContext.id]: {
    'super@scintilla.example': ['200', '200', '404 NOT_FOUND', '404 NOT_FOUND'],
    'spectator@scintilla.example': ['200', '200', '404 NOT_FOUND', '404 NOT_FOUND'],
  },
  [calls.companies.switchContext.id]: {
    'super@scintilla.example': ['200', '200', '403 FORBIDDEN', '403 FORBIDDEN'],
    'merchant@scintilla.example': ['200', '200', '403 FORBIDDEN', '403 FORBIDDEN'],
    'agent.multi@northbridge.example': ['200', '403 FORBIDDEN', '403 FORBIDDEN', '403 FORBIDDEN'],
  },
}

const isRefused = (outcome: string): boolean => /^40[13] /.test(outcome)
const isAnswered = (outcome: string): boolean => outcome.startsWith('2')

function readsOthers(account: string, { scope, method }: Call): boolean {
  return account === 'super@scintilla.example' && scope === 'self' && method === 'GET'
}

function hostOf(account: string): string {
  if (account.endsWith('campoverde.example')) return 'mx.localhost:4173'
  return account.endsWith('erable.example') ? 'ca.localhost:4173' : 'localhost:4173'
}

let server: TestServer
/** What came of each call: by call, account and whose ids. */
const outcomes = new Map<string, string>()
/** The same with another company's id in the header of the company context. */
const contextOutcomes = new Map<string, string>()
const keyOf = (call: Call, account: string, whose: Whose): string => `${call.id} ${account} ${whose}`

/** A company with somebody of it: Bright Foods before others, since the merchant is one of its members. */
async function idsWhere(company: { tenant: TenantCode; isNot: string }): Promise<Ids> {
  const row = await server.db
    .selectFrom('companies')
    .leftJoin('users', 'users.company_id', 'companies.id')
    .select(['companies.id', 'users.login_id'])
    .where('companies.tenant', '=', company.tenant)
    .where('companies.id', '<>', company.isNot)
    .where('companies.status', '=', 'ACTIVE')
    .orderBy((where) => where('companies.name', '=', 'Bright Foods'), 'desc')
    .orderBy((where) => where('users.login_id', 'is', null))
    .orderBy('users.login_id')
    .executeTakeFirstOrThrow()
  return { loginId: row.login_id ?? NOBODY.loginId, companyId: row.id }
}

async function idsOf(account: string): Promise<Record<Whose, Ids>> {
  const own = await server.db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['company_id', 'tenant'])
    .where('login_id', '=', account)
    .executeTakeFirst()
  const { tenant, company_id: isNot } = own ?? { tenant: 'US', company_id: NOBODY.companyId }
  return {
    own: own ? { loginId: account, companyId: isNot } : NOBODY,
    'another company’s': await idsWhere({ tenant, isNot }),
    'another tenant’s': await idsWhere({ tenant: tenant === 'US' ? 'MX' : 'US', isNot }),
    'nobody’s': NOBODY,
  }
}

function addressOf(call: Call, { loginId, companyId }: Ids): string {
  const params: Record<string, string> = { loginId, companyId, site: 'us', uid: 'unknown' }
  const path = pathOf(call).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'))
  const query = new URLSearchParams({ loginId, companyId, fields: 'last_login', page: '0' })
  return `${path}?${query.toString()}`
}

/** The status, and of a failure its code. */
async function outcomeOf(
  browser: Browser,
  call: Call,
  ids: Ids,
  headers: Record<string, string> = {},
): Promise<string> {
  if (call.rateLimit) server.clock.advance(1)
  const body = call.method === 'GET' ? {} : { body: { ...BODIES[call.id]?.(ids), ...ids } }
  const response = await browser.send(call.method, addressOf(call, ids), {
    headers: { ...headers, [HEADERS.userActivity]: '1' },
    ...body,
  })
  return response.statusCode < 400 ? `${response.statusCode}` : `${response.statusCode} ${codeOf(response)}`
}

function codeOf(response: LightMyRequestResponse): string {
  return response.json<Failure>().code
}

async function walk(account: string): Promise<void> {
  const browser = account === ANONYMOUS ? server.browser() : await server.signedIn(account, hostOf(account))
  const ids = await idsOf(account)
  for (const call of ROWS) {
    for (const whose of endsSession(call) ? WHOSE.slice(0, 1) : WHOSE) {
      if (!endsSession(call)) {
        const header = { [HEADERS.companyContext]: ids[whose].companyId }
        contextOutcomes.set(keyOf(call, account, whose), await outcomeOf(browser, call, ids.own, header))
      }
      outcomes.set(keyOf(call, account, whose), await outcomeOf(browser, call, ids[whose]))
    }
  }
}

beforeAll(async () => {
  server = await startTestServer({ log: { write: () => undefined } })
  for (const account of ACCOUNTS) await walk(account)
}, 240_000)
afterAll(() => server.close())

const outcome = (call: Call, account: string, whose: Whose = 'own'): string =>
  outcomes.get(keyOf(call, account, whose)) ?? '-'

type Named = [id: string, call: Call]
const named = (call: Call): Named => [call.id, call]

describe('every call', () => {
  it.each(ROWS.map(named))('SRV-03 %s asks for a session exactly where it is declared to', (_id, call) => {
    if (call.access === 'session') expect(outcome(call, ANONYMOUS)).toBe('401 MISSING_TOKEN')
    else expect(isRefused(outcome(call, ANONYMOUS))).toBe(false)
  })

  it.each(ROWS.filter(({ scope }) => scope !== 'none').map(named))(
    'SRV-05 ROL-17 %s is closed to ids of others, whether they exist or not',
    (_id, call) => {
      for (const account of ACCOUNTS.slice(1)) {
        if (readsOthers(account, call)) continue
        const refusal = outcome(call, account, 'nobody’s')
        expect(isRefused(refusal), account).toBe(true)
        expect(outcome(call, account, 'another company’s'), account).toBe(refusal)
        expect(outcome(call, account, 'another tenant’s'), account).toBe(refusal)
      }
    },
  )

  it.each(ROWS.filter((call) => call.access === 'session' && !endsSession(call)).map(named))(
    'CTX-06 %s lets nobody act for a company but those who may',
    (_id, call) => {
      for (const account of ACCOUNTS.slice(1)) {
        for (const whose of WHOSE.slice(1)) {
          const found = contextOutcomes.get(keyOf(call, account, whose)) ?? ''
          if (CHOOSERS.test(account) && whose === 'another company’s') continue
          expect(isRefused(found), `${account}, ${whose}: ${found}`).toBe(true)
        }
      }
    },
  )

  it.each([calls.companies.setContext, calls.companies.switchContext].map(named))(
    'CTX-01 CTX-02 %s gives a company to those who may choose it, and to nobody else',
    (_id, call) => {
      for (const account of ACCOUNTS) {
        const found = WHOSE.map((whose) => outcome(call, account, whose))
        const expected = CHOICES[call.id]?.[account]
        if (expected) expect(found, account).toEqual(expected)
        // The same words for every id, and never that there is none such.
        else expect([found.every(isRefused), new Set(found).size], `${account}: ${found.join()}`).toEqual([true, 1])
      }
    },
  )

  it('SRV-05 a super admin who reads about others is told who exists; nobody is told more', () => {
    for (const call of ROWS.filter((row) => readsOthers('super@scintilla.example', row))) {
      const found = WHOSE.map((whose) => outcome(call, 'super@scintilla.example', whose))
      expect(found, call.id).toEqual(['200', '200', '200', call.path.includes(':loginId') ? '404 NOT_FOUND' : '200'])
    }
  })

  it('SRV-04 answers nothing with a fault of the server', () => {
    const all = [...outcomes, ...contextOutcomes]
    expect(all.filter(([, found]) => !/^[24]\d\d/.test(found))).toEqual([])
    // No call was only told that the question makes no sense: then nothing would be known of its answers.
    const unasked = ROWS.filter((call) => ACCOUNTS.every((account) => outcome(call, account).startsWith('400')))
    expect(unasked.map(({ id }) => id)).toEqual([])
  })
})

function cell(call: Call, account: string): string {
  const own = outcome(call, account)
  return isAnswered(own) ? '✓' : own.slice(0, 3)
}

const takesIds = ({ scope, id }: Call): boolean => scope !== 'none' || id in CHOICES

function answeredFor(call: Call, whose: Whose): string {
  const accounts = ACCOUNTS.filter((account) => isAnswered(outcome(call, account, whose)))
  return accounts.map((account) => account.replace('.example', '')).join(', ')
}

describe('the table in the docs', () => {
  it('ROL-17 says who gets an answer to what', async () => {
    const names = ACCOUNTS.map((account) => account.replace('.example', ''))
    const sorted = ROWS.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const table = [
      '# Who may call what',
      '',
      'Written by the tests of the server (`packages/api/src/authorisation.test.ts`), which make every call of the contract as every demo account, with ids of their own, of another company, of another tenant and of nobody, in path, query and body, and with each of these companies in the header of the company context. ✓ is answered, 401 has no session or meets an account gate, 403 is not allowed, 404 is told that there is no such sign-in or link (theirs are made up here).',
      '',
      '## With ids of one’s own',
      '',
      `| call | permission | scope | ${names.join(' | ')} |`,
      `| --- | --- | --- | ${names.map(() => '---').join(' | ')} |`,
      ...sorted.map((call) => {
        const permission = call.permission ? `${call.permission.action} ${call.permission.resource}` : ''
        return `| \`${call.id}\` | ${permission} | ${call.scope} | ${ACCOUNTS.map((account) => cell(call, account)).join(' | ')} |`
      }),
      '',
      '## With ids of others',
      '',
      'Who is answered about another company or its people. Everybody else is refused, in the same words whether the ids exist or not. The merchant belongs to the other company that is asked about, Bright Foods.',
      '',
      '| call | another company’s | another tenant’s |',
      '| --- | --- | --- |',
      ...sorted
        .filter(takesIds)
        .map(
          (call) =>
            `| \`${call.id}\` | ${answeredFor(call, 'another company’s') || 'nobody'} | ${answeredFor(call, 'another tenant’s') || 'nobody'} |`,
        ),
      '',
    ]
    await expect(table.join('\n')).toMatchFileSnapshot('../../../docs/authorisation.md')
  })

  it('SES-16 writes about others had no effect', async () => {
    const rows = await server.db
      .selectFrom('session_preferences')
      .select('login_id')
      .where('login_id', 'like', 'nobody%')
      .execute()
    expect(rows).toEqual([])
  })
})
