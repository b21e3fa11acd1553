import type { Failure } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const USER = 'user@brightfoods.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A browser that used the login page, so the provider had a session too. */
async function signIn() {
  const browser = server.browser()
  await browser.signIn(USER)
  return browser
}

describe('ending a session', () => {
  it('SES-05 logging out ends the session and the provider’s, and the next login requires credentials', async () => {
    const browser = await signIn()
    const copy = server.browser()
    for (const [name, cookie] of browser.cookies) copy.cookies.set(name, cookie)
    expect((await browser.post('logout')).statusCode).toBe(204)
    expect((await copy.get('auth-status')).json<Failure>().code).toBe('INVALID_TOKEN')
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('idp_session'))).toEqual([])
    await browser.openSignIn()
    await copy.openSignIn()
    expect((await browser.post('logout')).statusCode).toBe(204)
  })

  it('SES-06 after an idle end the provider requires the password again', async () => {
    const browser = await signIn()
    server.clock.advance(31)
    expect((await browser.get('auth-status')).json<Failure>().code).toBe('SESSION_IDLE')
    await browser.openSignIn()
  })

  it.each([
    ['at the URL from the portal', (url: string) => url],
    ['at the URL without its prompt', (url: string) => url.replace('&prompt=login', '')],
  ])('SES-06 after the browser was closed, a password is required, %s', async (_how, change) => {
    const browser = await signIn()
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('idp_session'))).toEqual([])
    browser.cookies.delete('session')
    const { redirectUrl } = (await browser.get('login')).json<{ redirectUrl: string }>()
    const requested = await browser.send('GET', change(redirectUrl))
    expect(requested.headers.location).toMatch(/^\/idp\/interaction\//)
  })

  it('SES-06 another user can log in after a user’s session ended', async () => {
    const browser = await signIn()
    server.clock.advance(31)
    expect(await browser.signIn('charter@orchard.example')).toBe('/apps')
    expect((await browser.get('auth-status')).json()).toMatchObject({ loginId: 'charter@orchard.example' })
  })

  it.each(['BLOCKED', 'DELETED'] as const)(
    'USR-06 a user who is %s loses the session in every browser, and does not get it back',
    async (status) => {
      const [one, two] = [await server.signedIn(USER), await server.signedIn(USER)]
      const other = await server.signedIn('admin@brightfoods.example')
      const users = server.db.updateTable('users').where('login_id', '=', USER)
      const codes = async () => [
        (await one.get('auth-status')).json<Failure>().code,
        (await two.get('auth-status')).json<Failure>().code,
      ]
      await users.set({ status }).execute()
      expect(await codes()).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN'])
      expect((await other.get('auth-status')).statusCode).toBe(200)
      await users.set({ status: 'ACTIVE' }).execute()
      expect(await codes()).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN'])
    },
  )

  it('USR-06 logging in while blocked reports no ended session', async () => {
    const browser = await server.signedIn('blocked@brightfoods.example')
    expect((await browser.get('login')).json()).not.toHaveProperty('ended')
  })

  it('SES-03 a session’s id is stored only as a fingerprint', async () => {
    const browser = await server.signedIn(USER)
    const token = browser.cookies.get('session')?.value
    const stored = await server.db.selectFrom('sessions').select('token_hash').execute()
    expect(stored.map((row) => row.token_hash)).not.toContain(token)
  })
})
