import type {
  AdministeredUser,
  RejectedRow,
  RowProblem,
  UserKind,
  UserRole,
  UserStage,
  UserStatus,
} from '@tessera/contract'
import { ROW_PROBLEMS } from '@tessera/contract'
import type { Intl, MessageId } from '../../messages/intl.tsx'

/** Somebody's whole name. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

/** Whose people somebody is one of. */
export const KIND_WORDS: Readonly<Record<UserKind, MessageId>> = {
  COMPANY: 'admin.ofCompany',
  THIRD_PARTY: 'admin.thirdParty',
}

export const ROLE_WORDS: Readonly<Record<UserRole, MessageId>> = { USER: 'admin.roleUser', ADMIN: 'admin.roleAdmin' }

/** Where somebody stands while nothing of theirs is under way. */
export const STATUS_WORDS: Readonly<Record<UserStatus, MessageId>> = {
  PENDING: 'admin.stage.waiting',
  ACTIVE: 'admin.active',
  BLOCKED: 'admin.blocked',
}

export const STATUS_TONES = {
  PENDING: 'info',
  ACTIVE: 'success',
  BLOCKED: 'danger',
} as const satisfies Record<UserStatus, string>

type ProductStatus = AdministeredUser['products'][number]['status']

/** How far somebody is with a product. */
export const PRODUCT_WORDS: Readonly<Record<ProductStatus, MessageId>> = {
  PROMISED: 'admin.promised',
  ACCESS_PENDING: 'admin.accessPending',
  ACCESS_COMPLETE: 'admin.accessComplete',
}

export const PRODUCT_TONES = {
  PROMISED: 'info',
  ACCESS_PENDING: 'spark',
  ACCESS_COMPLETE: 'success',
} as const satisfies Record<ProductStatus, string>

/** What a stage is called in the list. */
export const STAGE_WORDS: Readonly<Record<UserStage, MessageId>> = {
  INVITATION_SENT: 'admin.stage.invited',
  GRANTING_ACCESS: 'admin.stage.granting',
  COMPLETING: 'admin.stage.completing',
  WAITING_FOR_ACCESS: 'admin.stage.waiting',
  FAILED: 'admin.stage.failed',
  EXPIRED: 'admin.stage.expired',
}

export const STAGE_TONES = {
  INVITATION_SENT: 'info',
  GRANTING_ACCESS: 'spark',
  COMPLETING: 'spark',
  WAITING_FOR_ACCESS: 'spark',
  FAILED: 'danger',
  EXPIRED: 'warning',
} as const satisfies Record<UserStage, string>

const PROBLEM_WORDS: Readonly<Record<RowProblem, MessageId>> = {
  NOT_FOUND: 'admin.problem.notFound',
  OWN_ACCOUNT: 'admin.problem.own',
  LAST_ADMIN: 'error.LAST_ADMIN',
  OTHER_STATUS: 'admin.problem.otherStatus',
  INVALID_EMAIL: 'form.email',
  DOMAIN_NOT_AUTHORIZED: 'form.domainNotAuthorized',
  USER_EXISTS: 'form.userExists',
  USER_IN_OTHER_COMPANY: 'form.userInOtherCompany',
  USER_BLOCKED: 'form.userBlocked',
}

const isProblem = (code: string | undefined): code is RowProblem => code !== undefined && code in ROW_PROBLEMS

/** Why somebody was left as they are. */
export function problemText(t: Intl['t'], { code, error }: Pick<RejectedRow, 'code' | 'error'>): string {
  const word = isProblem(code) ? PROBLEM_WORDS[code] : undefined
  return word ? t(word) : error
}
