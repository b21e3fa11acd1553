import type { TenantCode, UserStage } from '@tessera/contract'
import { isProvisioning } from '@tessera/contract'
import * as z from 'zod'
import { companyFacts } from '../companies/queries.ts'
import { later } from '../core/clock.ts'
import type { Act } from '../core/columns.ts'
import type { Services } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { defineJob } from '../core/jobs.ts'
import { completeGrants, grantCount, grantProducts } from '../products/queries.ts'

/** Where somebody stands who is being set up, and in which market; nothing where nobody waits for that any more. */
function holdPerson(db: Db, loginId: string) {
  return db
    .selectFrom('users')
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .select(['users.stage', 'companies.tenant', grantCount('ACCESS_PENDING').as('pending_products')])
    .where('login_id', '=', loginId)
    .where('users.status', '=', 'PENDING')
    .forUpdate('users')
    .executeTakeFirst()
}

async function moveTo(db: Db, loginId: string, stage: UserStage, { by, at }: Act): Promise<void> {
  const own = db.updateTable('users').where('login_id', '=', loginId)
  await own.set({ stage, updated_at: at, updated_by: by }).execute()
}

/** Opens what somebody waits for and lets them in: nothing about them is under way any more. */
async function letIn(db: Db, loginId: string, { by, at }: Act): Promise<void> {
  await completeGrants(db, loginId, { by, at })
  const own = db.updateTable('users').where('login_id', '=', loginId)
  await own.set({ stage: null, status: 'ACTIVE', updated_at: at, updated_by: by }).execute()
}

async function promisedProducts(db: Db, loginId: string) {
  const promised = db.selectFrom('users_promised_products').select('product_code').where('login_id', '=', loginId)
  return (await promised.execute()).map(({ product_code }) => product_code)
}

/** When pending grants are opened; never by itself in production, where an operator confirms them. */
async function openingOf(tenant: TenantCode, services: Services): Promise<Date | null> {
  const { clock, portalConfig, settings } = services
  if (settings.isProduction) return null
  const { provisioningSeconds } = await portalConfig.of(tenant)
  return later(clock.now(), provisioningSeconds * 1000)
}

/** Gives somebody who has registered what their invitation promised, stage by stage; the stage says what comes next. */
export const provisioning = defineJob({
  name: 'users.provisioning',
  input: z.object({ loginId: z.string() }),
  async step({ input: { loginId }, startedBy }, services) {
    const { db, clock } = services
    const act = { by: startedBy, at: clock.now() }
    const person = await holdPerson(db, loginId)
    if (person?.stage === 'GRANTING_ACCESS') {
      await grantProducts(db, loginId, await promisedProducts(db, loginId), act)
      await moveTo(db, loginId, 'COMPLETING', act)
      return { dueAt: act.at }
    }
    if (person?.stage === 'COMPLETING' && person.pending_products > 0) {
      await moveTo(db, loginId, 'WAITING_FOR_ACCESS', act)
      const dueAt = await openingOf(person.tenant, services)
      return dueAt ? { dueAt } : 'done'
    }
    if (person?.stage === 'COMPLETING' || person?.stage === 'WAITING_FOR_ACCESS') {
      await letIn(db, loginId, act)
    }
    return 'done'
  },
  async fail({ input: { loginId }, startedBy }, { db, clock }) {
    const person = await holdPerson(db, loginId)
    if (person && isProvisioning(person.stage)) await moveTo(db, loginId, 'FAILED', { by: startedBy, at: clock.now() })
  },
})
