import type { IncidentAttachment, IncidentStatus, Locale, SupportList, TenantCode } from '@tessera/contract'
import type { Generated } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

interface IncidentsChoicesTable extends Identified {
  choice_id: string
  list: SupportList
  parent_id: string | null
  position: number
  tenants: TenantCode[]
  /** Null for every environment. */
  environments: string[] | null
  active: Generated<boolean>
}

interface IncidentsChoicesTextsTable extends Identified {
  choice_id: string
  locale: Locale
  title: string
}

interface IncidentsTable extends Identified {
  number: Generated<number>
  tenant: TenantCode
  status: Generated<IncidentStatus>
  version: Generated<number>
  osc_type: 'support' | 'access'
  account_type: string
  support_type: string
  issue: string | null
  issue_type: string | null
  sub_issue_type: string | null
  first_name: string
  last_name: string
  company_name: string
  contact_email: string
  phone: string
  description: string
  on_behalf: boolean
  /** The language of the form. */
  locale: Locale
  queue_id: string
  product_id: string
  entry_id: string
  /** Null for an anonymous visitor. */
  creator_login_id: string | null
  /** The creator's company. */
  company_id: string | null
  /** When the contact's address was confirmed. */
  contact_confirmed_at: Date | null
  assignee_login_id: string | null
  /** The time from which the user waits for staff. */
  waiting_since: Date | null
  /** When staff first replied. */
  answered_at: Date | null
  /** The last change that users see, which excludes notes and assignments. */
  last_updated_at: Date
  /** The login id of the last change's author, who doesn't see it as unread. */
  last_updated_by: string | null
  verdict_helped: boolean | null
  verdict_text: string | null
}

interface IncidentsThreadsTable extends Identified {
  incident_id: string
  kind: 'USER' | 'AGENT' | 'NOTE'
  author_login_id: string | null
  text: string
}

interface IncidentsStatusesTable extends Identified {
  incident_id: string
  status: IncidentStatus
}

interface IncidentsFilesTable extends Identified {
  incident_id: string
  /** Null for the form's own file. */
  thread_id: string | null
  name: string
  size: number
  sha256: string
  scan: Generated<IncidentAttachment['scan']>
}

interface IncidentsReadsTable extends Identified {
  incident_id: string
  login_id: string
  read_at: Date
}

interface IncidentsWatchersTable extends Identified {
  incident_id: string
  login_id: string
}

interface IncidentsWritersTable extends Identified {
  incident_id: string
  login_id: string
  expires_at: Date
}

/** The tables of incidents and of the choices of their form. */
export interface IncidentsTables {
  incidents_choices: IncidentsChoicesTable
  incidents_choices_texts: IncidentsChoicesTextsTable
  incidents: IncidentsTable
  incidents_threads: IncidentsThreadsTable
  incidents_statuses: IncidentsStatusesTable
  incidents_files: IncidentsFilesTable
  incidents_reads: IncidentsReadsTable
  incidents_watchers: IncidentsWatchersTable
  incidents_writers: IncidentsWritersTable
}
