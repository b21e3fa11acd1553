import { loginIdOf } from '@tessera/contract'
import type { FastifyInstance } from 'fastify'
import * as client from 'openid-client'
import type { Site } from '../core/http/context.ts'
import { IN_PROCESS_ADDRESS } from '../core/http/http.ts'
import { OriginCache } from '../core/http/origins.ts'
import type { ExternalIssuer } from '../core/config/settings.ts'
import type { EmbeddedProvider } from './provider.ts'
import { CALLBACK_PATH, CLIENT_ID } from './provider.ts'

/** Values that tie a callback to its login request: state, nonce and PKCE verifier. */
export interface Transaction {
  state: string
  nonce: string
  verifier: string
}

/** The portal's side of OpenID Connect: authorization code with PKCE. */
export interface RelyingParty {
  /**
   * The login URL; `promptLogin` makes an external issuer request credentials again. The embedded provider always does:
   * a provider session would outlast the portal's, and there is no other client.
   */
  authorizationUrl(site: Site, transaction: Transaction, promptLogin: boolean): Promise<string>
  /** The login id that the provider asserts. Throws if anything is invalid. */
  identify(site: Site, callbackUrl: string, transaction: Transaction): Promise<string>
}

/** Calls the embedded provider in process, because a tenant's host name might not resolve. */
function createInProcessFetch(app: FastifyInstance, { origin }: Site): client.CustomFetch {
  const { host, protocol } = new URL(origin)
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url)
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      remoteAddress: IN_PROCESS_ADDRESS,
      headers: { ...headers, host, 'x-forwarded-proto': protocol.replace(':', '') },
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    })
    const type = String(answer.headers['content-type'])
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
  }
}

function isLocal(issuer: string): boolean {
  const { hostname } = new URL(issuer)
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')
}

/** GET requests are retried once, because the issuer can close a kept-alive connection when it is reused. */
const fetchWithRetry: client.CustomFetch = async (url, options) => {
  const send = () => fetch(url, options)
  if (options.method !== 'GET') return send()
  return send().catch((error: unknown) => (options.signal?.aborted ? Promise.reject(error) : send()))
}

type Discover = (site: Site) => Promise<client.Configuration>

function discoverEmbedded(app: FastifyInstance, provider: EmbeddedProvider): Discover {
  return (site) =>
    client.discovery(
      new URL(provider.issuerOf(site)),
      CLIENT_ID,
      { client_secret: provider.clientSecret, id_token_signed_response_alg: 'ES256' },
      client.ClientSecretBasic(provider.clientSecret),
      // Insecure requests are safe here, because they stay within the process.
      { execute: [client.allowInsecureRequests], [client.customFetch]: createInProcessFetch(app, site) },
    )
}

function discoverExternal({ issuer, clientId, clientSecret }: ExternalIssuer): Discover {
  const execute = isLocal(issuer) ? [client.allowInsecureRequests] : []
  return () =>
    client.discovery(new URL(issuer), clientId, clientSecret, client.ClientSecretBasic(clientSecret), {
      execute,
      timeout: 10,
      [client.customFetch]: fetchWithRetry,
    })
}

/** Discovers on first use and caches only success, so that an unavailable issuer is tried again. */
function withCache(discover: Discover, keyOf: (site: Site) => string): Discover {
  const known = new OriginCache<Promise<client.Configuration>>()
  return (site) => {
    const key = keyOf(site)
    const found = known.get(key)
    if (found) return found
    const pending = discover(site)
    known.set(key, pending)
    pending.catch(() => known.delete(key))
    return pending
  }
}

/** Reads the login id from the configured claim only. The issuer must have verified an email claim. */
function claimedLoginId(claims: client.IDToken | undefined, loginClaim: string): string {
  const named = claims?.[loginClaim]
  if (typeof named !== 'string' || named === '') throw new Error(`The issuer sent no ${loginClaim} claim.`)
  if (loginClaim === 'email' && claims?.['email_verified'] !== true) {
    throw new Error('The issuer has not verified the email.')
  }
  return loginIdOf(named)
}

/** The relying party of the external issuer, or else of the embedded provider. */
export function createRelyingParty(
  app: FastifyInstance,
  embedded: EmbeddedProvider | null,
  oidc: ExternalIssuer | null,
): RelyingParty {
  const discover = embedded ? discoverEmbedded(app, embedded) : oidc && discoverExternal(oidc)
  if (!discover) throw new Error('There is neither an embedded provider nor an external issuer.')
  const loginClaim = oidc?.loginClaim ?? 'sub'
  const configuration = withCache(discover, (site) => (embedded ? site.origin : 'external'))
  return {
    async authorizationUrl(site, { state, nonce, verifier }, promptLogin) {
      const url = client.buildAuthorizationUrl(await configuration(site), {
        redirect_uri: site.origin + CALLBACK_PATH,
        scope: embedded || loginClaim === 'email' ? 'openid email' : 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...((promptLogin || embedded) && { prompt: 'login' }),
      })
      return embedded ? url.pathname + url.search : url.href
    },
    async identify(site, callbackUrl, { state, nonce, verifier }) {
      const tokens = await client.authorizationCodeGrant(await configuration(site), new URL(callbackUrl, site.origin), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      return claimedLoginId(tokens.claims(), loginClaim)
    },
  }
}
