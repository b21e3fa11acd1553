import type { GlobalLayout, Group, InternalLayout, UserStatus } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { enqueue } from '../core/jobs/jobs.ts'
import { completeGrantsJob } from './edit-user.ts'
import { stageAt } from './select-users.ts'

/** The users of all companies except deleted ones, as a query to narrow. */
export function allUsers(db: Db) {
  return db.selectFrom('users').where('users.status', '<>', 'DELETED')
}

/** The layout in which a row of `users` is listed, as a column. */
export const layoutColumn: RawBuilder<GlobalLayout> = sql`case users.user_type
  when 'EXTERNAL' then 'external' else coalesce(users.internal_kind, 'internal') end`

/** The stage of a row of `users` at a given time, as a column. */
export const stageColumn = stageAt

/** The value of `users.internal_kind` for a layout. */
export function kindOf(layout: InternalLayout) {
  return layout === 'internal' ? null : layout
}

/** Serializes changes to super administrators, so that each transaction sees the earlier ones. */
export async function lockSuperAdmins(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('super admins'))`.execute(db)
}

/**
 * Some users of all companies, locked until the transaction ends. They are locked in a fixed order, so that two calls
 * cannot deadlock.
 */
export function lockUsers(db: Db, loginIds: readonly string[], now: Date) {
  return allUsers(db)
    .select(['login_id', 'company_id', 'user_type', 'user_group', 'status', 'internal_kind', 'sbu', 'buo_area_number'])
    .select(['can_switch_company', 'can_switch_persona', 'registered_at', 'version', layoutColumn.as('layout')])
    .select(stageAt(now).as('stage'))
    .where('login_id', 'in', loginIds)
    .$narrowType<{ status: UserStatus }>()
    .orderBy('login_id')
    .forUpdate()
    .execute()
}

/** A user who is locked until the transaction ends. */
export type LockedUser = Awaited<ReturnType<typeof lockUsers>>[number]

/** The number of active users in a group, of all companies or of one. */
export async function countOfGroup(db: Db, group: Group, companyId?: string): Promise<number> {
  let members = allUsers(db).where('user_group', '=', group).where('status', '=', 'ACTIVE')
  if (companyId !== undefined) members = members.where('company_id', '=', companyId)
  const { count } = await members.select((is) => is.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

interface Rights {
  user_group: Group | null
  sbu: string | null
  buo_area_number: string | null
  can_switch_company: boolean
  can_switch_persona: boolean
}

/** Writes the rights of a locked user. Super administrators never register, so an invited one becomes active. */
export async function changeRights(db: Db, locked: LockedUser, rights: Rights, { by, at }: AuditStamp): Promise<void> {
  const isSuper = rights.user_group === 'SUPER_ADMIN' || rights.user_group === 'SUPER_ADMIN_SPECTATOR'
  const isActivated = isSuper && locked.status === 'PENDING'
  await db
    .updateTable('users')
    .set({ ...rights, version: locked.version + 1, updated_at: at, updated_by: by })
    .$if(isActivated, (query) =>
      query.set({ status: 'ACTIVE', stage: null, registered_at: locked.registered_at ?? at }),
    )
    .where('login_id', '=', locked.login_id)
    .execute()
}

/** Marks locked users as deleted. */
export async function removePeople(db: Db, loginIds: readonly string[], { by, at }: AuditStamp): Promise<void> {
  await db
    .updateTable('users')
    .set((is) => ({
      status: 'DELETED',
      stage: null,
      version: is('version', '+', 1),
      updated_at: at,
      updated_by: by,
    }))
    .where('login_id', 'in', loginIds)
    .execute()
}

/** Starts the job that opens the products granted to a user. */
export async function openGrants(db: Db, loginId: string, { by, at }: AuditStamp): Promise<void> {
  await enqueue(db, completeGrantsJob, { loginId }, { startedBy: by, at, total: 1 })
}
