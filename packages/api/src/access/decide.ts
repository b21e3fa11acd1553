import type { AccessDecisionBody, ProductCode, ReceivedRequest } from '@tessera/contract'
import { PRODUCT_CODES } from '@tessera/contract'
import * as z from 'zod'
import { addMember } from '../companies/delegates.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { defineJob, enqueue } from '../core/jobs/jobs.ts'
import { plainText } from '../core/text/plain-text.ts'
import { completeGrants, grantProducts } from '../products/grants.ts'
import { grantsDueAt } from '../products/grants-due.ts'
import { allowSwitch } from '../users/queries.ts'
import { sendDecision } from './decision-mail.ts'
import type { LockedRequest } from './queries.ts'
import { lockReceivedRequests, requestedProducts, storeDecision } from './queries.ts'
import { readReceived } from './received.ts'

/** Opens the approved products that need no confirmation by an operator. */
export const openApprovedJob = defineJob({
  name: 'access.openApproved',
  input: z.object({ loginId: z.string(), companyId: z.string(), products: z.array(z.enum(PRODUCT_CODES)) }),
  async step({ input: { loginId, companyId, products }, startedBy }, { db, clock }) {
    const holder = { login_id: loginId, company_id: companyId }
    await completeGrants(db, holder, { by: startedBy, at: clock.now() }, products)
    return 'done'
  },
})

/**
 * The approved products. Without a selection, these are all requested products that the company still has. Throws 400
 * for any other product.
 */
function approvedProducts({ products }: AccessDecisionBody, request: ReceivedRequest): ProductCode[] {
  const offered = request.products.map(({ code }) => code)
  const approved = products ?? offered
  if (approved.length === 0 || approved.some((code) => !offered.includes(code))) {
    throw invalidField('products', 'not_requested', 'Approve products that were requested and that the company has.')
  }
  return approved
}

/** Lets the requester act for the company and grants the products, which are pending until they are set up. */
async function grantAccess(
  db: Db,
  { login_id: loginId, company_id: companyId }: LockedRequest,
  products: readonly ProductCode[],
  stamp: AuditStamp,
  context: CallContext,
): Promise<void> {
  await addMember(db, { loginId, companyId }, stamp)
  await allowSwitch(db, loginId, stamp)
  await grantProducts(db, { login_id: loginId, company_id: companyId }, products, stamp)
  // The requester's new rights begin with the next login.
  await context.sessions.closeAll(db, loginId)
  const dueAt = await grantsDueAt(context.site.tenant, context)
  if (dueAt) {
    const input = { loginId, companyId, products: [...products] }
    await enqueue(db, openApprovedJob, input, { startedBy: stamp.by, at: stamp.at, dueAt })
  }
}

async function decide(
  companyId: string,
  id: string,
  body: AccessDecisionBody,
  context: CallContext,
): Promise<ReceivedRequest> {
  const { db, clock, locale } = context
  const { account } = callerOf(context)
  const stamp = { by: account.loginId, at: clock.now() }
  const locked = await lockReceivedRequests(db, companyId, id)
  const request = locked && (await readReceived(db, companyId, id, locale))
  if (!request) throw new HttpError('NOT_FOUND')
  if (locked.status !== 'SUBMITTED') throw new HttpError('CONFLICT', { current: request })
  const isApproved = body.decision === 'APPROVED'
  const reason = isApproved ? null : plainText(body.reason ?? '')
  if (reason === '') throw invalidField('reason', 'required', 'Say why the request is rejected.')
  const approved = isApproved ? approvedProducts(body, request) : []
  await storeDecision(db, id, { status: body.decision, reason, approved }, stamp)
  if (isApproved) await grantAccess(db, locked, approved, stamp, context)
  const decided = await readReceived(db, companyId, id, locale)
  if (!decided) throw new HttpError('NOT_FOUND')
  await sendDecision(locked, { approved, reason }, context)
  await context.recordActivity(db, isApproved ? 'ACCESS_REQUEST_APPROVED' : 'ACCESS_REQUEST_REJECTED', account, {
    entityId: id,
    before: { status: locked.status, login_id: locked.login_id, products: await requestedProducts(db, id) },
    after: {
      status: body.decision,
      login_id: locked.login_id,
      products: approved,
      ...(reason && { reason }),
    },
  })
  return decided
}

/**
 * Approves or rejects an open request in one transaction. Throws 404 for another company's request and 409 for a
 * decided one.
 */
export async function decideRequest(
  companyId: string,
  id: string,
  body: AccessDecisionBody,
  context: CallContext,
): Promise<ReceivedRequest> {
  const decided = await transact(context.db, (tx) =>
    decide(companyId, id, body, { ...context, ...context.withConnection(tx) }),
  )
  context.afterResponse(({ mailer }) => mailer.flush())
  return decided
}
