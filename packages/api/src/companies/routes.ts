import type { calls } from '@tessera/contract'
import { COMPANY_STATUSES, COMPANY_TYPES, ENTERABLE_STATUSES, isSuperAdminGroup } from '@tessera/contract'
import type { Account } from '../core/sessions/account.ts'
import { actingStarted, actingEnded } from '../core/sessions/account.ts'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { callerOf, toCaller } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { readUserContext } from '../session/views.ts'
import { choosableCompany } from './acting.ts'
import { companiesOf, companyStatuses, countCompanies, listCompanies, suppliersOf } from './queries.ts'
import { statusTitle, typeTitle } from './rules.ts'

/** The caller without a chosen company. */
async function ownAccount(context: CallContext): Promise<Account> {
  const { loginId } = callerOf(context).account
  const account = await context.accounts.find(loginId)
  if (!account) throw new HttpError('INVALID_TOKEN')
  return account
}

/** Enters a company: checks and logs the choice. Only the browser's tab stores it. */
async function enter(companyId: string, context: CallContext) {
  const { db, site } = context
  const own = await ownAccount(context)
  const found = await choosableCompany(db, own, companyId, site.tenant)
  if (!found) throw new HttpError('NOT_FOUND')
  if (!ENTERABLE_STATUSES.includes(found.status)) {
    throw new HttpError('CONFLICT', {
      message: `The company is ${found.status}; only active and pending ones can be entered.`,
    })
  }
  const { session } = callerOf(context)
  await transact(db, async (tx) => {
    await context.sessions.beginActing(tx, session, companyId)
    await context.recordActivity(tx, 'CONTEXT_SET', found.account, actingStarted(found.account))
  })
  return readUserContext(toCaller(session, found.account), context, true)
}

/** Handlers of the companies area's calls. */
export const companiesHandlers: HandlersOf<typeof calls.companies> = {
  async mine({ query }, { db, caller }) {
    return companiesOf(db, query.loginId.toLowerCase(), caller?.account.company.id ?? '')
  },
  async list({ query }, { db, locale, site }) {
    return listCompanies(db, site.tenant, query, locale)
  },
  async facets({ query }, { db, locale, site }) {
    return countCompanies(db, site.tenant, query, locale)
  },
  async types(_input, { locale }) {
    return COMPANY_TYPES.map((id) => ({ id, title: typeTitle(id, locale) }))
  },
  async statuses({ query }, { db, locale, site }) {
    const present = await companyStatuses(db, site.tenant, query.companyTypes ?? [])
    return COMPANY_STATUSES.filter((id) => present.includes(id)).map((id) => ({ id, title: statusTitle(id, locale) }))
  },
  async sponsoredSuppliers(_input, context) {
    return suppliersOf(context.db, callerOf(context).account.loginId, context.site.tenant, context.locale)
  },
  async setContext({ query }, context) {
    return enter(query.companyId, context)
  },
  async resetContext(_input, context) {
    const { account, session } = callerOf(context)
    if (account.isActing) await context.recordActivity(context.db, 'CONTEXT_RESET', account, actingEnded(account))
    return readUserContext(toCaller(session, await ownAccount(context)), context, true)
  },
  async switchContext({ query }, context) {
    const own = await ownAccount(context)
    // Super admins enter their own company like any other.
    const isOwn = query.companyId === own.ownCompany.id && !isSuperAdminGroup(own.group)
    if (isOwn) return readUserContext(toCaller(callerOf(context).session, own), context, true)
    if (!(await context.accounts.actFor(own, query.companyId, context.site.tenant))) throw new HttpError('FORBIDDEN')
    return enter(query.companyId, context)
  },
}
