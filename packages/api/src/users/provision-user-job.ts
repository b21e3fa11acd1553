import type { ProductCode, StageEvent } from '@tessera/contract'
import { stageAfter } from '@tessera/contract'
import * as z from 'zod'
import { companyFacts } from '../companies/queries.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { defineJob } from '../core/jobs/jobs.ts'
import { grantsDueAt } from '../products/grants-due.ts'
import { completeGrants, grantCount, grantProducts, pendingGrants } from '../products/grants.ts'
import { promisedProducts } from './queries.ts'

/** A user's stage, company and market, locked until the transaction ends; undefined for a deleted one. */
export function lockUser(db: Db, loginId: string) {
  return db
    .selectFrom('users')
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .select(['login_id', 'company_id', 'users.status', 'users.stage', 'companies.name', 'companies.tenant'])
    .select(grantCount('ACCESS_PENDING').as('pending_products'))
    .where('login_id', '=', loginId)
    .where('users.status', '<>', 'DELETED')
    .forUpdate('users')
    .executeTakeFirst()
}

type Person = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/**
 * A pending user's stage, company and market, locked until the transaction ends; null if the user is no longer pending.
 */
async function lockNewUser(db: Db, loginId: string): Promise<Person | null> {
  const person = await lockUser(db, loginId)
  return person?.status === 'PENDING' ? person : null
}

/** Moves a user to the next stage after an event; does nothing if the event doesn't apply. */
async function move(db: Db, { login_id, stage }: Person, event: StageEvent, { by, at }: AuditStamp): Promise<void> {
  const next = stageAfter(stage, event)
  if (!next) return
  const own = db.updateTable('users').where('login_id', '=', login_id)
  await own.set({ stage: next, updated_at: at, updated_by: by }).execute()
}

/** Opens a user's pending products and activates them. */
async function activate(db: Db, person: Person, { by, at }: AuditStamp) {
  const activeState = { stage: null, status: 'ACTIVE' } as const
  await completeGrants(db, person, { by, at })
  const own = db.updateTable('users').where('login_id', '=', person.login_id)
  await own.set({ ...activeState, updated_at: at, updated_by: by }).execute()
  return activeState
}

/** Whether only products that are still being set up are missing. */
function isWaiting({ status, stage }: Pick<Person, 'status' | 'stage'>): boolean {
  return status === 'PENDING' && stageAfter(stage, 'PRODUCTS_COMPLETE') === null
}

/** Opens some pending products; the last one activates the user. Returns the user's new status and stage. */
export async function confirmGrants(
  db: Db,
  person: Person,
  codes: readonly ProductCode[],
  stamp: AuditStamp,
): Promise<Pick<Person, 'status' | 'stage'>> {
  await completeGrants(db, person, stamp, codes)
  // Read again, because another confirmation might have been committed while this one waited for the lock.
  const others = await pendingGrants(db).where('login_id', '=', person.login_id).executeTakeFirst()
  if (others || !isWaiting(person)) return { status: person.status, stage: person.stage }
  return activate(db, person, stamp)
}

/** Provisions a registered user stage by stage; each stage determines the next step. */
export const provisionUserJob = defineJob({
  name: 'users.provision',
  input: z.object({ loginId: z.string() }),
  async step({ input: { loginId }, startedBy }, services) {
    const { db, clock } = services
    const stamp = { by: startedBy, at: clock.now() }
    const person = await lockNewUser(db, loginId)
    if (person?.stage === 'GRANTING_ACCESS') {
      await grantProducts(db, person, await promisedProducts(db, loginId), stamp)
      await move(db, person, 'GRANTED', stamp)
      return { dueAt: stamp.at }
    }
    if (person?.stage === 'COMPLETING' && person.pending_products > 0) {
      await move(db, person, 'PRODUCTS_PENDING', stamp)
      const dueAt = await grantsDueAt(person.tenant, services)
      return dueAt ? { dueAt } : 'done'
    }
    if (person && isWaiting(person)) await activate(db, person, stamp)
    return 'done'
  },
  async fail({ input: { loginId }, startedBy }, { db, clock }) {
    const person = await lockNewUser(db, loginId)
    if (person) await move(db, person, 'FAILED', { by: startedBy, at: clock.now() })
  },
})
