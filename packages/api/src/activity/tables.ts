import type { Identified, JsonWithDefault } from '../core/columns.ts'

interface ActivityEntriesTable extends Identified {
  company_id: string
  at: Date
  event: string
  actor_login_id: string
  actor_name: string
  actor_company: string
  details: JsonWithDefault<Record<string, unknown>>
}

/** The tables of what was done in a company’s name. */
export interface ActivityTables {
  activity_entries: ActivityEntriesTable
}
