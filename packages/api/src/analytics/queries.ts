import type { AnalyticsEvent, TenantCode } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { later } from '../core/clock.ts'
import type { Db } from '../core/database/database.ts'

const DAY = 24 * 60 * 60_000

/** Stores events; no column identifies the user. */
export async function storeEvents(
  db: Db,
  events: readonly AnalyticsEvent[],
  where: { tenant: TenantCode; at: Date },
): Promise<void> {
  const rows = events.map(({ name, page, locale, props }) => {
    return { name, page, locale, ...where, props: JSON.stringify(props) }
  })
  await db.insertInto('analytics_events').values(rows).execute()
}

/** Removes events that are older than their retention period. */
export async function removeOldEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('analytics_events')
    .where('at', '<', later(now, -LIMITS.analyticsDays * DAY))
    .execute()
}
