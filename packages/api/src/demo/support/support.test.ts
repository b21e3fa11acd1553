import { INCIDENT_STATUSES, isEmail, isPhone, LOCALES } from '@tessera/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../core/database/database.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { TODAY } from '../../testing/today.ts'
import { CASES } from './plans.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const incidents = () => opened.db.selectFrom('incidents').selectAll().orderBy('number').execute()
const numbers = async (query: ReturnType<typeof sql<Record<string, string>>>) =>
  Object.values((await query.execute(opened.db)).rows[0] ?? {}).map(Number)

describe('the support demo data', () => {
  it('SUP-02 has 120 incidents in every status: 46 of eight users of Bright Foods, 20 in Spanish, 14 in French, 8 of anonymous visitors', async () => {
    const all = await incidents()
    const of = (tenant: string) => all.filter((row) => row.tenant === tenant && row.creator_login_id !== null)
    expect(all).toHaveLength(120)
    for (const status of INCIDENT_STATUSES)
      expect(all.filter((row) => row.status === status).length).toBeGreaterThan(15)
    const brightFoods = all.filter((row) => row.company_name === 'Bright Foods')
    expect([brightFoods.length, new Set(brightFoods.map((row) => row.creator_login_id)).size]).toEqual([46, 8])
    expect([of('MX').length, of('CA').length, all.filter((row) => row.creator_login_id === null).length]).toEqual([
      20, 14, 8,
    ])
    expect(new Set(of('MX').map(({ locale }) => locale))).toEqual(new Set(['es-MX']))
    for (const row of all) expect([isEmail(row.contact_email), isPhone(row.phone)]).toEqual([true, true])
  })

  it('SUP-17 has 320 comments, notes, 40 files of all eight types, watchers, 25 verdicts and 60 contact messages', async () => {
    const counts = await numbers(sql`select
      (select count(*) from incidents_threads where kind <> 'NOTE') as comments,
      (select count(*) from incidents_files) as files,
      (select count(distinct split_part(name, '.', 2)) from incidents_files) as types,
      (select count(*) from incidents where verdict_helped is not null) as verdicts,
      (select count(*) from contact_messages) as messages`)
    expect(counts).toEqual([320, 40, 8, 25, 60])
    const some = await numbers(sql`select
      (select count(*) from incidents_threads where kind = 'NOTE') as notes,
      (select count(*) from incidents_watchers) as watchers,
      (select count(*) from contact_messages where answer is null) as open`)
    expect(Math.min(...some)).toBeGreaterThan(9)
  })

  it('SUP-19 has events in order: none before the incident was filed, and today only before noon', async () => {
    const wrong = await numbers(sql`select
      (select count(*) from incidents_threads t join incidents i on i.id = incident_id where t.created_at <= i.created_at) as early,
      (select count(*) from incidents_statuses s join incidents i on i.id = incident_id where s.created_at < i.created_at) as before,
      (select count(*) from incidents where last_updated_at > ${`${TODAY}T12:00:00Z`}::timestamptz) as late,
      (select count(*) from incidents i where status <> (
        select s.status from incidents_statuses s where s.incident_id = i.id order by s.created_at desc, s.status <> 'NEW' desc limit 1
      )) as other`)
    expect(wrong).toEqual([0, 0, 0, 0])
  })

  it.each(LOCALES)('is written in %s, with no placeholders left in the texts', async (locale) => {
    const rows = await opened.db
      .selectFrom('incidents')
      .innerJoin('incidents_threads', 'incident_id', 'incidents.id')
      .select(['description', 'text'])
      .where('locale', '=', locale)
      .execute()
    expect(rows.length).toBeGreaterThan(20)
    for (const { description, text } of rows) expect(`${description} ${text}`).not.toMatch(/[{}]/)
    expect(new Set(CASES[locale].cases.map(([, description]) => description)).size).toBe(CASES[locale].cases.length)
  })
})
