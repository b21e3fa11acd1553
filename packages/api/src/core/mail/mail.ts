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

/** Sends mail by SMTP if configured. Otherwise mail stays in the outbox, where operators find it. */
export interface Mailer {
  /** Adds a mail to the outbox in the caller's transaction. */
  post(db: Db, mail: Mail): Promise<void>
  /** Sends the waiting mails in the outbox; failed ones stay. Returns the number of sent mails. */
  flush(): Promise<number>
}

/** The number of mails sent at the same time, over persistent connections. */
const AT_ONCE = 5
/** How long an SMTP server can be silent, in milliseconds. SMTP_URL can set another time with `?socketTimeout=`. */
const TIMEOUTS_MS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 }
/** A mail that was claimed this long ago and not sent is retried: it was refused, or its server stopped. */
const TAKEN_FOR = 5 * 60_000

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom'>

/** Whether the failure concerns only one mail: the SMTP server refuses it, or times out on it. */
function isOfOneMail(error: unknown): boolean {
  const { code, timeoutType } = error as { code?: string; timeoutType?: string }
  return code === 'EENVELOPE' || code === 'EMESSAGE' || timeoutType === 'SOCKET_TIMEOUT'
}

function openTransport(smtpUrl: string) {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries({ pool: true, maxConnections: AT_ONCE, ...TIMEOUTS_MS })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  return createTransport(url.href)
}

/** Claims the oldest waiting mail, so that no other server takes it. */
function claimNextMail(db: Db, now: Date) {
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
 * A mailer with an outbox and, if its URL is given, an SMTP server. It sends all waiting mails, unless its server is
 * stopping.
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
        const mail = await claimNextMail(db, clock.now())
        if (!mail) return
        const updateMail = db.updateTable('mails').where('id', '=', mail.id)
        try {
          const { recipient, subject, body } = mail
          // As a string, it would be parsed again, and a comma in it would split it into two recipients.
          const to = { name: '', address: recipient }
          await transport.sendMail({ from: mailFrom, to, subject, text: body, html: htmlOf(mail) })
          await updateMail.set({ sent_at: clock.now() }).execute()
          sent += 1
        } catch (error) {
          failure = error
          // This mail is retried later, and blocks no other mail.
          if (isOfOneMail(error)) continue
          isStopped = true
          await updateMail.set({ taken_at: null }).execute()
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
      // A mail added during a run could be missed by it, so each call gets its own run after the latest one.
      const next = latest.then(() => sendAll(smtpUrl))
      latest = next.catch(() => undefined)
      return next
    },
  }
}
