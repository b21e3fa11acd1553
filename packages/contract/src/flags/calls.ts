import { defineCalls, READ } from '../call.ts'
import type { flagsSchemas } from './schemas.ts'

/** The flags of the caller. */
export const flagsCalls = /* @__PURE__ */ defineCalls<typeof flagsSchemas>(
  'flags',
  { ...READ, access: 'public', openUnder: 'all' },
  {
    list: { path: 'v1/feature-flags' },
  },
)
