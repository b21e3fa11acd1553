import { readFile } from 'node:fs/promises'
import type { Call, CallSchemas } from '@tessera/contract'
import { calls, defineCalls, PERMISSIONS, READ } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../core/database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import type { Caller } from './callers.ts'
import { ALL_CALLERS } from './callers.ts'
import { describeAccess } from './docs.ts'
import type { Role, Rule } from './expected.ts'
import { EXPECTED, expectationOf } from './expected.ts'
import { addGatedAccounts } from './gated-accounts.ts'
import type { StubServer } from './stub-server.ts'
import { startStubServer } from './stub-server.ts'
import { expectedOutcome } from './expected-outcome.ts'
import type { ScenarioName } from './scenarios.ts'
import { SCENARIOS, scenariosFor } from './scenarios.ts'

const SIGNED_IN = { ...READ, access: 'session', openUnder: [], status: 204 } as const
const OF_A_COMPANY = {
  method: 'PUT',
  permission: PERMISSIONS.listUser,
  scope: 'company',
  tenants: ['US', 'CA'],
  writes: true,
} as const

const CALLS = Object.values<Record<string, Call>>(calls).flatMap((area) => Object.values(area))

// Calls for rules that no area's calls have yet, so that the guards are tested for them too.
const TEST_CALLS = defineCalls<Record<'ofOneTenant' | 'ofAnybody' | 'ofACompany', CallSchemas>>('trial', SIGNED_IN, {
  ofOneTenant: { path: 'trial', access: 'public', openUnder: 'all', tenants: ['MX'] },
  ofAnybody: { method: 'POST', path: 'anybody/trial', writes: true },
  ofACompany: { ...OF_A_COMPANY, path: 'companies/:companyId/trial' },
})
const ADMINS: readonly Role[] = ['SA ctx', 'SP ctx', 'AD', 'BA']
const OF_A_COMPANY_RULE: Rule = { who: ADMINS, about: 'their company', writes: true, tenants: ['US', 'CA'] }
const TEST_CALL_ROWS: readonly (readonly [Call, Rule])[] = [
  [TEST_CALLS.ofOneTenant, { who: 'anyone', tenants: ['MX'] }],
  [TEST_CALLS.ofAnybody, { who: 'signed in', writes: true }],
  [TEST_CALLS.ofACompany, OF_A_COMPANY_RULE],
]

/** The last call with a wrong permission. */
const WRONG: Call = {
  ...TEST_CALLS.ofACompany,
  permission: PERMISSIONS.listActivity,
  id: 'trial.wrong',
  path: 'companies/:companyId/wrong',
}
const KNOWN_CALLS: readonly Call[] = [...CALLS, ...Object.values(TEST_CALLS), WRONG]

let database: OpenDatabase
let stubs: StubServer
beforeAll(async () => {
  database = await openTestDatabase()
  await addGatedAccounts(database.db)
  stubs = await startStubServer(database.db, KNOWN_CALLS)
})
afterAll(async () => {
  await stubs.close()
  await database.close()
})

const known = new Map<string, string>()

/** The outcome of a request, cached. */
async function outcomeOf(call: Call, caller: Caller, scenario: ScenarioName): Promise<string> {
  const key = `${call.id}, ${caller.name} ${scenario}`
  const outcome = known.get(key) ?? (await stubs.outcomeOf(call, stubs.requestOf(call, caller, SCENARIOS[scenario])))
  known.set(key, outcome)
  return outcome
}

/** Lists callers whose outcome differs from the expected one. */
async function surprisesOf(call: Call, expected: Rule): Promise<string[]> {
  const surprises: string[] = []
  const turn = KNOWN_CALLS.indexOf(call)
  for (const [index, caller] of ALL_CALLERS.entries()) {
    for (const scenario of scenariosFor(turn + index)) {
      const expectedResult = expectedOutcome(expected, stubs.requestOf(call, caller, SCENARIOS[scenario]))
      const outcome = await outcomeOf(call, caller, scenario)
      if (outcome !== expectedResult)
        surprises.push(`${caller.name} ${scenario}: ${outcome} instead of ${expectedResult}`)
    }
  }
  return surprises
}

describe('access to calls', () => {
  it.each(CALLS.map((call) => [call.id, call] as const))(
    'ROL-17 SRV-03 SRV-05 SRV-08a SES-09 SES-10 CTX-06 GEN-03 %s admits exactly the callers in the requirements',
    async (id, call) => {
      expect(await surprisesOf(call, expectationOf(id))).toEqual([])
    },
  )

  it.each(TEST_CALL_ROWS.map(([call, expected]) => [call.id, call, expected] as const))(
    'ROL-04 SRV-03 SRV-05 %s, a test call, admits exactly the callers in its row',
    async (_id, call, expected) => {
      expect(await surprisesOf(call, expected)).toEqual([])
    },
  )

  it('ROL-17 is not derived from the call’s own declaration: a wrong permission is detected', async () => {
    expect(await surprisesOf(WRONG, OF_A_COMPANY_RULE)).not.toEqual([])
  })

  it('SRV-03 has the same outcome when the calls are repeated in another order', async () => {
    for (const [turn, call] of CALLS.toReversed().entries()) {
      // A third of the callers for each call, and another third for the next call.
      for (const caller of ALL_CALLERS.toReversed().filter((_, index) => (turn + index) % 3 === 0)) {
        const again = await stubs.outcomeOf(call, stubs.requestOf(call, caller, SCENARIOS['about themselves']))
        expect(again, `${call.id}, ${caller.name}`).toBe(await outcomeOf(call, caller, 'about themselves'))
      }
    }
  })
})

describe('the expected access', () => {
  it('ROL-17 throws an error for a call without a row', () => {
    expect(() => expectationOf('test.unlisted')).toThrow('No row says who can call test.unlisted')
  })

  it('has a row for every call, and no other rows', () => {
    for (const { id } of CALLS) expect(expectationOf(id).who, id).not.toHaveLength(0)
    expect(Object.keys(EXPECTED).filter((id) => CALLS.every((call) => call.id !== id))).toEqual([])
  })

  it.each(CALLS.map((call) => [call.id, call] as const))(
    'ROL-02 %s needs exactly the permission in the requirements',
    (id, { permission }) => {
      expect(permission && `${permission.action} ${permission.resource}`).toBe(expectationOf(id).needs)
    },
  )

  it('cites only existing requirements', async () => {
    const requirements = await readFile(new URL('../../../../docs/requirements.md', import.meta.url), 'utf8')
    const named = Object.values(EXPECTED).flatMap(({ by }) => by.split(' '))
    expect(named.filter((id) => !requirements.includes(id))).toEqual([])
  })

  it('ROL-17 matches the documented access table', async () => {
    const page = await describeAccess(CALLS, outcomeOf)
    await expect(page).toMatchFileSnapshot('../../../../docs/authorization.md')
  })
})
