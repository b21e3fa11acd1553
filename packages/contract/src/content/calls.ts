import { defineCalls, READ } from '../call.ts'
import type { contentSchemas } from './schemas.ts'

/** What anybody may read, whoever they are and whatever closes the portal to them. */
export const contentCalls = /* @__PURE__ */ defineCalls<typeof contentSchemas>(
  'content',
  { ...READ, access: 'public', openUnder: 'all', localized: true },
  {
    insights: { path: 'core-services/content-management/articles/insights' },
  },
)
