import * as z from 'zod'
import { bannerChange, oneBanner, storedBanner } from '../banners/schemas.ts'
import { flag, flagChange, oneFlag } from '../flags/schemas.ts'
import { listInput, pageOf } from '../list-schemas.ts'
import { LOCALES } from '../locales.ts'
import { MAIL_LIST } from './list.ts'

const mail = z.object({
  id: z.string(),
  recipient: z.string(),
  locale: z.enum(LOCALES),
  subject: z.string(),
  created_at: z.iso.datetime(),
  /** Null while it waits to be sent. */
  sent_at: z.iso.datetime().nullable(),
  /** The number of attempts to send it. */
  tries: z.int(),
  /** Whether the portal can send it; without an SMTP server, it sends nothing. */
  sendable: z.boolean(),
  /** Only in development, because it can contain a link that sets a password. */
  body: z.string().nullable(),
})

const mailsQuery = z.object(listInput(MAIL_LIST))
const oneMail = z.object({ mailId: z.uuid() })

/** Schemas of the operations calls. */
export const operationsSchemas = {
  mails: { query: mailsQuery, answer: pageOf(mail) },
  flags: { answer: z.array(flag) },
  updateFlag: { params: oneFlag, body: flagChange, answer: flag },
  banners: { answer: z.array(storedBanner) },
  saveBanner: { params: oneBanner, body: bannerChange, answer: storedBanner },
  deleteBanner: { params: oneBanner },
  resendMail: { params: oneMail, answer: mail },
}

export type Mail = z.infer<typeof mail>
export type MailsQuery = z.infer<typeof mailsQuery>
