import type { UserContext } from '@tessera/contract'
import { hasPermission, PERMISSIONS } from '@tessera/contract'

/** Whether users request product access themselves, which internal users do. */
export function canRequestAccess({ authz, gate, can_browse: canView, user_type: userType }: UserContext): boolean {
  const isOpen = gate === null || canView
  return isOpen && userType === 'INTERNAL' && hasPermission(authz.permissions, PERMISSIONS.createAccessRequest)
}
