import type { calls } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { cookieOptions, visitorCookieName } from '../core/http/context.ts'
import { randomToken } from '../core/sessions/secret.ts'

/** How long an anonymous visitor stays in the same group of an experiment, in seconds. */
const VISITOR_AGE = 90 * 24 * 60 * 60

/** The caller's key for decisions: the login id, or an anonymous visitor's cookie, which the first call sets. */
function nameOf({ caller, request, reply, settings: { isDev } }: CallContext): string {
  if (caller) return caller.account.loginId
  const cookie = visitorCookieName(isDev)
  const known = request.cookies[cookie]
  const visitor = known && /^[\w-]{43}$/.test(known) ? known : randomToken()
  if (visitor !== known) reply.setCookie(cookie, visitor, { ...cookieOptions(isDev), maxAge: VISITOR_AGE })
  return visitor
}

/** Handlers of the flags area's calls. */
export const flagsHandlers: HandlersOf<typeof calls.flags> = {
  async list(_input, context) {
    return context.flags.of(nameOf(context), context.site)
  },
}
