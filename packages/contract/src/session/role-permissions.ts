import type { AccountType, CompanyType } from '../companies/rules.ts'
import { isBasicTier } from '../companies/rules.ts'
import type { Group, Permission } from './permissions.ts'
import { isSuperAdminGroup } from './permissions.ts'

/** The properties of a user that decide on permissions. */
export interface PermissionFacts {
  group: Group | null
  userType: 'INTERNAL' | 'EXTERNAL'
  companyType: CompanyType | null
  accountType: AccountType | null
  canSwitchCompany: boolean
  canSwitchPersona: boolean
  isBlocked: boolean
  /** Has a complete product, or is in a super-admin group. */
  hasAccess: boolean
  /** Acts for a chosen company (only super-admin groups). */
  isActingForCompany: boolean
}

type Role = 'superAdmin' | 'superAdminActing' | 'spectator' | 'spectatorActing' | 'admin' | 'basicAdmin'

const ALL_ADMINS: readonly Role[] = ['superAdminActing', 'spectatorActing', 'admin', 'basicAdmin']
const FULL_ADMINS: readonly Role[] = ['superAdminActing', 'spectatorActing', 'admin']

/** Permissions by role: each row has the roles, the actions and the resource. */
const BY_ROLE: readonly (readonly [roles: readonly Role[], actions: string, resource: string])[] = [
  [ALL_ADMINS, 'LIST EXPORT', 'USER'],
  [['superAdminActing', 'admin', 'basicAdmin'], 'CREATE UPDATE DELETE BLOCK UNBLOCK', 'USER'],
  [FULL_ADMINS, 'LIST', 'EMAIL_DOMAIN'],
  [['superAdminActing', 'admin'], 'CREATE UPDATE DELETE', 'EMAIL_DOMAIN'],
  [FULL_ADMINS, 'LIST', 'COMPANY_PARTNER_ASSOCIATION'],
  [['superAdminActing', 'admin'], 'CREATE DELETE', 'COMPANY_PARTNER_ASSOCIATION'],
  [FULL_ADMINS, 'LIST EXPORT', 'ACTIVITY_LOG'],
  [['superAdmin', 'spectator'], 'LIST', 'COMPANY'],
  [['superAdmin', 'spectator'], 'LIST EXPORT', 'GLOBAL_USER'],
  [['superAdmin'], 'CREATE UPDATE DELETE', 'GLOBAL_USER'],
  [FULL_ADMINS, 'LIST', 'ACCESS_REQUEST'],
  [['superAdminActing', 'admin'], 'UPDATE', 'ACCESS_REQUEST'],
  [['superAdmin'], 'UPDATE', 'BANNER'],
  [['superAdmin'], 'UPDATE', 'FEATURE_FLAG'],
  [['superAdmin'], 'UPDATE', 'INCIDENT'],
  [['superAdmin', 'spectator'], 'LIST', 'INCIDENT_QUEUE'],
  [['superAdmin'], 'UPDATE', 'CONTENT'],
]

function rolesOf(facts: PermissionFacts): Role[] {
  switch (facts.group) {
    case 'SUPER_ADMIN':
      return facts.isActingForCompany ? ['superAdmin', 'superAdminActing'] : ['superAdmin']
    case 'SUPER_ADMIN_SPECTATOR':
      return facts.isActingForCompany ? ['spectator', 'spectatorActing'] : ['spectator']
    case 'ADMIN':
      return [isBasicTier(facts) ? 'basicAdmin' : 'admin']
    default:
      return []
  }
}

function all(actions: string, resource: string): Permission[] {
  return actions.split(' ').map((action) => ({ action, resource }))
}

function contentPermissions({ companyType, accountType, hasAccess }: PermissionFacts): Permission[] {
  if (!hasAccess) return []
  const readsKnowledge = companyType !== 'ACCOUNT' || accountType === 'Charter'
  return [
    ...all('LIST EXPORT', 'GLOSSARY'),
    ...all('LIST', 'RELEASE_NOTE'),
    ...all('CREATE LIST', 'INCIDENT'),
    ...(readsKnowledge ? all('LIST', 'KNOWLEDGE_BASE') : []),
  ]
}

/** Returns the permissions for a user's group and type; a blocked account has none. */
export function permissionsOf(facts: PermissionFacts): Permission[] {
  if (facts.isBlocked) return []
  const roles = rolesOf(facts)
  const asksForAccess = facts.userType === 'INTERNAL' && !isSuperAdminGroup(facts.group)
  return [
    ...BY_ROLE.filter(([holders]) => holders.some((role) => roles.includes(role))).flatMap(([, actions, resource]) =>
      all(actions, resource),
    ),
    ...(facts.canSwitchCompany || facts.group === 'SUPER_ADMIN' ? all('SWITCH', 'COMPANY') : []),
    ...(facts.canSwitchPersona ? all('SWITCH', 'PERSONA') : []),
    ...all('UPDATE', 'USER_SETTINGS'),
    ...(asksForAccess ? all('CREATE', 'ACCESS_REQUEST') : []),
    ...contentPermissions(facts),
  ]
}
