import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/context.ts'
import { companiesOf } from './queries.ts'

/** Answers the companies area's calls. */
export const companiesHandlers: HandlersOf<typeof calls.companies> = {
  async mine({ query }, { db }) {
    return companiesOf(db, query.loginId.toLowerCase())
  },
}
