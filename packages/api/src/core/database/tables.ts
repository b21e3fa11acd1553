import type { Job, JobSubject, Locale, TenantCode } from '@tessera/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Identified, Json, JsonWithDefault } from './columns.ts'

interface ConfigTable extends Identified {
  tenant: TenantCode | null
  environment: string | null
  key: string
  value: Json<unknown>
}

interface SessionsTable extends Identified {
  token_hash: string
  rights: string
  login_id: string
  tenant: TenantCode
  last_activity_at: Date
  expires_at: Date
}

interface SessionsCompaniesTable extends Identified {
  session_id: string
  company_id: string
}

interface MailsTable extends Identified {
  recipient: string
  locale: Locale
  subject: string
  body: string
  /** When a server claimed it for sending. */
  taken_at: Date | null
  sent_at: Date | null
  /** How often sending was tried. */
  tries: Generated<number>
}

interface IdempotencyKeysTable extends Identified {
  key_hash: string
  request_hash: string
  answer: ColumnType<unknown, string | null, string | null>
}

interface RateLimitsTable extends Identified {
  key_hash: string
  count: number
  expires_at: Date
}

interface JobsTable extends Identified {
  kind: string
  input: Json<unknown>
  /** The progress of the last step. */
  progress: ColumnType<unknown, string | undefined, string>
  status: Generated<Job['status']>
  /** How often the current step has failed, and the last error. */
  tries: Generated<number>
  reason: string | null
  due_at: Date
  ended_at: Date | null
  started_by: string
  /** The company in which the job acts, and the permission that it needs there; null if it needs none. */
  company_id: string | null
  permission: string | null
  /** The number of rows; null if no user follows the job. */
  total: number | null
  processed: Generated<number>
  failed: JsonWithDefault<Job['failed']>
  about: ColumnType<JobSubject | null, string | undefined, never>
}

interface JobsFilesTable extends Identified {
  job_id: string
  company_id: string
  name: string
  media_type: string
  is_of_failed_rows: Generated<boolean>
}

/** The tables of the server's core. */
export interface CoreTables {
  config: ConfigTable
  sessions: SessionsTable
  sessions_companies: SessionsCompaniesTable
  mails: MailsTable
  idempotency_keys: IdempotencyKeysTable
  rate_limits: RateLimitsTable
  jobs: JobsTable
  jobs_files: JobsFilesTable
}
