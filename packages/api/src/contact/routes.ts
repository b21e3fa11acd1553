import type { calls, ContactMessage } from '@tessera/contract'
import { DEFAULT_LOCALE, fillIn, pathTo } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { withoutActing } from '../core/sessions/account.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { portalOrigin } from '../core/http/origins.ts'
import { plainText } from '../core/text/plain-text.ts'
import { offeredChoices } from '../incidents/queries.ts'
import { CONTACT_ANSWER, CONTACT_COPY } from './mail-messages.ts'
import { addMessage, lockMessage, listMessages, readMessage, storeAnswer } from './queries.ts'

/** The author of rows from users without an account. */
const STRANGER = 'stranger'

async function checkTopic(tx: Db, topicId: string, { site, settings, locale }: CallContext): Promise<void> {
  const scope = { tenant: site.tenant, environment: settings.environment }
  const topics = (await offeredChoices(tx, scope, locale)).filter(({ list }) => list === 'supportType')
  if (!topics.some(({ id }) => id === topicId)) throw invalidField('topicId', 'gone', 'Select a support type')
}

/** Mails a message to the configured address, if there is one. */
async function mailCopy(tx: Db, contactId: string, { site, mailer, settings }: CallContext): Promise<void> {
  const { contactMail, tenantHosts } = site.config
  if (contactMail === '') return
  const message = await readMessage(tx, contactId, { tenant: site.tenant, locale: DEFAULT_LOCALE })
  const { firstName, lastName, email, companyName, phone, topic } = message
  const values = {
    name: `${firstName} ${lastName}`,
    email,
    companyName,
    phone,
    topic: topic.title,
    message: message.message,
  }
  const link = `${portalOrigin(site.tenant, tenantHosts, settings.port)}${pathTo('/operations')}`
  const { subject, body } = CONTACT_COPY
  const mail = { subject: fillIn(subject, values), body: fillIn(body, { ...values, link }) }
  await mailer.post(tx, { recipient: contactMail, locale: DEFAULT_LOCALE, ...mail })
}

async function mailAnswer(
  tx: Db,
  { email, locale, firstName, message }: ContactMessage,
  text: string,
  { site, mailer }: CallContext,
): Promise<void> {
  const values = { name: firstName, text, message, productName: site.config.productName }
  const { subject, body } = CONTACT_ANSWER[locale]
  await mailer.post(tx, { recipient: email, locale, subject: fillIn(subject, values), body: fillIn(body, values) })
}

/** Stores and mails the reply to a message, unless a colleague has already replied. */
async function answerMessage(contactId: string, body: { text: string; version: number }, context: CallContext) {
  const { loginId } = withoutActing(callerOf(context).account)
  const reader = { tenant: context.site.tenant, locale: context.locale }
  const text = plainText(body.text)
  if (text === '') throw invalidField('text', 'required', 'Enter a text.')
  const answered = await transact(context.db, async (tx) => {
    const row = await lockMessage(tx, contactId, context.site.tenant)
    if (!row) throw new HttpError('NOT_FOUND')
    if (row.version !== body.version || row.answered_at !== null) {
      throw new HttpError('CONFLICT', { current: await readMessage(tx, contactId, reader) })
    }
    await storeAnswer(tx, row, text, { by: loginId, at: context.clock.now() })
    const message = await readMessage(tx, contactId, reader)
    await mailAnswer(tx, message, text, context)
    return message
  })
  context.afterResponse(({ mailer }) => mailer.flush())
  return answered
}

/** Handlers of the contact area's calls. */
export const contactHandlers: HandlersOf<typeof calls.contact> = {
  async send({ body }, context) {
    const by = context.caller?.account.loginId ?? STRANGER
    const contactId = await transact(context.db, async (tx) => {
      await checkTopic(tx, body.topicId, context)
      const id = await addMessage(tx, body, context.site.tenant, { by, at: context.clock.now() })
      await mailCopy(tx, id, context)
      return id
    })
    context.afterResponse(({ mailer }) => mailer.flush())
    return { contactId }
  },
  async list({ query }, { db, site, locale }) {
    return listMessages(db, query, { tenant: site.tenant, locale })
  },
  async answer({ params, body }, context) {
    return answerMessage(params.contactId, body, context)
  },
}
