import { defineCalls, READ } from '../call.ts'
import type { configSchemas } from './schemas.ts'

/** Data that every page needs at its start. */
export const configCalls = /* @__PURE__ */ defineCalls<typeof configSchemas>(
  'config',
  { ...READ, access: 'public', openUnder: 'all' },
  {
    config: { path: '/api/ccm' },
    site: { path: 'v1/identity/sites/:site' },
  },
)
