import { timingSafeEqual } from 'node:crypto'
import type { Locale } from '@tessera/contract'
import { fillIn, pathTo, TENANT_LOCALES } from '@tessera/contract'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { portalOrigin } from '../core/http/origins.ts'
import { readPreferences } from '../session/queries.ts'
import { people } from '../users/queries.ts'
import type { IncidentMail } from './mail-kinds.ts'
import { INCIDENT_MAILS } from './mail-messages.ts'
import type { StoredIncident } from './queries.ts'
import { subjectOf } from './queries.ts'
import { incidentIdOf } from './rules.ts'

type Sending = Pick<Services, 'db' | 'mailer' | 'portalConfig' | 'settings' | 'secret'>
type Signing = Pick<Services, 'secret'>

const signatureOf = (id: string, { secret }: Signing): string => secret.fingerprint(`confirm incident ${id}`)

/** The token that contacts use to confirm their address. */
const confirmToken = (id: string, signing: Signing): string => `${id}.${signatureOf(id, signing)}`

/** The incident of a token; null for a token that this portal did not create. */
export function incidentOfToken(token: string, signing: Signing): string | null {
  const [id = '', received = ''] = token.split('.')
  const [given, expected] = [Buffer.from(received), Buffer.from(signatureOf(id, signing))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

interface Recipient {
  address: string
  name: string
  locale: Locale
  /** Whether the recipient has confirmed their address. */
  isConfirmed: boolean
}

async function personOf(db: Db, loginId: string, fallback: Locale): Promise<Recipient | null> {
  const person = await people(db).where('login_id', '=', loginId).executeTakeFirst()
  if (!person) return null
  const { language_code } = await readPreferences(db, loginId)
  return { address: person.email, name: person.first_name, locale: language_code ?? fallback, isConfirmed: true }
}

/** The contact, with the form's language or, for users with an account, their own. */
async function contactOf(db: Db, row: StoredIncident): Promise<Recipient> {
  const isConfirmed = row.contact_confirmed_at !== null
  const person = isConfirmed ? await personOf(db, row.contact_email, row.locale) : null
  return person ?? { address: row.contact_email, name: row.first_name, locale: row.locale, isConfirmed }
}

/** The creator, the contact and the watchers, without duplicates. */
async function recipientsOf(db: Db, row: StoredIncident): Promise<Recipient[]> {
  const watchers = await db
    .selectFrom('incidents_watchers')
    .select('login_id')
    .where('incident_id', '=', row.id)
    .execute()
  const others = [row.creator_login_id, ...watchers.map(({ login_id }) => login_id)]
  const loginIds = new Set(others.filter((id) => id !== null && id !== row.contact_email))
  const persons = await Promise.all([...loginIds].map((id) => personOf(db, String(id), TENANT_LOCALES[row.tenant])))
  return [await contactOf(db, row), ...persons.filter((person) => person !== null)]
}

async function post(
  mail: IncidentMail,
  { address, name, locale }: Omit<Recipient, 'isConfirmed'>,
  { row, text, query = {} }: { row: StoredIncident; text: string; query?: Record<string, string> },
  { db, mailer, portalConfig, settings }: Sending,
): Promise<void> {
  const { productName, tenantHosts } = await portalConfig.of(row.tenant)
  const { subject: about } = await db
    .selectFrom('incidents')
    .select(subjectOf(locale).as('subject'))
    .where('incidents.id', '=', row.id)
    .executeTakeFirstOrThrow()
  const reference = incidentIdOf(row.number)
  const path = query['confirm']
    ? pathTo('/support/ticketCreation', query)
    : pathTo('/support/trackTicket/:ticketId', { ticketId: reference })
  const link = `${portalOrigin(row.tenant, tenantHosts, settings.port)}${path}`
  const values = { name, reference, subject: about, text, link, productName }
  const { subject, body } = INCIDENT_MAILS[locale][mail]
  const filled = fillIn(body, values).replaceAll(/\n{3,}/g, '\n\n')
  await mailer.post(db, { recipient: address, locale, subject: fillIn(subject, values), body: filled })
}

/** Confirms the receipt of an incident to its contact by email; an unconfirmed address gets a request to confirm it. */
export async function mailFiled(row: StoredIncident, sending: Sending): Promise<void> {
  const contact = await contactOf(sending.db, row)
  const text = row.description
  // In the form's language, whatever the contact's own language is.
  const recipient = { ...contact, name: row.first_name, locale: row.locale }
  if (contact.isConfirmed) await post('filed', recipient, { row, text }, sending)
  else
    await post('filedToConfirm', recipient, { row, text, query: { confirm: confirmToken(row.id, sending) } }, sending)
}

/** Mails staff's text to the creator, the contact and the watchers. An unconfirmed address gets no text. */
export async function mailAnswer(
  mail: 'answer' | 'question' | 'resolved',
  row: StoredIncident,
  text: string,
  sending: Sending,
): Promise<void> {
  for (const recipient of await recipientsOf(sending.db, row)) {
    if (recipient.isConfirmed) await post(mail, recipient, { row, text }, sending)
    else await post('held', recipient, { row, text: '', query: { confirm: confirmToken(row.id, sending) } }, sending)
  }
}

/** Mails the earlier replies to a contact who has just confirmed their address. */
export async function mailHeldAnswers(row: StoredIncident, sending: Sending): Promise<void> {
  const answers = await sending.db
    .selectFrom('incidents_threads')
    .select('text')
    .where('incident_id', '=', row.id)
    .where('kind', '=', 'AGENT')
    .orderBy('created_at')
    .execute()
  if (answers.length === 0) return
  const text = answers.map((answer) => answer.text).join('\n\n')
  await post('confirmed', await contactOf(sending.db, row), { row, text }, sending)
}
