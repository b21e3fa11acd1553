import type {
  CellFault,
  CheckedRow,
  CountedList,
  Group,
  ProductCode,
  SheetField,
  SheetMode,
  UserStage,
  SheetNames,
} from '@tessera/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Audited, Identified, Json, JsonWithDefault } from '../core/database/columns.ts'
import type { UserStatus } from '../core/sessions/account.ts'

/** Generated columns. */
type Written = ColumnType<string, never, never>

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
  /** When the invitation was sent last, until when its link is good, and how often it was sent. */
  invited_at: Date | null
  invited_until: Date | null
  invitations: Generated<number>
  /** The job that has blocked them, or the call where that acted on several at once. */
  blocked_in: string | null
  version: Generated<number>
  /** Name and address without case and accents; the database writes it. */
  search_text: Written
  /** Sort keys of lists, without case and accents. */
  first_name_key: Written
  last_name_key: Written
  email_key: Written
  last_login_at: Date | null
  previous_login_at: Date | null
}

/** Promises of an invitation besides the group and the switches, which the user has from the start. */
interface PromisedProductsTable extends Identified {
  login_id: string
  product_code: ProductCode
}

/** Whom a job acts on, of those who were chosen by a query. */
interface ChosenTable extends Identified {
  job_id: string
  login_id: string
}

/** What a file of users would do. */
interface RehearsalsTable extends Identified {
  company_id: string
  login_id: string
  mode: SheetMode
  file_hash: string
  file_name: string
  rows: Json<CheckedRow[]>
  left_out: Json<string[]>
  sheets: ColumnType<SheetNames | null, string | null, never>
  is_mended: Generated<boolean>
  /** The job that does it, once it was committed. */
  job_id: string | null
  version: Generated<number>
}

/** A file of users that was uploaded to its end: by whom and when it was last, the audit says. */
interface UploadsTable extends Identified {
  company_id: string
  mode: SheetMode
  file_hash: string
}

/** A row of a file of users as a job does it, in their places, and those that were left out for their faults, in none. */
interface UploadedRowsTable extends Identified {
  job_id: string
  row: number
  place: number | null
  deed: 'ADD' | 'CHANGE' | null
  values: Json<Record<SheetField, string>>
  errors: JsonWithDefault<CellFault[]>
}

interface TableViewsTable extends Identified {
  login_id: string
  list: CountedList
  name: string
  /** The query of the table's address. */
  state: string
  is_default: boolean
  version: Generated<number>
}

/** The tables of people. */
export interface UsersTables {
  users: UsersTable
  users_promised_products: PromisedProductsTable
  users_chosen: ChosenTable
  users_rehearsals: RehearsalsTable
  users_uploads: UploadsTable
  users_uploads_rows: UploadedRowsTable
  users_table_views: TableViewsTable
}
