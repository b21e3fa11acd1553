import type { Call, Failure } from '@tessera/contract'
import { calls, HEADERS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from './core/register.ts'
import { DEMO_ACCOUNTS } from './demo/accounts.ts'
import type { Browser } from './testing/browser.ts'
import type { TestServer } from './testing/server.ts'
import { startTestServer } from './testing/server.ts'

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

async function idsOf(account: string): Promise<Record<Whose, Ids>> {
  const people = await server.db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['login_id', 'company_id', 'tenant'])
    .where('login_id', 'in', [
      account,
      'user@brightfoods.example',
      'basic@smallfarm.example',
      'user@campoverde.example',
      'user@erable.example',
    ])
    .execute()
  const own = people.find(({ login_id }) => login_id === account)
  const tenant = own?.tenant ?? 'US'
  const other = people.find(
    (person) => person.tenant === tenant && person.company_id !== own?.company_id && person.login_id !== account,
  )
  const foreign = people.find((person) => person.tenant !== tenant)
  // Mexico and Canada have one company with known people: what is another company's there, another tenant's person stands for.
  const ids = (person: typeof own): Ids =>
    person ? { loginId: person.login_id, companyId: person.company_id } : NOBODY
  return {
    own: ids(own),
    'another company’s': ids(other ?? foreign),
    'another tenant’s': ids(foreign),
    'nobody’s': NOBODY,
  }
}

function addressOf(call: Call, { loginId, companyId }: Ids): string {
  const params: Record<string, string> = { loginId, companyId, site: 'us', uid: 'unknown' }
  const path = pathOf(call).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'))
  const query = new URLSearchParams({ loginId, companyId, fields: 'last_login', page: '0' })
  return `${path}?${query.toString()}`
}

async function outcomeOf(
  browser: Browser,
  call: Call,
  ids: Ids,
  headers: Record<string, string> = {},
): Promise<string> {
  if (call.rateLimit) server.clock.advance(1)
  const body = call.method === 'GET' ? {} : { body: { loginId: ids.loginId, companyId: ids.companyId } }
  const response = await browser.send(call.method, addressOf(call, ids), {
    headers: { ...headers, [HEADERS.userActivity]: '1' },
    ...body,
  })
  if (response.statusCode === 401 || response.statusCode === 403)
    return `${response.statusCode} ${response.json<Failure>().code}`
  return 'answered'
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
  server = await startTestServer()
  for (const account of ACCOUNTS) await walk(account)
}, 240_000)
afterAll(() => server.close())

const outcome = (call: Call, account: string, whose: Whose = 'own'): string =>
  outcomes.get(keyOf(call, account, whose)) ?? '-'

type Named = [id: string, call: Call]
const named = (call: Call): Named => [call.id, call]

describe('every call', () => {
  it.each(ROWS.map(named))('SRV-03 %s asks for a session exactly where it is declared to', (_id, call) => {
    expect(outcome(call, ANONYMOUS)).toBe(call.access === 'session' ? '401 MISSING_TOKEN' : 'answered')
  })

  it.each(ROWS.filter(({ scope }) => scope !== 'none').map(named))(
    'SRV-05 ROL-17 %s is closed to ids of others, whether they exist or not',
    (_id, call) => {
      for (const account of ACCOUNTS.slice(1)) {
        if (readsOthers(account, call)) continue
        const refusal = outcome(call, account, 'nobody’s')
        expect(refusal, account).toMatch(/^40[13] /)
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
          expect(found, `${account}, ${whose}`).toMatch(/^40[13] /)
        }
      }
    },
  )
})

function cell(call: Call, account: string): string {
  const own = outcome(call, account)
  if (own === 'answered') return '✓'
  return own.startsWith('401') ? '401' : '403'
}

describe('the table in the docs', () => {
  it('ROL-17 says who gets an answer to what', async () => {
    const names = ACCOUNTS.map((account) => account.replace('.example', ''))
    const foreign = ROWS.filter(({ scope }) => scope !== 'none').flatMap((call) =>
      ACCOUNTS.filter((account) => outcome(call, account, 'another company’s') === 'answered').map(
        (account) => `- \`${call.id}\`: ${account}`,
      ),
    )
    const table = [
      '# Who may call what',
      '',
      'Written by the tests of the server (`packages/api/src/authorisation.test.ts`), which make every call of the contract as every demo account, with ids of their own, of another company, of another tenant and of nobody, in path, query and body, and with each of these companies in the header of the company context. ✓ is answered, 401 has no session or meets an account gate, 403 is not allowed.',
      '',
      '## With ids of one’s own',
      '',
      `| call | permission | scope | ${names.join(' | ')} |`,
      `| --- | --- | --- | ${names.map(() => '---').join(' | ')} |`,
      ...ROWS.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((call) => {
        const permission = call.permission ? `${call.permission.action} ${call.permission.resource}` : ''
        return `| \`${call.id}\` | ${permission} | ${call.scope} | ${ACCOUNTS.map((account) => cell(call, account)).join(' | ')} |`
      }),
      '',
      '## With ids of others',
      '',
      'Refused for everyone, in the same words whether the ids exist or not, but for these:',
      '',
      ...foreign,
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
