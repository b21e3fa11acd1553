import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { createView, deleteView, listViews, updateView } from './table-views.ts'

/** Handlers of the table views area's calls. */
export const tableViewsHandlers: HandlersOf<typeof calls.tableViews> = {
  async list({ params, query }, context) {
    return listViews(params.loginId.toLowerCase(), query.list, context)
  },
  async create({ body }, context) {
    return createView(body, context)
  },
  async update({ params, body }, context) {
    return updateView(params.id, body, context)
  },
  async remove({ params }, context) {
    await deleteView(params.id, context)
    return undefined
  },
}
