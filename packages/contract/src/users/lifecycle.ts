import type { UserStage } from './rules.ts'

/** The status of users in a company's lists; deleted users are invisible. */
export const USER_STATUSES = ['PENDING', 'ACTIVE', 'BLOCKED'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** The events that change the stage of an invited user. */
export type StageEvent =
  | 'RESENT'
  | 'REGISTERED'
  | 'EXPIRED'
  | 'RENEWED'
  | 'GRANTED'
  | 'PRODUCTS_PENDING'
  | 'PRODUCTS_COMPLETE'
  | 'FAILED'

/** The next stage after each event; null means active. */
const STAGES_AFTER: Readonly<Record<UserStage, Partial<Record<StageEvent, UserStage | null>>>> = {
  INVITATION_SENT: { RESENT: 'INVITATION_SENT', REGISTERED: 'GRANTING_ACCESS', EXPIRED: 'EXPIRED' },
  GRANTING_ACCESS: { GRANTED: 'COMPLETING', FAILED: 'FAILED' },
  COMPLETING: { PRODUCTS_PENDING: 'WAITING_FOR_ACCESS', PRODUCTS_COMPLETE: null, FAILED: 'FAILED' },
  WAITING_FOR_ACCESS: { PRODUCTS_COMPLETE: null },
  FAILED: { RENEWED: 'GRANTING_ACCESS' },
  EXPIRED: { RENEWED: 'INVITATION_SENT' },
}

/** Returns the next stage after an event: null means active, undefined means that the event does not apply. */
export function stageAfter(stage: UserStage | null, event: StageEvent): UserStage | null | undefined {
  return stage === null ? undefined : STAGES_AFTER[stage][event]
}

/** Administrators' actions on a user. */
export type UserAction = 'EDIT' | 'BLOCK' | 'UNBLOCK' | 'DELETE' | 'RESEND' | 'RENEW'

const ACTIONS_BY_STAGE: Readonly<Record<UserStage, readonly UserAction[]>> = {
  INVITATION_SENT: ['RESEND', 'EDIT', 'DELETE'],
  GRANTING_ACCESS: ['EDIT', 'DELETE'],
  COMPLETING: ['EDIT', 'DELETE'],
  WAITING_FOR_ACCESS: ['EDIT', 'DELETE'],
  FAILED: ['RENEW', 'DELETE'],
  EXPIRED: ['RENEW', 'DELETE'],
}

/** Returns the actions for a user's status, in the order of the row menu. */
export function actionsOn({ status, stage }: { status: UserStatus; stage: UserStage | null }): readonly UserAction[] {
  if (status === 'ACTIVE') return ['EDIT', 'BLOCK', 'DELETE']
  if (status === 'BLOCKED') return ['UNBLOCK', 'DELETE']
  return stage === null ? ['DELETE'] : ACTIONS_BY_STAGE[stage]
}
