import type {
  CountedList,
  GlobalLayout,
  GlobalRole,
  GlobalUserProblem,
  InternalLayout,
  RejectedRow,
  UserStatus,
} from '@tessera/contract'
import type { Intl, MessageId } from '../../messages/intl.tsx'

/** Returns the full name of a user. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

export const LAYOUT_MESSAGES: Readonly<Record<GlobalLayout, MessageId>> = {
  external: 'globalUsers.external',
  internal: 'globalUsers.internal',
  internal_merchant: 'globalUsers.merchants',
  internal_asset_protection: 'globalUsers.protection',
}

/** The name of one user's kind, by layout. */
export const KIND_MESSAGES: Readonly<Record<InternalLayout, MessageId>> = {
  internal: 'globalUsers.kind.internal',
  internal_merchant: 'globalUsers.kind.merchant',
  internal_asset_protection: 'globalUsers.kind.protection',
}

/** The name of each layout's list in analytics, which is also the key of its views. */
export const LAYOUT_LISTS: Readonly<Record<GlobalLayout, CountedList>> = {
  external: 'externalUsers',
  internal: 'internalUsers',
  internal_merchant: 'merchants',
  internal_asset_protection: 'protectionUsers',
}

export const ROLE_MESSAGES: Readonly<Record<GlobalRole, MessageId>> = {
  SUPER_ADMIN: 'globalUsers.role.superAdmin',
  SUPER_ADMIN_SPECTATOR: 'globalUsers.role.spectator',
  ADMIN: 'globalUsers.role.admin',
  USER: 'globalUsers.role.user',
}

export const ROLE_HELP: Readonly<Record<GlobalRole, MessageId>> = {
  SUPER_ADMIN: 'globalUsers.roleHelp.superAdmin',
  SUPER_ADMIN_SPECTATOR: 'globalUsers.roleHelp.spectator',
  ADMIN: 'globalUsers.roleHelp.admin',
  USER: 'globalUsers.roleHelp.user',
}

export const STATUS_MESSAGES: Readonly<Record<UserStatus, MessageId>> = {
  ACTIVE: 'globalUsers.status.active',
  PENDING: 'globalUsers.status.pending',
  BLOCKED: 'globalUsers.status.blocked',
}

export const STATUS_TONES = {
  ACTIVE: 'success',
  PENDING: 'info',
  BLOCKED: 'danger',
} as const satisfies Record<UserStatus, string>

/** The title of the field `sbu` in a layout. */
export function sbuMessage(layout: GlobalLayout): MessageId {
  return layout === 'internal_asset_protection' ? 'globalUsers.blackout' : 'globalUsers.sbu'
}

const REASON_MESSAGES: Readonly<Record<GlobalUserProblem, MessageId>> = {
  NOT_FOUND: 'globalUsers.problem.notFound',
  OWN_ACCOUNT: 'globalUsers.problem.own',
  LAST_ADMIN: 'globalUsers.problem.lastAdmin',
  LAST_SUPER_ADMIN: 'globalUsers.problem.lastSuperAdmin',
}

/** Returns the reason why a user was not deleted. */
export function reasonText(t: Intl['t'], { code = '', error }: Pick<RejectedRow, 'code' | 'error'>): string {
  return code in REASON_MESSAGES ? t(REASON_MESSAGES[code as GlobalUserProblem]) : error
}
