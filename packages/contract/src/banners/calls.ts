import { defineCalls, READ } from '../call.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { bannersSchemas } from './schemas.ts'

/** The banners over every page, and what operators do with them. */
export const bannersCalls = /* @__PURE__ */ defineCalls<typeof bannersSchemas>(
  'banners',
  { ...READ, access: 'session', openUnder: [] },
  {
    list: { path: 'banner', access: 'public', openUnder: 'all', localized: true },
    all: { path: 'banners', groups: ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR'] },
    save: { method: 'PUT', path: 'banner/:id', permission: PERMISSIONS.updateBanner, writes: true },
    delete: {
      method: 'DELETE',
      path: 'banner/:id',
      permission: PERMISSIONS.updateBanner,
      writes: true,
      status: 204,
    },
  },
)
