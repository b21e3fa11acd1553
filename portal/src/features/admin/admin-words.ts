import type { RejectedRow, RowProblem, UserStage } from '@tessera/contract'
import { ROW_PROBLEMS } from '@tessera/contract'
import type { Intl, MessageId } from '../../messages/intl.tsx'

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

const PROBLEM_WORDS: Partial<Record<RowProblem, MessageId>> = {
  NOT_FOUND: 'admin.problem.notFound',
  OWN_ACCOUNT: 'admin.problem.own',
  LAST_ADMIN: 'error.LAST_ADMIN',
  OTHER_STATUS: 'admin.problem.otherStatus',
}

const isProblem = (code: string | undefined): code is RowProblem => code !== undefined && code in ROW_PROBLEMS

/** Why somebody was left as they are. */
export function problemText(t: Intl['t'], { code, error }: Pick<RejectedRow, 'code' | 'error'>): string {
  const word = isProblem(code) ? PROBLEM_WORDS[code] : undefined
  return word ? t(word) : error
}
