import * as z from 'zod'
import { defineJob } from '../core/jobs/jobs.ts'
import { endRequest } from './queries.ts'

/** Expires a request without a decision. */
export const expireRequestsJob = defineJob({
  name: 'access.expireRequests',
  input: z.object({ requestId: z.string() }),
  async step({ input: { requestId } }, { db, clock }) {
    await endRequest(db, requestId, 'EXPIRED', { by: 'system', at: clock.now() })
    return 'done'
  },
})
