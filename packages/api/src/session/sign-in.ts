import { LIMITS, loginAddress, loginIdOf } from '@tessera/contract'
import { sql } from 'kysely'
import type { Account } from '../core/sessions/account.ts'
import { belongsTo } from '../core/sessions/account.ts'
import { later } from '../core/clock.ts'
import type { Services, Site } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { verifyPassword } from './passwords.ts'
import { lockedUntil } from './rules.ts'

/**
 * How long failures are kept, in milliseconds. A lock needs failures from one lock duration, and then lasts another.
 */
const FAILURE_RETENTION_MS = 2 * LIMITS.signInLockMinutes * 60_000

type Needs = Pick<Services, 'accounts' | 'db' | 'clock'>

/**
 * Counts an attempt as failed before it is checked, so that concurrent attempts cannot bypass the lock. Throws if the
 * login is locked.
 */
async function countAttempt(loginId: string, { db, clock }: Needs): Promise<void> {
  const now = clock.now()
  const until = await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${loginId}))`.execute(tx)
    const failures = await tx
      .selectFrom('session_failures')
      .select('failed_at')
      .where('login_id', '=', loginId)
      .orderBy('failed_at', 'desc')
      .limit(LIMITS.signInFailures)
      .execute()
    const locked = lockedUntil(
      failures.map((failure) => failure.failed_at),
      now,
    )
    if (!locked) await tx.insertInto('session_failures').values({ login_id: loginId, failed_at: now }).execute()
    return locked
  })
  // Failures of unknown login ids would otherwise stay forever. Rows locked by another attempt are skipped.
  const old = db.selectFrom('session_failures').select('id').where('failed_at', '<', later(now, -FAILURE_RETENTION_MS))
  await db.deleteFrom('session_failures').where('id', 'in', old.forUpdate().skipLocked()).execute()
  if (!until) return
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  throw new HttpError('SIGN_IN_LOCKED', { headers: { 'retry-after': String(seconds) } })
}

/** The login page of the account's own tenant. */
export function ownLoginUrl(account: Account, { origin, config }: Site): string {
  return loginAddress(config.tenantHosts[account.company.tenant], origin).href
}

/**
 * Returns the account with an email address and password. Throws INVALID_CREDENTIALS, SIGN_IN_LOCKED or OTHER_TENANT.
 */
export async function signIn(email: string, password: string, site: Site, needs: Needs): Promise<Account> {
  const { accounts, db } = needs
  const loginId = loginIdOf(email)
  await countAttempt(loginId, needs)
  const credential = await db
    .selectFrom('session_credentials')
    .select('password_hash')
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  const isRight = await verifyPassword(password, credential?.password_hash)
  const account = isRight ? await accounts.find(loginId) : null
  if (!account) throw new HttpError('INVALID_CREDENTIALS')
  await db.deleteFrom('session_failures').where('login_id', '=', loginId).execute()
  if (!belongsTo(account, site)) throw new HttpError('OTHER_TENANT', { location: ownLoginUrl(account, site) })
  return account
}
