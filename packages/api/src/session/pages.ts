import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../core/http/call-limits.ts'
import type { Services, Site } from '../core/http/context.ts'
import { siteOf } from '../core/http/context.ts'
import { refuseFor } from '../core/http/rate-limit.ts'
import type { SendPage } from '../core/documents/html-document.ts'
import { finishLogin } from './login-flow.ts'
import type { EmbeddedProvider } from './provider.ts'
import { CALLBACK_PATH, PROVIDER_PATH } from './provider.ts'
import type { RelyingParty } from './relying-party.ts'

/** The provider's endpoints in use. */
const PROVIDER_ROUTES = [
  { path: 'auth', method: ['GET'] },
  { path: 'auth/:uid', method: ['GET'] },
  { path: 'token', method: ['POST'] },
  { path: 'me', method: ['GET', 'POST'] },
  { path: 'jwks', method: ['GET'] },
  { path: '.well-known/openid-configuration', method: ['GET'] },
]

interface SignInPages {
  relyingParty: RelyingParty
  embedded: EmbeddedProvider | null
  sendPage: SendPage
}

/** Adds routes that a browser requests directly during a login. */
export function registerSignInPages(
  app: FastifyInstance,
  { relyingParty, embedded, sendPage }: SignInPages,
  services: Services,
): void {
  function limitRate(request: FastifyRequest, site: Site): void {
    refuseFor(services.limiter.take(addressKey(request), site.config.requestsPerMinute))
  }

  app.get(CALLBACK_PATH, async (request, reply): Promise<FastifyReply> => {
    const site = await siteOf(request, services.portalConfig)
    limitRate(request, site)
    const url = await finishLogin({ request, reply, site }, relyingParty, services)
    // The provider has identified the user. Its own session must end, because it would sign in the browser's next user.
    await embedded?.endSession(request, reply, site)
    return reply.header('cache-control', 'no-store').redirect(url)
  })
  if (!embedded) return
  app.get(`${PROVIDER_PATH}/interaction/:uid`, (request, reply) => sendPage('sign-in.html', request, reply))
  for (const path of ['reset', 'reset/:token']) {
    app.get(`${PROVIDER_PATH}/${path}`, (request, reply) => sendPage('sign-in.html', request, reply))
  }
  for (const { path, method } of PROVIDER_ROUTES) {
    app.route({
      method,
      url: `${PROVIDER_PATH}/${path}`,
      // Handled before a body is read, because the provider reads it itself.
      async onRequest(request, reply) {
        const site = await siteOf(request, services.portalConfig)
        // Each visit to the authorization endpoint stores state, so it is rate-limited; only this server calls the
        // other endpoints.
        if (path.startsWith('auth')) limitRate(request, site)
        await embedded.serve(request, reply, site)
      },
      handler: () => undefined,
    })
  }
}
