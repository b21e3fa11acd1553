import type { calls, NewDomain } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField } from '../core/http/http-error.ts'
import type { Account } from '../core/sessions/account.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import { addOneMore, editDomain, listDomains, removeDomain } from './queries.ts'
import { isPublicMail } from './rules.ts'

/** Changes the domains of the company in effect, in one transaction with the log entry. */
function change<Result>(
  context: CallContext,
  action: (tx: Db, stamp: AuditStamp, account: Account) => Promise<Result>,
): Promise<Result> {
  const { account } = callerOf(context)
  const stamp = { by: account.loginId, at: context.clock.now() }
  return transact(context.db, (tx) => action(tx, stamp, account))
}

function refusePublicMail({ domainName }: NewDomain): void {
  if (isPublicMail(domainName)) {
    throw invalidField('domainName', 'public_mail', 'Public email domains are not allowed')
  }
}

/** Handlers of the domains area's calls. */
export const domainsHandlers: HandlersOf<typeof calls.domains> = {
  async list({ params, query }, { db }) {
    return listDomains(db, params.companyId, query)
  },
  async add({ params, body }, context) {
    refusePublicMail(body)
    return change(context, async (tx, stamp, account) => {
      const domain = await addOneMore(tx, params.companyId, body, stamp)
      const entry = { entityId: body.domainName, before: {}, after: { ...body } }
      await context.recordActivity(tx, 'DOMAIN_ADDED', account, entry)
      return domain
    })
  },
  async edit({ params, body }, context) {
    return change(context, async (tx, stamp, account) => {
      const edited = await editDomain(tx, params.companyId, params.id, body, stamp)
      await context.recordActivity(tx, 'DOMAIN_UPDATED', account, edited.change)
      return edited.domain
    })
  },
  async remove({ params }, context) {
    await change(context, async (tx, _stamp, account) => {
      const entry = await removeDomain(tx, params.companyId, params.id)
      await context.recordActivity(tx, 'DOMAIN_DELETED', account, entry)
    })
    return undefined
  },
}
