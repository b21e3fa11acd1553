import type { UserAction, UserStage, UserStatus } from '@tessera/contract'
import { actionsOn, ADMIN_PERMISSIONS, hasPermission } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

/** Somebody to whom something is done. */
export interface Person {
  loginId: string
  firstName: string
  lastName: string
  status: UserStatus
  stage: UserStage | null
}

/** Does something to somebody, or asks first; what is done at once can be waited for. */
export type OnAction = (act: UserAction, person: Person) => void | Promise<void>

/** What is asked before it is done, and is done to many at once. */
export type ConfirmableAction = Extract<UserAction, 'BLOCK' | 'UNBLOCK' | 'DELETE'>

export const ACTION_MESSAGES: Readonly<Record<UserAction, MessageId>> = {
  EDIT: 'admin.edit',
  BLOCK: 'admin.block',
  UNBLOCK: 'admin.unblock',
  RESEND: 'admin.resend',
  RENEW: 'admin.renew',
  DELETE: 'admin.delete',
}
/** What one has to be allowed for each. */
export const NEEDS = {
  EDIT: ADMIN_PERMISSIONS.updateUser,
  BLOCK: ADMIN_PERMISSIONS.blockUser,
  UNBLOCK: ADMIN_PERMISSIONS.unblockUser,
  RESEND: ADMIN_PERMISSIONS.updateUser,
  RENEW: ADMIN_PERMISSIONS.updateUser,
  DELETE: ADMIN_PERMISSIONS.deleteUser,
} as const
const ACTS = Object.keys(ACTION_MESSAGES) as UserAction[]

/** Whether whoever looks can do anything to anybody. */
export function useMayActOn(): boolean {
  const { permissions } = useUser().authz
  return ACTS.some((act) => hasPermission(permissions, NEEDS[act]))
}

/** What can be done to somebody by whoever looks; nothing is done here to oneself. */
export function useActionsOn(person: Person): readonly UserAction[] {
  const { authz, login_id: own } = useUser()
  if (person.loginId === own) return []
  const possible = actionsOn(person)
  return ACTS.filter((act) => possible.includes(act) && hasPermission(authz.permissions, NEEDS[act]))
}
