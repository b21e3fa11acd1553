import type { Permission } from './permissions.ts'

/**
 * Permissions for calls and controls on administrator pages. They have their own file so that other pages don't load
 * them.
 */
export const ADMIN_PERMISSIONS = {
  exportUser: { action: 'EXPORT', resource: 'USER' },
  createUser: { action: 'CREATE', resource: 'USER' },
  updateUser: { action: 'UPDATE', resource: 'USER' },
  deleteUser: { action: 'DELETE', resource: 'USER' },
  blockUser: { action: 'BLOCK', resource: 'USER' },
  unblockUser: { action: 'UNBLOCK', resource: 'USER' },
  createDomain: { action: 'CREATE', resource: 'EMAIL_DOMAIN' },
  updateDomain: { action: 'UPDATE', resource: 'EMAIL_DOMAIN' },
  deleteDomain: { action: 'DELETE', resource: 'EMAIL_DOMAIN' },
  createPartner: { action: 'CREATE', resource: 'COMPANY_PARTNER_ASSOCIATION' },
  deletePartner: { action: 'DELETE', resource: 'COMPANY_PARTNER_ASSOCIATION' },
  listAccessRequest: { action: 'LIST', resource: 'ACCESS_REQUEST' },
  updateAccessRequest: { action: 'UPDATE', resource: 'ACCESS_REQUEST' },
  exportActivity: { action: 'EXPORT', resource: 'ACTIVITY_LOG' },
  listGlobalUser: { action: 'LIST', resource: 'GLOBAL_USER' },
  exportGlobalUser: { action: 'EXPORT', resource: 'GLOBAL_USER' },
  createGlobalUser: { action: 'CREATE', resource: 'GLOBAL_USER' },
  updateGlobalUser: { action: 'UPDATE', resource: 'GLOBAL_USER' },
  deleteGlobalUser: { action: 'DELETE', resource: 'GLOBAL_USER' },
  listIncidentQueue: { action: 'LIST', resource: 'INCIDENT_QUEUE' },
  updateIncident: { action: 'UPDATE', resource: 'INCIDENT' },
  updateContent: { action: 'UPDATE', resource: 'CONTENT' },
} as const satisfies Record<string, Permission>
