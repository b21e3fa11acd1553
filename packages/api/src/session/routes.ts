import type { calls } from '@tessera/contract'
import { calls as table, loginIdOf, OFFERED_LANGUAGES } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { strictKey } from '../core/http/call-limits.ts'
import { callerOf, cookieOptions, sessionCookieName, visitorCookieName } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import { accountEnd } from '../core/sessions/authorize.ts'
import { readAttributes } from '../users/attributes.ts'
import { loggedOutCookieName, startLogin } from './login-flow.ts'
import type { EmbeddedProvider } from './provider.ts'
import { accountsOfTenant, mergePreferences, readPreferences } from './queries.ts'
import type { RelyingParty } from './relying-party.ts'
import { isResetOpen, resetPassword, sendResets, requestReset } from './reset.ts'
import { RESET_PATH, storedBanners } from './rules.ts'
import { signIn } from './sign-in.ts'
import { readUserContext, toAuthStatus, toUserInfo } from './views.ts'

/** A demo account on the login page in development; `role` is the key of its description there. */
export interface DemoAccount {
  loginId: string
  role: string
}

/** Handlers of the session area's calls. */
export function createSessionHandlers(
  relyingParty: RelyingParty,
  embedded: EmbeddedProvider | null,
  demoAccounts: readonly DemoAccount[],
): HandlersOf<typeof calls.session> {
  function provider(): EmbeddedProvider {
    if (!embedded) throw new HttpError('NOT_FOUND')
    return embedded
  }

  return {
    async authStatus(_input, context) {
      return toAuthStatus(callerOf(context).session)
    },
    async extend(_input, context) {
      return toAuthStatus(await context.sessions.extendSession(callerOf(context).session, context.site.config))
    },
    async attributes({ params, query }, { db }) {
      const known = await readAttributes(db, params.loginId.toLowerCase())
      if (!known) throw new HttpError('NOT_FOUND')
      return Object.fromEntries(query.fields.map((field) => [field, known[field]]))
    },
    async login({ query }, context) {
      const redirectUrl = await startLogin(query.lastUrl, context, relyingParty, context)
      const ended = await accountEnd(context.request, context.site, context)
      return { redirectUrl, ...(ended && { ended }) }
    },
    async logout(_input, { request, reply, site, sessions, settings }) {
      const { isDev } = settings
      const options = cookieOptions(isDev)
      const name = sessionCookieName(isDev)
      const token = request.cookies[name]
      if (token) await sessions.end(token, site.tenant)
      await embedded?.endSession(request, reply, site)
      reply.clearCookie(visitorCookieName(isDev), options)
      reply.clearCookie(name, options).setCookie(loggedOutCookieName(isDev), '1', options)
      return undefined
    },
    async logoutEverywhere(_input, { caller, db, request, reply, site, sessions, settings }) {
      if (caller) {
        await sessions.endAll(db, caller.account.loginId)
        await embedded?.endAllSessions(caller.account.loginId)
      }
      await embedded?.endSession(request, reply, site)
      const { isDev } = settings
      const options = cookieOptions(isDev)
      reply.clearCookie(visitorCookieName(isDev), options)
      reply.clearCookie(sessionCookieName(isDev), options).setCookie(loggedOutCookieName(isDev), '1', options)
      return undefined
    },
    async userContext({ query }, context) {
      return readUserContext(callerOf(context), context, query.permissions === 'true')
    },
    async userInfo({ params }, { db, accounts }) {
      const account = await accounts.find(params.loginId.toLowerCase())
      if (!account) throw new HttpError('NOT_FOUND')
      return toUserInfo(account, await readPreferences(db, account.loginId))
    },
    async readPreferences({ params }, { db, accounts }) {
      const account = await accounts.find(params.loginId.toLowerCase())
      if (!account) throw new HttpError('NOT_FOUND')
      return readPreferences(db, account.loginId)
    },
    async writePreferences({ body }, context) {
      const { dismissed_banners: dismissed } = body
      const changes = { ...body, ...(dismissed && { dismissed_banners: storedBanners(dismissed) }) }
      return mergePreferences(context.db, callerOf(context).account.loginId, changes, context.clock.now())
    },
    async languages() {
      return [...OFFERED_LANGUAGES]
    },
    async signInDetails({ params }, { request, reply, site, settings, db }) {
      await provider().checkInteraction(params.uid, request, reply, site)
      const known = settings.isDev
        ? await accountsOfTenant(
            db,
            demoAccounts.map((demo) => demo.loginId),
            site.tenant,
          )
        : []
      const offered = demoAccounts.flatMap(({ loginId, role }) => {
        const row = known.find((account) => account.login_id === loginId)
        return row ? [{ loginId, role, name: `${row.first_name} ${row.last_name}`, companyName: row.company_name }] : []
      })
      return { productName: site.config.productName, tenant: site.tenant, demoAccounts: offered }
    },
    async passwordResetLink(_input, { site }) {
      provider()
      return { url: site.origin + RESET_PATH }
    },
    async requestPasswordReset({ body }, context) {
      provider()
      await requestReset(loginIdOf(body.email), context)
      // This runs after the response, because its duration would reveal whether the account exists.
      context.afterResponse((services) => sendResets(services, context.request.log))
      return undefined
    },
    async passwordResetDetails({ params }, context) {
      provider()
      if (!(await isResetOpen(params.token, context))) throw new HttpError('RESET_LINK_EXPIRED')
      return { productName: context.site.config.productName }
    },
    async resetPassword({ params, body }, context) {
      const loginId = await resetPassword(params.token, body.password, context)
      await provider().endAllSessions(loginId)
      return undefined
    },
    async signIn({ params, body }, context) {
      const { request, reply, site, sharedLimiter } = context
      await provider().checkInteraction(params.uid, request, reply, site)
      const account = await signIn(body.email, body.password, site, context)
      // The strict limit counts only failures, because a correct password is no guess.
      await sharedLimiter.refund(strictKey(table.session.signIn, request))
      return { redirectUrl: await provider().finish(account.loginId, request, reply, site) }
    },
  }
}
