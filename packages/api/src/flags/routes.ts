import type { calls } from '@tessera/contract'
import { asThemselves } from '../core/account.ts'
import type { CallContext, HandlersOf } from '../core/context.ts'
import { callerOf, cookieOptions, visitorCookieName } from '../core/context.ts'
import { transact } from '../core/database.ts'
import { randomToken } from '../core/secret.ts'
import { changeFlag, readFlags } from './queries.ts'

/** How long a stranger stays in the same group of an experiment, in seconds. */
const VISITOR_AGE = 90 * 24 * 60 * 60

/** By what a caller is known: the login id, or a stranger's cookie, which the first call sets. */
function nameOf({ caller, request, reply, settings: { isDev } }: CallContext): string {
  if (caller) return caller.account.loginId
  const cookie = visitorCookieName(isDev)
  const known = request.cookies[cookie]
  const visitor = known && /^[\w-]{43}$/.test(known) ? known : randomToken()
  if (visitor !== known) reply.setCookie(cookie, visitor, { ...cookieOptions(isDev), maxAge: VISITOR_AGE })
  return visitor
}

/** Answers the flags area's calls. */
export const flagsHandlers: HandlersOf<typeof calls.flags> = {
  async list(_input, context) {
    return context.flags.of(nameOf(context), context.site)
  },
  async settings(_input, { db }) {
    return readFlags(db)
  },
  async update({ params: { key }, body }, context) {
    const { account } = callerOf(context)
    return transact(context.db, async (tx) => {
      const change = await changeFlag(tx, key, body, { by: account.loginId, at: context.clock.now() })
      await context.recordActivity(tx, 'FLAG_UPDATED', asThemselves(account), change)
      const [flag] = await readFlags(tx, [key])
      if (!flag) throw new Error(`The flag ${key} was written and is not there.`)
      return flag
    })
  },
}
