import type { Failure, UserContext } from '@tessera/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishVersion } from '../../testing/publish-version.ts'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'

const USER = 'user@brightfoods.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function codeOf(response: LightMyRequestResponse): string {
  return `${response.statusCode} ${response.json<Failure>().code}`
}

describe('the order of the checks', () => {
  it('SRV-03 an unknown path returns 404 for every caller, with a failure as JSON', async () => {
    const response = await server.browser().get('no/such/call')
    expect(codeOf(response)).toBe('404 NOT_FOUND')
    expect(response.json<Failure>()).toMatchObject({ error: 'No data available.', requestId: expect.any(String) })
  })

  it('SRV-03 ERR-06 another method returns 405 with Allow, before the session check', async () => {
    const response = await server.browser().send('DELETE', `/core-app-api/users/${USER}/preferences`, { body: '{' })
    expect(codeOf(response)).toBe('405 METHOD_NOT_ALLOWED')
    expect(response.headers.allow).toBe('GET, HEAD, POST')
    expect(response.json<Failure>().error).toBe('Please Select Allowed Methods')
  })

  it('SRV-03 SES-06a a request without a session returns 401 before the header, the scope and the body are checked', async () => {
    const response = await server.browser().post('users/other@x.example/preferences', '{', { 'x-portal-request': '0' })
    expect(codeOf(response)).toBe('401 MISSING_TOKEN')
  })

  it('SRV-03 SES-09 an account gate applies before the body is read', async () => {
    const pending = await server.signedIn('pending@brightfoods.example')
    expect(codeOf(await pending.get('v1/products'))).toBe('401 ACCESS_PENDING')
  })

  it('SRV-08a a write without the portal’s header, or from another site, returns 403 before its body is read', async () => {
    const browser = await server.signedIn(USER)
    const path = `users/${USER}/preferences`
    expect(codeOf(await browser.post(path, '{', { 'x-portal-request': '' }))).toBe('403 FORBIDDEN')
    expect(codeOf(await browser.post(path, '{', { 'sec-fetch-site': 'cross-site' }))).toBe('403 FORBIDDEN')
  })

  it.each(['same-site', 'none', 'cross-site'])(
    'SRV-08a a write that the browser marks as %s returns 403',
    async (site) => {
      const browser = await server.signedIn(USER)
      const path = `users/${USER}/preferences`
      expect(codeOf(await browser.post(path, {}, { 'sec-fetch-site': site }))).toBe('403 FORBIDDEN')
      expect((await browser.post(path, {}, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
      const admin = await server.signedIn('super@scintilla.example')
      expect(codeOf(await admin.get('users/reset-context', { 'sec-fetch-site': site }))).toBe('403 FORBIDDEN')
      expect((await admin.get('users/reset-context', { 'sec-fetch-site': 'same-origin' })).statusCode).toBeLessThan(300)
    },
  )

  it('SRV-03 a gate applies before the permission check', async () => {
    const [open, gated] = [await server.signedIn(USER), await server.signedIn('pending@brightfoods.example')]
    expect(codeOf(await open.get('companies'))).toBe('403 FORBIDDEN')
    expect(codeOf(await gated.get('companies'))).toBe('401 ACCESS_PENDING')
  })

  it('SRV-05 ROL-17 a request for another user’s data returns 403, whether the user exists or not', async () => {
    const browser = await server.signedIn(USER)
    for (const loginId of ['admin@brightfoods.example', 'nobody@brightfoods.example']) {
      expect(codeOf(await browser.get(`users/${loginId}/info`))).toBe('403 FORBIDDEN')
      expect(codeOf(await browser.post(`users/${loginId}/preferences`, '{'))).toBe('403 FORBIDDEN')
      expect(codeOf(await browser.get(`users/companies?loginId=${loginId}`))).toBe('403 FORBIDDEN')
    }
  })

  it('SRV-05 a super admin can read another user’s data, and write only their own', async () => {
    const browser = await server.signedIn('super@scintilla.example')
    expect((await browser.get(`users/${USER}/info`)).statusCode).toBe(200)
    expect(codeOf(await browser.get('users/nobody@x.example/info'))).toBe('404 NOT_FOUND')
    expect(codeOf(await browser.post(`users/${USER}/preferences`, {}))).toBe('403 FORBIDDEN')
    const spectator = await server.signedIn('spectator@scintilla.example')
    expect(codeOf(await spectator.get(`users/${USER}/info`))).toBe('403 FORBIDDEN')
  })

  it('SRV-03 SRV-04 an invalid body returns 400 after all other checks, and names the fields', async () => {
    const browser = await server.signedIn(USER)
    const response = await browser.post(`users/${USER}/preferences`, { rows_per_page: 11, language_code: 'de-DE' })
    expect(codeOf(response)).toBe('400 INVALID_INPUT')
    expect(response.json<Failure>().fieldErrors?.map(({ field }) => field)).toEqual(['language_code', 'rows_per_page'])
    expect(codeOf(await browser.post(`users/${USER}/preferences`, '{'))).toBe('400 INVALID_INPUT')
  })

  it('ROL-13 a blocked account cannot write preferences', async () => {
    const blocked = await server.signedIn('blocked@brightfoods.example')
    const path = 'users/blocked@brightfoods.example/preferences'
    expect((await blocked.get(path)).statusCode).toBe(200)
    expect(codeOf(await blocked.post(path, {}))).toBe('403 FORBIDDEN')
  })
})

describe('account gates', () => {
  it.each([
    ['blocked@brightfoods.example', '401 USER_BLOCKED', 'User blocked'],
    ['invited@brightfoods.example', '401 REGISTRATION_INCOMPLETE', 'User registration incomplete'],
    ['pending@brightfoods.example', '401 ACCESS_PENDING', 'User access pending'],
    ['nda@northbridge.example', '401 NDA_NOT_ACCEPTED', 'NDA not accepted'],
  ])('SES-09 %s gets %s and can still read their own context', async (loginId, code, message) => {
    const browser = await server.signedIn(loginId)
    const response = await browser.get('v1/products')
    expect(codeOf(response)).toBe(code)
    expect(response.json<Failure>().error).toBe(message)
    expect((await browser.get('v1/identity/user-context')).statusCode).toBe(200)
  })

  it('SES-10 without access, internal users see products, and others do not', async () => {
    const newHire = await server.signedIn('newhire@scintilla.example')
    expect((await newHire.get('v1/products')).statusCode).toBe(200)
    const context = (await newHire.get('v1/identity/user-context')).json<UserContext>()
    expect(context).toMatchObject({ gate: 'NO_ACCESS', can_browse: true })
    const loginId = 'user@campoverde.example'
    const browser = await server.signedIn(loginId, 'mx.localhost:4173')
    const grants = await server.db
      .deleteFrom('products_grants')
      .where('login_id', '=', loginId)
      .returningAll()
      .execute()
    expect(codeOf(await browser.get('v1/products'))).toBe('401 NO_ACCESS')
    await server.db.insertInto('products_grants').values(grants).execute()
  })

  it.each(['SUSPENDED', 'INACTIVE', 'PENDING'] as const)(
    'SES-10 an internal user of a company that is %s can open nothing, and gets no launch URL',
    async (status) => {
      const company = server.db.updateTable('companies').where('name', '=', 'Scintilla')
      const people = ['newhire@scintilla.example', 'protection@scintilla.example', 'merchant@scintilla.example']
      const browsers = []
      for (const loginId of people) browsers.push(await server.signedIn(loginId))
      await company.set({ status }).execute()
      for (const browser of browsers) {
        const refused = await browser.get('v1/products')
        expect(codeOf(refused)).toBe('401 NO_ACCESS')
        expect(refused.body).not.toContain('redirectUrl')
        expect(codeOf(await browser.get('v1/products/restricted-launch'))).toBe('401 NO_ACCESS')
        const context = (await browser.get('v1/identity/user-context')).json<UserContext>()
        expect(context).toMatchObject({ gate: 'NO_ACCESS', can_browse: false })
      }
      await company.set({ status: 'ACTIVE' }).execute()
    },
  )

  it.each([
    ['CPY-03b', { status: 'SUSPENDED' } as const, '401 NO_ACCESS'],
    ['BAN-03', { audit_status: 'OVERDUE' } as const, '401 AUDIT_OVERDUE'],
    ['DSA-02', { addendum_version: null } as const, '401 ADDENDUM_NOT_ACCEPTED'],
  ])('SES-09 %s a company with %o closes the portal to its users', async (_id, change, code) => {
    const browser = await server.signedIn('basic@smallfarm.example')
    const company = () => server.db.updateTable('companies').where('name', '=', 'Small Farm')
    await company().set(change).execute()
    expect(codeOf(await browser.get('v1/products'))).toBe(code)
    await company().set({ status: 'ACTIVE', audit_status: 'PENDING', addendum_version: '2025.1' }).execute()
  })

  it('TRM-02 after a new version of the terms, all users except super admins must accept it', async () => {
    const [user, admin] = [await server.signedIn(USER), await server.signedIn('super@scintilla.example')]
    await publishVersion(server, 'terms', '2026.1')
    expect(codeOf(await user.get('v1/products'))).toBe('401 TERMS_NOT_ACCEPTED')
    expect((await admin.get('v1/products')).statusCode).toBe(200)
    await server.db.deleteFrom('legal_documents').where('version', '=', '2026.1').execute()
  })
})

describe('the four kinds of invalid sessions', () => {
  let browser: Awaited<ReturnType<TestServer['signedIn']>>
  beforeEach(async () => {
    browser = await server.signedIn(USER)
  })

  it('SES-06a SES-01b an unknown token is invalid', async () => {
    browser.cookies.set('session', { value: 'made-up', path: '/' })
    const response = await browser.get('auth-status')
    expect(codeOf(response)).toBe('401 INVALID_TOKEN')
    expect(response.json<Failure>().error).toBe('Invalid token')
  })

  it('SES-06b SES-06c SES-07 a session ends after 30 idle minutes; only user activity extends it', async () => {
    server.clock.advance(20)
    expect((await browser.get('auth-status')).statusCode).toBe(200)
    server.clock.advance(11)
    const idle = await browser.get('auth-status')
    expect(codeOf(idle)).toBe('401 SESSION_IDLE')
    expect(idle.json<Failure>().error).toBe('User has been inactive for long')
  })

  it('SES-06a SES-06b activity extends the idle limit, never the absolute one', async () => {
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      server.clock.advance(25)
      const response = await browser.get('v1/products', { 'x-user-activity': '1' })
      expect(response.statusCode).toBe(200)
    }
    server.clock.advance(25)
    const response = await browser.get('auth-status')
    expect(codeOf(response)).toBe('401 SESSION_EXPIRED')
    expect(response.json<Failure>().error).toBe('Session Expired')
  })

  it.each([
    ['a call for the status', 'auth-status', 200, {}],
    ['a forbidden call', 'companies', 403, {}],
    ['a call about another user', 'users/companies?loginId=admin@brightfoods.example', 403, {}],
    ['a call for a forbidden company', 'v1/products', 403, { 'x-company-context': 'made-up' }],
    ['an invalid call', 'users/companies', 400, {}],
    ['an unknown call', 'no/such/call', 404, {}],
  ])(
    'SES-06c %s does not extend the idle limit, even if marked as user activity',
    async (_what, path, status, more) => {
      server.clock.advance(20)
      expect((await browser.get(path, { 'x-user-activity': '1', ...more })).statusCode).toBe(status)
      server.clock.advance(11)
      expect(codeOf(await browser.get('auth-status'))).toBe('401 SESSION_IDLE')
    },
  )

  it('GEN-03 a session is invalid on another tenant’s host', async () => {
    const elsewhere = server.browser('mx.localhost:4173')
    for (const [name, cookie] of browser.cookies) elsewhere.cookies.set(name, cookie)
    expect(codeOf(await elsewhere.get('auth-status'))).toBe('401 INVALID_TOKEN')
    // The session cannot be ended there, either.
    expect((await elsewhere.post('logout')).statusCode).toBe(204)
    expect((await browser.get('auth-status')).statusCode).toBe(200)
  })
})
