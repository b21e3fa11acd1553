import type { JobStarted, ProductCode, UserChanges } from '@tessera/contract'
import { actsOn } from '@tessera/contract'
import * as z from 'zod'
import { companyFacts, holdCompany } from '../companies/queries.ts'
import type { CallContext, Services } from '../core/context.ts'
import { callerOf } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { transact } from '../core/database.ts'
import { invalidField, RequestFailure } from '../core/failure.ts'
import { countRows, defineJob, enqueue } from '../core/jobs.ts'
import { completeGrants, grantProducts, grantsOf, pendingGrants, withdrawGrants } from '../products/grants.ts'
import { activeAdmins } from './act-on-users.ts'
import { checkProducts, checkSuppliers } from './add-users.ts'
import { stageAt } from './select-users.ts'
import { readPerson } from './person.ts'
import { openingOf } from './provisioning.ts'
import { promisedProducts, promiseProducts } from './queries.ts'

/** Opens what an edit has granted, where no operator has to. */
export const opening = defineJob({
  name: 'users.opening',
  input: z.object({ loginId: z.string() }),
  progress: z.literal('granted'),
  async step({ id, input: { loginId }, startedBy, progress }, services) {
    const { db, clock } = services
    const person = await db
      .selectFrom('users')
      .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
      .select(['login_id', 'company_id', 'companies.tenant'])
      .where('login_id', '=', loginId)
      .where('users.status', '=', 'ACTIVE')
      .executeTakeFirst()
    if (progress) {
      if (person) await completeGrants(db, person, { by: startedBy, at: clock.now() })
      return 'done'
    }
    await countRows(db, id, { processed: 1 })
    const waiting = person && (await pendingGrants(db).where('login_id', '=', loginId).executeTakeFirst())
    const dueAt = waiting ? await openingOf(person.tenant, services) : null
    return dueAt ? { dueAt, progress: 'granted' as const } : 'done'
  },
})

function hold(db: Db, loginId: string, companyId: string, now: Date) {
  return db
    .selectFrom('users')
    .select([
      'login_id',
      'company_id',
      'first_name',
      'last_name',
      'user_group',
      'status',
      'can_switch_company',
      'version',
    ])
    .select(stageAt(now).as('stage'))
    .where('login_id', '=', loginId)
    .where('company_id', '=', companyId)
    .where('status', '<>', 'DELETED')
    .$narrowType<{ status: 'PENDING' | 'ACTIVE' | 'BLOCKED' }>()
    .forUpdate()
    .executeTakeFirst()
}

type Held = NonNullable<Awaited<ReturnType<typeof hold>>>

/** Whether somebody's products are still what their invitation promises alone. */
const isPromised = ({ stage }: Held) => stage === 'INVITATION_SENT'

async function productsOf(db: Db, held: Held): Promise<ProductCode[]> {
  const { login_id } = held
  if (isPromised(held)) return (await promisedProducts(db, login_id)).toSorted()
  const grants = await grantsOf(db, [login_id]).execute()
  return grants.map(({ product_code }) => product_code).toSorted()
}

async function setProducts(held: Held, products: readonly ProductCode[], { db, clock }: Services, by: string) {
  const act = { by, at: clock.now() }
  if (held.stage !== null) await promiseProducts(db, held.login_id, products, act)
  if (isPromised(held)) return
  await withdrawGrants(db, [held.login_id], products)
  await grantProducts(db, held, products, act)
}

/** Changes somebody, unless they are another by now than they were read; answers the job that opens what was granted. */
export async function editUser(loginId: string, body: UserChanges, context: CallContext): Promise<JobStarted> {
  const { account } = callerOf(context)
  const { company } = account
  const at = context.clock.now()
  const group = body.role === 'ADMIN' ? 'ADMIN' : null
  checkSuppliers(body, company.companyType === 'THIRD_PARTY_AGENCY')
  const jobId = await transact(context.db, async (tx) => {
    const own = { ...context, ...context.over(tx) }
    await holdCompany(tx, company.id)
    const held = await hold(tx, loginId, company.id, at)
    if (!held) throw new RequestFailure('NOT_FOUND')
    if (!actsOn(held).includes('EDIT')) throw new RequestFailure('OTHER_STAGE')
    if (held.version !== body.version) {
      const reading = { companyId: company.id, locale: context.locale, now: at }
      throw new RequestFailure('CONFLICT', { current: await readPerson(tx, loginId, reading) })
    }
    const isDemoted = held.user_group === 'ADMIN' && group === null
    if (held.user_group !== group && loginId === account.loginId) {
      throw invalidField('role', 'own_role', 'Nobody changes their own role.')
    }
    if (isDemoted && held.status === 'ACTIVE' && (await activeAdmins(tx, company.id)) <= 1) {
      throw new RequestFailure('LAST_ADMIN')
    }
    const products = await productsOf(tx, held)
    // What somebody has already stays theirs, also where the company gives it to nobody any more.
    const added = body.products.filter((product) => !products.includes(product))
    await checkProducts(tx, company.id, added)
    const wanted = body.products.toSorted()
    if (products.join() !== wanted.join()) await setProducts(held, wanted, own, account.loginId)
    const after = {
      first_name: body.firstName,
      last_name: body.lastName,
      user_group: group,
      can_switch_company: body.multipleSupplierAccess,
    } as const
    await tx
      .updateTable('users')
      .set({ ...after, version: held.version + 1, updated_at: at, updated_by: account.loginId })
      .where('login_id', '=', loginId)
      .execute()
    const { first_name, last_name, user_group, can_switch_company } = held
    const before = { first_name, last_name, user_group, can_switch_company, products }
    const change = { entityId: loginId, before, after: { ...after, products: wanted } }
    await context.recordActivity(tx, 'USER_UPDATED', account, change)
    return enqueue(tx, opening, { loginId }, { startedBy: account.loginId, at, total: 1 })
  })
  context.afterwards(({ runJobs }) => runJobs())
  return { jobId, accepted: 1, rejected: [] }
}
