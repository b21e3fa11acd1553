import type { JobStarted, UserChanges } from '@tessera/contract'
import { actionsOn, FOLLOWED_JOBS } from '@tessera/contract'
import * as z from 'zod'
import { companyFacts, lockCompany } from '../companies/queries.ts'
import type { Actor } from '../core/sessions/account.ts'
import type { CallContext, Services } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { countRows, defineJob, enqueue } from '../core/jobs/jobs.ts'
import { completeGrants, pendingGrants } from '../products/grants.ts'
import { grantsDueAt } from '../products/grants-due.ts'
import { checkProducts } from '../products/queries.ts'
import { activeAdmins } from './user-operations.ts'
import { checkSuppliers } from './add-users.ts'
import { isOfCompany, stageAt } from './select-users.ts'
import { userProducts, setProducts } from './user-products.ts'
import { readPerson } from './person.ts'

/** Opens the products that an edit granted, unless an operator has to. */
export const completeGrantsJob = defineJob({
  name: FOLLOWED_JOBS.completeGrants,
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
    const dueAt = waiting ? await grantsDueAt(person.tenant, services) : null
    return dueAt ? { dueAt, progress: 'granted' as const } : 'done'
  },
})

function lockUserRow(db: Db, loginId: string, companyId: string, now: Date) {
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
    .where(isOfCompany)
    .$narrowType<{ status: 'PENDING' | 'ACTIVE' | 'BLOCKED' }>()
    .forUpdate()
    .executeTakeFirst()
}

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUserRow>>>

/** Changes of a user; omitted fields stay. */
type Changes = { [Field in keyof Omit<UserChanges, 'version'>]?: UserChanges[Field] | null }

/** A user that the company's administrators can edit, locked until the transaction ends. */
export async function lockEditableUser(db: Db, loginId: string, companyId: string, now: Date): Promise<LockedUser> {
  const locked = await lockUserRow(db, loginId, companyId, now)
  if (!locked) throw new HttpError('NOT_FOUND')
  if (!actionsOn(locked).includes('EDIT')) throw new HttpError('OTHER_STAGE')
  return locked
}

/**
 * Changes a locked user within their company's rules; refuses before anything is written. Returns whether their
 * products changed.
 */
export async function changeLockedUser(
  locked: LockedUser,
  changes: Changes,
  by: Actor,
  services: Services,
): Promise<boolean> {
  const { db, clock, recordActivity } = services
  const { login_id, company_id, first_name, last_name, user_group, can_switch_company } = locked
  const at = clock.now()
  const group = changes.role ? (changes.role === 'ADMIN' ? 'ADMIN' : null) : user_group
  const isDemoted = user_group === 'ADMIN' && group === null
  if (user_group !== group && login_id === by.loginId) {
    throw invalidField('role', 'own_role', 'You cannot change your own role.')
  }
  if (isDemoted && locked.status === 'ACTIVE' && (await activeAdmins(db, company_id)) <= 1) {
    throw new HttpError('LAST_ADMIN')
  }
  const products = [...((await userProducts(db, [locked])).get(login_id) ?? [])].toSorted()
  // Existing products can be kept, even those that the company no longer grants.
  const wanted = changes.products?.toSorted() ?? products
  const added = wanted.filter((product) => !products.includes(product))
  await checkProducts(db, company_id, added)
  const hasOtherProducts = products.join() !== wanted.join()
  if (hasOtherProducts) await setProducts(locked, wanted, services, by.loginId)
  const after = {
    first_name: changes.firstName ?? first_name,
    last_name: changes.lastName ?? last_name,
    user_group: group,
    can_switch_company: changes.multipleSupplierAccess ?? can_switch_company,
  } as const
  await db
    .updateTable('users')
    .set({ ...after, version: locked.version + 1, updated_at: at, updated_by: by.loginId })
    .where('login_id', '=', login_id)
    .execute()
  const before = { first_name, last_name, user_group, can_switch_company, products }
  await recordActivity(db, 'USER_UPDATED', by, { entityId: login_id, before, after: { ...after, products: wanted } })
  return hasOtherProducts
}

/** Changes a user, unless they changed since they were read; returns the job that opens the granted products. */
export async function editUser(loginId: string, body: UserChanges, context: CallContext): Promise<JobStarted> {
  const { account } = callerOf(context)
  const { company } = account
  const at = context.clock.now()
  checkSuppliers(body, company.companyType === 'THIRD_PARTY_AGENCY')
  const jobId = await transact(context.db, async (tx) => {
    await lockCompany(tx, company.id)
    const locked = await lockEditableUser(tx, loginId, company.id, at)
    if (locked.version !== body.version) {
      const reading = { companyId: company.id, locale: context.locale, now: at }
      throw new HttpError('CONFLICT', { current: await readPerson(tx, loginId, reading) })
    }
    await changeLockedUser(locked, body, account, { ...context, ...context.withConnection(tx) })
    return enqueue(tx, completeGrantsJob, { loginId }, { startedBy: account.loginId, at, total: 1 })
  })
  context.afterResponse(({ runJobs }) => runJobs())
  return { jobId, accepted: 1, rejected: [] }
}
