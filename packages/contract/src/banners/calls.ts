import { defineCalls, READ } from '../call.ts'
import type { bannersSchemas } from './schemas.ts'

/** The banners in force for the caller; anonymous callers get general ones only. */
export const bannersCalls = /* @__PURE__ */ defineCalls<typeof bannersSchemas>(
  'banners',
  { ...READ, access: 'public', openUnder: 'all', localized: true },
  {
    list: { path: 'banner' },
  },
)
