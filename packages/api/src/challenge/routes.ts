import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/context.ts'
import { RequestFailure } from '../core/failure.ts'
import { clearVisitor } from './check.ts'

/** The worker that the build has made of ALTCHA's, beside this server. */
const WORKER = fileURLToPath(new URL('browser/challenge-worker.js', import.meta.url))

/** Answers the challenge area's calls. */
export const challengeHandlers: HandlersOf<typeof calls.challenge> = {
  async check(_input, context) {
    return { challenge: await context.humanCheck.foresee(context) }
  },
  async script() {
    if (!existsSync(WORKER)) throw new RequestFailure('NOT_FOUND')
    return createReadStream(WORKER)
  },
  async verify({ body }, context) {
    return { until: (await clearVisitor(body, context, context)).toISOString() }
  },
}
