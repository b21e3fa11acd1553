import type { Locale, TenantCode } from '@tessera/contract'
import type { Generated } from 'kysely'
import type { Audited, Identified, Json, JsonWithDefault } from '../core/database/columns.ts'

interface CredentialsTable extends Identified {
  login_id: string
  password_hash: string
}

interface FailuresTable extends Identified {
  login_id: string
  failed_at: Date
}

interface PreferencesTable extends Identified {
  login_id: string
  language_code: Locale | null
  timezone: string
  rows_per_page: number
  dismissed_banners: JsonWithDefault<string[]>
  appearance: Generated<'system' | 'light' | 'dark' | 'high-contrast'>
  density: Generated<'comfortable' | 'compact'>
}

interface ProviderTable extends Audited {
  model: string
  id: string
  payload: Json<Record<string, unknown>>
  grant_id: string | null
  uid: string | null
  user_code: string | null
  expires_at: Date | null
  consumed_at: Date | null
}

interface KeysTable extends Identified {
  purpose: string
  jwk: Json<Record<string, unknown>>
}

interface ResetsTable extends Identified {
  token_hash: string
  login_id: string
  expires_at: Date
  ended_at: Date | null
}

interface ResetRequestsTable extends Identified {
  login_id: string
  tenant: TenantCode
  origin: string
  locale: Locale
}

/** The tables of credentials, sessions and preferences. */
export interface SessionTables {
  session_credentials: CredentialsTable
  session_failures: FailuresTable
  session_preferences: PreferencesTable
  session_provider: ProviderTable
  session_keys: KeysTable
  session_resets: ResetsTable
  session_reset_requests: ResetRequestsTable
}
