import { shownIn } from '@tessera/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../core/database/database.ts'
import { readFlags } from '../flags/queries.ts'
import { openTestDatabase } from '../testing/database.ts'
import { TODAY } from '../testing/today.ts'
import { refillDemoData } from './fill.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  await refillDemoData(opened.db, { demoToday: TODAY, demoScale: 1 })
})
afterAll(() => opened.close())

const ZONES = {
  'Bright Foods': 'America/Chicago',
  'Campo Verde': 'America/Mexico_City',
  'Érable Alimentation': 'America/Toronto',
} as const

const logOf = (name: string) =>
  opened.db
    .selectFrom('activity_entries as entries')
    .innerJoin('companies', 'companies.id', 'entries.company_id')
    .selectAll('entries')
    .where('companies.name', '=', name)
    .orderBy('at')
    .execute()

/** A letter for each event, to show a user's entries in order. */
const LETTERS = { USER_CREATED: 'c', USER_REGISTERED: 'r', USER_BLOCKED: 'b', USER_UNBLOCKED: 'u', USER_DELETED: 'd' }

describe('the activity logs of the demo data', () => {
  it.each([
    ['Bright Foods', 20_000],
    ['Campo Verde', 2000],
    ['Érable Alimentation', 2000],
  ] as const)('LOG-04 %s has %d entries, on working days between 8 and 19 of its zone', async (name, count) => {
    const entries = await logOf(name)
    expect(entries).toHaveLength(count)
    const times = entries.map(({ at }) => shownIn(ZONES[name], at))
    expect(times.filter((at) => at.getUTCDay() % 6 === 0)).toEqual([])
    expect(times.filter((at) => at.getUTCHours() < 8 || at.getUTCHours() > 18)).toEqual([])
    const age = (Date.parse(`${TODAY}T00:00:00Z`) - (times[0]?.getTime() ?? 0)) / (24 * 60 * 60_000)
    expect(age).toBeGreaterThan(390)
    expect(age).toBeLessThan(400)
  })

  it.each(Object.keys(ZONES))('LOG-04 %s’s log is consistent with its users', async (name) => {
    const paths = new Map<string, string>()
    for (const { entity_id: id, event } of await logOf(name)) {
      const letter = LETTERS[event as keyof typeof LETTERS]
      if (letter && id) paths.set(id, (paths.get(id) ?? '') + letter)
    }
    const users = await opened.db
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select(['login_id', 'users.status'])
      .where('companies.name', '=', name)
      .execute()
    const statuses = new Map(users.map(({ login_id, status }) => [login_id, status]))
    const wrong = [...paths].filter(([id, path]) => {
      const status = statuses.get(id)
      if (status === undefined) return path !== 'crd'
      if (status === 'PENDING') return !/^cr?$/.test(path)
      return !(status === 'BLOCKED' ? /^c?r?b$/ : /^c?r?(?:bu)?$/).test(path)
    })
    expect(wrong).toEqual([])
  })

  it('LOG-04 no entry is by a user who had not been added yet, and times match the users’ rows', async () => {
    const { rows } = await sql<{ early: string; other: string }>`
      select count(*) filter (where entries.actor_login_id = users.login_id and entries.at < users.registered_at) as early,
        count(*) filter (where event = 'USER_BLOCKED' and users.status = 'BLOCKED'
          and entries.entity_id = users.login_id and entries.at <> users.blocked_at) as other
      from activity_entries entries join users on users.login_id in (entries.actor_login_id, entries.entity_id)
      where users.login_id not in (select login_id from session_credentials)`.execute(opened.db)
    expect(rows).toEqual([{ early: '0', other: '0' }])
  })

  it('PRT-03 LOG-04 partners are logged as they are stored, and most of their users acted afterwards', async () => {
    const { rows } = await sql<Record<string, number>>`
      with people as (
        select partners.created_at, max(entries.at) as acted, min(entries.at) as first
        from partners
          join companies_delegates delegates on delegates.company_id = partners.company_id
          join users on users.login_id = delegates.login_id and users.company_id = partners.partner_company_id
          left join activity_entries entries on entries.company_id = partners.company_id
            and entries.actor_login_id = users.login_id
        group by partners.id, users.login_id
      )
      select (select count(*)::int from partners) as partners,
        (select count(*)::int from partners
          join companies agencies on agencies.id = partner_company_id
          join activity_entries added on added.company_id = partners.company_id and event = 'PARTNER_ADDED'
            and entity_id = agencies.business_code and at = partners.created_at
            and actor_login_id = partners.created_by) as logged,
        (select count(*)::int from people where first < created_at) as early,
        (select round(100.0 * count(acted) / count(*))::int from people) as acted`.execute(opened.db)
    expect(rows).toEqual([{ partners: 61, logged: 61, early: 0, acted: expect.toSatisfy((n) => n > 50 && n < 80) }])
  })

  it('BAN-03 LOG-04 the logs of reviewed companies are consistent with their reviews', async () => {
    const { rows } = await sql<{ wrong: string; reviews: string }>`
      select count(*) as reviews, count(*) filter (where events is distinct from case reviews.status
          when 'PENDING' then 'OPENED' when 'OVERDUE' then 'OPENED EXPIRED'
          else 'OPENED ' || repeat('DECIDED ', jsonb_array_length(evidence -> 'users')) || 'CONFIRMED' end) as wrong
      from access_reviews reviews left join lateral (
        select string_agg(replace(event, 'ACCESS_REVIEW_', ''), ' ' order by at, event desc) as events
        from activity_entries entries where entries.company_id = reviews.company_id and event like 'ACCESS_REVIEW%'
      ) as logged on true`.execute(opened.db)
    expect(Number(rows[0]?.reviews)).toBeGreaterThan(50)
    expect(rows[0]?.wrong).toBe('0')
  })

  it('LOG-04 the log of the portal’s own company ends with the current flags and internal users', async () => {
    const entries = await logOf('Scintilla')
    expect(entries.length).toBeGreaterThan(400)
    const last = new Map(
      entries.filter(({ event }) => event === 'FLAG_UPDATED').map((entry) => [entry.entity_id, entry]),
    )
    const settings = await readFlags(opened.db)
    for (const { key, enabled, variationKey, percentage, tenants } of settings.filter(({ key }) => last.has(key))) {
      expect([key, last.get(key)?.after]).toEqual([key, { enabled, variationKey, percentage, tenants }])
    }
    const users = await opened.db.selectFrom('users').select(['login_id', 'created_at']).execute()
    const created = new Map(users.map(({ login_id, created_at }) => [login_id, created_at.getTime()]))
    const invited = entries.filter(({ event }) => event === 'GLOBAL_USER_CREATED')
    expect(invited.length).toBeGreaterThan(100)
    expect(invited.filter(({ entity_id, at }) => created.get(entity_id ?? '') !== at.getTime())).toEqual([])
  })
})
