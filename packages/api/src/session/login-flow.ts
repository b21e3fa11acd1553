import { API_BASE, isLocale, resolveLocale, safeLastUrl } from '@tessera/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services, Site } from '../core/http/context.ts'
import { cookieName, cookieOptions, localeOf, sessionCookieName } from '../core/http/context.ts'
import { belongsTo, rightsOf } from '../core/sessions/account.ts'
import { liveSession } from '../core/sessions/authorize.ts'
import { SIGN_IN_FAILED } from '../core/documents/page-requests.ts'
import type { Secret } from '../core/sessions/secret.ts'
import { randomToken } from '../core/sessions/secret.ts'
import { rememberLogin } from '../users/queries.ts'
import { readPreferences } from './queries.ts'
import type { RelyingParty, Transaction } from './relying-party.ts'
import { ownLoginUrl } from './sign-in.ts'

const SIGN_IN_MINUTES = 60
const YEAR_SECONDS = 365 * 24 * 60 * 60
const SIGN_IN_PATH = `${API_BASE}/login`
/** Browsers send all these cookies with each request, so those of unfinished logins must not accumulate. */
const MOST_SIGN_INS = 20

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  site: Site
}

/** The cookie that records a logout, so that at the next login no provider signs the user in without credentials. */
export function loggedOutCookieName(isDev: boolean): string {
  return cookieName('logged_out', isDev)
}

/** The cookies of the browser's unfinished logins, oldest first: their names begin with the time when they were set. */
function signInCookies(request: FastifyRequest, isDev: boolean): string[] {
  const prefix = cookieName('sign_in_', isDev, SIGN_IN_PATH)
  return Object.keys(request.cookies)
    .filter((name) => name.startsWith(prefix))
    .toSorted()
}

function signInCookieOptions(isDev: boolean) {
  return { ...cookieOptions(isDev), path: SIGN_IN_PATH }
}

function cookieSuffix(state: string, secret: Secret): string {
  return secret.fingerprint(state).slice(0, 8)
}

/**
 * The state contains the sealed URL of the requested page. The other values are derived from a key that only this
 * browser has. So the cookie is short, and each tab that logs in has its own.
 */
function transactionOf(state: string, key: string, secret: Secret): Transaction {
  const derive = (purpose: string) => secret.fingerprint(`${purpose} ${key} ${state}`)
  return { state, nonce: derive('nonce'), verifier: derive('verifier') }
}

/** Starts a login; returns the redirect target. */
export async function startLogin(
  lastUrl: string | undefined,
  { request, reply, site }: Exchange,
  relyingParty: RelyingParty,
  { clock, secret, settings: { isDev } }: Services,
): Promise<string> {
  const state = secret.seal(safeLastUrl(lastUrl))
  const key = randomToken()
  const hadSession = request.cookies[sessionCookieName(isDev)] !== undefined
  const promptLogin = hadSession || request.cookies[loggedOutCookieName(isDev)] !== undefined
  const url = await relyingParty.authorizationUrl(site, transactionOf(state, key, secret), promptLogin)
  for (const name of signInCookies(request, isDev).slice(0, 1 - MOST_SIGN_INS)) {
    reply.clearCookie(name, signInCookieOptions(isDev))
  }
  const name = `sign_in_${clock.now().getTime().toString(36)}_${cookieSuffix(state, secret)}`
  reply.setCookie(cookieName(name, isDev, SIGN_IN_PATH), key, {
    ...signInCookieOptions(isDev),
    maxAge: SIGN_IN_MINUTES * 60,
  })
  return url
}

/** A path for a header: non-ASCII characters are percent-encoded, and existing encodings stay. */
function inAscii(path: string): string {
  // An unpaired surrogate is not a character.
  const whole = path.replace(/\p{Surrogate}/gu, '')
  return whole.replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
}

/**
 * Stores a user's chosen language for the first page, if the browser's language differs; the portal's scripts read it.
 */
async function applyLanguage(loginId: string, { request, reply }: Exchange, { db }: Services): Promise<void> {
  const { language_code: chosen } = await readPreferences(db, loginId)
  const stored = request.cookies['locale']
  const isOther = chosen !== resolveLocale(stored, localeOf(request))
  // Languages that the server doesn't have, such as the pseudo-language, are kept.
  if (!chosen || !isOther || (stored !== undefined && !isLocale(stored))) return
  reply.setCookie('locale', chosen, { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS })
}

/** Completes a login at the provider's callback; returns the redirect target. */
export async function finishLogin(
  { request, reply, site }: Exchange,
  relyingParty: RelyingParty,
  services: Services,
): Promise<string> {
  const { secret, settings } = services
  const { isDev } = settings
  const state = new URL(request.url, site.origin).searchParams.get('state') ?? ''
  const cookie = signInCookies(request, isDev).find((name) => name.endsWith(`_${cookieSuffix(state, secret)}`))
  const key = cookie && request.cookies[cookie]
  const lastUrl = secret.open(state)
  if (cookie) reply.clearCookie(cookie, signInCookieOptions(isDev))
  if (lastUrl === null) return SIGN_IN_FAILED
  const wanted = inAscii(safeLastUrl(lastUrl))
  if (!key) {
    // A reloaded or restored callback was used before; a signed-in user stays signed in and continues.
    const isSignedIn = typeof (await liveSession(request, site, services)) !== 'string'
    return isSignedIn ? wanted : SIGN_IN_FAILED
  }
  const transaction = transactionOf(state, key, secret)
  const loginId = await relyingParty.identify(site, request.url, transaction).catch((error: unknown) => {
    request.log.warn({ err: error }, 'sign-in refused')
    return null
  })
  const account = loginId ? await services.accounts.find(loginId) : null
  if (!account) return SIGN_IN_FAILED
  if (!belongsTo(account, site)) {
    return `${SIGN_IN_FAILED}&reason=tenant&location=${encodeURIComponent(ownLoginUrl(account, site))}`
  }
  const name = sessionCookieName(isDev)
  const token = await services.sessions.start(
    { loginId: account.loginId, rights: rightsOf(account) },
    site.tenant,
    site.config,
    request.cookies[name],
  )
  // A blocked user gets the reason, and no login is recorded.
  if (account.status !== 'BLOCKED') await rememberLogin(services.db, account.loginId, services.clock.now())
  await applyLanguage(account.loginId, { request, reply, site }, services)
  reply.setCookie(name, token, cookieOptions(isDev))
  reply.clearCookie(loggedOutCookieName(isDev), cookieOptions(isDev))
  return wanted
}
