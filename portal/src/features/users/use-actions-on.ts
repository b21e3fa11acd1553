import type { UserAction, UserStage, UserStatus } from '@tessera/contract'
import { actionsOn, ADMIN_PERMISSIONS, hasPermission } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

/** The target of an action. */
export interface Person {
  loginId: string
  firstName: string
  lastName: string
  status: UserStatus
  stage: UserStage | null
}

/** Runs or confirms an action; an immediate one can be awaited. */
export type OnAction = (action: UserAction, person: Person) => void | Promise<void>

/** Confirmed actions, which also apply in bulk. */
export type ConfirmableAction = Extract<UserAction, 'BLOCK' | 'UNBLOCK' | 'DELETE'>

export const ACTION_MESSAGES: Readonly<Record<UserAction, MessageId>> = {
  EDIT: 'admin.edit',
  BLOCK: 'admin.block',
  UNBLOCK: 'admin.unblock',
  RESEND: 'admin.resend',
  RENEW: 'admin.renew',
  DELETE: 'admin.delete',
}
/** The permission for each action. */
export const NEEDS = {
  EDIT: ADMIN_PERMISSIONS.updateUser,
  BLOCK: ADMIN_PERMISSIONS.blockUser,
  UNBLOCK: ADMIN_PERMISSIONS.unblockUser,
  RESEND: ADMIN_PERMISSIONS.updateUser,
  RENEW: ADMIN_PERMISSIONS.updateUser,
  DELETE: ADMIN_PERMISSIONS.deleteUser,
} as const
const ACTIONS = Object.keys(ACTION_MESSAGES) as UserAction[]

/** Whether the caller can act on any user. */
export function useMayActOn(): boolean {
  const { permissions } = useUser().authz
  return ACTIONS.some((action) => hasPermission(permissions, NEEDS[action]))
}

/** Returns the actions that the caller can take on a user; none on themselves. */
export function useActionsOn(person: Person): readonly UserAction[] {
  const { authz, login_id: own } = useUser()
  if (person.loginId === own) return []
  const possible = actionsOn(person)
  return ACTIONS.filter((action) => possible.includes(action) && hasPermission(authz.permissions, NEEDS[action]))
}
