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

/** The key under which a visitor is counted: their session, else their address. */
export function visitorKey(request: FastifyRequest, caller: Caller | null): string {
  return caller ? sessionKey(caller.session.tokenHash) : addressKey(request)
}

/** The key under which a strictly limited call is counted. */
export function strictKey(call: Call, request: FastifyRequest): string {
  return `${call.id} ${networkOf(request.ip)}`
}

/**
 * Counts a call before its session is looked up: on the session where this server has seen it of late, else on the
 * address, so that made-up cookies run into its limit without a question to the database. Answers where it counted.
 */
export function countCall(request: FastifyRequest, { config }: Site, services: Services): string {
  const { limiter, secret, settings } = services
  const token = request.cookies[sessionCookieName(settings.isDev)]
  const session = token === undefined ? null : sessionKey(secret.fingerprint(token))
  const key = session !== null && limiter.knows(session) ? session : addressKey(request)
  refuseFor(limiter.take(key, config.requestsPerMinute))
  return key
}

/** Moves the count to the caller once they are known. */
export function moveCount(
  counted: string,
  caller: Caller | null,
  request: FastifyRequest,
  { config }: Site,
  { limiter }: Services,
): void {
  const key = visitorKey(request, caller)
  if (key === counted) return
  if (caller) limiter.giveBack(counted)
  else limiter.forget(counted)
  refuseFor(limiter.take(key, config.requestsPerMinute))
}

/** Counts a call that has a limit of its own, over all servers. */
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
