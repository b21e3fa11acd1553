import type { AccessRequest, NewAccessRequest } from '@tessera/contract'
import { ACCESS_REQUEST_LIMITS } from '@tessera/contract'
import { isRequestable } from '../companies/queries.ts'
import { loggedFor } from '../core/sessions/account.ts'
import { later } from '../core/clock.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { enqueue } from '../core/jobs/jobs.ts'
import { plainText } from '../core/text/plain-text.ts'
import { companyProducts } from '../products/queries.ts'
import { expireRequestsJob } from './expire-requests-job.ts'
import { addRequest, endRequest, readRequest } from './queries.ts'

const DAY = 24 * 60 * 60_000
const OPEN_ALREADY = { field: 'tenant_id', code: 'request_open', message: 'Cancel the open request or wait for it.' }

/** Throws 400 if the company or a product is unavailable, or if the note is empty. Returns the note as it is stored. */
async function check({ tenant_id, products, requestor_note }: NewAccessRequest, context: CallContext): Promise<string> {
  const { db, site, locale } = context
  const { ownCompany } = callerOf(context).account
  if (!(await isRequestable(db, tenant_id, site.tenant, ownCompany.id))) {
    throw invalidField('tenant_id', 'gone', 'There is no active company to ask.')
  }
  const offered = (await companyProducts(db, [tenant_id], locale)).get(tenant_id) ?? []
  if (!products.every((code) => offered.some((product) => product.code === code))) {
    throw invalidField('products', 'gone', 'The company does not have all of these products.')
  }
  const note = plainText(requestor_note)
  if (!note) throw invalidField('requestor_note', 'required', 'Say what the access is for.')
  return note
}

async function write(body: NewAccessRequest, context: CallContext): Promise<AccessRequest> {
  const { db, clock, locale } = context
  const { account } = callerOf(context)
  const stamp = { by: account.loginId, at: clock.now() }
  const note = await check(body, context)
  const expiresAt = later(stamp.at, ACCESS_REQUEST_LIMITS.days * DAY)
  const id = await addRequest(db, { ...body, requestor_note: note }, expiresAt, stamp)
  const request = id && (await readRequest(db, stamp.by, id, locale))
  if (!request) throw new HttpError('ACCESS_REQUEST_OPEN', { fieldErrors: [OPEN_ALREADY] })
  await enqueue(
    db,
    expireRequestsJob,
    { requestId: request.id },
    { startedBy: stamp.by, at: stamp.at, dueAt: expiresAt },
  )
  await context.recordActivity(db, 'ACCESS_REQUEST_CREATED', loggedFor(body.tenant_id, account), {
    entityId: request.id,
    before: {},
    after: { status: request.status, products: body.products, requestor_note: note },
  })
  return request
}

/** Requests a company's products for the caller; a job expires undecided requests. */
export function createRequest(body: NewAccessRequest, context: CallContext): Promise<AccessRequest> {
  return transact(context.db, (tx) => write(body, { ...context, ...context.withConnection(tx) }))
}

/** Cancels an open request of the caller. */
export async function cancelRequest(id: string, context: CallContext): Promise<void> {
  const { account } = callerOf(context)
  await transact(context.db, async (tx) => {
    const request = await readRequest(tx, account.loginId, id, context.locale)
    if (!request) throw new HttpError('NOT_FOUND')
    const companyId = await endRequest(tx, id, 'CANCELLED', { by: account.loginId, at: context.clock.now() })
    if (!companyId) throw new HttpError('CONFLICT', { message: 'Only an open request can be cancelled.' })
    await context.recordActivity(tx, 'ACCESS_REQUEST_CANCELLED', loggedFor(companyId, account), {
      entityId: id,
      before: { status: request.status },
      after: { status: 'CANCELLED' },
    })
  })
}
