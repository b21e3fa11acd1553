import type {
  ActiveUser,
  AdministeredUser,
  CheckedEmail,
  Failure,
  JobStarted,
  ListPage,
  PendingUser,
} from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, administering, waitForJob, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { FULL, register } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const INVITED = 'invited@brightfoods.example'
const ANA = {
  firstName: 'Ana',
  lastName: 'Núñez',
  email: 'ana.nunez@brightfoods.example',
  companyType: 'COMPANY',
  products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
  role: 'USER',
  multipleSupplierAccess: false,
  language_code: 'es-MX',
}
const PASSWORD = 'a long new password'
const DAY_IN_MINUTES = 24 * 60

let server: TestServer
let admin: Browser
let users: string
beforeEach(async () => {
  server = await startTestServer()
  ;({ admin, users } = await administering(server))
})
afterEach(() => server.close())

type Page<Row> = ListPage<Row> & { selectable_elements: number }

async function read<Answer>(path = '', by = admin): Promise<Answer> {
  const response = await by.get(`${users}${path}`)
  expect([path, response.statusCode]).toEqual([path, 200])
  return response.json<Answer>()
}

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, by = admin) =>
  by.send(method, `/core-app-api/${users}${path}`, { body })

/** Advances the clock in steps, none of which ends an active session. */
async function wait(days: number): Promise<void> {
  server.clock.advance(days * DAY_IN_MINUTES)
  admin = await server.signedIn(ADMIN)
}

/** Waits for the end of a job that a call started. */
const done = (response: Awaited<ReturnType<typeof send>>, status?: string) =>
  waitForJob(server, response.json<JobStarted>(), admin, status)

const entriesOf = (event: string) =>
  server.db
    .selectFrom('activity_entries')
    .select(['entity_id', 'actor_name', 'actor_company', 'before', 'after'])
    .where('event', '=', event as 'USER_BLOCKED')
    .where('at', '=', server.clock.now())
    .orderBy('entity_id')
    .execute()

const mailsTo = (recipient: string) =>
  server.db
    .selectFrom('mails')
    .select(['subject', 'body', 'locale'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute()

const tokenIn = (body = '') => /\/idp\/reset\/([\w-]+)/.exec(body)?.[1] ?? ''

/** The field errors for a new user Ana with some changes. */
async function fieldOf(changes: object) {
  const response = await send('POST', '', { ...ANA, ...changes })
  return [response.statusCode, response.json<Failure>().fieldErrors?.map(({ field, code }) => [field, code])]
}

const statusOfInsights = async () =>
  (await read<AdministeredUser>(`/${USER}`)).products.find(({ code }) => code === 'CHANNEL_INSIGHTS')?.status

describe('adding users', () => {
  it('USR-11 reports the problem of each address', async () => {
    const emails = ['new@brightfoods.example', 'nobody', USER, 'blocked@brightfoods.example', 'user@campoverde.example']
    const response = await send('POST', '/validate', { emails })
    expect(response.json<CheckedEmail[]>().map(({ code }) => code)).toEqual([
      null,
      'INVALID_EMAIL',
      'USER_EXISTS',
      'USER_BLOCKED',
      // Errors for unauthorized domains reveal nothing about accounts.
      'DOMAIN_NOT_AUTHORIZED',
    ])
  })

  it('USR-11 DOM-05 reports an address whose domain belongs to the other kind of user', async () => {
    const domain = { domainName: 'partner.example', allow_sub_domains: false, is3pDomain: true }
    await admin.post(users.replace(/users$/, 'domains'), domain)
    const emails = ['new@brightfoods.example', 'new@partner.example', 'new@elsewhere.example']
    const codes = async (companyType: string) =>
      (await send('POST', '/validate', { emails, companyType })).json<CheckedEmail[]>().map(({ code }) => code)
    expect(await codes('THIRD_PARTY')).toEqual(['OWN_DOMAIN', null, 'DOMAIN_NOT_AUTHORIZED'])
    expect(await codes('COMPANY')).toEqual([null, 'THIRD_PARTY_DOMAIN', 'DOMAIN_NOT_AUTHORIZED'])
    const own = { email: 'new@brightfoods.example', companyType: 'THIRD_PARTY' }
    expect(await fieldOf(own)).toEqual([400, [['email', 'OWN_DOMAIN']]])
  })

  it('USR-12 USR-12a USR-20 invites in the user’s language, with a link that sets the password', async () => {
    const response = await send('POST', '', ANA)
    expect(response.statusCode).toBe(202)
    expect(await done(response)).toMatchObject({ status: 'DONE', processed: 1, failed: [] })
    const person = await read<AdministeredUser>(`/${ANA.email}`)
    expect(person).toMatchObject({
      stage: 'INVITATION_SENT',
      role: 'USER',
      createdBy: expect.stringMatching(/\w/) as string,
    })
    expect(person.products.map(({ code }) => code).toSorted()).toEqual(ANA.products.toSorted())
    const [mail] = await mailsTo(ANA.email)
    expect(mail?.locale).toBe('es-MX')
    const set = await server
      .browser()
      .send('POST', `/idp/reset/${tokenIn(mail?.body)}/password`, { body: { password: PASSWORD } })
    expect(set.statusCode).toBeLessThan(300)
    expect(await entriesOf('USER_CREATED')).toMatchObject([{ entity_id: ANA.email }])
  })

  it('USR-12 USR-22 refuses values that the company does not have, with an error at the field', async () => {
    const own = await admin.get(users.replace(/users$/, 'products'))
    expect(own.json<{ code: string }[]>()).toHaveLength(6)
    expect(await fieldOf({ email: USER })).toEqual([400, [['email', 'USER_EXISTS']]])
    expect(await fieldOf({ products: ['CUSTOMER_PULSE', 'SHOPPER_BEHAVIOR'] })).toEqual([
      400,
      [['products', 'not_of_company']],
    ])
    expect(await fieldOf({ multipleSupplierAccess: true })).toEqual([
      400,
      [['multipleSupplierAccess', 'not_of_agency']],
    ])
    expect(await fieldOf({ firstName: ' ' })).toEqual([400, [['firstName', 'too_small']]])
  })

  it('USR-06 adds a deleted user again, without their former data', async () => {
    await done(await send('DELETE', '', { ids: [USER] }))
    expect((await admin.get(`${users}/${USER}`)).statusCode).toBe(404)
    await done(await send('POST', '', { ...ANA, email: USER, products: ['CHANNEL_INSIGHTS'] }))
    const person = await read<AdministeredUser>(`/${USER}`)
    expect(person).toMatchObject({ status: 'PENDING', stage: 'INVITATION_SENT', signIns: [] })
    expect(person.products.map(({ code, status }) => [code, status])).toEqual([['CHANNEL_INSIGHTS', 'PROMISED']])
  })
})

describe('an invitation', () => {
  it('USR-16 B-16 can be sent again to an account three times a day, and the previous link ends', async () => {
    const statuses = []
    for (let time = 0; time < 4; time += 1) statuses.push((await send('POST', `/${INVITED}/welcome-email`)).statusCode)
    expect(statuses).toEqual([202, 202, 202, 429])
    const mails = await mailsTo(INVITED)
    const resent = mails.slice(-3).map(({ body }) => tokenIn(body))
    const opens = []
    for (const token of resent)
      opens.push(
        (await server.browser().send('POST', `/idp/reset/${token}/password`, { body: { password: PASSWORD } }))
          .statusCode < 300,
      )
    expect(opens).toEqual([false, false, true])
    const { invitation } = await read<AdministeredUser>(`/${INVITED}`)
    expect(invitation?.times).toBe(4)
    const hours = (Date.parse(invitation?.resendableAt ?? '') - server.clock.now().getTime()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
    await wait(1.1)
    expect((await read<AdministeredUser>(`/${INVITED}`)).invitation?.resendableAt).toBeNull()
    expect((await send('POST', `/${INVITED}/welcome-email`)).statusCode).toBe(202)
  })

  it('USR-07 USR-08 must be renewed after it expired, before the user can register', async () => {
    await done(await send('POST', '', ANA))
    const [mail] = await mailsTo(ANA.email)
    const path = `/idp/reset/${tokenIn(mail?.body)}/password`
    await server.browser().send('POST', path, { body: { password: PASSWORD } })
    await wait(31)
    const late = await send('POST', `/${ANA.email}/welcome-email`)
    expect([late.statusCode, late.json<Failure>().code]).toEqual([409, 'OTHER_STAGE'])
    const theirs = server.browser()
    await theirs.signIn(ANA.email, '/apps', PASSWORD)
    const registering = await register(server, theirs, ANA.email, FULL)
    expect(registering.json<Failure>().code).toBe('INVITATION_EXPIRED')
    const renewed = await send('POST', `/${ANA.email}/renewal`)
    expect([renewed.statusCode, renewed.json()]).toEqual([202, { stage: 'INVITATION_SENT' }])
    expect((await send('POST', `/${ANA.email}/renewal`)).statusCode).toBe(409)
    expect((await register(server, theirs, ANA.email, FULL)).statusCode).toBe(200)
  })

  it('USR-08 continues from its stage after a failure', async () => {
    const { content } = await read<Page<PendingUser>>('/pending?stages=FAILED')
    const loginId = content[0]?.loginId ?? ''
    expect((await send('POST', `/${loginId}/renewal`)).json()).toEqual({ stage: 'GRANTING_ACCESS' })
    const stageOf = async () => {
      await server.runJobs()
      return (await read<AdministeredUser>(`/${loginId}`)).stage ?? 'inside'
    }
    await expect.poll(stageOf, { timeout: 20_000 }).toMatch(/^(WAITING_FOR_ACCESS|inside)$/)
  })
})

describe('editing users', () => {
  const changes = {
    firstName: 'Dana',
    lastName: 'Reyes',
    products: ['SHOPPER_BEHAVIOR'],
    role: 'USER',
    multipleSupplierAccess: false,
  }

  it('USR-13 SRV-06a changes a user once per version that was read, and returns the newer version otherwise', async () => {
    const response = await send('PUT', `/${USER}`, { ...changes, version: 1 })
    expect(response.statusCode).toBe(202)
    expect(await read<AdministeredUser>(`/${USER}`)).toMatchObject({
      firstName: 'Dana',
      version: 2,
      products: [{ code: 'SHOPPER_BEHAVIOR' }],
    })
    const ahead = await send('PUT', `/${USER}`, { ...changes, firstName: 'Other', version: 3 })
    expect(ahead.statusCode).toBe(409)
    const second = await send('PUT', `/${USER}`, { ...changes, firstName: 'Other', version: 1 })
    expect([second.statusCode, second.json<Failure>()]).toEqual([
      409,
      expect.objectContaining({
        code: 'CONFLICT',
        current: expect.objectContaining({ firstName: 'Dana', version: 2 }) as object,
      }),
    ])
    expect(await entriesOf('USER_UPDATED')).toMatchObject([
      { entity_id: USER, after: { first_name: 'Dana', products: ['SHOPPER_BEHAVIOR'] } },
    ])
  })

  it('USR-13 opens granted products after a while, and never more than the company has', async () => {
    const more = await send('PUT', `/${USER}`, {
      ...changes,
      products: ['SHOPPER_BEHAVIOR', 'CHANNEL_INSIGHTS'],
      version: 1,
    })
    await done(more, 'RUNNING')
    expect([more.statusCode, await statusOfInsights()]).toEqual([202, 'ACCESS_PENDING'])
    server.clock.advance(2)
    await done(more)
    expect(await statusOfInsights()).toBe('ACCESS_COMPLETE')
    const beyond = await send('PUT', `/${USER}`, { ...changes, products: ['CUSTOMER_PULSE'], version: 2 })
    expect(beyond.statusCode).toBe(400)
    // A user keeps their products, even those that the company no longer grants.
    const channel = server.db.updateTable('companies_products').where('product_code', '=', 'CHANNEL_INSIGHTS')
    await channel.set({ status: 'INACTIVE' }).execute()
    const kept = await send('PUT', `/${USER}`, { ...changes, products: ['CHANNEL_INSIGHTS'], version: 2 })
    expect(kept.statusCode).toBe(202)
  })

  it('USR-13 does not change the caller’s own role', async () => {
    const { version } = await read<AdministeredUser>(`/${ADMIN}`)
    const own = await send('PUT', `/${ADMIN}`, { ...changes, version })
    expect(own.json<Failure>().fieldErrors).toMatchObject([{ field: 'role', code: 'own_role' }])
  })

  it('USR-13 keeps one of two administrators who remove each other’s role', async () => {
    const { content } = await read<Page<ActiveUser>>('?size=100')
    const other = content[3]?.loginId ?? ''
    await server.db
      .updateTable('users')
      .set({ user_group: null })
      .where('user_group', '=', 'ADMIN')
      .where('login_id', '<>', ADMIN)
      .execute()
    await server.db.updateTable('users').set({ user_group: 'ADMIN' }).where('login_id', '=', other).execute()
    await server.db.updateTable('session_credentials').set({ login_id: other }).where('login_id', '=', USER).execute()
    const second = await server.signedIn(other)
    const responses = await Promise.all([
      send('PUT', `/${other}`, { ...changes, version: 1 }),
      send('PUT', `/${ADMIN}`, { ...changes, version: 1 }, second),
    ])
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)[0]).toBe(202)
    const remaining = await server.db
      .selectFrom('users')
      .select('login_id')
      .where('user_group', '=', 'ADMIN')
      .where('status', '=', 'ACTIVE')
      .where('login_id', 'in', [ADMIN, other])
      .execute()
    expect(remaining).toHaveLength(1)
  })
})
