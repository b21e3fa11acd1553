import { LIMITS } from '@tessera/contract'
import { later } from '../core/clock.ts'
import type { CallContext, Site } from '../core/context.ts'
import { fillIn } from '../core/fill-in.ts'
import { invalidField, RequestFailure } from '../core/failure.ts'
import { randomToken } from '../core/secret.ts'
import { hashPassword } from './passwords.ts'
import { readPreferences } from './queries.ts'
import { RESET_WORDS } from './reset-words.ts'
import { belongsTo } from './sign-in.ts'

export const RESET_PATH = '/idp/reset'

type Needs = Pick<
  CallContext,
  'accounts' | 'db' | 'clock' | 'secret' | 'mailer' | 'settings' | 'site' | 'sessions' | 'request' | 'locale'
>

/** Where a mailed link leads: anybody can send a Host that names no tenant, so outside development it is not taken. */
function linkOrigin({ origin, tenant, config }: Site, isDev: boolean): string {
  const { protocol, hostname } = new URL(origin)
  const own = config.tenantHosts[tenant]
  return isDev || hostname === own.toLowerCase() ? origin : `${protocol}//${own}`
}

/** Mails a link that sets a password, if there is such an account here; the answer never tells whether there is. */
export async function requestReset(loginId: string, needs: Needs): Promise<void> {
  const { db, clock, secret, mailer, settings, site, request } = needs
  const now = clock.now()
  const account = await needs.accounts.find(loginId)
  if (!account || !belongsTo(account, site)) return
  const locale = (await readPreferences(db, loginId)).language_code ?? needs.locale
  const token = randomToken()
  const values = {
    name: account.firstName,
    productName: site.config.productName,
    link: `${linkOrigin(site, settings.isDev)}${RESET_PATH}/${token}`,
    minutes: String(LIMITS.passwordResetMinutes),
  }
  const { subject, body } = RESET_WORDS[locale]
  const mail = { recipient: account.email, locale, subject: fillIn(subject, values), body: fillIn(body, values) }
  await db.transaction().execute(async (tx) => {
    // The old link dies when a new one is sent.
    await tx.deleteFrom('session_resets').where('login_id', '=', loginId).execute()
    await tx
      .insertInto('session_resets')
      .values({
        login_id: loginId,
        token_hash: secret.fingerprint(token),
        expires_at: later(now, LIMITS.passwordResetMinutes * 60_000),
      })
      .execute()
    await mailer.post(tx, mail)
  })
  if (settings.isDev && !settings.smtpUrl)
    request.log.warn({ mail }, 'a mail lies in the outbox, since SMTP_URL is not set')
  // Not awaited: how long sending takes would tell whether there is such an account.
  void mailer.flush().catch((error: unknown) => request.log.error({ err: error }, 'mail stays in the outbox'))
}

function openReset(token: string, { db, clock, secret }: Pick<Needs, 'db' | 'clock' | 'secret'>) {
  return db
    .selectFrom('session_resets')
    .select(['id', 'login_id'])
    .where('token_hash', '=', secret.fingerprint(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
}

/** Whether a link can still set a password. */
export async function isResetOpen(token: string, needs: Pick<Needs, 'db' | 'clock' | 'secret'>): Promise<boolean> {
  return (await openReset(token, needs)) !== undefined
}

/** Sets the password of the link's owner once, ends their sessions and lifts a lock; answers whose it was. */
export async function resetPassword(token: string, password: string, needs: Needs): Promise<string> {
  const known = await openReset(token, needs)
  if (!known) throw new RequestFailure('RESET_LINK_EXPIRED')
  const { login_id } = known
  if (password.toLowerCase().includes(login_id)) {
    throw invalidField('password', 'same_as_email', 'The password holds the email address.')
  }
  const password_hash = await hashPassword(password)
  await needs.db.transaction().execute(async (tx) => {
    const used = await tx.deleteFrom('session_resets').where('id', '=', known.id).returning('id').executeTakeFirst()
    if (!used) throw new RequestFailure('RESET_LINK_EXPIRED')
    const now = needs.clock.now()
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
