import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { DemoEntry, LogPlan } from './activity-entries.ts'
import type { LoggedUser } from './activity-people.ts'

const SYSTEM = 'system'

/** Entries that explain users' current rows, and the times that the rows get from them. */
export interface States {
  entries: DemoEntry[]
  moments: UserMoments[]
  /** The first day on which each registered user can act. */
  startOf: ReadonlyMap<string, number>
}

interface UserMoments {
  login_id: string
  created_at?: Date
  registered_at?: Date
  terms_accepted_at?: Date
  nda_accepted_at?: Date
  blocked_at?: Date
}

const nameOf = ({ first_name, last_name }: LoggedUser) => `${first_name} ${last_name}`

function creationOf({ days, company, adminOn }: LogPlan, user: LoggedUser) {
  const day = days.dayOf(user.created_at)
  if (day === undefined || user.created_by === SYSTEM) return { day: -1, entries: [], moments: {} }
  const at = days.momentOn(day)
  const by = user.created_by === company.admin ? company.admin : adminOn(day)
  const { user_group, third_party_user, products } = user
  const after = { status: 'PENDING', user_group, third_party_user, products }
  const entity = { entityId: user.login_id, entityTitle: nameOf(user) }
  const entry: DemoEntry = { event: 'USER_CREATED', ...entity, at, by, before: {}, after }
  return { day, entries: [entry], moments: { created_at: at } }
}

function registrationOf({ days }: LogPlan, user: LoggedUser, created: number) {
  const stored = user.registered_at
  const found = stored && days.dayOf(stored)
  if (!stored || found === undefined || found === null) return { day: -1, entries: [], moments: {} }
  const day = Math.min(Math.max(found, created + 1), days.count - 1)
  const at = days.momentOn(day)
  const { first_name, last_name, login_id: entityId } = user
  const entity = { entityId, entityTitle: nameOf(user), at, by: entityId }
  const names = { first_name, last_name }
  const entries: DemoEntry[] = [
    {
      event: 'USER_REGISTERED',
      ...entity,
      before: { ...names, stage: 'INVITATION_SENT' },
      after: { ...names, stage: 'GRANTING_ACCESS' },
    },
  ]
  const moments: Partial<UserMoments> = { registered_at: at, terms_accepted_at: at }
  if (user.nda_accepted_at) {
    const signed = new Date(at.getTime() + 6 * 60_000)
    const change = { before: { version: null }, after: { version: '2025.1' } }
    entries.push({ event: 'NDA_ACCEPTED', ...entity, at: signed, ...change })
    moments.nda_accepted_at = signed
  }
  return { day, entries, moments }
}

function blockOf({ days, company, adminOn }: LogPlan, user: LoggedUser, start: number) {
  const found = user.blocked_at && days.dayOf(user.blocked_at)
  if (found === null || found === undefined) return { entries: [], moments: {} }
  const day = Math.min(Math.max(found, start + 1), days.count - 1)
  const at = days.momentOn(day)
  const entry: DemoEntry = {
    event: 'USER_BLOCKED',
    entityId: user.login_id,
    entityTitle: nameOf(user),
    at,
    by: user.blocked_by === company.admin || user.blocked_by === SYSTEM ? company.admin : adminOn(day),
    before: { status: 'ACTIVE', stage: null, blocked_reason: null },
    after: { status: 'BLOCKED', stage: null, blocked_reason: user.blocked_reason },
  }
  return { entries: [entry], moments: { blocked_at: at } }
}

/** Generates entries about how a company's users were invited, registered and blocked. */
export function statesOf(plan: LogPlan, users: readonly LoggedUser[]): States {
  const startOf = new Map<string, number>()
  const details = users.map((user) => {
    const created = creationOf(plan, user)
    const registered = registrationOf(plan, user, created.day)
    const blocked = blockOf(plan, user, Math.max(created.day, registered.day))
    if (user.registered_at) startOf.set(user.login_id, Math.max(created.day, registered.day) + 1)
    const moments = { login_id: user.login_id, ...created.moments, ...registered.moments, ...blocked.moments }
    return { entries: [...created.entries, ...registered.entries, ...blocked.entries], moments, user }
  })
  return {
    startOf,
    entries: details.flatMap(({ entries }) => entries),
    // The named demo accounts keep their listed values.
    moments: details.filter(({ user }) => !user.isNamed).map(({ moments }) => moments),
  }
}

/** Writes the times, and the users' last profile changes, into the users' rows. */
export async function updateUsers(db: Db, moments: readonly UserMoments[], entries: readonly DemoEntry[]) {
  const names = new Map<string, DemoEntry['after']>()
  for (const { event, entityId, after } of entries) if (event === 'PROFILE_UPDATED') names.set(entityId, after)
  const rows = moments.map((row) => ({ ...row, ...names.get(row.login_id), has_profile: names.has(row.login_id) }))
  await sql`update users set
      created_at = coalesce(moments.created_at, users.created_at),
      registered_at = coalesce(moments.registered_at, users.registered_at),
      terms_accepted_at = case when users.terms_accepted_at is null then null
        else coalesce(moments.terms_accepted_at, users.terms_accepted_at) end,
      nda_accepted_at = coalesce(moments.nda_accepted_at, users.nda_accepted_at),
      blocked_at = coalesce(moments.blocked_at, users.blocked_at),
      phone = case when moments.has_profile then moments.phone else users.phone end,
      job_title = case when moments.has_profile then moments.job_title else users.job_title end
    from json_to_recordset(${JSON.stringify(rows)}::json) as moments (
      login_id text, created_at timestamptz, registered_at timestamptz, terms_accepted_at timestamptz,
      nda_accepted_at timestamptz, blocked_at timestamptz, phone text, job_title text, has_profile boolean
    ) where users.login_id = moments.login_id`.execute(db)
}
