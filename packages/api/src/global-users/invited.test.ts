import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { FULL, gateOf, personOf, register } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
let admin: Browser
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  // Each test advances the clock by more than an idle session's lifetime.
  admin = await server.signedIn('super@scintilla.example')
})
afterAll(() => server.close())

const invite = async (email: string, more: object = {}) => {
  const plain = { firstName: 'Ada', lastName: 'Lane', email, layout: 'internal', role: 'USER', products: [] }
  expect((await admin.post('users/global', { ...plain, ...more })).statusCode).toBe(201)
}
const productsOf = (loginId: string) =>
  server.db
    .selectFrom('products_grants')
    .select(['product_code', 'status'])
    .where('login_id', '=', loginId)
    .orderBy('product_code')
    .execute()

/** Polls until a value is available. The server runs due jobs in the background, so time must pass. */
const eventually = <Read>(read: () => Promise<Read>) =>
  expect.poll(
    async () => {
      await server.runJobs()
      server.clock.advance(0.1)
      return read()
    },
    { timeout: 20_000 },
  )
const open = (...codes: string[]) => codes.map((product_code) => ({ product_code, status: 'ACCESS_COMPLETE' }))

describe('an invited internal user', () => {
  it('GUM-04a USR-08 registers like other users, and then has the promised products', async () => {
    const email = 'merchant.two@scintilla.example'
    await invite(email, { layout: 'internal_merchant', sbu: 'Pets', products: ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR'] })
    const browser = await server.signedIn(email)
    expect(await gateOf(browser)).toBe('REGISTRATION_INCOMPLETE')
    expect((await register(server, browser, email, FULL)).statusCode).toBe(200)
    await eventually(() => gateOf(browser)).toBeNull()
    expect(await personOf(server, email)).toMatchObject({
      status: 'ACTIVE',
      stage: null,
      user_type: 'INTERNAL',
      internal_kind: 'internal_merchant',
      sbu: 'Pets',
    })
    expect(await productsOf(email)).toEqual(open('REPORT_BUILDER', 'SHOPPER_BEHAVIOR'))
  })

  it('GUM-04a SES-10 can sign in without a product, to request access', async () => {
    const email = 'nothing.yet@scintilla.example'
    await invite(email)
    const browser = await server.signedIn(email)
    await register(server, browser, email, FULL)
    await eventually(async () => (await personOf(server, email)).status).toBe('ACTIVE')
    expect(await gateOf(browser)).toBe('NO_ACCESS')
  })

  it('GUM-04a GUM-05 is active immediately as a super administrator, with open products', async () => {
    const email = 'second.super@scintilla.example'
    await invite(email, { role: 'SUPER_ADMIN', products: ['SHOPPER_BEHAVIOR'] })
    expect(await personOf(server, email)).toMatchObject({ status: 'ACTIVE', stage: null, user_group: 'SUPER_ADMIN' })
    await eventually(() => productsOf(email)).toEqual(open('SHOPPER_BEHAVIOR'))
    const browser = await server.signedIn(email)
    expect((await browser.get('users/global/counts')).statusCode).toBe(200)
  })

  it('GUM-04b GUM-05 who becomes a super administrator before registering can sign in with the promised products', async () => {
    const email = 'promoted@scintilla.example'
    await invite(email, { products: ['REPORT_BUILDER'] })
    const body = { role: 'SUPER_ADMIN', products: ['REPORT_BUILDER'], permissions: [], version: 1 }
    expect((await admin.send('PUT', `/core-app-api/users/global/${email}`, { body })).statusCode).toBe(200)
    expect(await personOf(server, email)).toMatchObject({ status: 'ACTIVE', stage: null })
    await eventually(() => productsOf(email)).toEqual(open('REPORT_BUILDER'))
  })

  it('GUM-04a GUM-04c starts over after a deletion, with the new invitation’s kind and without the earlier session', async () => {
    const email = 'again@scintilla.example'
    await invite(email, { layout: 'internal_asset_protection', buoAreaNumber: '4127', products: ['REPORT_BUILDER'] })
    const earlier = await server.signedIn(email)
    await admin.send('DELETE', '/core-app-api/users/global', { body: { ids: [email] } })
    await invite(email, { layout: 'internal_merchant', sbu: 'Toys' })
    expect(await personOf(server, email)).toMatchObject({
      status: 'PENDING',
      internal_kind: 'internal_merchant',
      sbu: 'Toys',
      buo_area_number: null,
      registered_at: null,
    })
    expect((await earlier.get('v1/identity/user-context')).statusCode).toBe(401)
  })
})
