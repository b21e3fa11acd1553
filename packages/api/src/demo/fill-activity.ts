import type { Db } from '../core/database/database.ts'
import type { Random } from '../core/mock/random.ts'
import { createRandom } from '../core/mock/random.ts'
import { workingDays } from './activity-days.ts'
import type { DemoEntry, LogPlan } from './activity-entries.ts'
import {
  blocksOf,
  confirmationOf,
  departureOf,
  downloadOf,
  editsOf,
  exportOf,
  profilesOf,
  visitOf,
} from './activity-entries.ts'
import type { LogCompany, LoggedUser } from './activity-people.ts'
import { usersOf } from './activity-people.ts'
import { fillInternalLog } from './activity-internal.ts'
import { partnerEntries } from './activity-partners.ts'
import { domainEntries, requestEntries } from './activity-records.ts'
import { fillReviewLogs } from './activity-reviews.ts'
import { statesOf, updateUsers } from './activity-states.ts'
import type { Calendar } from './dates.ts'
import { insertEntries } from './insert-entries.ts'

/** A separate seed, so that changes here don't affect other demo data. */
const SEED = 20_261_101
const SUPER = 'super@scintilla.example'
const MERCHANT = 'merchant@scintilla.example'

const COMPANIES = [
  { name: 'Bright Foods', timeZone: 'America/Chicago', admin: 'admin@brightfoods.example', entries: 20_000 },
  { name: 'Campo Verde', timeZone: 'America/Mexico_City', admin: 'admin@campoverde.example', entries: 2000 },
  { name: 'Érable Alimentation', timeZone: 'America/Toronto', admin: 'admin@erable.example', entries: 2000 },
] as const

/** Returns a function that chooses the administrator of a day: a registered one, or the one who invites the others. */
function adminsOf(
  company: LogCompany,
  users: readonly LoggedUser[],
  startOf: (loginId: string) => number,
  random: Random,
) {
  const others = users.filter((user) => user.user_group === 'ADMIN' && user.status === 'ACTIVE')
  return (day: number): string => {
    const there = others.filter(({ login_id }) => startOf(login_id) < day).map(({ login_id }) => login_id)
    return random.pick([company.admin, company.admin, company.admin, ...there])
  }
}

function repeated(count: number, make: () => DemoEntry[]): DemoEntry[] {
  return Array.from({ length: Math.round(count) }, make).flat()
}

/** Returns the `wanted` number of entries about daily work, in addition to those that follow from users' states. */
function dailyEntries(
  plan: LogPlan,
  { active, startOf, wanted }: { active: readonly LoggedUser[]; startOf: (user: LoggedUser) => number; wanted: number },
): DemoEntry[] {
  const { random, company } = plan
  const share = wanted / 20_000
  const taken = new Set(active.map(({ login_id }) => login_id))
  const settled = active.filter((user) => startOf(user) < plan.days.count - 20)
  const someone = () => settled[random.between(0, settled.length - 1)]
  const [third, half] = [Math.ceil(settled.length * 0.25), Math.ceil(settled.length * 0.6)]
  const isUS = company.tenant === 'US'
  const entries = [
    ...settled.slice(0, third).flatMap((user) => (random.chance(0.9) ? blocksOf(plan, user, startOf(user)) : [])),
    ...settled.slice(third).flatMap((user) => (random.chance(0.8) ? editsOf(plan, user, startOf(user)) : [])),
    ...settled.slice(half).flatMap((user) => (random.chance(0.3) ? confirmationOf(plan, user, startOf(user)) : [])),
    ...repeated(520 * share, () => departureOf(plan, taken)),
    ...repeated(180 * share, () => visitOf(plan, SUPER, 0, 'Scintilla')),
    ...repeated(isUS ? 420 * share : 0, () => visitOf(plan, MERCHANT, 0, 'Scintilla')),
    ...repeated(1500 * share, () => exportOf(plan, active.length)),
    ...repeated(1600 * share, () => {
      const user = someone()
      return user ? downloadOf(plan, user, startOf(user)) : []
    }),
  ].slice(0, wanted)
  const tellers = settled.slice(third).filter(({ isNamed }) => !isNamed)
  const remaining = wanted - entries.length
  const profiles = tellers.flatMap((user, index) => {
    const count = Math.floor(remaining / tellers.length) + (index < remaining % tellers.length ? 1 : 0)
    return profilesOf(plan, user, startOf(user), count)
  })
  return [...entries, ...profiles]
}

async function fillCompany(db: Db, company: LogCompany, wanted: number, calendar: Calendar): Promise<void> {
  const random = createRandom(SEED)
  // The administrator who invited the others was there first.
  const since = calendar.daysAgo(940)
  await db
    .updateTable('users')
    .set({ created_at: since, invited_at: since, registered_at: since })
    .where('login_id', '=', company.admin)
    .execute()
  const users = await usersOf(db, company.id)
  const days = workingDays(calendar, company.timeZone, random)
  const starts = new Map<string, number>()
  const startOf = (loginId: string): number => starts.get(loginId) ?? days.count
  const plan: LogPlan = { company, days, random, adminOn: adminsOf(company, users, startOf, random) }
  const first: LogPlan = { ...plan, adminOn: () => company.admin }
  const states = statesOf(first, users)
  for (const [loginId, day] of states.startOf) starts.set(loginId, day)
  const [domains, requests] = [await domainEntries(db, first), await requestEntries(db, first)]
  const known = [...states.entries, ...domains, ...requests, ...(await partnerEntries(db, plan, requests))]
  const active = users.filter(({ status, registered_at }) => status === 'ACTIVE' && registered_at !== null)
  const daily = dailyEntries(plan, {
    active,
    startOf: ({ login_id }) => startOf(login_id),
    wanted: Math.max(0, wanted - known.length),
  })
  await updateUsers(db, states.moments, daily)
  await insertEntries(db, [{ company, entries: [...known, ...daily] }], random)
}

/**
 * Fills the activity logs of three companies with entries consistent with their rows, and the logs of other companies.
 */
export async function fillActivity(db: Db, calendar: Calendar, scale: number): Promise<void> {
  for (const { name, timeZone, admin, entries } of COMPANIES) {
    const { company_id: id } = await db
      .selectFrom('users')
      .select('company_id')
      .where('login_id', '=', admin)
      .executeTakeFirstOrThrow()
    const { tenant } = await db.selectFrom('companies').select('tenant').where('id', '=', id).executeTakeFirstOrThrow()
    const domain = admin.slice(admin.indexOf('@') + 1)
    const wanted = tenant === 'US' ? entries * scale : entries
    await fillCompany(db, { id, name, tenant, timeZone, admin, domain }, wanted, calendar)
  }
  await fillReviewLogs(db)
  await fillInternalLog(db, calendar)
}
