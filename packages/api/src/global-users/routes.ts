import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import { readGlobalUser } from './detail.ts'
import { exportGlobal, startGlobalExport } from './exports.ts'
import { countGlobal, countLayouts, listGlobal, readChoices } from './lists.ts'
import { addGlobalUser, editGlobalUser, removeGlobalUsers } from './manage.ts'

/** Handlers of the calls on all users of a tenant. */
export const globalUsersHandlers: HandlersOf<typeof calls.globalUsers> = {
  async counts(_input, context) {
    return countLayouts(context)
  },
  async choices(_input, context) {
    return readChoices(context)
  },
  async list({ query }, context) {
    return listGlobal(query, context)
  },
  async facets({ query }, context) {
    return countGlobal(query, context)
  },
  async exportUsers({ query }, context) {
    return exportGlobal(query, context)
  },
  async startExport({ body }, context) {
    return startGlobalExport(body, context)
  },
  async user({ params }, context) {
    const user = await readGlobalUser(context.db, params.loginId, context)
    if (!user) throw new HttpError('NOT_FOUND')
    return user
  },
  async add({ body }, context) {
    return addGlobalUser(body, context)
  },
  async edit({ params, body }, context) {
    return editGlobalUser(params.loginId, body, context)
  },
  async remove({ body }, context) {
    return removeGlobalUsers(body.ids, context)
  },
}
