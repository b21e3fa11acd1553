import { INCIDENT_LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import { later } from '../core/clock.ts'
import type { Db } from '../core/database/database.ts'
import type { JobKind } from '../core/jobs/jobs.ts'
import { defineJob } from '../core/jobs/jobs.ts'
import { changeIncident, customerVisibleChange } from './changes.ts'
import { incidents } from './queries.ts'

const SYSTEM = 'system'

/** The time of an incident's last comment, reply or status change. */
async function lastEvent(tx: Db, id: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(created_at) from incidents_threads where incident_id = ${id} and kind <> 'NOTE'),
      (select max(created_at) from incidents_statuses where incident_id = ${id})
    ) as at`.execute(tx)
  return rows[0]?.at ?? null
}

/** Closes a resolved incident 14 days after the last comment or status change. */
export const closeResolvedJob: JobKind<{ incidentUuid: string }> = defineJob({
  name: 'incidents.closeResolved',
  input: z.object({ incidentUuid: z.uuid() }),
  async step({ input: { incidentUuid } }, { db, clock }) {
    const row = await incidents(db).where('id', '=', incidentUuid).forUpdate().executeTakeFirst()
    if (row?.status !== 'RESOLVED') return 'done'
    const dueAt = later((await lastEvent(db, row.id)) ?? row.updated_at, INCIDENT_LIMITS.closesAfter)
    const now = clock.now()
    if (dueAt > now) return { dueAt }
    const stamp = { by: SYSTEM, at: now }
    await changeIncident(db, row, { status: 'CLOSED', ...customerVisibleChange(stamp) }, stamp)
    return 'done'
  },
})
