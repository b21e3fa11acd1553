import type { Group, ProductCode, UserStage } from '@tessera/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Audited, Identified } from '../core/database/columns.ts'
import type { UserStatus } from '../core/sessions/account.ts'

/** A column that the database generates. */
type GeneratedText = ColumnType<string, never, never>

interface UsersTable extends Audited {
  login_id: string
  company_id: string
  email: string
  first_name: string
  last_name: string
  phone: string | null
  job_title: string | null
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
  terms_accepted_at: Date | null
  nda_version: string | null
  nda_accepted_at: Date | null
  blocked_reason: string | null
  blocked_by: string | null
  blocked_at: Date | null
  /** When the invitation was last sent, when its link expires, and how often it was sent. */
  invited_at: Date | null
  invited_until: Date | null
  invitations: Generated<number>
  /** The job that blocked the user; null if no job did. */
  blocked_in: string | null
  version: Generated<number>
  /** Name and address without case and accents; the database generates it. */
  search_text: GeneratedText
  /** Sort keys of lists, without case and accents. */
  first_name_key: GeneratedText
  last_name_key: GeneratedText
  email_key: GeneratedText
  last_login_at: Date | null
  previous_login_at: Date | null
}

/** The products promised in an invitation; the user has the group and the switches from the start. */
interface PromisedProductsTable extends Identified {
  login_id: string
  product_code: ProductCode
}

/** The users that a bulk job acts on. */
interface ChosenTable extends Identified {
  job_id: string
  login_id: string
}

/** The tables of users. */
export interface UsersTables {
  users: UsersTable
  users_promised_products: PromisedProductsTable
  users_chosen: ChosenTable
}
