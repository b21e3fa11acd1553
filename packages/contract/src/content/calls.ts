import { defineCalls, READ } from '../call.ts'
import { IMAGE_MEDIA_TYPES } from '../files.ts'
import { ADMIN_PERMISSIONS } from '../session/admin-permissions.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { contentSchemas } from './schemas.ts'

const SEEN = {
  access: 'session',
  openUnder: [],
  groups: ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR'],
} as const
const READS = { access: 'session', openUnder: [], permission: PERMISSIONS.listKnowledgeBase } as const
const WRITES = { access: 'session', openUnder: [], permission: ADMIN_PERMISSIONS.updateContent, writes: true } as const
const ANY_PATH = 'core-services/content-management/*'

/** Public articles, the content service, and the administration of content. */
export const contentCalls = /* @__PURE__ */ defineCalls<typeof contentSchemas>(
  'content',
  { ...READ, access: 'public', openUnder: 'all', localized: true },
  {
    insights: { path: 'core-services/content-management/articles/insights' },
    byPath: { ...READS, path: ANY_PATH },
    persisted: {
      ...READS,
      method: 'POST',
      path: 'v1/content/execute-persisted-query',
      writes: true,
      spectators: true,
    },
    image: {
      access: 'session',
      openUnder: [],
      permission: PERMISSIONS.listReleaseNote,
      path: 'core-services/content-management/images/:id',
      localized: false,
      mediaTypes: IMAGE_MEDIA_TYPES,
    },
    save: { ...WRITES, method: 'PUT', path: ANY_PATH, localized: false },
    withdraw: { ...WRITES, method: 'DELETE', path: ANY_PATH, status: 204, localized: false },
    list: { ...SEEN, path: 'v1/operations/content' },
    read: { ...SEEN, path: 'v1/operations/content/:collection/:slug' },
    version: { ...SEEN, path: 'v1/operations/content/:collection/:slug/versions/:locale/:version', localized: false },
    preview: { ...WRITES, method: 'POST', path: 'v1/operations/content/preview', localized: false },
    addImage: {
      ...WRITES,
      method: 'POST',
      path: 'v1/operations/content/images',
      status: 201,
      localized: false,
      upload: 'attachmentMaxBytes',
      idempotent: true,
    },
  },
)
