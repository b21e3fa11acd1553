import { INCIDENT_LIMITS } from '@tessera/contract'
import { withoutActing } from '../core/sessions/account.ts'
import { later } from '../core/clock.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { people } from '../users/queries.ts'
import { findQueued } from './queries.ts'

/** The names of the staff other than the reader who are writing on an incident. */
export async function otherWriters(
  db: Db,
  incidentUuid: string,
  { loginId, now }: { loginId: string; now: Date },
): Promise<string[]> {
  const writers = db
    .selectFrom('incidents_writers')
    .select('login_id')
    .where('incident_id', '=', incidentUuid)
    .where('login_id', '<>', loginId)
    .where('expires_at', '>', now)
  const rows = await people(db).where('login_id', 'in', writers).orderBy('first_name').orderBy('login_id').execute()
  return rows.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
}

/** Stores whether the caller is writing on an incident; returns the other writers. */
export async function markWriting(incidentId: string, isWriting: boolean, context: CallContext): Promise<string[]> {
  const { db, clock, site } = context
  const { loginId } = withoutActing(callerOf(context).account)
  const { id: incident_id } = await findQueued(db, incidentId, site.tenant)
  const now = clock.now()
  await db
    .deleteFrom('incidents_writers')
    .where('incident_id', '=', incident_id)
    .where((is) => is.or([is('expires_at', '<=', now), ...(isWriting ? [] : [is('login_id', '=', loginId)])]))
    .execute()
  if (isWriting) {
    const expires_at = later(now, INCIDENT_LIMITS.writingExpires)
    const audit = { created_at: now, created_by: loginId, updated_at: now, updated_by: loginId }
    await db
      .insertInto('incidents_writers')
      .values({ incident_id, login_id: loginId, expires_at, ...audit })
      .onConflict((conflict) =>
        conflict.columns(['incident_id', 'login_id']).doUpdateSet({ expires_at, updated_at: now }),
      )
      .execute()
  }
  return otherWriters(db, incident_id, { loginId, now })
}
