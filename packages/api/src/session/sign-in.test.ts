import type { Failure, SignInDetails, UserContext } from '@tessera/contract'
import { LAST_URL_LENGTH } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const USER = 'user@brightfoods.example'
const MX = 'mx.localhost:4173'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('login', () => {
  it.each([
    ['/日本', '/%E6%97%A5%E6%9C%AC'],
    ['/learn?q=caf\u00e9 latte&x=%20', '/learn?q=caf%C3%A9%20latte&x=%20'],
    ['/\u2028/x', '/%E2%80%A8/x'],
  ])('SES-02 redirects to %j although headers are limited to ASCII', async (lastUrl, arrived) => {
    expect(await server.browser().signIn(USER, lastUrl)).toBe(arrived)
  })

  it('SES-03 SES-02 redirects through the provider to the requested page', async () => {
    const browser = server.browser()
    expect(await browser.signIn(USER, '/profile?tab=1')).toBe('/profile?tab=1')
    const context = await browser.get('v1/identity/user-context')
    expect(context.json<UserContext>()).toMatchObject({ login_id: USER, tenant: { name: 'Bright Foods' } })
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/logout', ''])(
    'SES-02 an unsafe lastUrl %j is replaced by /apps',
    async (lastUrl) => {
      expect(await server.browser().signIn(USER, lastUrl)).toBe('/apps')
    },
  )

  it('SES-03 ignores the email’s letter case, and refuses unknown users and wrong passwords with the same message', async () => {
    const browser = server.browser()
    const uid = await browser.openSignIn()
    const wrong = await browser.submit(uid, USER, 'wrong')
    const unknown = await browser.submit(uid, 'nobody@brightfoods.example', DEMO_PASSWORD)
    for (const refusal of [wrong, unknown]) {
      expect(refusal.statusCode).toBe(401)
      expect(refusal.json<Failure>()).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        error: 'Invalid email or password.',
      })
    }
    expect((await browser.submit(uid, ' User@BrightFoods.example ', DEMO_PASSWORD)).statusCode).toBe(200)
  })

  it('SES-03 five failures lock the login for fifteen minutes, even for the right password, and no attempt extends the lock', async () => {
    const loginId = 'user@campoverde.example'
    const browser = server.browser(MX)
    const uid = await browser.openSignIn()
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await browser.submit(uid, loginId, 'wrong')).statusCode).toBe(401)
    }
    const locked = await browser.submit(uid, loginId, DEMO_PASSWORD)
    expect(locked.statusCode).toBe(429)
    expect(locked.json<Failure>().code).toBe('SIGN_IN_LOCKED')
    expect(locked.headers['retry-after']).toBe('900')
    server.clock.advance(14.9)
    expect((await browser.submit(uid, loginId, DEMO_PASSWORD)).statusCode).toBe(429)
    server.clock.advance(0.1)
    expect((await browser.submit(uid, loginId, DEMO_PASSWORD)).statusCode).toBe(200)
  })

  it('SES-03 concurrent attempts cannot bypass the lock', async () => {
    const browser = server.browser()
    const uid = await browser.openSignIn()
    const attempts = Array.from({ length: 9 }, () => browser.submit(uid, 'charter@orchard.example', 'wrong'))
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    server.clock.advance(20)
  })

  it('SES-03 failures are deleted when they no longer lock a login, including those of unknown login ids', async () => {
    const failures = () => server.db.selectFrom('session_failures').select('login_id').execute()
    const browser = server.browser()
    const fail = async (loginId: string) => browser.submit(await browser.openSignIn(), loginId, 'wrong')
    await fail('first@nowhere.example')
    server.clock.advance(29)
    await fail('second@nowhere.example')
    expect(await failures()).toContainEqual({ login_id: 'first@nowhere.example' })
    server.clock.advance(2)
    await fail('third@nowhere.example')
    expect((await failures()).map(({ login_id }) => login_id).toSorted()).toEqual([
      'second@nowhere.example',
      'third@nowhere.example',
    ])
    server.clock.advance(31)
  })

  it('SRV-09a the limit is ten failed attempts per minute from one address', async () => {
    const browser = server.browser()
    const uid = await browser.openSignIn()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await browser.submit(uid, `nobody${attempt}@x.example`, 'wrong')).statusCode).toBe(401)
    }
    const refused = await browser.submit(uid, USER, DEMO_PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(refused.json<Failure>().error).toBe('Too many requests. Please try again later.')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    server.clock.advance(1)
    expect((await browser.submit(uid, USER, DEMO_PASSWORD)).statusCode).toBe(200)
  })

  it('GEN-03 a user of another tenant gets their own host; super admins can use every host', async () => {
    const browser = server.browser()
    const uid = await browser.openSignIn()
    const refused = await browser.submit(uid, 'admin@campoverde.example', DEMO_PASSWORD)
    expect(refused.statusCode).toBe(403)
    expect(refused.json<Failure>()).toMatchObject({ code: 'OTHER_TENANT', location: 'http://mx.localhost:4173/login' })
    expect(await server.browser(MX).signIn('super@scintilla.example')).toBe('/apps')
    expect(await server.browser(MX).signIn('admin@campoverde.example')).toBe('/apps')
  })

  it('SES-03 the session’s id changes with each login, and the previous id becomes invalid', async () => {
    const browser = server.browser()
    await browser.signIn(USER)
    const before = browser.cookies.get('session')
    await browser.signIn(USER)
    expect(browser.cookies.get('session')).not.toEqual(before)
    const thief = server.browser()
    if (before) thief.cookies.set('session', before)
    expect((await thief.get('auth-status')).json<Failure>().code).toBe('INVALID_TOKEN')
  })

  it('USR-06 a blocked user’s login is not recorded', async () => {
    const loginId = 'blocked@brightfoods.example'
    const person = server.db.selectFrom('users').select(['last_login_at', 'previous_login_at'])
    const logins = () => person.where('login_id', '=', loginId).executeTakeFirst()
    const before = await logins()
    await server.browser().signIn(loginId)
    expect(await logins()).toEqual(before)
  })

  it('SES-03 a login page works only in the browser that opened it', async () => {
    const uid = await server.browser().openSignIn()
    const stranger = await server.browser().submit(uid, USER, DEMO_PASSWORD)
    expect(stranger.statusCode).toBe(404)
    expect(stranger.json<Failure>().code).toBe('SIGN_IN_EXPIRED')
  })

  it('SCR-04 an unrequested callback redirects to the error page', async () => {
    const { path } = await server.browser().follow('/core-app-api/login/callback?code=x&state=y')
    expect(path).toBe('/error?from=login')
    const { path: refused } = await server.browser().follow('/idp/auth?client_id=stranger')
    expect(refused).toBe('/error?from=login')
  })

  it('SES-03 two tabs can log in at the same time', async () => {
    const browser = server.browser()
    const [first, second] = [await browser.openSignIn('/profile'), await browser.openSignIn('/support')]
    const one = await browser.submit(first, USER, DEMO_PASSWORD)
    expect((await browser.follow(one.json<{ redirectUrl: string }>().redirectUrl)).path).toBe('/profile')
    const other = await browser.submit(second, USER, DEMO_PASSWORD)
    expect((await browser.follow(other.json<{ redirectUrl: string }>().redirectUrl)).path).toBe('/support')
  })

  it('RTE-43 SES-02 a URL of the maximum length is restored after login; a longer one becomes /apps', async () => {
    const start = '/apps?filter=%C3%A9&text='
    const wanted = start + '='.repeat(LAST_URL_LENGTH - start.length)
    expect(await server.browser().signIn(USER, wanted)).toBe(wanted)
    expect(await server.browser().signIn(USER, `${wanted}=`)).toBe('/apps')
  })

  it('SES-03 after fifty unfinished logins, the request is still short and the newest tabs work', async () => {
    const browser = server.browser()
    const uids: string[] = []
    for (let visit = 0; visit < 50; visit += 1) {
      server.clock.advance(0.1)
      uids.push(await browser.openSignIn(`/apps?visit=${visit}&filter=${'x'.repeat(900)}`))
    }
    const waiting = [...browser.cookies.keys()].filter((name) => name.startsWith('sign_in_'))
    const sent = waiting.map((name) => `${name.split(';')[0]}=${browser.cookies.get(name)?.value}`).join('; ')
    expect([waiting.length, sent.length < 2000]).toEqual([20, true])
    for (const visit of [49, 31]) {
      const accepted = await browser.submit(uids[visit] ?? '', USER, DEMO_PASSWORD)
      const { path } = await browser.follow(accepted.json<{ redirectUrl: string }>().redirectUrl)
      expect(path).toMatch(new RegExp(`^/apps\\?visit=${visit}&`))
    }
    browser.cookies.delete('session')
    const forgotten = await browser.submit(uids[0] ?? '', USER, DEMO_PASSWORD)
    const { path } = await browser.follow(forgotten.json<{ redirectUrl: string }>().redirectUrl)
    expect(path).toBe('/error?from=login')
  })

  it('SES-03 no other browser can complete a login', async () => {
    const [one, other] = [server.browser(), server.browser()]
    const accepted = await one.submit(await one.openSignIn(), USER, DEMO_PASSWORD)
    const resumed = await one.send('GET', accepted.json<{ redirectUrl: string }>().redirectUrl)
    await other.openSignIn()
    const callback = String(resumed.headers.location)
    expect((await other.follow(callback)).path).toBe('/error?from=login')
    // The right cookie name is not enough, because the cookie's content counts.
    for (const [name] of one.cookies) {
      if (name.startsWith('sign_in_')) other.cookies.set(name, { value: 'made-up', path: '/core-app-api/login' })
    }
    expect((await other.follow(callback)).path).toBe('/error?from=login')
  })

  it('SES-03 a reused callback redirects a signed-in user to the page again, and changes nothing', async () => {
    const browser = server.browser()
    const accepted = await browser.submit(await browser.openSignIn('/learn?q=caf\u00e9'), USER, DEMO_PASSWORD)
    const resumed = await browser.send('GET', accepted.json<{ redirectUrl: string }>().redirectUrl)
    const callback = String(resumed.headers.location)
    const arrive = async () => (await browser.follow(callback)).path
    const sessions = () => server.db.selectFrom('sessions').selectAll().orderBy('token_hash').execute()
    expect(await arrive()).toBe('/learn?q=caf%C3%A9')
    const before = await sessions()
    server.clock.advance(1)
    const again = await browser.send('GET', callback)
    expect([again.headers.location, again.cookies]).toEqual(['/learn?q=caf%C3%A9', []])
    expect(await sessions()).toEqual(before)
    // Another user's callback doesn't sign them in, either.
    const other = await server.signedIn('charter@orchard.example')
    expect((await other.send('GET', callback)).cookies).toEqual([])
    expect((await other.get('auth-status')).json()).toMatchObject({ loginId: 'charter@orchard.example' })
    const { path } = await browser.follow(callback.replace(/state=/, 'state=another'))
    expect(path).toBe('/error?from=login')
    server.clock.advance(31)
    expect(await arrive()).toBe('/error?from=login')
    browser.cookies.delete('session')
    expect(await arrive()).toBe('/error?from=login')
  })

  it('the login page lists the demo accounts of its tenant and the super admins', async () => {
    const browser = server.browser(MX)
    const uid = await browser.openSignIn()
    const details = (await browser.send('GET', `/idp/interaction/${uid}/details`)).json<SignInDetails>()
    expect(details.tenant).toBe('MX')
    expect(details.demoAccounts).toEqual([
      { loginId: 'super@scintilla.example', role: 'superAdmin', name: 'Morgan Hale', companyName: 'Scintilla' },
      { loginId: 'spectator@scintilla.example', role: 'spectator', name: 'Avery Stone', companyName: 'Scintilla' },
      { loginId: 'admin@campoverde.example', role: 'admin', name: 'Mariana Ríos', companyName: 'Campo Verde' },
      { loginId: 'user@campoverde.example', role: 'user', name: 'Diego Navarro', companyName: 'Campo Verde' },
    ])
  })
})
