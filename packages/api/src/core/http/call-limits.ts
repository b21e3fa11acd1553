import type { Call } from '@tessera/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller, Services, Site } from './context.ts'
import { sessionCookieName } from './context.ts'
import { networkOf } from './network.ts'
import { refuseFor } from './rate-limit.ts'

function sessionKey(tokenHash: string): string {
  return `session ${tokenHash}`
}

/** The rate limit key of a caller without a session. */
export function addressKey(request: FastifyRequest): string {
  return `address ${networkOf(request.ip)}`
}

/** The key for counting a visitor's calls: their session, or else their address. */
export function visitorKey(request: FastifyRequest, caller: Caller | null): string {
  return caller ? sessionKey(caller.session.tokenHash) : addressKey(request)
}

/** The key for counting a strictly limited call. */
export function strictKey(call: Call, request: FastifyRequest): string {
  return `${call.id} ${networkOf(request.ip)}`
}

/**
 * Counts a call before its session is looked up. It counts for the session if this server has seen it recently, else
 * for the address. So invented cookies reach the address's limit without a database query. Returns the counted key.
 */
export function countCall(request: FastifyRequest, { config }: Site, services: Services): string {
  const { limiter, secret, settings } = services
  const token = request.cookies[sessionCookieName(settings.isDev)]
  const session = token === undefined ? null : sessionKey(secret.fingerprint(token))
  const key = session !== null && limiter.knows(session) ? session : addressKey(request)
  refuseFor(limiter.take(key, config.requestsPerMinute))
  return key
}

/** Moves the count to the caller after authentication. */
export function moveCount(
  counted: string,
  caller: Caller | null,
  request: FastifyRequest,
  { config }: Site,
  { limiter }: Services,
): void {
  const key = visitorKey(request, caller)
  if (key === counted) return
  if (caller) limiter.refund(counted)
  else limiter.forget(counted)
  refuseFor(limiter.take(key, config.requestsPerMinute))
}

/** Counts a call with its own limit across all servers. */
export async function countOwnLimit(
  call: Call,
  request: FastifyRequest,
  caller: Caller | null,
  { config }: Site,
  { sharedLimiter }: Services,
): Promise<void> {
  const { rateLimit } = call
  if (rateLimit === undefined) return
  const wait =
    rateLimit === 'strict'
      ? await sharedLimiter.take(strictKey(call, request), config.strictRequestsPerMinute)
      : await sharedLimiter.take(`${call.id} ${visitorKey(request, caller)}`, rateLimit)
  refuseFor(wait)
}
