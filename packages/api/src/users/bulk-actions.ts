import type { BulkQuery, BulkTarget, JobStarted, RejectedRow } from '@tessera/contract'
import { ADMIN_PERMISSIONS, BULK_LIMITS, FOLLOWED_JOBS, LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import { checkCount } from '../core/http/check-count.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { countRows, defineJob, enqueue } from '../core/jobs/jobs.ts'
import type { UserOperation } from './user-operations.ts'
import { actOnUsers } from './user-operations.ts'
import { actor, actorOf } from './actor.ts'
import type { ListReader } from './select-users.ts'
import { selectActive, selectBlocked } from './select-users.ts'

type Filters = Parameters<typeof selectActive>[1]
/** The target: hand-picked users, a query, or all users that one job blocked. */
type Target = BulkTarget<Filters> | { blockedIn: string }
type ActionRequest = Pick<UserOperation, 'action' | 'reason'>

/** The next users that a job hasn't handled. */
async function nextChosen(db: Db, jobId: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users_chosen')
    .select('login_id')
    .where('job_id', '=', jobId)
    .where(sql`login_id collate "C"`, '>', after)
    .orderBy(sql`login_id collate "C"`)
    .limit(BULK_LIMITS.ids)
    .execute()
  return rows.map(({ login_id }) => login_id)
}

const PERMISSION_OF = {
  BLOCK: ADMIN_PERMISSIONS.blockUser,
  UNBLOCK: ADMIN_PERMISSIONS.unblockUser,
  DELETE: ADMIN_PERMISSIONS.deleteUser,
}

/** Applies one action to many users, a hundred per step. */
export const bulkUpdateUsersJob = defineJob({
  name: FOLLOWED_JOBS.bulkUpdateUsers,
  input: z.object({ by: actor, action: z.enum(['BLOCK', 'UNBLOCK', 'DELETE']), reason: z.string().optional() }),
  rights: ({ by, action }) => ({ permission: PERMISSION_OF[action], companyId: by.company.id }),
  progress: z.object({ after: z.string() }),
  async step({ id, input, progress }, services) {
    const loginIds = await nextChosen(services.db, id, progress?.after ?? '')
    const last = loginIds.at(-1)
    if (last === undefined) return 'done'
    const { rejected } = await actOnUsers(loginIds, { ...input, jobId: id }, services)
    await countRows(services.db, id, { processed: loginIds.length, failed: rejected })
    return { dueAt: services.clock.now(), progress: { after: last } }
  },
})

function readerOf(context: CallContext): ListReader {
  const { account } = callerOf(context)
  return { companyId: account.company.id, readerId: account.loginId, locale: context.locale, now: context.clock.now() }
}

/** Users of a query's list, without the excluded ones and the caller. */
async function selectMatching(
  tx: Db,
  action: UserOperation['action'],
  query: Filters,
  exclude: readonly string[],
  reader: ListReader,
) {
  const listed = action === 'UNBLOCK' ? selectBlocked(tx, query.search, reader) : await selectActive(tx, query, reader)
  const found = listed.where('users.login_id', '<>', reader.readerId)
  return exclude.length > 0 ? found.where('users.login_id', 'not in', exclude) : found
}

async function choose(tx: Db, jobId: string, loginIds: readonly string[]): Promise<void> {
  for (let start = 0; start < loginIds.length; start += LIMITS.companiesPage) {
    const rows = loginIds.slice(start, start + LIMITS.companiesPage).map((login_id) => ({ job_id: jobId, login_id }))
    await tx.insertInto('users_chosen').values(rows).execute()
  }
}

async function matching(
  tx: Db,
  action: UserOperation['action'],
  target: BulkQuery<Filters>,
  reader: ListReader,
): Promise<string[]> {
  await checkCount(target, async (query, exclude) => {
    const found = await selectMatching(tx, action, query, exclude, reader)
    const { count } = await found.select((is) => is.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
    return Number(count)
  })
  const found = await selectMatching(tx, action, target.query, target.exclude, reader)
  return (await found.select('users.login_id').execute()).map(({ login_id }) => login_id)
}

/** The current login ids of a target. */
async function chosenBy(
  tx: Db,
  action: UserOperation['action'],
  target: Target,
  reader: ListReader,
): Promise<string[]> {
  if ('ids' in target) return peopleOf(tx, target.ids, reader)
  if ('query' in target) return matching(tx, action, target, reader)
  const blocked = tx
    .selectFrom('users')
    .select('login_id')
    .where('company_id', '=', reader.companyId)
    .where('status', '=', 'BLOCKED')
    .where('blocked_in', '=', target.blockedIn)
  return (await blocked.execute()).map(({ login_id }) => login_id)
}

/** The given login ids that belong to users of the company; no job can apply to others. */
async function peopleOf(tx: Db, ids: readonly string[], { companyId }: ListReader): Promise<string[]> {
  const known = tx
    .selectFrom('users')
    .select('login_id')
    .where('company_id', '=', companyId)
    .where('login_id', 'in', ids)
  return (await known.where('status', '<>', 'DELETED').execute()).map(({ login_id }) => login_id)
}

const unknown = (loginId: string): RejectedRow => ({ loginId, code: 'NOT_FOUND', error: 'User does not exist' })

/** Starts a job that applies an action to all current users of a target. */
export async function startOnMany(
  target: Target,
  { action, reason }: ActionRequest,
  context: CallContext,
): Promise<JobStarted> {
  const { account } = callerOf(context)
  const reader = readerOf(context)
  const started = await transact(context.db, async (tx) => {
    const chosen = await chosenBy(tx, action, target, reader)
    const start = { startedBy: account.loginId, at: reader.now, total: chosen.length }
    const jobId = await enqueue(tx, bulkUpdateUsersJob, { by: actorOf(account), action, reason }, start)
    await choose(tx, jobId, chosen)
    const rejected = 'ids' in target ? target.ids.filter((id) => !chosen.includes(id)).map(unknown) : []
    return { jobId, accepted: chosen.length, rejected }
  })
  context.afterResponse(({ runJobs }) => runJobs())
  return started
}

/** Applies an action to hand-picked users immediately. */
export function actOnPicked(ids: readonly string[], options: ActionRequest, context: CallContext) {
  const by = actorOf(callerOf(context).account)
  return transact(context.db, (tx) =>
    actOnUsers(ids, { ...options, by }, { ...context, ...context.withConnection(tx) }),
  )
}

/** Unblocks hand-picked users; if one of them is not blocked, nothing changes. */
export function unblockPicked(ids: readonly string[], context: CallContext) {
  return transact(context.db, async (tx) => {
    const txContext = { ...context, ...context.withConnection(tx) }
    const { done, rejected } = await actOnPicked(ids, { action: 'UNBLOCK' }, txContext)
    if (rejected.length > 0) {
      throw new HttpError('NOT_BLOCKED', { current: { loginIds: rejected.map(({ loginId }) => loginId) } })
    }
    return { unblocked: done, rejected }
  })
}
