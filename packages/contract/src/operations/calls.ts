import { defineCalls, READ } from '../call.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { operationsSchemas } from './schemas.ts'

const SEEN = { groups: ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR'] } as const
const CHANGES_BANNERS = { path: 'banner/:id', permission: PERMISSIONS.updateBanner, writes: true } as const

/** Calls for operators about the running portal. */
export const operationsCalls = /* @__PURE__ */ defineCalls<typeof operationsSchemas>(
  'operations',
  { ...READ, access: 'session', openUnder: [] },
  {
    flags: { ...SEEN, path: 'v1/feature-flags/settings' },
    updateFlag: {
      method: 'PUT',
      path: 'v1/feature-flags/:key',
      permission: PERMISSIONS.updateFeatureFlag,
      writes: true,
    },
    banners: { ...SEEN, path: 'banners' },
    saveBanner: { ...CHANGES_BANNERS, method: 'PUT' },
    deleteBanner: { ...CHANGES_BANNERS, method: 'DELETE', status: 204 },
    mails: { ...SEEN, path: 'v1/operations/mails' },
    resendMail: {
      method: 'POST',
      path: 'v1/operations/mails/:mailId/resend',
      groups: ['SUPER_ADMIN'],
      writes: true,
      idempotent: true,
    },
  },
)
