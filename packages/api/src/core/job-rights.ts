import type { Permission } from '@tessera/contract'
import { hasPermission } from '@tessera/contract'
import type { Accounts } from './account.ts'
import { permissionsOfAccount } from './account.ts'

/** The permission that a job needs of its starter, and the company in which it acts. */
export interface JobRights {
  permission: Permission
  companyId: string
}

/** The reason of a job that ended because its starter's rights did. */
export const RIGHTS_ENDED = 'RIGHTS_ENDED'

/** Whether a person has a permission in a company now: not deleted, not blocked, and allowed to act there. */
export async function isStillAllowed(
  loginId: string,
  { permission, companyId }: JobRights,
  { accounts }: { accounts: Accounts },
): Promise<boolean> {
  const own = await accounts.find(loginId)
  const account = own && (await accounts.inCompany(own, companyId))
  return account !== null && hasPermission(permissionsOfAccount(account), permission)
}
