import type { Permission } from '@tessera/contract'
import { hasPermission } from '@tessera/contract'
import { sql } from 'kysely'
import type { Account, Accounts } from '../sessions/account.ts'
import { permissionsOfAccount } from '../sessions/account.ts'
import type { Db } from '../database/database.ts'

/** The permission that a job's starter needs, and the company in which the job acts. */
export interface JobRights {
  permission: Permission
  companyId: string
}

/** A permission as stored in `jobs`. */
export const storedPermission = ({ action, resource }: Permission): string => `${action} ${resource}`

/** A user who follows jobs: their own, and those whose required permission they have in the same company. */
export interface JobReader {
  loginId: string
  /** Null for only their own jobs. */
  company: { id: string; permissions: readonly Permission[] } | null
}

/** The jobs that an account can follow in the company in effect. */
export function jobReaderOf(account: Account): JobReader {
  return { loginId: account.loginId, company: { id: account.company.id, permissions: permissionsOfAccount(account) } }
}

/** The condition for the rows in `jobs` that a reader can follow. */
export function isTrackedBy({ loginId, company }: JobReader) {
  if (!company) return sql<boolean>`jobs.started_by = ${loginId}`
  const { id, permissions } = company
  return sql<boolean>`(jobs.started_by = ${loginId}
    or (jobs.company_id = ${id} and jobs.permission = any(${permissions.map(storedPermission)}::text[])))`
}

/** The reason of a job that ended because its starter lost the rights. */
export const RIGHTS_ENDED = 'RIGHTS_ENDED'

/** The rights that a job's starter needs, or null if it needs none. */
export async function rightsOfJob(id: string, db: Db): Promise<JobRights | null> {
  const job = await db.selectFrom('jobs').select(['company_id', 'permission']).where('id', '=', id).executeTakeFirst()
  const [action, resource] = job?.permission?.split(' ') ?? []
  return job?.company_id && action && resource ? { companyId: job.company_id, permission: { action, resource } } : null
}

/** Whether a user has a permission in a company now: not deleted, not blocked, and allowed to act there. */
export async function isStillAllowed(
  loginId: string,
  { permission, companyId }: JobRights,
  { accounts }: { accounts: Accounts },
): Promise<boolean> {
  const own = await accounts.find(loginId)
  const account = own && (await accounts.inCompany(own, companyId))
  return account !== null && hasPermission(permissionsOfAccount(account), permission)
}
