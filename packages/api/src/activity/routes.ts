import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { countEvents, eventChoices, listActors, listEntries, readEntry } from './entries.ts'
import { exportLog, startLogExport } from './exports.ts'
import { readerOf } from './select-entries.ts'

/** Handlers of the activity area's calls. */
export const activityHandlers: HandlersOf<typeof calls.activity> = {
  async list({ params, query }, context) {
    return listEntries(context.db, query, await readerOf(context, params.companyId))
  },
  async events(_input, { locale }) {
    return eventChoices(locale)
  },
  async facets({ params, query }, context) {
    return countEvents(context.db, query, await readerOf(context, params.companyId))
  },
  async actors({ params, query }, context) {
    return listActors(context.db, query, await readerOf(context, params.companyId))
  },
  async exportLog({ query }, context) {
    return exportLog(query, context)
  },
  async startExport({ body }, context) {
    return startLogExport(body, context)
  },
  async entry({ params }, context) {
    return readEntry(context.db, params.id, await readerOf(context, params.companyId))
  },
}
