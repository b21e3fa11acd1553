import type { UserContext } from '@tessera/contract'
import { hasPermission, PERMISSIONS } from '@tessera/contract'

/** Whether users request product access themselves, which internal users do. */
export function mayRequestAccess({ authz, gate, may_look_around: mayLook, user_type: userType }: UserContext): boolean {
  const isOpen = gate === null || mayLook
  return isOpen && userType === 'INTERNAL' && hasPermission(authz.permissions, PERMISSIONS.createAccessRequest)
}
