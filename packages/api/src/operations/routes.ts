import type { calls } from '@tessera/contract'
import { asThemselves } from '../core/account.ts'
import type { HandlersOf } from '../core/context.ts'
import { callerOf } from '../core/context.ts'
import { RequestFailure } from '../core/failure.ts'
import { listMails, requeueMail } from '../core/outbox.ts'

/** Answers the operations area's calls. */
export const operationsHandlers: HandlersOf<typeof calls.operations> = {
  async mails({ query }, { db, settings }) {
    return listMails(db, query, settings.isDev)
  },
  async resendMail({ params }, context) {
    const { db, clock, settings, recordActivity, afterwards } = context
    const account = asThemselves(callerOf(context).account)
    const act = { by: account.loginId, at: clock.now() }
    const mail = await requeueMail(db, params.mailId, act, settings.isDev)
    if (!mail) throw new RequestFailure('NOT_FOUND')
    const { id, recipient, subject } = mail
    await recordActivity(db, 'MAIL_RESENT', account, { entityId: id, before: {}, after: { recipient, subject } })
    afterwards(({ mailer }) => mailer.flush())
    return mail
  },
}
