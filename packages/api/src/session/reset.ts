import { fillIn, LIMITS } from '@tessera/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import type { Account } from '../core/sessions/account.ts'
import { belongsTo } from '../core/sessions/account.ts'
import type { CallContext, Services, Site } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import type { Mail } from '../core/mail/mail.ts'
import { isOfThisMachine } from '../core/http/origins.ts'
import { randomToken } from '../core/sessions/secret.ts'
import { hashPassword } from './passwords.ts'
import { addReset, readPreferences } from './queries.ts'
import { RESET_MESSAGES } from './reset-messages.ts'
import { RESET_PATH } from './rules.ts'
import type { SessionTables } from './tables.ts'

type Needs = Pick<CallContext, 'db' | 'clock' | 'secret' | 'settings' | 'site' | 'sessions' | 'locale'>
type Sending = Pick<Services, 'accounts' | 'db' | 'clock' | 'secret' | 'mailer' | 'settings' | 'portalConfig'>
type ResetRequest = Pick<
  Selectable<SessionTables['session_reset_requests']>,
  'id' | 'login_id' | 'tenant' | 'origin' | 'locale'
>

/**
 * The origin of mailed links. A Host header can name any host, so only the tenant's own host is trusted, and in
 * development also this machine.
 */
function linkOrigin({ origin, tenant, config }: Site, isDev: boolean): string {
  const { protocol, hostname } = new URL(origin)
  const own = config.tenantHosts[tenant]
  const isOwn = hostname === own.toLowerCase() || (isDev && isOfThisMachine(hostname))
  return isOwn ? origin : `${protocol}//${own}`
}

/**
 * Records a password reset request. The work is the same for every address, so neither response nor time reveals
 * accounts.
 */
export async function requestReset(login_id: string, { db, clock, settings, site, locale }: Needs): Promise<void> {
  const now = clock.now()
  const origin = linkOrigin(site, settings.isDev)
  await db
    .insertInto('session_reset_requests')
    .values({ login_id, tenant: site.tenant, origin, locale, created_at: now, updated_at: now })
    .execute()
}

/** Mails the requested links to existing accounts. */
export async function sendResets(services: Sending, log: FastifyBaseLogger): Promise<void> {
  const requests = await services.db.selectFrom('session_reset_requests').selectAll().orderBy('created_at').execute()
  for (const request of requests) await sendReset(request, services, log)
  await services.mailer.flush()
}

async function sendReset(request: ResetRequest, services: Sending, log: FastifyBaseLogger): Promise<void> {
  const { db, settings } = services
  const account = await services.accounts.find(request.login_id)
  const recipient = account && belongsTo(account, request) ? account : null
  const token = randomToken()
  const mail = recipient && (await mailOf(request, recipient, token, services))
  const isSent = await transact(db, async (tx) => {
    const own = tx.deleteFrom('session_reset_requests').where('id', '=', request.id).returning('id')
    // Another server might have sent the mail first.
    if (!(await own.executeTakeFirst()) || !mail) return false
    if (!(await addReset(tx, request.login_id, token, LIMITS.passwordResetMinutes, services))) return false
    await services.mailer.post(tx, mail)
    return true
  })
  if (isSent && settings.isDev && !settings.smtpUrl)
    log.warn({ mail }, 'an email stays in the outbox, because SMTP_URL is not set')
}

async function mailOf(
  request: ResetRequest,
  account: Account,
  token: string,
  { db, portalConfig }: Pick<Sending, 'db' | 'portalConfig'>,
): Promise<Mail> {
  const { productName } = await portalConfig.of(request.tenant)
  const locale = (await readPreferences(db, account.loginId)).language_code ?? request.locale
  const link = `${request.origin}${RESET_PATH}/${token}`
  const values = { name: account.firstName, productName, link, minutes: String(LIMITS.passwordResetMinutes) }
  const { subject, body } = RESET_MESSAGES[locale]
  return { recipient: account.email, locale, subject: fillIn(subject, values), body: fillIn(body, values) }
}

function openReset(token: string, { db, clock, secret }: Pick<Needs, 'db' | 'clock' | 'secret'>) {
  return db
    .selectFrom('session_resets')
    .select(['id', 'login_id'])
    .where('token_hash', '=', secret.fingerprint(token))
    .where('expires_at', '>', clock.now())
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Whether a link can still set a password. */
export async function isResetOpen(token: string, needs: Pick<Needs, 'db' | 'clock' | 'secret'>): Promise<boolean> {
  return (await openReset(token, needs)) !== undefined
}

/** Sets the password of the link's owner once, ends their sessions and removes a lock; returns the owner. */
export async function resetPassword(token: string, password: string, needs: Needs): Promise<string> {
  const known = await openReset(token, needs)
  if (!known) throw new HttpError('RESET_LINK_EXPIRED')
  const { login_id } = known
  if (password.toLowerCase().includes(login_id)) {
    throw invalidField('password', 'same_as_email', 'The password contains the email address.')
  }
  const password_hash = await hashPassword(password)
  await transact(needs.db, async (tx) => {
    const now = needs.clock.now()
    // Setting a password invalidates every link, because others may be in a compromised mailbox.
    const ended = await tx
      .updateTable('session_resets')
      .set({ ended_at: now, updated_at: now })
      .where('login_id', '=', login_id)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute()
    if (ended.every(({ id }) => id !== known.id)) throw new HttpError('RESET_LINK_EXPIRED')
    await tx
      .insertInto('session_credentials')
      .values({ login_id, password_hash })
      .onConflict((conflict) => conflict.column('login_id').doUpdateSet({ password_hash, updated_at: now }))
      .execute()
    await tx.deleteFrom('session_failures').where('login_id', '=', login_id).execute()
    await needs.sessions.endAll(tx, login_id)
  })
  return login_id
}
