import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { later } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Secret } from '../sessions/secret.ts'

const WINDOW = 60_000

/** Counts by key across all servers of a database; a window lasts a minute unless another length is given. */
export interface SharedRateLimiter {
  /** Counts one call and returns 0. Above the limit, it counts nothing and returns the seconds to wait. */
  take(key: string, most: number, window?: number): Promise<number>
  /** The seconds to wait that `take` would return, without counting. */
  peek(key: string, most: number): Promise<number>
  /** Reverts one counted call. */
  refund(key: string): Promise<void>
  /** Removes expired counts. */
  purgeExpired(): Promise<void>
}

const secondsUntil = (end: Date, now: Date): number => Math.ceil((end.getTime() - now.getTime()) / 1000) || 1

/** A limiter with one row per key; keys are hashed, so rows reveal no address. */
export function createSharedRateLimiter(db: Db, secret: Secret, clock: Clock): SharedRateLimiter {
  const known = (hash: string) =>
    db.selectFrom('rate_limits').select(['count', 'expires_at']).where('key_hash', '=', hash)
  return {
    async take(key, most, window = WINDOW) {
      const now = clock.now()
      const hash = secret.fingerprint(key)
      // One statement, so that a concurrent count on another server waits for the row.
      const { rows } = await sql`
        insert into rate_limits as known (key_hash, count, expires_at, created_at, updated_at)
        values (${hash}, 1, ${later(now, window)}, ${now}, ${now})
        on conflict (key_hash) do update set
          count = case when known.expires_at <= ${now} then 1 else known.count + 1 end,
          expires_at = case when known.expires_at <= ${now} then excluded.expires_at else known.expires_at end,
          updated_at = ${now}
        where known.expires_at <= ${now} or known.count < ${most}
        returning known.id`.execute(db)
      if (rows.length > 0) return 0
      const full = await known(hash).executeTakeFirst()
      return secondsUntil(full?.expires_at ?? now, now)
    },
    async peek(key, most) {
      const now = clock.now()
      const found = await known(secret.fingerprint(key)).where('expires_at', '>', now).executeTakeFirst()
      return found && found.count >= most ? secondsUntil(found.expires_at, now) : 0
    },
    async refund(key) {
      await db
        .updateTable('rate_limits')
        .set(({ eb }) => ({ count: eb('count', '-', 1) }))
        .where('key_hash', '=', secret.fingerprint(key))
        .where('count', '>', 0)
        .execute()
    },
    async purgeExpired() {
      await db.deleteFrom('rate_limits').where('expires_at', '<=', clock.now()).execute()
    },
  }
}
