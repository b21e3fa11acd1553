/** An action on a kind of resource; both must match exactly. */
export interface Permission {
  action: string
  resource: string
}

/** Every permission that a call or a screen needs. */
export const PERMISSIONS = {
  listUser: { action: 'LIST', resource: 'USER' },
  listDomain: { action: 'LIST', resource: 'EMAIL_DOMAIN' },
  listPartner: { action: 'LIST', resource: 'COMPANY_PARTNER_ASSOCIATION' },
  listActivity: { action: 'LIST', resource: 'ACTIVITY_LOG' },
  listCompany: { action: 'LIST', resource: 'COMPANY' },
  switchCompany: { action: 'SWITCH', resource: 'COMPANY' },
  switchPersona: { action: 'SWITCH', resource: 'PERSONA' },
  updateUserSettings: { action: 'UPDATE', resource: 'USER_SETTINGS' },
  listGlossary: { action: 'LIST', resource: 'GLOSSARY' },
  exportGlossary: { action: 'EXPORT', resource: 'GLOSSARY' },
  listReleaseNote: { action: 'LIST', resource: 'RELEASE_NOTE' },
  listKnowledgeBase: { action: 'LIST', resource: 'KNOWLEDGE_BASE' },
  createIncident: { action: 'CREATE', resource: 'INCIDENT' },
  listIncident: { action: 'LIST', resource: 'INCIDENT' },
  createAccessRequest: { action: 'CREATE', resource: 'ACCESS_REQUEST' },
  updateBanner: { action: 'UPDATE', resource: 'BANNER' },
  updateFeatureFlag: { action: 'UPDATE', resource: 'FEATURE_FLAG' },
} as const satisfies Record<string, Permission>

/** The groups; a regular user's group is null. */
export type Group = 'SUPER_ADMIN' | 'SUPER_ADMIN_SPECTATOR' | 'ADMIN'

/** Whether the list contains that action on that resource. */
export function hasPermission(permissions: readonly Permission[], wanted: Permission): boolean {
  return permissions.some(({ action, resource }) => action === wanted.action && resource === wanted.resource)
}

/** Whether the group is an administrator group: ADMIN or SUPER_ADMIN. */
export function isAdminOrSuperAdmin(group: Group | null): boolean {
  return group === 'ADMIN' || group === 'SUPER_ADMIN'
}

/** Whether the group is one of the two super-admin groups, which see super-admin-only features. */
export function isSuperAdminGroup(group: Group | null): boolean {
  return group === 'SUPER_ADMIN' || group === 'SUPER_ADMIN_SPECTATOR'
}
