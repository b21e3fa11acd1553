import type { calls } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { plainText } from '../core/text/plain-text.ts'
import { companyProducts } from '../products/queries.ts'
import { addUser, checkEmails } from './add-users.ts'
import { editUser } from './edit-user.ts'
import { exportUsers, startUsersExport } from './exports.ts'
import { countActive, countPending, listActive, listBlocked, listPending, readCounts } from './lists.ts'
import { actOnPicked, startOnMany, unblockPicked } from './bulk-actions.ts'
import { readPerson } from './person.ts'
import { readProfile, writeProfile } from './profile.ts'
import { readForm, register } from './registration.ts'
import { renew } from './renewals.ts'

/** The company in effect, whose users are read, and the reader. */
function readerOf(context: CallContext) {
  const { account } = callerOf(context)
  return { companyId: account.company.id, readerId: account.loginId, locale: context.locale, now: context.clock.now() }
}

/** Returns 202, because the call has only started a job. */
function accepted<Started>(started: Promise<Started>, { reply }: CallContext): Promise<Started> {
  reply.code(202)
  return started
}

/** Handlers of the users area's calls. */
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
  async counts({ params }, { db }) {
    return readCounts(db, params.companyId)
  },
  async active({ query }, context) {
    return listActive(context.db, query, readerOf(context))
  },
  async activeFacets({ query }, context) {
    return countActive(context.db, query, readerOf(context))
  },
  async pending({ query }, context) {
    return listPending(context.db, query, readerOf(context))
  },
  async pendingFacets({ query }, context) {
    return countPending(context.db, query, readerOf(context))
  },
  async blocked({ query }, context) {
    return listBlocked(context.db, query, readerOf(context))
  },
  async exportUsers({ query }, context) {
    return exportUsers(query, context)
  },
  async startExport({ body }, context) {
    return startUsersExport(body, context)
  },
  async user({ params }, context) {
    const person = await readPerson(context.db, params.loginId, readerOf(context))
    if (!person) throw new HttpError('NOT_FOUND')
    return person
  },
  async companyProducts({ params: { companyId } }, { db, locale }) {
    return (await companyProducts(db, [companyId], locale)).get(companyId) ?? []
  },
  async checkEmails({ body: { emails, companyType = 'COMPANY' } }, context) {
    return checkEmails(emails, companyType, context)
  },
  async addUser({ body }, context) {
    return addUser(body, context)
  },
  async editUser({ params, body }, context) {
    return editUser(params.loginId, body, context)
  },
  async deleteUsers({ body }, context) {
    return startOnMany(body, { action: 'DELETE' }, context)
  },
  async blockUsers({ body: { blockedReason, ...target } }, context) {
    const reason = plainText(blockedReason)
    if (!reason) throw invalidField('blockedReason', 'required', 'Say why they are blocked.')
    const options = { action: 'BLOCK', reason } as const
    if (!('ids' in target)) return accepted(startOnMany(target, options, context), context)
    const { done: blocked, rejected } = await actOnPicked(target.ids, options, context)
    return { blocked, rejected }
  },
  async unblockUsers({ body }, context) {
    if ('ids' in body) return unblockPicked(body.ids, context)
    return accepted(startOnMany(body, { action: 'UNBLOCK' }, context), context)
  },
  async resendInvitation({ params }, context) {
    return renew(params.loginId, 'RESENT', context)
  },
  async renewInvitation({ params }, context) {
    return renew(params.loginId, 'RENEWED', context)
  },
}
