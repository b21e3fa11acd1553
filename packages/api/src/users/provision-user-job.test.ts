import type { ProductTile } from '@tessera/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { FULL, gateOf, INVITED, personOf, register } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const quiet = { write: () => undefined }

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ log: quiet })
})
afterEach(() => server.close())

/** Registers a user, and runs provisioning until it waits, on any server. */
async function registered(own: TestServer = server): Promise<Browser> {
  const browser = await own.signedIn(INVITED)
  await register(own, browser, INVITED, FULL)
  await own.runJobs()
  await expect.poll(async () => (await personOf(own, INVITED)).stage).toBe('WAITING_FOR_ACCESS')
  return browser
}

async function launching(browser: Browser): Promise<string[]> {
  const tiles = (await browser.get('v1/products')).json<ProductTile[]>()
  return tiles.flatMap(({ code, redirectUrl }) => (redirectUrl ? [code] : [])).toSorted()
}

function grants() {
  const own = server.db.selectFrom('products_grants').where('login_id', '=', INVITED)
  return own.select(['product_code', 'status']).orderBy('product_code').execute()
}

/** The company's products that the invitation promises. */
async function companyProducts() {
  const { company_id } = await personOf(server, INVITED)
  const own = server.db.selectFrom('companies_products').where('company_id', '=', company_id)
  const promised = own.where('product_code', 'in', ['CHANNEL_INSIGHTS', 'SHOPPER_BEHAVIOR'])
  const rows = await promised.select(['product_code', 'status', 'updated_by']).orderBy('product_code').execute()
  return rows.map(({ product_code, status, updated_by }) => [product_code, status, updated_by])
}

describe('promised products', () => {
  it('SES-09 PRD-07 USR-08 open after the configured time, and the user waits until then', async () => {
    const browser = await server.signedIn(INVITED)
    await register(server, browser, INVITED, FULL)
    expect(await gateOf(browser)).toBe('ACCESS_PENDING')
    await server.runJobs()
    await expect.poll(async () => (await personOf(server, INVITED)).stage).toBe('WAITING_FOR_ACCESS')
    server.clock.advance(59 / 60)
    await server.runJobs()
    expect(await gateOf(browser)).toBe('ACCESS_PENDING')
    server.clock.advance(1 / 60)
    await server.runJobs()
    await expect.poll(() => gateOf(browser)).toBeNull()
    expect(await launching(browser)).toEqual(['CHANNEL_INSIGHTS', 'SHOPPER_BEHAVIOR'])
    expect(await personOf(server, INVITED)).toMatchObject({ status: 'ACTIVE', stage: null })
  })

  it('PRD-07 wait as long as the configuration requires', async () => {
    const value = { key: 'provisioningSeconds', value: '300', tenant: 'US', environment: null } as const
    await server.db.insertInto('config').values(value).execute()
    server.clock.advance(1)
    const browser = await registered()
    server.clock.advance(4.9)
    await server.runJobs()
    expect(await gateOf(browser)).toBe('ACCESS_PENDING')
    server.clock.advance(0.1)
    await server.runJobs()
    await expect.poll(() => gateOf(browser)).toBeNull()
  })

  it('PRD-07 are confirmed by an operator in production, not by a timer', async () => {
    const production = await startTestServer({ settings: { isProduction: true } })
    await registered(production)
    production.clock.advance(24 * 60)
    await production.runJobs()
    expect(await gateOf(await production.signedIn(INVITED))).toBe('ACCESS_PENDING')
    expect(await production.db.selectFrom('jobs').select('status').execute()).toEqual([{ status: 'DONE' }])
    await production.close()
  })

  it('USR-08 cause no wait if there are none: the user is complete', async () => {
    await server.db.deleteFrom('users_promised_products').where('login_id', '=', INVITED).execute()
    const browser = await server.signedIn(INVITED)
    await register(server, browser, INVITED, FULL)
    await server.runJobs()
    await expect.poll(async () => (await personOf(server, INVITED)).stage).toBeNull()
    expect(await gateOf(browser)).toBe('NO_ACCESS')
  })

  it('SRV-07 PRD-07 are granted once by two servers, even if the one that responded is gone', async () => {
    const other = await startTestServer({ beside: server, log: quiet })
    const browser = await other.signedIn(INVITED)
    await register(other, browser, INVITED, FULL)
    await other.app.close()
    await Promise.all([server.runJobs(), server.runJobs()])
    await expect.poll(async () => (await personOf(server, INVITED)).stage).toBe('WAITING_FOR_ACCESS')
    expect(await grants()).toHaveLength(2)
    server.clock.advance(1)
    await Promise.all([server.runJobs(), server.runJobs()])
    await expect.poll(grants).toEqual([
      { product_code: 'CHANNEL_INSIGHTS', status: 'ACCESS_COMPLETE' },
      { product_code: 'SHOPPER_BEHAVIOR', status: 'ACCESS_COMPLETE' },
    ])
  })
})

describe('the products of a company', () => {
  it('ENT-07 PRD-07 are pending while a user is set up with them, and active when the user can open them', async () => {
    await server.db.deleteFrom('companies_products').execute()
    const browser = await registered()
    expect(await companyProducts()).toEqual([
      ['CHANNEL_INSIGHTS', 'PENDING', INVITED],
      ['SHOPPER_BEHAVIOR', 'PENDING', INVITED],
    ])
    server.clock.advance(1)
    await server.runJobs()
    await expect.poll(() => gateOf(browser)).toBeNull()
    expect(await companyProducts()).toEqual([
      ['CHANNEL_INSIGHTS', 'ACTIVE', INVITED],
      ['SHOPPER_BEHAVIOR', 'ACTIVE', INVITED],
    ])
  })

  it('ENT-07 PRD-07 stay unchanged if the company has or had them', async () => {
    const channel = server.db.updateTable('companies_products').where('product_code', '=', 'CHANNEL_INSIGHTS')
    await channel.set({ status: 'INACTIVE' }).execute()
    const before = await companyProducts()
    expect(before.map(([, status]) => status)).toEqual(['INACTIVE', 'ACTIVE'])
    await registered()
    expect(await companyProducts()).toEqual(before)
    server.clock.advance(1)
    await server.runJobs()
    await expect.poll(async () => (await personOf(server, INVITED)).stage).toBeNull()
    expect(await companyProducts()).toEqual(before)
  })

  it('ENT-07 PRD-07 become active individually as an operator confirms them', async () => {
    await server.db.deleteFrom('companies_products').execute()
    await registered()
    await server.operate(`grants confirm ${INVITED} SHOPPER_BEHAVIOR`)
    expect(await companyProducts()).toEqual([
      ['CHANNEL_INSIGHTS', 'PENDING', INVITED],
      ['SHOPPER_BEHAVIOR', 'ACTIVE', 'cli'],
    ])
  })

  it('ENT-07 SRV-01a are not stored if the grant is not', async () => {
    await server.db.deleteFrom('companies_products').execute()
    const browser = await server.signedIn(INVITED)
    const broken = sql.raw(`check (stage is distinct from 'COMPLETING' or login_id <> '${INVITED}')`)
    await sql`alter table users add constraint broken ${broken}`.execute(server.db)
    await register(server, browser, INVITED, FULL)
    await server.runJobs()
    await expect.poll(() => server.db.selectFrom('jobs').select('tries').execute()).toEqual([{ tries: 1 }])
    expect([await grants(), await companyProducts()]).toEqual([[], []])
  })
})

describe('provisioning', () => {
  it('PRD-07 USR-08 is shown as failed after three failures, and the user keeps waiting', async () => {
    const browser = await server.signedIn(INVITED)
    const broken = sql.raw(`check (login_id <> '${INVITED}')`)
    await sql`alter table products_grants add constraint broken ${broken}`.execute(server.db)
    await register(server, browser, INVITED, FULL)
    for (let tries = 1; tries <= 3; tries += 1) {
      await server.runJobs()
      await expect.poll(() => server.db.selectFrom('jobs').select('tries').execute()).toEqual([{ tries }])
      server.clock.advance(1)
    }
    expect(await personOf(server, INVITED)).toMatchObject({ stage: 'FAILED', status: 'PENDING' })
    expect(await gateOf(browser)).toBe('ACCESS_PENDING')
  })

  it('USR-08 grants nothing to a user who was deleted while it waited', async () => {
    await registered()
    await server.db.updateTable('users').set({ status: 'DELETED' }).where('login_id', '=', INVITED).execute()
    server.clock.advance(1)
    await server.runJobs()
    await expect.poll(() => server.db.selectFrom('jobs').select('status').execute()).toEqual([{ status: 'DONE' }])
    expect(await personOf(server, INVITED)).toMatchObject({ status: 'DELETED' })
    expect(new Set((await grants()).map(({ status }) => status))).toEqual(new Set(['ACCESS_PENDING']))
  })

  it('PRD-07 does not change the demo data’s pending grants', async () => {
    const waiting = () =>
      server.db.selectFrom('products_grants').select('login_id').where('status', '=', 'ACCESS_PENDING').execute()
    const before = await waiting()
    const browser = await registered()
    server.clock.advance(1)
    await server.runJobs()
    await expect.poll(() => gateOf(browser)).toBeNull()
    expect(await waiting()).toEqual(before)
    expect(await personOf(server, 'pending@brightfoods.example')).toMatchObject({ stage: 'WAITING_FOR_ACCESS' })
  })
})
