import type { Locale, TenantCode } from '@tessera/contract'
import { DICTIONARY_LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import { later } from '../core/clock.ts'
import type { Db } from '../core/database/database.ts'
import { searchKey } from '../core/text/search-key.ts'

const DAY = 24 * 60 * 60_000

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
const firstDay = (now: Date): string => dayOf(later(now, -DICTIONARY_LIMITS.missedSearchDays * DAY))

/** Counts a search that found nothing. Its user isn’t stored. */
export async function countMissedSearch(
  db: Db,
  { text, locale, tenant }: { text: string; locale: Locale; tenant: TenantCode },
  now: Date,
): Promise<void> {
  await db
    .insertInto('dictionary_missed_searches')
    .values({ tenant, locale, search: searchKey(text), day: dayOf(now), count: 1, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'locale', 'search', 'day'])
        .doUpdateSet({ count: sql`dictionary_missed_searches.count + 1`, updated_at: now }),
    )
    .execute()
}

/** The searches without results in the last 30 days, most frequent first. */
export async function listMissedSearches(
  db: Db,
  { tenant, offset, limit }: { tenant: TenantCode; offset: number; limit: number },
  now: Date,
) {
  const { rows } = await sql<{ search: string; locale: Locale; count: number; lastOn: string; total: number }>`
    select search, locale, sum(count)::int as count, max(day)::text as "lastOn", count(*) over ()::int as total
    from dictionary_missed_searches where tenant = ${tenant} and day >= ${firstDay(now)}
    group by search, locale order by 3 desc, 4 desc, search limit ${limit} offset ${offset}`.execute(db)
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => row) }
}

/** Removes the counts of days that are no longer displayed. */
export async function removeOldMissedSearches(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('dictionary_missed_searches').where('day', '<', firstDay(now)).execute()
}
