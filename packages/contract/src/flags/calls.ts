import { defineCalls, READ } from '../call.ts'
import type { flagsSchemas } from './schemas.ts'

/** What was decided to be rolled out to the caller. */
export const flagsCalls = /* @__PURE__ */ defineCalls<typeof flagsSchemas>(
  'flags',
  { ...READ, access: 'public', openUnder: 'all' },
  {
    list: { path: 'v1/feature-flags' },
  },
)
