import type {
  AccessStatus,
  AccountType,
  BannerKind,
  CompanyStatus,
  CompanyType,
  Group,
  Locale,
  ProductCode,
  TenantCode,
} from '@tessera/contract'
import type { ColumnType, Generated } from 'kysely'

/** JSON is read as its value and written as text: node-postgres would turn an array into PostgreSQL's own array form. */
type Json<T> = ColumnType<T, string, string>
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>

interface Audited {
  created_at: Generated<Date>
  created_by: Generated<string>
  updated_at: Generated<Date>
  updated_by: Generated<string>
}

interface Identified extends Audited {
  id: Generated<string>
}

interface ConfigTable extends Identified {
  tenant: TenantCode | null
  environment: string | null
  key: string
  value: Json<unknown>
}

interface CompaniesTable extends Identified {
  tenant: TenantCode
  name: string
  type: CompanyType | null
  account_type: AccountType | null
  status: CompanyStatus
  admin_email: string | null
  audit_status: Generated<'NONE' | 'PENDING' | 'CONFIRMED' | 'OVERDUE'>
  audit_deadline: string | null
  addendum_version: string | null
  addendum_accepted_at: Date | null
}

interface CompaniesMembersTable extends Identified {
  login_id: string
  company_id: string
}

export type UserStatus = 'PENDING' | 'ACTIVE' | 'BLOCKED' | 'DELETED'
export type UserStage = 'INVITATION_SENT' | 'GRANTING_ACCESS' | 'COMPLETING' | 'WAITING_FOR_ACCESS'

interface UsersTable extends Audited {
  login_id: string
  company_id: string
  email: string
  first_name: string
  last_name: string
  user_type: 'INTERNAL' | 'EXTERNAL'
  third_party_user: boolean
  user_group: Group | null
  status: UserStatus
  stage: UserStage | null
  internal_kind: 'internal_merchant' | 'internal_asset_protection' | null
  sbu: string | null
  buo_area_number: string | null
  can_switch_company: boolean
  can_switch_persona: boolean
  registered_at: Date | null
  terms_version: string | null
  nda_version: string | null
  nda_accepted_at: Date | null
  blocked_reason: string | null
  blocked_by: string | null
  blocked_at: Date | null
  last_login_at: Date | null
  previous_login_at: Date | null
}

interface LegalVersionsTable extends Identified {
  document: 'terms' | 'nda' | 'addendum'
  version: string
  effective_at: Date
}

interface CredentialsTable extends Audited {
  login_id: string
  password_hash: string
}

interface FailuresTable extends Identified {
  login_id: string
  failed_at: Date
}

interface PreferencesTable extends Audited {
  login_id: string
  language_code: Locale | null
  timezone: string
  rows_per_page: number
  dismissed_banners: JsonWithDefault<string[]>
  appearance: Generated<'system' | 'light' | 'dark' | 'high-contrast'>
  density: Generated<'comfortable' | 'compact'>
}

interface SessionsTable extends Identified {
  token_hash: string
  rights: string
  login_id: string
  tenant: TenantCode
  last_activity_at: Date
  expires_at: Date
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

interface ProductsTable extends Identified {
  code: ProductCode
  redirect_url: string
  is_new_tab: boolean
  restricted_launch_flag: 'alpha' | 'beta' | null
  hidden_tenants: JsonWithDefault<TenantCode[]>
  image: string | null
}

interface ProductsTextsTable extends Identified {
  product_code: ProductCode
  locale: Locale
  title: string
  description: string
  footer: string
  learn_title: string
  learn_description: string
  key_notes: Json<string[]>
  sub_text: string
}

interface AllowedCompaniesTable extends Identified {
  product_code: ProductCode
  company_id: string
}

interface GrantsTable extends Identified {
  login_id: string
  product_code: ProductCode
  status: AccessStatus
  access_level: Generated<number>
}

interface BannersTable extends Identified {
  kind: BannerKind
  severity: 'info' | 'warning' | 'error'
  tenants: JsonWithDefault<TenantCode[]>
  dismissible: boolean
  link_url: string | null
  starts_at: Date
  ends_at: Date | null
}

interface BannersTextsTable extends Identified {
  banner_id: string
  locale: Locale
  title: string
  text: string
  link_text: string | null
}

interface AnalyticsEventsTable extends Identified {
  name: string
  page: string
  locale: Locale
  tenant: TenantCode
  at: Date
  props: Json<Record<string, string | number | boolean>>
}

interface ActivityEntriesTable extends Identified {
  company_id: string
  at: Date
  event: string
  actor_login_id: string
  actor_name: string
  actor_company: string
  details: JsonWithDefault<Record<string, unknown>>
}

interface MailsTable extends Identified {
  recipient: string
  locale: Locale
  subject: string
  body: string
  sent_at: Date | null
}

interface ResetsTable extends Identified {
  token_hash: string
  login_id: string
  expires_at: Date
}

interface IdempotencyKeysTable extends Audited {
  key_hash: string
  request_hash: string
  status: number | null
  answer: ColumnType<unknown, string | null, string | null>
}

/** Every table, as the migrations leave it. */
export interface Schema {
  config: ConfigTable
  companies: CompaniesTable
  companies_members: CompaniesMembersTable
  users: UsersTable
  legal_versions: LegalVersionsTable
  session_credentials: CredentialsTable
  session_failures: FailuresTable
  session_preferences: PreferencesTable
  sessions: SessionsTable
  session_provider: ProviderTable
  session_keys: KeysTable
  products: ProductsTable
  products_texts: ProductsTextsTable
  products_allowed_companies: AllowedCompaniesTable
  products_grants: GrantsTable
  banners: BannersTable
  banners_texts: BannersTextsTable
  analytics_events: AnalyticsEventsTable
  activity_entries: ActivityEntriesTable
  mails: MailsTable
  session_resets: ResetsTable
  idempotency_keys: IdempotencyKeysTable
}
