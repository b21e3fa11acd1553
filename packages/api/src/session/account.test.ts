import type {
  Attributes,
  AuthStatus,
  Failure,
  LanguageOption,
  OwnCompany,
  Preferences,
  UserContext,
  UserInfo,
} from '@tessera/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const USER = 'user@brightfoods.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function contextOf(loginId: string, host?: string): Promise<UserContext> {
  const browser = await server.signedIn(loginId, host)
  return (await browser.get('v1/identity/user-context?permissions=true')).json<UserContext>()
}

describe('the user context', () => {
  it('SES-01b SES-06b auth-status returns when the session ends', async () => {
    const status = (await (await server.signedIn(USER)).get('auth-status')).json<AuthStatus>()
    const now = server.clock.now().getTime()
    expect(status).toMatchObject({ authenticated: true, loginId: USER })
    expect(new Date(status.idleExpiresAt).getTime() - now).toBe(30 * 60_000)
    expect(new Date(status.expiresAt).getTime() - now).toBe(12 * 60 * 60_000)
  })

  it('SES-13 SES-13a permissions are returned only on request', async () => {
    const browser = await server.signedIn('admin@brightfoods.example')
    const without = (await browser.get('v1/identity/user-context')).json<UserContext>()
    expect(without.authz).toEqual({ group: 'ADMIN', permissions: [] })
    const context = await contextOf('admin@brightfoods.example')
    expect(context.authz.permissions).toContainEqual({ action: 'LIST', resource: 'USER' })
  })

  it('ENT-01 GEN-06 a supplier in Canada has its context', async () => {
    const context = await contextOf('user@erable.example', 'ca.localhost:4173')
    expect(context).toMatchObject({
      user_type: 'EXTERNAL',
      third_party_user: false,
      tenant: { name: 'Érable Alimentation', type: 'supplier', account_type: null },
      site_id: 'ca',
      user_preferences: { language_code: 'fr-CA', locale: { timezone: 'America/Toronto' } },
      access_class: null,
    })
  })

  it('SES-15 GEN-10 includes several companies and the switch permissions', async () => {
    expect((await contextOf('agent.multi@northbridge.example')).access_class).toEqual({ value: 'MULTIPLE_TENANTS' })
    const merchant = await contextOf('merchant@scintilla.example')
    expect(merchant.user_type).toBe('INTERNAL')
    expect(merchant.authz.permissions).toContainEqual({ action: 'SWITCH', resource: 'PERSONA' })
  })

  it('SES-15 lists the user’s companies, their own first', async () => {
    const browser = await server.signedIn('agent.multi@northbridge.example')
    const response = await browser.get('users/companies?loginId=agent.multi@northbridge.example')
    const companies = response.json<OwnCompany[]>()
    expect(companies[0]).toMatchObject({
      companyName: 'Northbridge Agency',
      companyType: 'THIRD_PARTY_AGENCY',
      isCurrent: true,
    })
    expect(companies.filter(({ isCurrent }) => !isCurrent)).toHaveLength(3)
  })

  it('GEN-06 SES-15 a company of an unknown kind stays in the list, with the kind unknown', async () => {
    const company = server.db.updateTable('companies').where('name', '=', 'Bright Foods')
    await company.set({ type: null }).execute()
    const browser = await server.signedIn(USER)
    const companies = (await browser.get(`users/companies?loginId=${USER}`)).json<OwnCompany[]>()
    expect(companies).toMatchObject([{ companyName: 'Bright Foods', companyType: null, isCurrent: true }])
    expect((await contextOf(USER)).tenant.type).toBe('unknown')
    await company.set({ type: 'SUPPLIER' }).execute()
  })

  it('ENT-02 SES-13b user info comes from the same facts', async () => {
    const browser = await server.signedIn(USER)
    const info = (await browser.get(`users/${USER}/info`)).json<UserInfo>()
    const context = await contextOf(USER)
    expect(info).toMatchObject({
      loginId: USER,
      companyName: 'Bright Foods',
      companyType: 'SUPPLIER',
      tenantId: 'WMT-US',
    })
    expect(info.luminateCompanyId).toBe(context.tenant.id)
  })

  it('B-19 returns the previous sign-in', async () => {
    server.clock.advance(5)
    const before = server.clock.now().toISOString()
    await server.browser().signIn(USER)
    server.clock.advance(5)
    const browser = server.browser()
    await browser.signIn(USER)
    expect((await browser.get('v1/identity/user-context')).json<UserContext>().last_login).toBe(before)
  })
})

describe('the duration of a session', () => {
  it('B-02 SES-06c user activity and extending move the idle end, but reading it does not', async () => {
    const browser = await server.signedIn(USER)
    const idleEnd = async (): Promise<string> => (await browser.get('auth-status')).json<AuthStatus>().idleExpiresAt
    const began = await idleEnd()
    server.clock.advance(10)
    expect(await idleEnd()).toBe(began)
    const extended = (await browser.post('session/extend')).json<AuthStatus>().idleExpiresAt
    expect(Date.parse(extended) - Date.parse(began)).toBe(10 * 60_000)
    server.clock.advance(10)
    await browser.get('v1/products', { 'x-user-activity': '1' })
    expect(Date.parse(await idleEnd()) - Date.parse(began)).toBe(20 * 60_000)
  })

  it('B-02 a session can be extended more than ten times, but not beyond its absolute end', async () => {
    const browser = await server.signedIn(USER)
    for (let times = 0; times < 24; times += 1) {
      server.clock.advance(29)
      expect((await browser.post('session/extend')).statusCode).toBe(200)
    }
    server.clock.advance(25)
    expect((await browser.post('session/extend')).json<Failure>().code).toBe('SESSION_EXPIRED')
  })

  it('SES-05 logging out everywhere ends the user’s sessions in every browser, and no others', async () => {
    const [here, there] = [server.browser(), server.browser()]
    for (const browser of [here, there]) await browser.signIn(USER)
    const ofProvider = () =>
      server.db
        .selectFrom('session_provider')
        .select('id')
        .where('model', '=', 'Session')
        .where(sql`payload ->> 'accountId'`, '=', USER)
        .execute()
    // A login that has not returned from the provider yet.
    const late = server.browser()
    const accepted = await late.submit(await late.openSignIn(), USER, DEMO_PASSWORD)
    await late.send('GET', accepted.json<{ redirectUrl: string }>().redirectUrl)
    expect(await ofProvider()).not.toEqual([])
    const other = await server.signedIn('admin@brightfoods.example')
    expect((await here.post('session/logout-everywhere')).statusCode).toBe(204)
    expect(await ofProvider()).toEqual([])
    expect((await there.get('auth-status')).json<Failure>().code).toBe('INVALID_TOKEN')
    expect((await here.get('auth-status')).json<Failure>().code).toBe('MISSING_TOKEN')
    expect((await other.get('auth-status')).statusCode).toBe(200)
    const login = (await there.get('login')).json<{ redirectUrl: string }>().redirectUrl
    const requested = await there.send('GET', login)
    expect(requested.headers.location).toMatch(/\/idp\/interaction\//)
  })

  it('SES-14 returns the requested attributes, and refuses unknown ones', async () => {
    const loginId = 'agent@northbridge.example'
    const browser = await server.signedIn(loginId)
    const path = `v2/identity/users/${loginId}/attributes?fields=`
    const known = (await browser.get(`${path}nda_version,registration_status,sbu`)).json<Attributes>()
    expect(known).toEqual({ nda_version: expect.any(String), registration_status: 'COMPLETE', sbu: null })
    expect((await browser.get(`${path}password_hash`)).statusCode).toBe(400)
    expect((await browser.get(path)).statusCode).toBe(400)
  })
})

function allPreferences() {
  return server.db.selectFrom('session_preferences').selectAll().orderBy('login_id').execute()
}

describe('preferences', () => {
  const path = `users/${USER}/preferences`

  it('SES-16 a change is merged into the other preferences, on every device', async () => {
    const browser = await server.signedIn(USER)
    const changed = await browser.post(path, { language_code: 'fr-CA', dismissed_banners: ['a'] })
    expect(changed.json<Preferences>()).toMatchObject({ language_code: 'fr-CA', rows_per_page: 25 })
    await browser.post(path, { timezone: 'America/Denver', appearance: 'dark', rows_per_page: 50 })
    const elsewhere = await server.signedIn(USER)
    expect((await elsewhere.get(path)).json<Preferences>()).toEqual({
      language_code: 'fr-CA',
      timezone: 'America/Denver',
      rows_per_page: 50,
      dismissed_banners: ['a'],
      appearance: 'dark',
      density: 'comfortable',
    })
  })

  it('I18N-03 the language stays unset until the user chooses one, even after other choices', async () => {
    const loginId = 'user@campoverde.example'
    const own = `users/${loginId}/preferences`
    await server.db.deleteFrom('session_preferences').where('login_id', '=', loginId).execute()
    const browser = await server.signedIn(loginId, 'mx.localhost:4173')
    expect((await browser.get(own)).json<Preferences>().language_code).toBeNull()
    await browser.post(own, { dismissed_banners: ['a'] })
    expect((await browser.get(`users/${loginId}/info`)).json<UserInfo>().locale).toBeNull()
    const context = (await browser.get('v1/identity/user-context')).json<UserContext>()
    expect(context.user_preferences).toMatchObject({ language_code: null, dismissed_banners: ['a'] })
    await browser.post(own, { language_code: 'es-MX' })
    expect((await browser.get(own)).json<Preferences>().language_code).toBe('es-MX')
    expect((await browser.post(own, { language_code: null })).statusCode).toBe(400)
  })

  it('SRV-08 dismissed banners are stored as plain text, once each, and limited in number', async () => {
    const browser = await server.signedIn(USER)
    const sent = [' a ', 'a', 'b\u0000\u0007', 'b', '\u001b', '  ', 'c\ud800']
    const kept = (await browser.post(path, { dismissed_banners: sent })).json<Preferences>().dismissed_banners
    expect(kept).toEqual(['a', 'b', 'c'])
    expect((await browser.get(path)).json<Preferences>().dismissed_banners).toEqual(kept)
    for (const dismissed_banners of [['x'.repeat(101)], Array.from({ length: 501 }, (_, index) => `id-${index}`)]) {
      expect((await browser.post(path, { dismissed_banners })).statusCode).toBe(400)
    }
  })

  it('SES-16 changes of different settings in two tabs are both saved', async () => {
    const browser = await server.signedIn(USER)
    await Promise.all([browser.post(path, { density: 'compact' }), browser.post(path, { rows_per_page: 100 })])
    expect((await browser.get(path)).json<Preferences>()).toMatchObject({ density: 'compact', rows_per_page: 100 })
  })

  it.each([
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ timezone: '+05:00' }, 'timezone'],
    [{ language_code: 'en-CA' }, 'language_code'],
    [{ rows_per_page: 20 }, 'rows_per_page'],
    [{ appearance: 'neon' }, 'appearance'],
    [{ dismissed_banners: 'all' }, 'dismissed_banners'],
  ])('SES-16 refuses %o and changes nothing', async (body, field) => {
    const browser = await server.signedIn(USER)
    const before = (await browser.get(path)).json<Preferences>()
    const refused = await browser.post(path, body)
    expect(refused.statusCode).toBe(400)
    expect(refused.json<Failure>().fieldErrors?.[0]?.field).toBe(field)
    expect((await browser.get(path)).json<Preferences>()).toEqual(before)
  })

  it('SES-16 SRV-04 every invalid field is reported together', async () => {
    const browser = await server.signedIn(USER)
    const refused = await browser.post(path, { timezone: 'Mars/Olympus', appearance: 'neon' })
    expect(
      refused
        .json<Failure>()
        .fieldErrors?.map(({ field }) => field)
        .toSorted(),
    ).toEqual(['appearance', 'timezone'])
  })

  it('SES-16 SRV-05 no other user can change them, not even a super admin', async () => {
    const before = await allPreferences()
    for (const loginId of ['super@scintilla.example', 'admin@brightfoods.example']) {
      const browser = await server.signedIn(loginId)
      for (const other of [USER, 'user@erable.example', 'nobody@nowhere.example']) {
        expect((await browser.post(`users/${other}/preferences`, { density: 'compact' })).statusCode).toBe(403)
      }
    }
    expect(await allPreferences()).toEqual(before)
  })

  it('I18N-02 I18N-01 languages are offered without a session, never en-CA', async () => {
    const languages = (await server.browser().get('languages')).json<LanguageOption[]>()
    expect(languages).toEqual([
      { id: 'en-US', value: 'English' },
      { id: 'es-MX', value: 'Español' },
      { id: 'fr-CA', value: 'Français canadien' },
    ])
  })
})
