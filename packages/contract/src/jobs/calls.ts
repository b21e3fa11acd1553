import { defineCalls, READ } from '../call.ts'
import type { jobsSchemas } from './schemas.ts'

/** What somebody has started that goes on after its answer; how far it is, a page asks by itself. */
export const jobsCalls = /* @__PURE__ */ defineCalls<typeof jobsSchemas>(
  'jobs',
  { ...READ, access: 'session', openUnder: [] },
  {
    read: { path: 'v1/jobs/:jobId', passive: true },
  },
)
