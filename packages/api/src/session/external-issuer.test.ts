import type { AddressInfo } from 'node:net'
import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { Provider } from 'oidc-provider/lib/provider.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const CLIENT = { id: 'tessera', secret: 'known to both sides' }
/** The issuer's claims about a user. */
let claims: Record<string, unknown> = {}
const vouchFor = (email: string) => {
  claims = { email, email_verified: true }
}
let server: TestServer
let env: Record<string, string>
const issuer = createServer()

function provider(origin: string): Provider {
  const built: Provider = new Provider(origin, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ['localhost', 'mx.localhost'].map((host) => `http://${host}:4173/core-app-api/login/callback`),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'preferred_username'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['k'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...claims }) }),
    interactions: { url: (_ctx, { uid }) => `/enter/${uid}` },
    async loadExistingGrant(ctx) {
      const grant = new built.Grant({ clientId: CLIENT.id, accountId: ctx.oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  return built
}

/** Follows a browser's redirects through the issuer, which accepts all users; returns the final redirect target. */
async function passIssuer(start: string): Promise<string> {
  const jar = new Map<string, string>()
  let url = start
  while (!url.includes('/core-app-api/')) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    url = new URL(response.headers.get('location') ?? '', url).href
  }
  return url
}

async function signIn(host?: string, at = server): Promise<string> {
  const browser = at.browser(host)
  const { redirectUrl } = (await browser.get('login?lastUrl=/profile')).json<{ redirectUrl: string }>()
  return (await browser.follow(await passIssuer(redirectUrl))).path
}

beforeAll(async () => {
  issuer.listen(0, '127.0.0.1')
  await once(issuer, 'listening')
  const origin = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`
  const built = provider(origin)
  const callback = built.callback()
  issuer.on('request', (request, response) => {
    const isEntering = request.url?.startsWith('/enter/')
    if (isEntering) void built.interactionFinished(request, response, { login: { accountId: 'somebody' } })
    else void callback(request, response)
  })
  env = { OIDC_ISSUER: origin, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret }
  server = await startTestServer({ env })
})
afterAll(async () => {
  await server.close()
  issuer.close()
})

describe('an external issuer', () => {
  it('SES-03 signs in a user whose email the issuer has verified', async () => {
    vouchFor('User@BrightFoods.example')
    expect(await signIn()).toBe('/profile')
  })

  it.each([
    ['has not verified', { email: 'user@brightfoods.example', email_verified: false }],
    ['does not mark as verified or unverified', { email: 'user@brightfoods.example' }],
    ['marks as verified with text instead of a boolean', { email: 'user@brightfoods.example', email_verified: 'true' }],
    ['does not include', { preferred_username: 'user@brightfoods.example', email_verified: true }],
  ])('SES-03 refuses a user whose email the issuer %s', async (_what, received) => {
    claims = received
    expect(await signIn()).toBe('/error?from=login')
  })

  it('SES-03 identifies users by the configured claim, and by no other', async () => {
    const named = await startTestServer({ env: { ...env, OIDC_LOGIN_CLAIM: 'preferred_username' } })
    claims = { preferred_username: 'User@BrightFoods.example', email: 'stranger@brightfoods.example' }
    expect(await signIn(undefined, named)).toBe('/profile')
    vouchFor('user@brightfoods.example')
    expect(await signIn(undefined, named)).toBe('/error?from=login')
    await named.close()
  })

  it('SES-03 retries a request if the issuer closes a reused connection', async () => {
    const fresh = await startTestServer({ env })
    const [answer] = issuer.listeners('request')
    issuer.removeAllListeners('request')
    issuer.once('request', (request) => {
      issuer.on('request', answer as RequestListener)
      request.socket.destroy()
    })
    vouchFor('user@brightfoods.example')
    expect(await signIn(undefined, fresh)).toBe('/profile')
    await fresh.close()
  })

  it('SES-03 refuses a user without an account', async () => {
    vouchFor('stranger@brightfoods.example')
    expect(await signIn()).toBe('/error?from=login')
  })

  it('GEN-03 sends a user of another tenant to the right host', async () => {
    vouchFor('user@brightfoods.example')
    const location = encodeURIComponent('http://us.localhost:4173/login')
    expect(await signIn('mx.localhost:4173')).toBe(`/error?from=login&reason=tenant&location=${location}`)
  })

  it('SES-03 turns the embedded provider off', async () => {
    const browser = server.browser()
    expect((await browser.send('GET', '/idp/.well-known/openid-configuration')).statusCode).toBe(404)
    expect((await browser.send('GET', '/idp/interaction/any/details')).statusCode).toBe(404)
  })
})
