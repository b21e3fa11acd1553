import type { Group } from '@tessera/contract'
import type { Audited } from '../core/columns.ts'
import type { UserStatus } from '../core/account.ts'

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

/** The tables of people. */
export interface UsersTables {
  users: UsersTable
}
