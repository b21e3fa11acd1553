import { defineCalls, READ } from '../call.ts'
import { MEDIA_TYPES } from '../files.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { incidentsSchemas } from './schemas.ts'

const PUBLIC = { access: 'public', openUnder: 'all' } as const
const OWN = { permission: PERMISSIONS.listIncident } as const
/** Spectators file, comment on and close only their own incidents. */
const CHANGES = { ...OWN, writes: true, spectators: true } as const
const QUEUE = { permission: ADMIN_PERMISSIONS.listIncidentQueue, localized: true } as const
const ONE = 'osc/user/incidents/:incidentId'
const STAFF_ONE = 'osc/incidents/:incidentId'

/** Filing, tracking and replying to an incident. */
export const incidentsCalls = /* @__PURE__ */ defineCalls<typeof incidentsSchemas>(
  'incidents',
  { ...READ, access: 'session', openUnder: [] },
  {
    lists: { ...PUBLIC, path: 'platform/support/osc/analyticsReports', localized: true },
    reasons: { ...PUBLIC, path: 'platform/support/osc/contactReasons', localized: true },
    answerTime: { ...PUBLIC, path: 'platform/support/osc/answerTime' },
    create: {
      ...PUBLIC,
      method: 'POST',
      path: 'platform/support/osc/incidents',
      writes: true,
      spectators: true,
      idempotent: true,
      bot: true,
      rateLimit: 'strict',
      upload: 'attachmentMaxBytes',
      status: 201,
    },
    checkConfirmLink: { ...PUBLIC, path: 'platform/support/osc/incidents/confirm', rateLimit: 'strict' },
    confirm: {
      ...PUBLIC,
      method: 'POST',
      path: 'platform/support/osc/incidents/confirm',
      writes: true,
      spectators: true,
      rateLimit: 'strict',
    },
    list: { ...OWN, path: 'osc/user/incidents', localized: true },
    read: { ...OWN, path: ONE, localized: true },
    markRead: { ...CHANGES, method: 'PUT', path: `${ONE}/read`, status: 204 },
    comment: {
      ...CHANGES,
      method: 'POST',
      path: 'osc/user/incident/:incidentId/addThread',
      idempotent: true,
      upload: 'attachmentMaxBytes',
      rateLimit: 30,
      status: 201,
    },
    /** Adds a file without a comment. */
    attach: {
      ...CHANGES,
      method: 'POST',
      path: `${ONE}/attachments`,
      idempotent: true,
      upload: 'attachmentMaxBytes',
      rateLimit: 30,
      status: 201,
    },
    attachment: { ...OWN, path: `${ONE}/attachments/:attachmentId`, mediaTypes: [MEDIA_TYPES.binary] },
    close: { ...CHANGES, method: 'PUT', path: `${ONE}/close`, localized: true },
    judge: { ...CHANGES, method: 'PUT', path: `${ONE}/verdict`, localized: true },
    queue: { ...QUEUE, path: 'osc/incidents' },
    staff: { ...QUEUE, path: 'osc/staff', localized: false },
    readAsStaff: { ...QUEUE, path: STAFF_ONE },
    attachmentAsStaff: {
      ...QUEUE,
      path: `${STAFF_ONE}/attachments/:attachmentId`,
      mediaTypes: [MEDIA_TYPES.binary],
      localized: false,
    },
    markWriting: {
      method: 'PUT',
      path: `${STAFF_ONE}/writing`,
      permission: ADMIN_PERMISSIONS.updateIncident,
      writes: true,
      passive: true,
    },
    update: {
      method: 'PUT',
      path: STAFF_ONE,
      permission: ADMIN_PERMISSIONS.updateIncident,
      writes: true,
      localized: true,
    },
  },
)
