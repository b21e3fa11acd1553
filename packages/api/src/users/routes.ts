import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/context.ts'
import { readProfile, writeProfile } from './profile.ts'
import { readForm, register } from './registration.ts'
import { createView, deleteView, listViews, updateView } from './table-views.ts'

/** Answers the users area's calls. */
export const usersHandlers: HandlersOf<typeof calls.users> = {
  async registration(_input, context) {
    return readForm(context)
  },
  async completeRegistration({ body }, context) {
    return register('full', body, context)
  },
  async completeBasicRegistration({ body }, context) {
    return register('basic', body, context)
  },
  async readProfile(_input, context) {
    return readProfile(context)
  },
  async writeProfile({ body }, context) {
    return writeProfile(body, context)
  },
  async tableViews({ params, query }, context) {
    return listViews(params.loginId.toLowerCase(), query.list, context)
  },
  async createTableView({ body }, context) {
    return createView(body, context)
  },
  async updateTableView({ params, body }, context) {
    return updateView(params.id, body, context)
  },
  async deleteTableView({ params }, context) {
    await deleteView(params.id, context)
    return undefined
  },
}
