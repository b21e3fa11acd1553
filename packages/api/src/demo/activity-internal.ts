import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { createRandom } from '../core/mock/random.ts'
import { workingDays } from './activity-days.ts'
import type { DemoEntry, LogPlan } from './activity-entries.ts'
import { downloadOf } from './activity-entries.ts'
import type { LoggedUser } from './activity-people.ts'
import { usersOf } from './activity-people.ts'
import { INTERNAL_DOWNLOADS, portalEntries } from './activity-portal.ts'
import { statesOf, updateUsers } from './activity-states.ts'
import type { Calendar } from './dates.ts'
import { insertEntries } from './insert-entries.ts'

/** A separate seed, so that changes here don't affect other demo data. */
const SEED = 20_261_103
const SUPER = 'super@scintilla.example'
const TIME_ZONE = 'America/Chicago'

/** The additional fields in entries about internal users, by login id. */
async function internalFields(db: Db, companyId: string) {
  const rows = await db
    .selectFrom('users')
    .select(['login_id', 'user_group', 'internal_kind', 'sbu', 'buo_area_number'])
    .where('company_id', '=', companyId)
    .execute()
  return new Map(rows.map(({ login_id, ...fields }) => [login_id, fields]))
}

/** An invitation as global user management logs it. */
function asGlobal(entry: DemoEntry, fields: Awaited<ReturnType<typeof internalFields>>): DemoEntry {
  if (entry.event !== 'USER_CREATED') return entry
  const { products } = entry.after ?? {}
  return { ...entry, event: 'GLOBAL_USER_CREATED', after: { ...fields.get(entry.entityId), products } }
}

/** Some internal users' downloads of the data dictionary. */
function downloads(plan: LogPlan, users: readonly LoggedUser[], startOf: ReadonlyMap<string, number>): DemoEntry[] {
  const { random, days } = plan
  const settled = users.filter(
    ({ login_id, status }) => status === 'ACTIVE' && (startOf.get(login_id) ?? days.count) < days.count - 1,
  )
  return Array.from({ length: INTERNAL_DOWNLOADS }, () =>
    random.pick(settled as [LoggedUser, ...LoggedUser[]]),
  ).flatMap((user) => downloadOf(plan, user, startOf.get(user.login_id) ?? 0))
}

/** Fills the log of the company that runs the portal. */
export async function fillInternalLog(db: Db, calendar: Calendar): Promise<void> {
  const random = createRandom(SEED)
  const { rows } = await sql<{ id: string; name: string }>`select companies.id, companies.name
    from companies join users on users.company_id = companies.id where login_id = ${SUPER}`.execute(db)
  const [found] = rows
  if (!found) return
  const domain = 'scintilla.example'
  const company = { ...found, tenant: 'US', timeZone: TIME_ZONE, admin: SUPER, domain } as const
  const days = workingDays(calendar, TIME_ZONE, random)
  const plan: LogPlan = { company, days, random, adminOn: () => SUPER }
  const users = await usersOf(db, company.id)
  const fields = await internalFields(db, company.id)
  const states = statesOf(plan, users)
  await updateUsers(db, states.moments, [])
  const entries = [
    ...states.entries.map((entry) => asGlobal(entry, fields)),
    ...downloads(plan, users, states.startOf),
    ...portalEntries(plan, users),
  ]
  await insertEntries(db, [{ company, entries }], random)
}
