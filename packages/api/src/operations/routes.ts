import type { calls } from '@tessera/contract'
import { deleteBanner, readStored, saveBanner } from '../banners/queries.ts'
import { withoutActing } from '../core/sessions/account.ts'
import type { HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { listMails, requeueMail } from '../core/mail/outbox.ts'
import { changeFlag, readFlags } from '../flags/queries.ts'

/** Handlers of the operations area's calls. */
export const operationsHandlers: HandlersOf<typeof calls.operations> = {
  async flags(_input, { db }) {
    return readFlags(db)
  },
  async updateFlag({ params: { key }, body }, context) {
    const account = withoutActing(callerOf(context).account)
    return transact(context.db, async (tx) => {
      const change = await changeFlag(tx, key, body, { by: account.loginId, at: context.clock.now() })
      if (change) await context.recordActivity(tx, 'FLAG_UPDATED', account, change)
      const [flag] = await readFlags(tx, [key])
      if (!flag) throw new Error(`The flag ${key} was written and is not there.`)
      return flag
    })
  },
  async banners(_input, { db }) {
    return readStored(db)
  },
  async saveBanner({ params, body }, context) {
    const account = withoutActing(callerOf(context).account)
    return transact(context.db, async (tx) => {
      const stamp = { by: account.loginId, at: context.clock.now() }
      const { event, change, banner } = await saveBanner(tx, params.id, body, stamp)
      await context.recordActivity(tx, event, account, change)
      return banner
    })
  },
  async deleteBanner({ params }, context) {
    const account = withoutActing(callerOf(context).account)
    await transact(context.db, async (tx) => {
      const { event, change } = await deleteBanner(tx, params.id)
      await context.recordActivity(tx, event, account, change)
    })
    return undefined
  },
  async mails({ query }, context) {
    const { db, settings } = context
    // Spectators can't see mail texts, because a link in them could set a password.
    const { group } = callerOf(context).account
    const showsBody = settings.isDev && group === 'SUPER_ADMIN'
    return listMails(db, query, { showsBody, sends: settings.smtpUrl !== null })
  },
  async resendMail({ params }, context) {
    const { db, clock, settings, recordActivity, afterResponse } = context
    const account = withoutActing(callerOf(context).account)
    if (settings.smtpUrl === null) throw new HttpError('NO_MAIL_SERVER')
    const stamp = { by: account.loginId, at: clock.now() }
    const mail = await requeueMail(db, params.mailId, stamp, { showsBody: settings.isDev, sends: true })
    if (!mail) throw new HttpError('NOT_FOUND')
    const { id, recipient, subject } = mail
    await recordActivity(db, 'MAIL_RESENT', account, { entityId: id, before: {}, after: { recipient, subject } })
    afterResponse(({ mailer }) => mailer.flush())
    return mail
  },
}
