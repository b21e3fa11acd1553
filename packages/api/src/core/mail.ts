import type { Locale } from '@tessera/contract'
import { createTransport } from 'nodemailer'
import type { Clock } from './clock.ts'
import { later } from './clock.ts'
import type { Db } from './database.ts'
import type { Settings } from './settings.ts'

/** One mail, in its reader's language. */
export interface Mail {
  recipient: string
  locale: Locale
  subject: string
  body: string
}

/** Sends mail: by SMTP where there is one, else it stays in the outbox, where operators find it. */
export interface Mailer {
  /** Puts a mail into the outbox with the transaction that causes it. */
  post(db: Db, mail: Mail): Promise<void>
  /** Sends what waits in the outbox; what cannot be sent stays. Answers how many were sent. */
  flush(): Promise<number>
}

const BATCH = 50
/** A mail that was taken this long ago and not sent waits again: it was refused, or its server has gone. */
const TAKEN_FOR = 5 * 60_000

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom'>

/** Whether the SMTP server has answered, and does not want this mail. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error
}

/** Takes the oldest mail that waits; no two servers take one. */
function takeNext(db: Db, now: Date) {
  const next = db
    .selectFrom('mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where((where) => where.or([where('taken_at', 'is', null), where('taken_at', '<', later(now, -TAKEN_FOR))]))
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('mails')
    .set((is) => ({ taken_at: now, tries: is('tries', '+', 1), updated_at: now }))
    .where('id', '=', next)
    .returning(['id', 'recipient', 'subject', 'body'])
    .executeTakeFirst()
}

/** A mailer over the outbox and, with an address, an SMTP server. */
export function createMailer(db: Db, clock: Clock, { smtpUrl, mailFrom }: MailSettings): Mailer {
  const transport = smtpUrl ? createTransport(smtpUrl) : null

  return {
    async post(connection, { recipient, locale, subject, body }) {
      const now = clock.now()
      await connection
        .insertInto('mails')
        .values({ recipient, locale, subject, body, taken_at: null, sent_at: null, created_at: now, updated_at: now })
        .execute()
    },
    async flush() {
      if (!transport) return 0
      let sent = 0
      let refusal: unknown
      for (let tried = 0; tried < BATCH; tried += 1) {
        const mail = await takeNext(db, clock.now())
        if (!mail) break
        const { id, recipient, subject, body } = mail
        const own = db.updateTable('mails').where('id', '=', id)
        try {
          await transport.sendMail({ from: mailFrom, to: recipient, subject, text: body })
          await own.set({ sent_at: clock.now() }).execute()
          sent += 1
        } catch (error) {
          if (!isRefusal(error)) {
            await own.set({ taken_at: null }).execute()
            throw error
          }
          // It is tried again later, and holds up no other.
          refusal = error
        }
      }
      if (refusal) throw refusal
      return sent
    },
  }
}
