import type { ProductCode } from '@tessera/contract'
import { fillIn, pathTo, TENANT_LOCALES } from '@tessera/contract'
import type { Services } from '../core/http/context.ts'
import { portalOrigin } from '../core/http/origins.ts'
import { productTitles } from '../products/queries.ts'
import { readPreferences } from '../session/queries.ts'
import { DECISION_MESSAGES } from './decision-messages.ts'
import type { LockedRequest } from './queries.ts'

interface Decision {
  approved: readonly ProductCode[]
  /** The reason for a rejection; null if the request was approved. */
  reason: string | null
}

/** Puts the email about a decision into the outbox, in the requester's language. */
export async function sendDecision(
  { login_id, first_name, email, company_name, tenant }: LockedRequest,
  { approved, reason }: Decision,
  { db, mailer, portalConfig, settings }: Pick<Services, 'db' | 'mailer' | 'portalConfig' | 'settings'>,
): Promise<void> {
  const locale = (await readPreferences(db, login_id)).language_code ?? TENANT_LOCALES[tenant]
  const titleOf = await productTitles(db, locale)
  const { productName, tenantHosts } = await portalConfig.of(tenant)
  const { subject, body } = DECISION_MESSAGES[locale][reason === null ? 'approved' : 'rejected']
  const path = reason === null ? pathTo('/companyList') : pathTo('/profile/requestAccess')
  const values = {
    name: first_name,
    companyName: company_name,
    products: new Intl.ListFormat(locale).format(approved.map(titleOf)),
    reason: reason ?? '',
    productName,
    link: `${portalOrigin(tenant, tenantHosts, settings.port)}${path}`,
  }
  await mailer.post(db, { recipient: email, locale, subject: fillIn(subject, values), body: fillIn(body, values) })
}
