import type { Locale } from '@tessera/contract'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { later } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { htmlOf } from './mail-html.ts'
import type { Settings } from '../config/settings.ts'

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

/** Concurrent mails, over kept connections. */
const AT_ONCE = 5
/** How long an SMTP server may say nothing, in milliseconds; SMTP_URL can name others, as `?socketTimeout=`. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 }
/** A mail that was taken this long ago and not sent waits again: it was refused, or its server has gone. */
const TAKEN_FOR = 5 * 60_000

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom'>

/** Whether the failure concerns one mail only: the SMTP server refuses it, or times out on it. */
function isOfOneMail(error: unknown): boolean {
  const { code, timeoutType } = error as { code?: string; timeoutType?: string }
  return code === 'EENVELOPE' || code === 'EMESSAGE' || timeoutType === 'SOCKET_TIMEOUT'
}

function openTransport(smtpUrl: string) {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries({ pool: true, maxConnections: AT_ONCE, ...PATIENCE })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  return createTransport(url.href)
}

/** Takes the oldest mail that waits; no two servers take one. */
function claimNextJob(db: Db, now: Date) {
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
    .returning(['id', 'recipient', 'locale', 'subject', 'body'])
    .executeTakeFirst()
}

/**
 * A mailer over the outbox and, with an address, an SMTP server. Of mails that wait it sends all, unless the server that
 * it belongs to is ending.
 */
export function createMailer(
  db: Db,
  clock: Clock,
  { smtpUrl, mailFrom }: MailSettings,
  isEnding: () => boolean = () => false,
): Mailer {
  async function sendAll(address: string): Promise<number> {
    const transport = openTransport(address)
    let sent = 0
    let isStopped = false
    let failure: unknown
    const sendOneByOne = async (): Promise<void> => {
      while (!isStopped && !isEnding()) {
        const mail = await claimNextJob(db, clock.now())
        if (!mail) return
        const own = db.updateTable('mails').where('id', '=', mail.id)
        try {
          const { recipient, subject, body } = mail
          // As a string it would be parsed again, and a comma in it would make two.
          const to = { name: '', address: recipient }
          await transport.sendMail({ from: mailFrom, to, subject, text: body, html: htmlOf(mail) })
          await own.set({ sent_at: clock.now() }).execute()
          sent += 1
        } catch (error) {
          failure = error
          // It is tried again later, and holds up no other.
          if (isOfOneMail(error)) continue
          isStopped = true
          await own.set({ taken_at: null }).execute()
        }
      }
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne))
    } finally {
      transport.close()
    }
    if (failure) throw failure
    return sent
  }

  let latest: Promise<unknown> = Promise.resolve()
  return {
    async post(connection, { recipient, locale, subject, body }) {
      const now = clock.now()
      await connection
        .insertInto('mails')
        .values({ recipient, locale, subject, body, taken_at: null, sent_at: null, created_at: now, updated_at: now })
        .execute()
    },
    async flush() {
      if (!smtpUrl) return 0
      // A mail may be posted while others are being sent.
      const next = latest.then(() => sendAll(smtpUrl))
      latest = next.catch(() => undefined)
      return next
    },
  }
}
