import type {
  AdministeredUser,
  EmailProblem,
  RejectedRow,
  RowProblem,
  UserRole,
  UserStage,
  UserStatus,
} from '@tessera/contract'
import { EMAIL_PROBLEMS } from '@tessera/contract'
import { problemText } from '../../forms/problems.ts'
import type { Intl, MessageId } from '../../messages/intl.tsx'

/** Returns a user's full name. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

export const ROLE_MESSAGES: Readonly<Record<UserRole, MessageId>> = { USER: 'admin.roleUser', ADMIN: 'admin.roleAdmin' }

/** A user's status while nothing is in progress. */
export const STATUS_MESSAGES: Readonly<Record<UserStatus, MessageId>> = {
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

/** A user's progress with a product. */
export const PRODUCT_TEXTS: Readonly<Record<ProductStatus, MessageId>> = {
  PROMISED: 'admin.promised',
  ACCESS_PENDING: 'admin.accessPending',
  ACCESS_COMPLETE: 'admin.accessComplete',
}

export const PRODUCT_TONES = {
  PROMISED: 'info',
  ACCESS_PENDING: 'spark',
  ACCESS_COMPLETE: 'success',
} as const satisfies Record<ProductStatus, string>

/** Names of stages in the list. */
export const STAGE_MESSAGES: Readonly<Record<UserStage, MessageId>> = {
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

const REASON_MESSAGES: Readonly<Record<Exclude<RowProblem, EmailProblem>, MessageId>> = {
  NOT_FOUND: 'admin.problem.notFound',
  OWN_ACCOUNT: 'admin.problem.own',
  LAST_ADMIN: 'error.LAST_ADMIN',
  OTHER_STATUS: 'admin.problem.otherStatus',
}

/** Returns the reason why a user was not changed; address errors have the same text as at their field. */
export function reasonText(t: Intl['t'], { code = '', error }: Pick<RejectedRow, 'code' | 'error'>): string {
  if (code in EMAIL_PROBLEMS) return problemText(t, code)
  return code in REASON_MESSAGES ? t(REASON_MESSAGES[code as keyof typeof REASON_MESSAGES]) : error
}
