import type { Locale } from '@tessera/contract'
import { fillIn, LIMITS } from '@tessera/contract'
import type { Mail } from '../core/mail/mail.ts'
import { INVITATION_MESSAGES } from './invitation-messages.ts'

interface Invitation {
  recipient: string
  locale: Locale
  firstName: string
  companyName: string
  productName: string
  link: string
  /** Whether the link sets a password; otherwise it opens the login page. */
  setsPassword: boolean
}

/** The invitation email of a company. */
export function invitationMail({ recipient, locale, firstName, setsPassword, ...names }: Invitation): Mail {
  const { subject, body } = INVITATION_MESSAGES[locale]
  const values = { ...names, name: firstName, days: String(LIMITS.invitationDays) }
  const text = setsPassword ? body.password : body.signIn
  return { recipient, locale, subject: fillIn(subject, values), body: fillIn(text, values) }
}
