import { defineCalls, READ } from '../call.ts'
import { MEDIA_TYPES } from '../files.ts'
import { LIMITS } from '../limits.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { userImportsSchemas } from './schemas.ts'

const BULK = 'companies/:companyId/users/bulk'
const WRITES = { writes: true, localized: true } as const
/** A preview stores the file's rows and changes no user. */
const PREVIEWS = { ...WRITES, path: `${BULK}/preview`, idempotent: true, upload: 'bulkMaxBytes' } as const
/** A commit starts a job. */
const COMMITS = {
  ...WRITES,
  path: BULK,
  idempotent: true,
  maxBytes: LIMITS.correctedMaxBytes,
  status: 202,
} as const
const ADDS = { method: 'POST', permission: ADMIN_PERMISSIONS.createUser } as const
const EDITS = { method: 'PUT', permission: ADMIN_PERMISSIONS.updateUser } as const
const READS = { permission: PERMISSIONS.listUser } as const

/** Importing users from a file: the template, the preview with its corrections, and the commit. */
export const userImportsCalls = /* @__PURE__ */ defineCalls<typeof userImportsSchemas>(
  'userImports',
  { ...READ, access: 'session', scope: 'company', openUnder: [] },
  {
    previewAdd: { ...PREVIEWS, ...ADDS },
    previewEdit: { ...PREVIEWS, ...EDITS },
    bulkAdd: { ...COMMITS, ...ADDS },
    bulkEdit: { ...COMMITS, ...EDITS },
    template: {
      ...READS,
      path: `${BULK}/template`,
      mediaTypes: [MEDIA_TYPES.xlsx],
      rateLimit: 20,
      localized: true,
    },
    preview: { ...READS, path: `${BULK}/:id` },
    updatePreview: {
      ...WRITES,
      method: 'PUT',
      path: `${BULK}/:id`,
      permission: ADMIN_PERMISSIONS.createUser,
      maxBytes: LIMITS.correctedMaxBytes,
    },
  },
)
