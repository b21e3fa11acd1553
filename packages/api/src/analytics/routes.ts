import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/context.ts'
import { storeEvents } from './queries.ts'
import { withoutPersons } from './rules.ts'

/** Answers the analytics area's calls. */
export const analyticsHandlers: HandlersOf<typeof calls.analytics> = {
  async events({ body }, { db }) {
    await storeEvents(db, body.events.map(withoutPersons))
    return undefined
  },
}
