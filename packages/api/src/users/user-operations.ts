import type { RejectedRow, RowProblem, UserAction, UserStatus } from '@tessera/contract'
import { actionsOn, ROW_PROBLEMS } from '@tessera/contract'
import { lockCompany } from '../companies/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { endCredentials } from '../session/queries.ts'
import type { StoredActor } from './actor.ts'
import { isOfCompany, stageAt } from './select-users.ts'

/** An operation on users, with its actor and reason. */
export interface UserOperation {
  action: Extract<UserAction, 'BLOCK' | 'UNBLOCK' | 'DELETE'>
  by: StoredActor
  /** The reason for blocking. */
  reason?: string | undefined
  /** The job that blocks them; its whole effect can be undone. */
  jobId?: string
}

const EVENTS = { BLOCK: 'USER_BLOCKED', UNBLOCK: 'USER_UNBLOCKED', DELETE: 'USER_DELETED' } as const

/**
 * Users of a company, locked until the transaction ends. They are locked in a fixed order, so that concurrent
 * operations wait for each other.
 */
function lockSelectedUsers(db: Db, companyId: string, loginIds: readonly string[], now: Date) {
  return db
    .selectFrom('users')
    .select(['login_id', 'status', 'user_group', 'blocked_reason', stageAt(now).as('stage')])
    .where('company_id', '=', companyId)
    .where('login_id', 'in', loginIds)
    .where('status', '<>', 'DELETED')
    .where(isOfCompany)
    .$narrowType<{ status: UserStatus }>()
    .orderBy('login_id')
    .forUpdate()
    .execute()
}

type LockedUser = Awaited<ReturnType<typeof lockSelectedUsers>>[number]

/** The number of a company's active administrators. */
export async function activeAdmins(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('user_group', '=', 'ADMIN')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  return Number(count)
}

function changesBy({ action, by, reason, jobId }: UserOperation, at: Date) {
  const audit = { updated_at: at, updated_by: by.loginId }
  if (action === 'DELETE') return { status: 'DELETED', stage: null, ...audit } as const
  const isBlock = action === 'BLOCK'
  return {
    status: isBlock ? 'BLOCKED' : 'ACTIVE',
    blocked_reason: isBlock ? (reason ?? null) : null,
    blocked_by: isBlock ? by.loginId : null,
    blocked_at: isBlock ? at : null,
    blocked_in: isBlock ? (jobId ?? null) : null,
    ...audit,
  } as const
}

/**
 * Applies an action to users of a company in one transaction. Users it cannot apply to are returned with the reason,
 * and stay unchanged.
 */
export async function actOnUsers(
  loginIds: readonly string[],
  operation: UserOperation,
  services: Pick<Services, 'db' | 'clock' | 'sessions' | 'recordActivity'>,
): Promise<{ done: string[]; rejected: RejectedRow[] }> {
  const { db, clock, sessions, recordActivity } = services
  const { action, by } = operation
  const at = clock.now()
  // The lock serializes administrators who remove the role from each other.
  await lockCompany(db, by.company.id)
  const people = new Map(
    (await lockSelectedUsers(db, by.company.id, loginIds, at)).map((locked) => [locked.login_id, locked]),
  )
  let admins = await activeAdmins(db, by.company.id)

  const problemOf = (locked: LockedUser | undefined, loginId: string): RowProblem | null => {
    if (!locked) return 'NOT_FOUND'
    if (loginId === by.loginId) return 'OWN_ACCOUNT'
    if (!actionsOn(locked).includes(action)) return 'OTHER_STATUS'
    if (locked.status !== 'ACTIVE' || locked.user_group !== 'ADMIN') return null
    if (admins <= 1) return 'LAST_ADMIN'
    admins -= 1
    return null
  }
  const rejected: RejectedRow[] = []
  const done: LockedUser[] = []
  for (const loginId of loginIds) {
    const locked = people.get(loginId)
    const code = problemOf(locked, loginId)
    if (code) rejected.push({ loginId, code, error: ROW_PROBLEMS[code] })
    else if (locked) done.push(locked)
  }
  const ids = done.map(({ login_id }) => login_id)
  if (ids.length === 0) return { done: ids, rejected }

  const changes = changesBy(operation, at)
  await db
    .updateTable('users')
    .set((is) => ({ ...changes, version: is('version', '+', 1) }))
    .where('login_id', 'in', ids)
    .execute()
  if (action !== 'UNBLOCK') await sessions.closeAll(db, ...ids)
  if (action === 'DELETE') await endCredentials(db, ids, at)
  for (const { login_id: entityId, status, stage, blocked_reason } of done) {
    await recordActivity(db, EVENTS[action], by, {
      entityId,
      before: { status, stage, blocked_reason },
      after: { status: changes.status, stage: null, blocked_reason: action === 'BLOCK' ? operation.reason : null },
    })
  }
  return { done: ids, rejected }
}
