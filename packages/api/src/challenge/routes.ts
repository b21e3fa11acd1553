import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import { clearVisitor } from './check.ts'

/**
 * The paths where the built worker script can be: next to a built server, or below the package if it runs from its
 * sources.
 */
const WORKER_PATHS = ['browser', '../../dist/browser'].map((folder) =>
  fileURLToPath(new URL(`${folder}/challenge-worker.js`, import.meta.url)),
)

/** Handlers of the challenge area's calls. */
export const challengeHandlers: HandlersOf<typeof calls.challenge> = {
  async check(_input, context) {
    return { challenge: await context.humanCheck.foresee(context) }
  },
  async script() {
    const worker = WORKER_PATHS.find((path) => existsSync(path))
    if (worker === undefined) throw new HttpError('NOT_FOUND')
    return readFile(worker)
  },
  async verify({ body }, context) {
    return { until: (await clearVisitor(body, context, context)).toISOString() }
  },
}
