import type { CompanyType } from '@tessera/contract'
import {
  ACCESS_REQUEST_STATUSES,
  fitsDomain,
  isAreaNumber,
  isSuperAdminGroup,
  LIMITS,
  LOCALES,
  PRODUCT_CODES,
  TENANT_CODES,
  USER_STAGES,
} from '@tessera/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../core/database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { TODAY } from '../testing/today.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { fillDemoData, refillDemoData } from './fill.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

function peopleOf(name: string) {
  return opened.db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .where('companies.name', '=', name)
    .execute()
}

function digest() {
  const columns = sql.raw(`login_id, company_id, first_name, last_name, status, last_login_at, blocked_at, created_at`)
  return sql<{ hash: string }>`
    select md5(string_agg(row(${columns})::text, '|' order by login_id)) as hash from users
  `.execute(opened.db)
}

describe('the demo data', () => {
  it('ENT-08 records in every row of every table who created and last changed it, and when', async () => {
    const columns = await sql<{ table_name: string; column_name: string; data_type: string; is_nullable: string }>`
      select table_name, column_name, data_type, is_nullable from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
    `.execute(opened.db)
    const names = new Set(columns.rows.map(({ table_name }) => table_name))
    expect(names.size).toBeGreaterThan(20)
    for (const name of names) {
      const ofTable = columns.rows.filter(({ table_name }) => table_name === name)
      const typeOf = (column: string) => ofTable.find(({ column_name }) => column_name === column)?.data_type
      for (const at of ['created_at', 'updated_at']) expect(typeOf(at), name).toBe('timestamp with time zone')
      for (const by of ['created_by', 'updated_by']) expect(typeOf(by), name).toBe('text')
      // The OpenID provider sets the ids of its own rows.
      if (name !== 'session_provider') expect([undefined, 'uuid'], name).toContain(typeOf('id'))
      const audit = ofTable.filter(({ column_name }) => /^(created|updated)_/.test(column_name))
      expect(new Set(audit.map(({ is_nullable }) => is_nullable)), name).toEqual(new Set(['NO']))
    }
  })

  it('USR-02 has no sign-in before registration, and none today, because it might not be noon yet', async () => {
    const { early, late } = await opened.db
      .selectFrom('users')
      .select([
        sql<string>`count(*) filter (where last_login_at < registered_at)`.as('early'),
        sql<string>`count(*) filter (where last_login_at >= ${TODAY}::date)`.as('late'),
      ])
      .executeTakeFirstOrThrow()
    expect([Number(early), Number(late)]).toEqual([0, 0])
  })

  it('SRV-01 has 600 companies of every type and status in every tenant', async () => {
    const companies = await opened.db.selectFrom('companies').selectAll().execute()
    expect(companies).toHaveLength(600)
    expect(new Set(companies.map(({ name, tenant }) => `${tenant} ${name}`)).size).toBe(600)
    const types: (CompanyType | null)[] = [
      'SUPPLIER',
      'THIRD_PARTY_AGENCY',
      'ACCOUNT',
      'INTERNAL',
      'BASIC_VENDOR',
      null,
    ]
    for (const tenant of TENANT_CODES) {
      const here = companies.filter((company) => company.tenant === tenant)
      expect(new Set(here.map(({ type }) => type))).toEqual(new Set(types))
      expect(new Set(here.map(({ status }) => status)).size).toBe(4)
    }
  })

  it('has the users of Bright Foods, pending ones in every stage', async () => {
    const rows = await peopleOf('Bright Foods')
    const count = (status: string) => rows.filter((row) => row.status === status).length
    expect([count('ACTIVE'), count('PENDING'), count('BLOCKED')]).toEqual([1240, 60, 25])
    const isExpired = ({ stage, invited_until: until }: (typeof rows)[number]) =>
      stage === 'INVITATION_SENT' && until !== null && until <= new Date(`${TODAY}T15:00:00Z`)
    const stages = rows.map((row) => (isExpired(row) ? 'EXPIRED' : row.stage))
    expect(new Set(stages.filter(Boolean))).toEqual(new Set(USER_STAGES))
    const active = rows.filter(({ status }) => status === 'ACTIVE')
    expect(active.filter(({ user_group: group }) => group === 'ADMIN')).toHaveLength(12)
    expect(active.filter(({ third_party_user: isThirdParty }) => isThirdParty)).toHaveLength(90)
    const names = active.map(({ last_name: last }) => last)
    expect(names).toEqual(expect.arrayContaining(['Muñoz', 'O’Brien', 'D’Angelo']))
  })

  it.each([
    ['Campo Verde', 180, 6],
    ['Érable Alimentation', 120, 4],
  ])('DOM-01 USR-03 also has users of %s, some of them invited, and its domains', async (name, active, domains) => {
    const rows = await peopleOf(name)
    expect(rows.filter(({ status }) => status === 'ACTIVE')).toHaveLength(active)
    expect(rows.filter(({ stage }) => stage === 'INVITATION_SENT').length).toBeGreaterThan(2)
    const own = opened.db.selectFrom('domains').innerJoin('companies', 'companies.id', 'domains.company_id')
    expect(await own.select('domain_name').where('companies.name', '=', name).execute()).toHaveLength(domains)
  })

  it('USR-08 has pending users whose promises and grants fit their stage', async () => {
    const { rows } = await sql<{ stage: string; isRegistered: boolean; isPromised: boolean; grants: string[] }>`
      select distinct stage, registered_at is not null as "isRegistered",
        exists (select 1 from users_promised_products as p where p.login_id = u.login_id) as "isPromised",
        array(select distinct status from products_grants as g where g.login_id = u.login_id) as grants
      from users as u where status = 'PENDING' order by stage`.execute(opened.db)
    const waiting = { isRegistered: true, isPromised: true, grants: ['ACCESS_PENDING'] }
    expect(rows).toEqual([
      { ...waiting, stage: 'COMPLETING' },
      { ...waiting, stage: 'FAILED', grants: [] },
      { ...waiting, stage: 'GRANTING_ACCESS', grants: [] },
      { ...waiting, stage: 'INVITATION_SENT', isRegistered: false, grants: [] },
      { ...waiting, stage: 'WAITING_FOR_ACCESS' },
    ])
  })

  it('ACC-05 has forty requests of thirty users to Bright Foods in every state, one open at a time, with the approved products', async () => {
    const rows = await opened.db
      .selectFrom('access_requests as r')
      .innerJoin('users', 'users.login_id', 'r.login_id')
      .innerJoin('companies', 'companies.id', 'r.company_id')
      .selectAll('r')
      .select(['users.user_type', 'users.can_switch_company', 'companies.name'])
      .orderBy('r.created_at')
      .execute()
    expect(rows).toHaveLength(40)
    expect(new Set(rows.map(({ login_id }) => login_id)).size).toBe(30)
    expect(new Set(rows.map(({ name, user_type: type }) => `${name} ${type}`))).toEqual(
      new Set(['Bright Foods INTERNAL']),
    )
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(ACCESS_REQUEST_STATUSES))
    expect(new Set(rows.map(({ requestor_note: note }) => note)).size).toBe(40)
    expect(rows.every(({ requestor_note: note }) => note.length <= LIMITS.requestorNote)).toBe(true)
    for (const { login_id: requested, status, created_at: at, can_switch_company: isExempt } of rows) {
      const isNewest = !rows.some((other) => other.login_id === requested && other.created_at > at)
      if (status === 'SUBMITTED' || status === 'APPROVED') expect([requested, isNewest]).toEqual([requested, true])
      if (status === 'APPROVED') expect([requested, isExempt]).toEqual([requested, true])
    }
    const { rows: ungranted } = await sql`
      select 1 from access_requests_products as p join access_requests as r on r.id = p.request_id
      where p.is_approved and not exists (
        select 1 from products_grants as g where g.login_id = r.login_id and g.product_code = p.product_code)
      `.execute(opened.db)
    expect(ungranted).toEqual([])
    expect(rows.filter(({ status }) => status === 'REJECTED').every(({ reason }) => reason !== null)).toBe(true)
  })

  it('DOM-05 gives every company a domain that its users’ email addresses match', async () => {
    const domains = await opened.db.selectFrom('domains').selectAll().execute()
    expect(new Set(domains.map(({ company_id: id }) => id)).size).toBe(600)
    expect(domains).toHaveLength(600 + 29 + 5 + 3)
    const people = await opened.db.selectFrom('users').select(['email', 'company_id', 'third_party_user']).execute()
    const strangers = people.filter(({ email, company_id, third_party_user: isThirdParty }) => {
      const own = domains.filter((domain) => domain.company_id === company_id)
      return !own.some(({ domain_name: domainName, allow_sub_domains, is_3p_domain: is3pDomain }) =>
        fitsDomain(email, { domainName, allow_sub_domains, is3pDomain }, isThirdParty),
      )
    })
    // The access review of Small Farm advises removing a user whose domain is no longer authorized.
    expect(strangers.map(({ email }) => email.split('@')[1])).toEqual(['market.smallfarm.example'])
  })

  it('BAN-03 has reviews consistent with their companies, and one ready for review in Small Farm', async () => {
    const reviews = await opened.db
      .selectFrom('access_reviews')
      .innerJoin('companies', 'companies.id', 'access_reviews.company_id')
      .select(['name', 'access_reviews.status', 'deadline', 'audit_status', 'audit_deadline', 'evidence'])
      .execute()
    const requested = opened.db.selectFrom('companies').select('id').where('audit_status', '<>', 'NONE')
    expect(reviews).toHaveLength((await requested.execute()).length)
    for (const { status, deadline, audit_status, audit_deadline, evidence } of reviews) {
      expect([status, deadline]).toEqual([audit_status, audit_deadline])
      expect(evidence === null).toBe(status !== 'CONFIRMED')
    }
    expect(reviews.find(({ name }) => name === 'Small Farm')?.status).toBe('PENDING')
    const people = opened.db.selectFrom('users').select('last_login_at').where('email', 'like', '%smallfarm.example')
    const all = await people.execute()
    const awaySince = new Date(`${TODAY}T12:00:00Z`).getTime() - 90 * 24 * 60 * 60_000
    expect(all).toHaveLength(24)
    expect(all.filter(({ last_login_at: at }) => at === null)).toHaveLength(5)
    expect(all.filter(({ last_login_at: at }) => at !== null && at.getTime() < awaySince)).toHaveLength(6)
  })

  it('GUM-02 has internal users of every kind in the United States, merchants in 14 business units, and some in other markets', async () => {
    const rows = (await peopleOf('Scintilla')).filter(
      ({ login_id: id }) => !DEMO_ACCOUNTS.some(({ loginId }) => loginId === id),
    )
    const ofKind = (kind: string | null) => rows.filter(({ internal_kind: own }) => own === kind)
    const [internal, merchants, protection] = [null, 'internal_merchant', 'internal_asset_protection'].map(ofKind)
    expect([internal, merchants, protection].map((people) => people?.length)).toEqual([240, 140, 60])
    expect(new Set(merchants?.map(({ sbu }) => sbu)).size).toBe(14)
    expect(protection?.every(({ sbu, buo_area_number: area }) => sbu !== null && isAreaNumber(area ?? ''))).toBe(true)
    expect(
      rows.every(({ user_group: group, user_type: type }) => !isSuperAdminGroup(group) && type === 'INTERNAL'),
    ).toBe(true)
  })

  it('ENT-07 gives Bright Foods six active products, one pending and one inactive', async () => {
    const own = opened.db
      .selectFrom('companies_products')
      .innerJoin('companies', 'companies.id', 'companies_products.company_id')
      .where('companies.name', '=', 'Bright Foods')
    const rows = await own.select(['product_code', 'companies_products.status']).execute()
    const count = (status: string) => rows.filter((row) => row.status === status).length
    expect([count('ACTIVE'), count('PENDING'), count('INACTIVE')]).toEqual([6, 1, 1])
  })

  it('ENT-07 users open only their company’s active products, and wait only for those that it has or will get', async () => {
    const { rows } = await sql`
      select 1 from users as u join (
        select login_id, product_code, status = 'ACCESS_COMPLETE' as is_open from products_grants
        union all select login_id, product_code, false from users_promised_products
      ) as held using (login_id) left join companies_products as own using (company_id, product_code)
      where own.status is null or own.status = 'INACTIVE' or (is_open and own.status = 'PENDING')`.execute(opened.db)
    expect(rows).toEqual([])
  })

  it('has credentials for the listed accounts only', async () => {
    const rows = await opened.db.selectFrom('session_credentials').select('login_id').execute()
    const listed: string[] = DEMO_ACCOUNTS.map(({ loginId }) => loginId)
    expect(rows.map(({ login_id }) => login_id).toSorted()).toEqual(listed.toSorted())
  })

  it('PRD-01 PRD-01a has the eight products with their codes and titles', async () => {
    const texts = opened.db.selectFrom('products_texts').where('locale', '=', 'en-US')
    const rows = await texts.select(['product_code', 'title']).execute()
    expect(Object.fromEntries(rows.map(({ product_code, title }) => [product_code, title]))).toEqual({
      SHOPPER_BEHAVIOR: 'Shopper Behavior',
      REPORT_BUILDER: 'Report Builder',
      CHANNEL_INSIGHTS: 'Channel Insights',
      CUSTOMER_PERCEPTION: 'Customer Perception',
      DIGITAL_LANDSCAPES: 'Digital Landscapes',
      INSIGHTS_ACTIVATION: 'Insights Activation',
      MODULAR_INTELLIGENCE: 'Modular Intelligence',
      CUSTOMER_PULSE: 'Customer Pulse',
    })
  })

  it('PRD-01 I18N-05 has complete, distinct texts for every product and banner in every language', async () => {
    const products = await opened.db.selectFrom('products_texts').selectAll().execute()
    const banners = await opened.db.selectFrom('banners_texts').selectAll().execute()
    expect(products).toHaveLength(PRODUCT_CODES.length * LOCALES.length)
    for (const code of PRODUCT_CODES) {
      const texts = products.filter((text) => text.product_code === code)
      expect(new Set(texts.map(({ title }) => title)).size, code).toBe(3)
      expect(new Set(texts.map(({ key_notes }) => key_notes.length)).size, code).toBe(1)
    }
    const ids = new Set(banners.map(({ banner_id }) => banner_id))
    const titles = (id: string) => banners.filter((text) => text.banner_id === id).map(({ title }) => title)
    for (const id of ids) expect(new Set(titles(id)).size).toBe(3)
  })

  it('I18N-05 uses a no-break space in Canadian French before a colon and a percent sign, and none before ; ! ?', async () => {
    const products = await opened.db.selectFrom('products_texts').selectAll().where('locale', '=', 'fr-CA').execute()
    const banners = await opened.db.selectFrom('banners_texts').selectAll().where('locale', '=', 'fr-CA').execute()
    const french = [
      ...products.flatMap((text) => [text.description, text.learn_description, text.sub_text, ...text.key_notes]),
      ...banners.flatMap(({ title, text }) => [title, text]),
    ].join('\n')
    expect(french).toMatch(/\u00a0:/)
    expect(french).not.toMatch(/[^\u00a0][:%]/)
    expect(french).not.toMatch(/\s[;!?]/)
  })

  it('is not changed if it exists, and is identical when filled again', async () => {
    const settings = { demoToday: TODAY, demoScale: 1 }
    const before = (await digest()).rows
    await fillDemoData(opened.db, settings)
    expect((await digest()).rows).toEqual(before)
    await opened.db.deleteFrom('sessions').execute()
    await refillDemoData(opened.db, settings)
    expect((await digest()).rows).toEqual(before)
    await refillDemoData(opened.db, { ...settings, demoToday: '2026-03-03' })
    expect((await digest()).rows).not.toEqual(before)
    // The test fills the database twice, including 24,000 activity log entries.
  }, 120_000)
})
