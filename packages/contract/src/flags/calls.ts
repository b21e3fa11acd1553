import { defineCalls, READ } from '../call.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { flagsSchemas } from './schemas.ts'

/** What is rolled out to whom: decided for whoever asks, and steered by operators. */
export const flagsCalls = /* @__PURE__ */ defineCalls<typeof flagsSchemas>(
  'flags',
  { ...READ, access: 'session', openUnder: [] },
  {
    list: { path: 'v1/feature-flags', access: 'public', openUnder: 'all' },
    settings: { path: 'v1/feature-flags/settings', groups: ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR'] },
    update: {
      method: 'PUT',
      path: 'v1/feature-flags/:key',
      permission: PERMISSIONS.updateFeatureFlag,
      writes: true,
    },
  },
)
