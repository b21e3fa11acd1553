import type { calls } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { later } from '../core/clock.ts'
import { sendFile } from './attachments.ts'
import type { OfferedChoice } from './choices.ts'
import { offeredChoices } from './choices.ts'
import { prepareIncident } from './create.ts'
import { readAsStaff, readIncident } from './detail.ts'
import { listIncidents, listQueue } from './lists.ts'
import { incidentOfToken, mailHeldAnswers } from './mails.ts'
import { closeIncident, judgeIncident, markRead, prepareAttachment, prepareComment, readerOf, writerOf } from './own.ts'
import type { StoredIncident } from './queries.ts'
import { findQueued, findVisible, incidents, staffMembers, defaultAnswerHours } from './queries.ts'
import { incidentIdOf } from './rules.ts'
import { updateIncident } from './staff.ts'
import { markWriting } from './writers.ts'

const DAY = 24 * 60 * 60_000

function offered({ db, site, settings, locale }: CallContext): Promise<OfferedChoice[]> {
  return offeredChoices(db, { tenant: site.tenant, environment: settings.environment }, locale)
}

const listOf = (choices: readonly OfferedChoice[], list: OfferedChoice['list']) =>
  choices
    .filter((choice) => choice.list === list)
    .map(({ id, title, parentId }) => ({ id, title, parentId, active: true }))

/**
 * The incident of a confirmation link, locked until the transaction ends. Throws 404 for an invalid or expired link.
 */
async function findConfirmable(token: string, tx: Db, context: CallContext): Promise<StoredIncident> {
  const id = incidentOfToken(token, context)
  const row = id && (await incidents(tx).where('id', '=', id).forUpdate().executeTakeFirst())
  if (!row || row.status === 'CLOSED') throw new HttpError('CONFIRM_LINK_EXPIRED')
  return row
}

/** Confirms the contact's address with the token from their email; a second time changes nothing. */
function confirmContact(token: string, context: CallContext) {
  return transact(context.db, async (tx) => {
    const row = await findConfirmable(token, tx, context)
    if (row.contact_confirmed_at === null) {
      const at = context.clock.now()
      const confirmed = { contact_confirmed_at: at, updated_at: at, updated_by: row.contact_email }
      await tx.updateTable('incidents').set(confirmed).where('id', '=', row.id).execute()
      await mailHeldAnswers({ ...row, ...confirmed }, { ...context, ...context.withConnection(tx) })
      context.afterResponse(({ mailer }) => mailer.flush())
    }
    return { incidentId: incidentIdOf(row.number), createdOn: row.created_at.toISOString() }
  })
}

const staffReader = (context: CallContext) => ({
  locale: context.locale,
  now: context.clock.now(),
  loginId: callerOf(context).account.loginId,
})

/** Handlers of the incidents area's calls. */
export const incidentsHandlers: HandlersOf<typeof calls.incidents> = {
  async lists(_input, context) {
    const choices = await offered(context)
    return {
      listItems: {
        accountType: listOf(choices, 'accountType'),
        supportType: listOf(choices, 'supportType'),
        issue: listOf(choices, 'issue'),
        issueType: listOf(choices, 'issueType'),
        subIssueType: listOf(choices, 'subIssueType'),
      },
    }
  },
  async reasons(_input, context) {
    return listOf(await offered(context), 'supportType').map(({ id, title }) => ({ id, title }))
  },
  async answerTime(_input, { db, site, clock }) {
    return { hours: await defaultAnswerHours(db, site.tenant, later(clock.now(), -30 * DAY)) }
  },
  create: {
    async prepare({ query, body }, context) {
      const creator = context.caller ? writerOf(context) : null
      return prepareIncident(body, query.oscType, creator)
    },
  },
  async checkConfirmLink({ query }, context) {
    await transact(context.db, (tx) => findConfirmable(query.token, tx, context))
    return { isValid: true as const }
  },
  async confirm({ body }, context) {
    return confirmContact(body.token, context)
  },
  async list({ query }, context) {
    return listIncidents(context.db, query, readerOf(context), context.locale)
  },
  async read({ params }, context) {
    const reader = readerOf(context)
    return readIncident(context.db, await findVisible(context.db, params.incidentId, reader), reader, context.locale)
  },
  async markRead({ params }, context) {
    await markRead(params.incidentId, context)
    return undefined
  },
  comment: {
    async prepare({ params, body }, context) {
      // Checks visibility first, so that no file is processed for an incident that the caller cannot see.
      await findVisible(context.db, params.incidentId, writerOf(context))
      return prepareComment(params.incidentId, body)
    },
  },
  attach: {
    async prepare({ params, body }, context) {
      await findVisible(context.db, params.incidentId, writerOf(context))
      return prepareAttachment(params.incidentId, body)
    },
  },
  async attachment({ params }, context) {
    const { id } = await findVisible(context.db, params.incidentId, readerOf(context))
    return sendFile(id, params.attachmentId, context)
  },
  async close({ params }, context) {
    return closeIncident(params.incidentId, context)
  },
  async judge({ params, body }, context) {
    return judgeIncident(params.incidentId, body, context)
  },
  async queue({ query }, context) {
    return listQueue(context.db, query, { ...staffReader(context), tenant: context.site.tenant })
  },
  async staff(_input, { db }) {
    return staffMembers(db)
  },
  async readAsStaff({ params }, context) {
    const row = await findQueued(context.db, params.incidentId, context.site.tenant)
    return readAsStaff(context.db, row, staffReader(context))
  },
  async attachmentAsStaff({ params }, context) {
    const { id } = await findQueued(context.db, params.incidentId, context.site.tenant)
    return sendFile(id, params.attachmentId, context)
  },
  async markWriting({ params, body }, context) {
    return { otherWriters: await markWriting(params.incidentId, body.isWriting, context) }
  },
  async update({ params, body }, context) {
    return updateIncident(params.incidentId, body, context)
  },
}
