import type { Locale } from '@tessera/contract'
import { createTransport } from 'nodemailer'
import type { Clock } from './clock.ts'
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

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom'>

/** A mailer over the outbox and, with an address, an SMTP server. */
export function createMailer(db: Db, clock: Clock, { smtpUrl, mailFrom }: MailSettings): Mailer {
  const transport = smtpUrl ? createTransport(smtpUrl) : null

  return {
    async post(connection, { recipient, locale, subject, body }) {
      const now = clock.now()
      await connection
        .insertInto('mails')
        .values({ recipient, locale, subject, body, sent_at: null, created_at: now, updated_at: now })
        .execute()
    },
    async flush() {
      if (!transport) return 0
      const waiting = await db
        .selectFrom('mails')
        .select(['id', 'recipient', 'subject', 'body'])
        .where('sent_at', 'is', null)
        .orderBy('created_at')
        .limit(BATCH)
        .execute()
      for (const { id, recipient, subject, body } of waiting) {
        await transport.sendMail({ from: mailFrom, to: recipient, subject, text: body })
        await db.updateTable('mails').set({ sent_at: clock.now() }).where('id', '=', id).execute()
      }
      return waiting.length
    },
  }
}
