import { defineCalls, READ } from '../call.ts'
import type { operationsSchemas } from './schemas.ts'

/** What operators see of the running portal, and set going again. */
export const operationsCalls = /* @__PURE__ */ defineCalls<typeof operationsSchemas>(
  'operations',
  { ...READ, access: 'session', openUnder: [] },
  {
    mails: { path: 'v1/operations/mails', groups: ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR'] },
    resendMail: {
      method: 'POST',
      path: 'v1/operations/mails/:mailId/resend',
      groups: ['SUPER_ADMIN'],
      writes: true,
      idempotent: true,
    },
  },
)
