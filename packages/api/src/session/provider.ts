import { API_BASE } from '@tessera/contract'
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration, JWK } from 'oidc-provider'
import { sql } from 'kysely'
import { Provider } from 'oidc-provider/lib/provider.js'
import type { Services, Site } from '../core/http/context.ts'
import { cookieName, cookieOptions } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import { OriginCache } from '../core/http/origins.ts'
import { SIGN_IN_FAILED } from '../core/documents/page-requests.ts'
import { createProviderAdapter } from './provider-adapter.ts'
import { signingKey } from './signing-key.ts'

export const PROVIDER_PATH = '/idp'
export const CLIENT_ID = 'portal'
export const CALLBACK_PATH = `${API_BASE}/login/callback`
const HOUR = 3600
/**
 * The lifetime of the provider's session. After the right password, only redirects follow before the portal's session
 * begins.
 */
const SIGN_IN_SECONDS = 60

/** The embedded OpenID provider: one issuer for each origin, with the same accounts. */
export interface EmbeddedProvider {
  issuerOf(site: Site): string
  clientSecret: string
  /** Handles a protocol request below `/idp`. */
  serve(request: FastifyRequest, reply: FastifyReply, site: Site): Promise<void>
  /** Throws 404 unless the login page with this id is still open in this browser. */
  checkInteraction(uid: string, request: FastifyRequest, reply: FastifyReply, site: Site): Promise<void>
  /** Reports the signed-in user to the provider; returns the path where the login continues. */
  finish(loginId: string, request: FastifyRequest, reply: FastifyReply, site: Site): Promise<string>
  /** Ends a user's provider sessions in every browser. */
  endAllSessions(loginId: string): Promise<void>
  /** Ends the provider's session of this browser. */
  endSession(request: FastifyRequest, reply: FastifyReply, site: Site): Promise<void>
}

function cookieNames(isDev: boolean) {
  return {
    session: cookieName('idp_session', isDev),
    interaction: cookieName('idp_interaction', isDev, `${PROVIDER_PATH}/interaction`),
    resume: cookieName('idp_resume', isDev, `${PROVIDER_PATH}/auth`),
  }
}

function configurationOf(origin: string, key: JWK, services: Services, clientSecret: string): Configuration {
  const { settings, db, secret } = services
  const { path: _, ...cookie } = { ...cookieOptions(settings.isDev), signed: true }
  return {
    adapter: createProviderAdapter(db),
    jwks: { keys: [key] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [origin + CALLBACK_PATH],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: {
      names: cookieNames(settings.isDev),
      keys: [secret.derive('provider cookies')],
      long: cookie,
      short: cookie,
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email'] },
    ttl: {
      AccessToken: SIGN_IN_SECONDS,
      AuthorizationCode: SIGN_IN_SECONDS,
      IdToken: 300,
      Interaction: HOUR,
      Session: SIGN_IN_SECONDS,
      Grant: SIGN_IN_SECONDS,
    },
    interactions: { url: (_ctx, interaction) => `${PROVIDER_PATH}/interaction/${interaction.uid}` },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId, email: accountId }) }),
    // The portal is the provider's only client and has the same operator, so no consent is needed.
    async loadExistingGrant(ctx) {
      const { client, session, provider, result } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
      const grant = known ? await provider.Grant.find(known) : undefined
      if (grant) return grant
      const fresh = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      fresh.addOIDCScope('openid email')
      await fresh.save()
      return fresh
    },
    renderError(ctx) {
      ctx.redirect(SIGN_IN_FAILED)
    },
  }
}

function stripMountPath(request: FastifyRequest, isDev: boolean): void {
  const { raw } = request
  const originalUrl = raw.url ?? PROVIDER_PATH
  Object.assign(raw, { originalUrl, url: originalUrl.slice(PROVIDER_PATH.length) || '/' })
  // The server has already decided which scheme and host to trust, and passes them to the provider. Outside dev, a
  // proxy provides TLS. The provider would not send its secure cookies without it.
  const protocol = isDev ? request.protocol : 'https'
  Object.assign(raw.headers, { 'x-forwarded-proto': protocol, 'x-forwarded-host': request.host })
}

/** Starts the embedded provider with the database's accounts. */
export async function createEmbeddedProvider(services: Services): Promise<EmbeddedProvider> {
  const key = await signingKey(services.db)
  const clientSecret = services.secret.derive('provider client')
  const providers = new OriginCache<Provider>()
  const logs = new WeakMap<IncomingMessage, FastifyBaseLogger>()

  function providerOf({ origin }: Site): Provider {
    const known = providers.get(origin)
    if (known) return known
    const provider = new Provider(origin + PROVIDER_PATH, configurationOf(origin, key, services, clientSecret))
    provider.proxy = true
    provider.on('server_error', (ctx, error) => {
      logs.get(ctx.req)?.error({ err: error }, 'the identity provider failed')
    })
    providers.set(origin, provider)
    return provider
  }

  return {
    clientSecret,
    issuerOf: ({ origin }) => origin + PROVIDER_PATH,
    async serve(request, reply, site) {
      const provider = providerOf(site)
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      stripMountPath(request, services.settings.isDev)
      logs.set(request.raw, request.log)
      await provider.callback()(request.raw, reply.raw)
    },
    async checkInteraction(uid, request, reply, site) {
      const interaction = await providerOf(site)
        .interactionDetails(request.raw, reply.raw)
        .catch((error: unknown) => {
          // Any other error does not mean that the page has expired.
          if (error instanceof Error && error.name === 'SessionNotFound') return null
          throw error
        })
      if (interaction?.uid !== uid) throw new HttpError('SIGN_IN_EXPIRED')
    },
    async finish(loginId, request, reply, site) {
      const result = { login: { accountId: loginId, remember: false } }
      const url = await providerOf(site).interactionResult(request.raw, reply.raw, result)
      const { pathname, search } = new URL(url)
      return pathname + search
    },
    async endAllSessions(loginId) {
      await services.db
        .deleteFrom('session_provider')
        .where('model', '=', 'Session')
        .where(sql`payload ->> 'accountId'`, '=', loginId)
        .execute()
    },
    async endSession(request, reply, site) {
      const { isDev } = services.settings
      const cookie = cookieNames(isDev).session
      const id = request.cookies[cookie]
      if (!id) return
      const session = await providerOf(site).Session.find(id)
      await session?.destroy()
      for (const name of [cookie, `${cookie}.sig`]) reply.clearCookie(name, cookieOptions(isDev))
    },
  }
}
