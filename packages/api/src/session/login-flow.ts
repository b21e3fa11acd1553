import { API_BASE, safeLastUrl } from '@tessera/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services, Site } from '../core/context.ts'
import { cookieOptions, sessionCookieName } from '../core/context.ts'
import { loadAccount, rightsOf } from '../core/account.ts'
import { rememberLogin } from './queries.ts'
import type { RelyingParty, Transaction } from './relying-party.ts'
import { newTransaction } from './relying-party.ts'
import { belongsTo, ownLoginUrl } from './sign-in.ts'

/** Tells the next sign-in that a person logged out, so that no provider lets them in unasked. */
export const LOGGED_OUT_COOKIE = 'logged_out'
const ERROR_PAGE = '/error?from=login'
const SIGN_IN_MINUTES = 60
/** Together with the rest it must fit into one cookie. */
const LONGEST_LAST_URL = 1500

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  site: Site
}

/** A cookie for each sign-in, so that two tabs can sign in side by side. */
function transactionCookie(state: string, { secret }: Services): string {
  return `sign_in_${secret.fingerprint(state).slice(0, 8)}`
}

function transactionCookieOptions(isDev: boolean) {
  return { ...cookieOptions(isDev), path: `${API_BASE}/login` }
}

/** Starts a sign-in; answers where the browser goes. */
export async function startLogin(
  lastUrl: string | undefined,
  { request, reply, site }: Exchange,
  relyingParty: RelyingParty,
  services: Services,
): Promise<string> {
  const wanted = safeLastUrl(lastUrl)
  const transaction = newTransaction(Buffer.byteLength(wanted) > LONGEST_LAST_URL ? safeLastUrl(null) : wanted)
  const { isDev } = services.settings
  const hadSession = request.cookies[sessionCookieName(isDev)] !== undefined
  const askAgain = hadSession || request.cookies[LOGGED_OUT_COOKIE] !== undefined
  const url = await relyingParty.authorizationUrl(site, transaction, askAgain)
  reply.setCookie(transactionCookie(transaction.state, services), services.secret.seal(JSON.stringify(transaction)), {
    ...transactionCookieOptions(isDev),
    maxAge: SIGN_IN_MINUTES * 60,
  })
  return url
}

function isTransaction(value: unknown): value is Transaction {
  const names = ['state', 'nonce', 'verifier', 'lastUrl']
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}

function readTransaction(sealed: string | undefined, services: Services): Transaction | null {
  const text = sealed ? services.secret.open(sealed) : null
  const value: unknown = text ? JSON.parse(text) : null
  return isTransaction(value) ? value : null
}

/** A path as a header can carry it: what is not ASCII percent-encoded, what was encoded left as it is. */
function inAscii(path: string): string {
  // A half of a character pair stands for none.
  const whole = path.replace(/\p{Surrogate}/gu, '')
  return whole.replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
}

/** Ends a sign-in: the provider sent the browser back; answers where it goes now. */
export async function finishLogin(
  { request, reply, site }: Exchange,
  relyingParty: RelyingParty,
  services: Services,
): Promise<string> {
  const { isDev } = services.settings
  const state = new URL(request.url, site.origin).searchParams.get('state') ?? ''
  const cookie = transactionCookie(state, services)
  const transaction = readTransaction(request.cookies[cookie], services)
  reply.clearCookie(cookie, transactionCookieOptions(isDev))
  if (!transaction) return ERROR_PAGE
  const loginId = await relyingParty.identify(site, request.url, transaction).catch((error: unknown) => {
    request.log.warn({ err: error }, 'sign-in refused')
    return null
  })
  const account = loginId ? await loadAccount(services.db, loginId, services.clock.now()) : null
  if (!account) return ERROR_PAGE
  if (!belongsTo(account, site)) {
    return `${ERROR_PAGE}&reason=tenant&location=${encodeURIComponent(ownLoginUrl(account, site))}`
  }
  const name = sessionCookieName(isDev)
  const token = await services.sessions.start(
    { loginId: account.loginId, rights: rightsOf(account) },
    site.tenant,
    site.config,
    request.cookies[name],
  )
  await rememberLogin(services.db, account.loginId, services.clock.now())
  reply.setCookie(name, token, cookieOptions(isDev))
  reply.clearCookie(LOGGED_OUT_COOKIE, cookieOptions(isDev))
  return inAscii(safeLastUrl(transaction.lastUrl))
}
