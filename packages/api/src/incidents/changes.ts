import type { IncidentStatus } from '@tessera/contract'
import type { Updateable } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import type { StoredIncident } from './queries.ts'
import type { IncidentsTables } from './tables.ts'

type Changes = Updateable<IncidentsTables['incidents']>
type ThreadKind = IncidentsTables['incidents_threads']['kind']

/** Adds a row to the status history. */
export async function addStatus(
  tx: Db,
  incidentUuid: string,
  status: IncidentStatus,
  { by, at }: AuditStamp,
): Promise<void> {
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  await tx
    .insertInto('incidents_statuses')
    .values({ incident_id: incidentUuid, status, ...audit })
    .execute()
}

/** Adds a comment, a reply or a note. */
export function addThread(
  tx: Db,
  incidentUuid: string,
  { kind, text, author }: { kind: ThreadKind; text: string; author: string | null },
  { by, at }: AuditStamp,
) {
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  return tx
    .insertInto('incidents_threads')
    .values({ incident_id: incidentUuid, kind, text, author_login_id: author, ...audit })
    .returning(['id', 'kind', 'author_login_id', 'text', 'created_at'])
    .executeTakeFirstOrThrow()
}

/** Stores a change to a locked incident, and its new status in the history. */
export async function changeIncident(
  tx: Db,
  row: StoredIncident,
  changes: Changes,
  { by, at }: AuditStamp,
): Promise<StoredIncident> {
  const changed = await tx
    .updateTable('incidents')
    .set({ ...changes, version: row.version + 1, updated_at: at, updated_by: by })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (changed.status !== row.status) await addStatus(tx, row.id, changed.status, { by, at })
  return changed
}

/** The columns that a change visible to users sets. */
export const customerVisibleChange = ({ by, at }: AuditStamp): Changes => ({ last_updated_at: at, last_updated_by: by })
