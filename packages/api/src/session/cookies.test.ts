import type { SignInDetails } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { startTestServer } from '../testing/server.ts'

const USER = 'user@brightfoods.example'

describe('outside development', () => {
  it('SRV-08 cookies are secure and bound to the host, no demo account is listed', async () => {
    const qa = await startTestServer({ env: { APP_ENV: 'qa' }, log: { write: () => undefined } })
    const browser = qa.browser()
    const cookies: { name: string; path: string | undefined; secure: boolean }[] = []
    qa.app.addHook('onResponse', async (_request, reply) => {
      for (const line of [reply.raw.getHeader('set-cookie') ?? []].flat()) {
        const [name = ''] = String(line).split('=')
        cookies.push({ name, path: /; path=([^;]+)/i.exec(String(line))?.[1], secure: /; secure/i.test(String(line)) })
      }
    })
    const uid = await browser.openSignIn()
    const details = (await browser.send('GET', `/idp/interaction/${uid}/details`)).json<SignInDetails>()
    expect(details.demoAccounts).toEqual([])
    const accepted = await browser.submit(uid, USER, DEMO_PASSWORD)
    const resumed = await browser.send('GET', accepted.json<{ redirectUrl: string }>().redirectUrl)
    const done = await browser.send('GET', String(resumed.headers.location))
    const cookie = done.cookies.find(({ name }) => name === '__Host-session')
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    expect(done.headers['strict-transport-security']).toContain('max-age')
    await browser.post('logout')
    expect(new Set(cookies.map(({ name }) => name.replace(/sign_in_.*/, 'sign_in')))).toEqual(
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
      ]),
    )
    // A browser takes such names only with these attributes.
    for (const { name, path, secure } of cookies)
      expect([name, secure, name.startsWith('__Host-') && path !== '/']).toEqual([name, true, false])
    await qa.close()
  })
})
