import type { Locale, TenantCode } from '@tessera/contract'
import { ADMINISTRATION_LIMITS, LIMITS, pathTo } from '@tessera/contract'
import { momentsSince } from '../activity/queries.ts'
import { later } from '../core/clock.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { portalOrigin } from '../core/http/origins.ts'
import { createReset } from '../session/queries.ts'
import { invitationMail } from './rules.ts'

const DAY_IN_MINUTES = 24 * 60
const DAY = DAY_IN_MINUTES * 60_000

interface Invitee {
  loginId: string
  firstName: string
  locale: Locale
  company: { name: string; tenant: TenantCode }
}

/** When an invitation that reached the daily resend limit can be sent again; null if it can be now. */
export async function resendableAt(db: Db, loginId: string, now: Date): Promise<Date | null> {
  const { resendsPerDay } = ADMINISTRATION_LIMITS
  const first = (await momentsSince(db, 'INVITATION_RESENT', loginId, later(now, -DAY)))[resendsPerDay - 1]
  return first ? later(first, DAY) : null
}

/** Puts an invitation into the outbox in its reader's language; the previous link ends. */
export async function sendInvitation(
  { loginId, firstName, locale, company }: Invitee,
  services: Pick<Services, 'db' | 'clock' | 'secret' | 'mailer' | 'portalConfig' | 'settings'>,
): Promise<void> {
  const { db, mailer, portalConfig, settings } = services
  const { productName, tenantHosts } = await portalConfig.of(company.tenant)
  const setsPassword = settings.oidc === null
  const link = setsPassword
    ? await createReset(loginId, company.tenant, LIMITS.invitationDays * DAY_IN_MINUTES, services)
    : `${portalOrigin(company.tenant, tenantHosts, settings.port)}${pathTo('/login')}`
  const names = { firstName, companyName: company.name, productName }
  await mailer.post(db, invitationMail({ recipient: loginId, locale, ...names, link, setsPassword }))
}
