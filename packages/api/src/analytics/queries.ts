import type { AnalyticsEvent } from '@tessera/contract'
import type { Db } from '../core/database.ts'

/** Stores events; nothing in a row tells whose they are. */
export async function storeEvents(db: Db, events: readonly AnalyticsEvent[]): Promise<void> {
  const rows = events.map(({ props, at, ...event }) => ({ ...event, at: new Date(at), props: JSON.stringify(props) }))
  await db.insertInto('analytics_events').values(rows).execute()
}
