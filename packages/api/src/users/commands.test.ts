import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FULL, gateOf, INVITED, personOf, register } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const USER = 'user@brightfoods.example'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ settings: { isProduction: true }, log: { write: () => undefined } })
})
afterEach(() => server.close())

/** A registered user who waits for two products. */
async function waiting() {
  const browser = await server.signedIn(INVITED)
  await register(server, browser, INVITED, FULL)
  await server.runJobs()
  await expect.poll(async () => (await personOf(server, INVITED)).stage).toBe('WAITING_FOR_ACCESS')
  return browser
}

const entries = () =>
  server.db.selectFrom('activity_entries').selectAll().where('event', '=', 'GRANT_CONFIRMED').orderBy('at').execute()
const grantsOf = async (loginId: string) => {
  const own = server.db.selectFrom('products_grants').where('login_id', '=', loginId)
  const rows = await own.select(['product_code', 'status']).execute()
  return Object.fromEntries(rows.map(({ product_code, status }) => [product_code, status]))
}
const listed = async (loginId: string) =>
  (await server.operate('grants')).lines.filter((line) => line.includes(`  ${loginId}  `))

describe('the grants command', () => {
  it('PRD-07 USR-08 lets a pending user in, and removes them from the list', async () => {
    const browser = await waiting()
    expect(await gateOf(browser)).toBe('ACCESS_PENDING')
    expect(await listed(INVITED)).toEqual([
      `2026-03-02  ${INVITED}  CHANNEL_INSIGHTS  Bright Foods (US)`,
      `2026-03-02  ${INVITED}  SHOPPER_BEHAVIOR  Bright Foods (US)`,
    ])
    expect(await server.operate(`grants confirm ${INVITED.toUpperCase()}`)).toEqual({
      status: 0,
      lines: [`${INVITED} can now open CHANNEL_INSIGHTS, SHOPPER_BEHAVIOR.`],
    })
    expect(await gateOf(browser)).toBeNull()
    expect(await personOf(server, INVITED)).toMatchObject({ status: 'ACTIVE', stage: null, updated_by: 'cli' })
    expect(await listed(INVITED)).toEqual([])
  })

  it('PRD-07 USR-08 opens one of two products, and a user who waits for the other keeps waiting', async () => {
    await waiting()
    await server.operate(`grants confirm ${INVITED} shopper_behavior`)
    expect(await grantsOf(INVITED)).toEqual({ SHOPPER_BEHAVIOR: 'ACCESS_COMPLETE', CHANNEL_INSIGHTS: 'ACCESS_PENDING' })
    expect(await personOf(server, INVITED)).toMatchObject({ status: 'PENDING', stage: 'WAITING_FOR_ACCESS' })
    await server.operate(`grants confirm ${INVITED} CHANNEL_INSIGHTS CHANNEL_INSIGHTS`)
    expect(await personOf(server, INVITED)).toMatchObject({ status: 'ACTIVE', stage: null })
  })

  it('LOG-04 writes the values before and after to the company’s log', async () => {
    await waiting()
    await server.operate(`grants confirm ${INVITED}`)
    const { company_id } = await personOf(server, INVITED)
    const [pending, complete] = ['ACCESS_PENDING', 'ACCESS_COMPLETE'].map((status) => ({
      CHANNEL_INSIGHTS: status,
      SHOPPER_BEHAVIOR: status,
    }))
    expect(await entries()).toMatchObject([
      {
        company_id,
        entity_id: INVITED,
        actor_login_id: 'cli',
        source_app: 'cli',
        before: { status: 'PENDING', stage: 'WAITING_FOR_ACCESS', products: pending },
        after: { status: 'ACTIVE', stage: null, products: complete },
      },
    ])
  })

  it('PRD-07 confirms once if it runs twice at the same time', async () => {
    await waiting()
    const responses = await Promise.all([1, 2].map(() => server.operate(`grants confirm ${INVITED}`)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([0, 1]))
    expect(await entries()).toHaveLength(1)
  })

  it('PRD-07 USR-08 lets in a user whose two products are confirmed individually at the same time', async () => {
    await waiting()
    const confirm = (code: string) => server.operate(`grants confirm ${INVITED} ${code}`)
    await Promise.all(['SHOPPER_BEHAVIOR', 'CHANNEL_INSIGHTS'].map(confirm))
    expect(await personOf(server, INVITED)).toMatchObject({ status: 'ACTIVE', stage: null })
  })

  it('PRD-07 opens another product for a registered user, and does not unblock them', async () => {
    const block = server.db.updateTable('users').set({ status: 'BLOCKED', stage: 'WAITING_FOR_ACCESS' })
    await block.where('login_id', '=', USER).execute()
    expect((await server.operate(`grants confirm ${USER}`)).status).toBe(0)
    expect(await grantsOf(USER)).toEqual({ SHOPPER_BEHAVIOR: 'ACCESS_COMPLETE', REPORT_BUILDER: 'ACCESS_COMPLETE' })
    expect((await personOf(server, USER)).status).toBe('BLOCKED')
  })
})

describe('an invalid grants command', () => {
  const list = 'Run grants to list pending products.'
  it.each([
    ['grants open', "'grants open' is invalid. Usage: grants [confirm EMAIL [PRODUCT …]]"],
    ['grants confirm', "'grants confirm' is invalid. Usage: grants [confirm EMAIL [PRODUCT …]]"],
    ['grants confirm nobody@x.example', `'nobody@x.example' isn't the address of a user. ${list}`],
    [`grants confirm ${USER} WEATHER`, /^'WEATHER' is not a valid product. Use one of: SHOPPER_BEHAVIOR, .*\.$/],
    [
      `grants confirm ${USER} REPORT_BUILDER CUSTOMER_PULSE`,
      `${USER} isn't waiting for CUSTOMER_PULSE, so nothing was confirmed. ${list}`,
    ],
    [
      'grants confirm super@scintilla.example',
      `super@scintilla.example isn't waiting for any product, so nothing was confirmed. ${list}`,
    ],
  ])('PRD-07 `%s` fails with a clear error, and nothing is confirmed', async (words, sentence) => {
    const before = await server.operate('grants')
    const { status, lines } = await server.operate(words)
    expect(status).toBe(1)
    expect(lines).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)])
    expect(await server.operate('grants')).toEqual(before)
    expect(await entries()).toEqual([])
  })

  it('PRD-07 a failed confirmation changes nothing', async () => {
    await server.db.schema.alterTable('activity_entries').renameTo('elsewhere').execute()
    const response = await server.operate(`grants confirm ${USER}`)
    await server.db.schema.alterTable('elsewhere').renameTo('activity_entries').execute()
    expect(response).toEqual({
      status: 1,
      lines: ['This failed, and nothing was changed. See the server log for the reason.'],
    })
    expect(await grantsOf(USER)).toMatchObject({ REPORT_BUILDER: 'ACCESS_PENDING' })
  })

  it('PRD-07 deleted users are neither listed nor confirmed', async () => {
    await server.db.updateTable('users').set({ status: 'DELETED' }).where('login_id', '=', USER).execute()
    expect(await listed(USER)).toEqual([])
    expect((await server.operate(`grants confirm ${USER}`)).status).toBe(1)
  })
})
