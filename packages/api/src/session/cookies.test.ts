import type { SignInDetails } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { startTestServer } from '../testing/server.ts'

const USER = 'user@brightfoods.example'

interface SetCookie {
  name: string
  attributes: string[]
}

/** Every cookie that a complete login and logout set or clear. */
async function collectLoginCookies(environment: string): Promise<{ cookies: SetCookie[]; details: SignInDetails }> {
  const own = await startTestServer({ env: { APP_ENV: environment }, log: { write: () => undefined } })
  const cookies: SetCookie[] = []
  own.app.addHook('onResponse', async (_request, reply) => {
    for (const line of [reply.raw.getHeader('set-cookie') ?? []].flat()) {
      const [pair = '', ...attributes] = String(line).split(/; */)
      cookies.push({ name: pair.replace(/=.*/, ''), attributes: attributes.map((each) => each.toLowerCase()) })
    }
  })
  const browser = own.browser()
  const uid = await browser.openSignIn()
  const details = (await browser.send('GET', `/idp/interaction/${uid}/details`)).json<SignInDetails>()
  const accepted = await browser.submit(uid, USER, DEMO_PASSWORD)
  const done = await browser.follow(accepted.json<{ redirectUrl: string }>().redirectUrl)
  expect(done.path).toBe('/apps')
  await browser.post('logout')
  await own.close()
  return { cookies, details }
}

function namesOf(cookies: readonly SetCookie[]): Set<string> {
  return new Set(cookies.map(({ name }) => name.replace(/sign_in_.*/, 'sign_in')))
}

describe('the cookies of login and logout', () => {
  it('SRV-08a are HttpOnly and same-site, in development too', async () => {
    const { cookies } = await collectLoginCookies('dev')
    expect(namesOf(cookies)).toEqual(
      new Set([
        'idp_session',
        'idp_session.sig',
        'logged_out',
        'session',
        'idp_interaction',
        'idp_interaction.sig',
        'idp_resume',
        'idp_resume.sig',
        'sign_in',
        'visitor',
      ]),
    )
    for (const { name, attributes } of cookies) {
      expect([name, ...attributes]).toEqual(expect.arrayContaining([name, 'httponly', 'samesite=lax']))
    }
  })

  it.each([
    ['admin@campoverde.example', 'mx.localhost:4173', { 'accept-language': 'en-US' }, 'es-MX'],
    ['admin@campoverde.example', 'mx.localhost:4173', { 'accept-language': 'es-MX' }, undefined],
    ['admin@erable.example', 'ca.localhost:4173', { 'accept-language': 'en-US' }, 'fr-CA'],
    ['admin@erable.example', 'ca.localhost:4173', { cookie: 'locale=en-XA' }, undefined],
  ] as const)(
    'SES-17 logging in as %s at %s with %j sets the locale cookie to %s',
    async (who, host, received, locale) => {
      const own = await startTestServer()
      const browser = own.browser(host)
      const uid = await browser.openSignIn()
      const accepted = await browser.submit(uid, who, DEMO_PASSWORD)
      let url = accepted.json<{ redirectUrl: string }>().redirectUrl
      while (!browser.cookies.has('session')) {
        const cookie = [...browser.cookies].map(([name, { value }]) => `${name.split(';')[0]}=${value}`).join('; ')
        const headers = 'cookie' in received ? { cookie: `${cookie}; ${received.cookie}` } : received
        const { headers: response } = await browser.send('GET', url, { headers })
        url = String(response.location)
      }
      expect(browser.cookies.get('locale')?.value).toBe(locale)
      await own.close()
    },
  )

  it('SRV-08a are secure and host-bound outside development, where no demo accounts are listed', async () => {
    const { cookies, details } = await collectLoginCookies('qa')
    expect(details.demoAccounts).toEqual([])
    expect(namesOf(cookies)).toEqual(
      new Set([
        '__Host-idp_session',
        '__Host-idp_session.sig',
        '__Host-logged_out',
        '__Host-session',
        '__Secure-idp_interaction',
        '__Secure-idp_interaction.sig',
        '__Secure-idp_resume',
        '__Secure-idp_resume.sig',
        '__Secure-sign_in',
        '__Host-visitor',
      ]),
    )
    for (const { name, attributes } of cookies) {
      // A browser accepts cookies with these name prefixes only with these attributes.
      const ofHost = name.startsWith('__Host-') ? ['path=/'] : []
      const wanted = [name, 'httponly', 'samesite=lax', 'secure', ...ofHost]
      expect([name, ...attributes]).toEqual(expect.arrayContaining(wanted))
      expect(attributes.filter((each) => each.startsWith('domain'))).toEqual([])
    }
  })

  it('SRV-08 come with HSTS outside development', async () => {
    const qa = await startTestServer({ env: { APP_ENV: 'qa' }, log: { write: () => undefined } })
    expect((await qa.browser().get('login')).headers['strict-transport-security']).toContain('max-age')
    await qa.close()
  })
})
