import type { ActivityEvent } from '@tessera/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

type State = ColumnType<Record<string, unknown> | null, string | null, never>

interface ActivityEntriesTable extends Identified {
  company_id: string
  at: Date
  event: ActivityEvent
  actor_login_id: string
  actor_name: string
  actor_company: string
  /** The subject: a login id, or another row's id. */
  entity_id: string | null
  /** The subject's name at that time, such as a user's name. */
  entity_title: string | null
  /** The searchable values, without case and accents. */
  search_text: ColumnType<string, never, never>
  source_app: Generated<'portal' | 'cli'>
  before: State
  after: State
}

/** The tables of the activity log. */
export interface ActivityTables {
  activity_entries: ActivityEntriesTable
}
