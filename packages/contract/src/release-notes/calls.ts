import { defineCalls, READ } from '../call.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { releaseNotesSchemas } from './schemas.ts'

const US = { tenants: ['US'] } as const

/** Release notes, which only the US tenant has, and the secured content fragments. */
export const releaseNotesCalls = /* @__PURE__ */ defineCalls<typeof releaseNotesSchemas>(
  'releaseNotes',
  { ...READ, access: 'session', openUnder: [], permission: PERMISSIONS.listReleaseNote, localized: true },
  {
    list: { ...US, path: 'content-fragments' },
    tags: { ...US, path: 'content-fragments/tags' },
    details: { ...US, path: 'content-fragments/details' },
    // The menu of every page makes this call, so it is not a sign of user activity.
    unread: { ...US, path: 'content-fragments/unread', localized: false, passive: true },
    markRead: {
      ...US,
      method: 'POST',
      path: 'content-fragments/read',
      localized: false,
      writes: true,
      spectators: true,
    },
    securedList: { path: 'secured/content-fragments' },
    securedDetails: { path: 'secured/content-fragments/details' },
  },
)
