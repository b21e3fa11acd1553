import { defineCalls, READ } from '../call.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import type { contactSchemas } from './schemas.ts'

/** The public contact form, and its messages in Operations. */
export const contactCalls = /* @__PURE__ */ defineCalls<typeof contactSchemas>(
  'contact',
  { ...READ, access: 'session', openUnder: [] },
  {
    send: {
      method: 'POST',
      path: 'lcs/contact-us',
      access: 'public',
      openUnder: 'all',
      writes: true,
      spectators: true,
      idempotent: true,
      bot: true,
      rateLimit: 'strict',
      status: 201,
    },
    list: { path: 'lcs/contact-us', permission: ADMIN_PERMISSIONS.listIncidentQueue, localized: true },
    answer: {
      method: 'POST',
      path: 'lcs/contact-us/:contactId/answer',
      permission: ADMIN_PERMISSIONS.updateIncident,
      writes: true,
      idempotent: true,
      localized: true,
    },
  },
)
