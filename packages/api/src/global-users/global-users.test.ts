import type { Failure, GlobalLayout, GlobalUser, GlobalUserDetail, ListPage } from '@tessera/contract'
import { GLOBAL_LAYOUTS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const SUPER = 'super@scintilla.example'
const MERCHANT = { layout: 'internal_merchant', role: 'USER', products: [], sbu: 'Pets', buoAreaNumber: '' }

let server: TestServer
let admin: Browser
let spectator: Browser
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signedIn(SUPER)
  spectator = await server.signedIn('spectator@scintilla.example')
})
afterAll(() => server.close())

const list = async (layout: GlobalLayout, query = '', by = admin) =>
  (await by.get(`users/global?layout=${layout}&size=100${query}`)).json<ListPage<GlobalUser>>()
const read = async (loginId: string) => (await admin.get(`users/global/${loginId}`)).json<GlobalUserDetail>()
const add = (email: string, more: object = {}) =>
  admin.post('users/global', { firstName: 'Ada', lastName: 'Lane', email, ...MERCHANT, ...more })
const edit = async (loginId: string, changes: object) => {
  const { role, products, sbu, buoAreaNumber, permissions, version } = await read(loginId)
  const own = { role, products: products.map(({ code }) => code), sbu: sbu ?? '', buoAreaNumber: buoAreaNumber ?? '' }
  const body = { ...own, permissions, version, ...changes }
  return admin.send('PUT', `/core-app-api/users/global/${loginId}`, { body })
}
const remove = (ids: string[], by = admin) => by.send('DELETE', '/core-app-api/users/global', { body: { ids } })
const entriesOf = (event: string, entityId: string) =>
  server.db
    .selectFrom('activity_entries')
    .selectAll()
    .where('event', '=', event as 'GLOBAL_USER_CREATED')
    .where('entity_id', '=', entityId)
    .execute()

describe('the global user lists', () => {
  it('GUM-03a exist once per layout, only for the host’s tenant, with counts', async () => {
    const counts = (await admin.get('users/global/counts')).json<Record<GlobalLayout, number>>()
    for (const layout of GLOBAL_LAYOUTS) {
      expect([layout, (await list(layout)).total_elements]).toEqual([layout, counts[layout]])
    }
    const mexico = await server.signedIn(SUPER, 'mx.localhost:4173')
    const { content } = await list('external', '&search=Campo Verde&sortBy=companyName', mexico)
    expect(content.length).toBeGreaterThan(10)
    expect((await list('external', '&search=campoverde.example')).content).toEqual([])
    expect((await admin.get('users/global/admin@campoverde.example')).statusCode).toBe(404)
  })

  it('GUM-01 ENT-07 show all fields of a user in the reader’s language', async () => {
    const { content } = await list('internal_asset_protection', '&search=protection@scintilla.example')
    expect(content).toEqual([
      expect.objectContaining({
        firstName: 'Casey',
        lastName: 'Nolan',
        companyName: 'Scintilla',
        thirdPartyCompanyName: null,
        appAccess: 'Report Builder, Shopper Behavior',
        role: 'USER',
        buoAreaNumber: expect.stringMatching(/^\d{1,6}$/),
      }),
    ])
    const [agent] = (await list('external', '&search=agent@northbridge.example')).content
    expect(agent?.thirdPartyCompanyName).toBe('Northbridge Agency')
    const french = await admin.get('users/global?layout=external&search=agence tierce', { locale: 'fr-CA' })
    const titles = french.json<ListPage<GlobalUser>>().content.map(({ companyTypeTitle }) => companyTypeTitle)
    expect(new Set(titles).size).toBeGreaterThan(0)
    expect(titles.every((title) => title.startsWith('Agence tierce'))).toBe(true)
  })

  it('GUM-01 show the agency whose domain matches a supplier’s third-party user', async () => {
    const northbridge = (await personOf(server, 'agent@northbridge.example')).company_id
    const domain = { company_id: northbridge, domain_name: 'wayfare.example', is_3p_domain: true }
    await server.db
      .insertInto('domains')
      .values({ ...domain, allow_sub_domains: false })
      .execute()
    const { content } = await list('external', '&search=wayfare.example&sortBy=thirdPartyCompanyName')
    const ofBright = content.filter(({ companyName }) => companyName === 'Bright Foods')
    expect(ofBright.length).toBeGreaterThan(3)
    expect(new Set(ofBright.map(({ thirdPartyCompanyName }) => thirdPartyCompanyName))).toEqual(
      new Set(['Northbridge Agency']),
    )
  })

  it.each(['roles=SUPER_ADMIN', 'roles=USER,ADMIN', 'productCodes=CUSTOMER_PULSE', 'status=PENDING,BLOCKED'])(
    'GUM-03a filtered by %s, return as many users as the filter’s choice counts',
    async (filter) => {
      const [name = '', values = ''] = filter.split('=')
      const facet = name === 'productCodes' ? 'products' : name
      const counts = (await admin.get(`users/global/facets?layout=internal&facet=${facet}`)).json<
        Record<string, number>
      >()
      const wanted = values.split(',').reduce((sum, value) => sum + (counts[value] ?? 0), 0)
      expect((await list('internal', `&${filter}`)).total_elements).toBe(wanted)
    },
  )

  it('GUM-03a sort by the last sign-in, and by area number as a number', async () => {
    const times = (await list('external', '&sortBy=lastLogin&sortOrder=desc')).content.map((row) => row.lastLogin ?? '')
    expect(times).toEqual(times.toSorted().toReversed())
    const areas = (await list('internal_asset_protection', '&sortBy=buoAreaNumber')).content.map((row) =>
      Number(row.buoAreaNumber),
    )
    expect(areas).toEqual(areas.toSorted((one, other) => one - other))
  })

  it('GUM-03b USR-19 are exported with all columns of their layout, and the export is logged', async () => {
    const csv = await spectator.get('users/global/export?layout=internal_asset_protection&format=csv')
    expect(csv.headers['content-disposition']).toBe(
      'attachment; filename="global_users_internal_asset_protection_2026-03-02.csv"',
    )
    const [heading, ...lines] = csv.body.trimEnd().split('\r\n')
    expect(heading).toBe('\uFEFFFirst name,Last name,Email,App access,Role,Last sign-in,Blackout,Area number')
    expect(lines).toHaveLength((await list('internal_asset_protection')).total_elements)
    const { company_id } = await personOf(server, SUPER)
    const [entry] = await entriesOf('GLOBAL_USERS_EXPORTED', company_id)
    expect(entry).toMatchObject({
      actor_login_id: 'spectator@scintilla.example',
      after: { layout: 'internal_asset_protection', count: lines.length },
    })
  })
})

describe('an internal user', () => {
  it('GUM-04a LOG-04 is invited in the tenant’s language, and the log entry has the inviting user', async () => {
    const response = await add('Ada.Lane@scintilla.example')
    expect([response.statusCode, response.json()]).toEqual([
      201,
      expect.objectContaining({ email: 'ada.lane@scintilla.example', layout: 'internal_merchant', sbu: 'Pets' }),
    ])
    const mail = await server.db
      .selectFrom('mails')
      .select(['locale', 'body'])
      .where('recipient', '=', 'ada.lane@scintilla.example')
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ locale: 'en-US', body: expect.stringContaining('/idp/reset') })
    expect(await entriesOf('GLOBAL_USER_CREATED', 'ada.lane@scintilla.example')).toEqual([
      expect.objectContaining({ actor_login_id: SUPER, actor_company: 'Scintilla', before: {} }),
    ])
    const again = await add('ada.lane@scintilla.example')
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({
        error: 'User already exists',
        fieldErrors: [expect.objectContaining({ field: 'email', code: 'USER_EXISTS' })],
      }),
    ])
  })

  it.each([
    ['ada@elsewhere.example', {}, 'email'],
    ['b.c@scintilla.example', { sbu: '' }, 'sbu'],
    ['b.c@scintilla.example', { layout: 'internal_asset_protection', buoAreaNumber: '' }, 'buoAreaNumber'],
    ['b.c@scintilla.example', { layout: 'internal_asset_protection', buoAreaNumber: '12a' }, 'buoAreaNumber'],
    ['b.c@scintilla.example', { layout: 'internal' }, 'sbu'],
    ['b.c@scintilla.example', { products: ['CUSTOMER_PULSE', 'CUSTOMER_PULSE'] }, 'products'],
  ])('DOM-05 GUM-04a is refused as %s with %o, with an error at %s', async (email, more, field) => {
    const response = await add(email, more)
    expect([response.statusCode, response.json<Failure>().fieldErrors?.[0]?.field]).toEqual([400, field])
  })

  it('GUM-05 GUM-04b can become a super administrator, which ends earlier sessions', async () => {
    const merchant = await server.signedIn('merchant@scintilla.example')
    const changed = await edit('merchant@scintilla.example', { role: 'SUPER_ADMIN', permissions: ['SWITCH_PERSONA'] })
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      expect.objectContaining({ role: 'SUPER_ADMIN', permissions: ['SWITCH_PERSONA'], version: 2 }),
    ])
    expect((await merchant.get('v1/identity/user-context')).statusCode).toBe(401)
    const [entry] = await entriesOf('GLOBAL_USER_UPDATED', 'merchant@scintilla.example')
    expect(entry).toMatchObject({ before: { user_group: null }, after: { user_group: 'SUPER_ADMIN' } })
    await edit('merchant@scintilla.example', { role: 'USER', permissions: ['SWITCH_COMPANY', 'SWITCH_PERSONA'] })
  })

  it('SRV-06a GUM-04b can be edited once per version that was read, and users cannot edit their own role', async () => {
    const { version } = await read('newhire@scintilla.example')
    expect((await edit('newhire@scintilla.example', { products: ['SHOPPER_BEHAVIOR'] })).statusCode).toBe(200)
    const stale = await edit('newhire@scintilla.example', { products: [], version })
    const { current } = stale.json<{ current: GlobalUserDetail }>()
    expect([stale.statusCode, current.products.map(({ code }) => code)]).toEqual([409, ['SHOPPER_BEHAVIOR']])
    const own = await edit(SUPER, { role: 'USER' })
    expect([own.statusCode, own.json<Failure>().fieldErrors?.[0]?.code]).toEqual([400, 'own_role'])
  })
})

describe('an external user', () => {
  it('GUM-04b GUM-05 is limited to the roles and products of their company', async () => {
    const asSuper = await edit('user@brightfoods.example', { role: 'SUPER_ADMIN' })
    expect([asSuper.statusCode, asSuper.json<Failure>().fieldErrors?.[0]?.code]).toEqual([400, 'not_internal'])
    const foreign = await edit('user@brightfoods.example', { products: ['CUSTOMER_PULSE'] })
    expect([foreign.statusCode, foreign.json<Failure>().fieldErrors?.[0]?.field]).toEqual([400, 'products'])
    expect((await edit('user@brightfoods.example', { role: 'ADMIN' })).statusCode).toBe(200)
    const [entry] = await entriesOf('GLOBAL_USER_UPDATED', 'user@brightfoods.example')
    const { company_id } = await personOf(server, 'user@brightfoods.example')
    expect(entry).toMatchObject({ company_id, actor_login_id: SUPER, actor_company: 'Scintilla' })
  })

  it('GUM-04b GUM-04c cannot be removed from a company as its last administrator', async () => {
    const refused = await edit('basic.admin@smallfarm.example', { role: 'USER' })
    expect([refused.statusCode, refused.json<Failure>().code]).toEqual([409, 'LAST_ADMIN'])
    const kept = await remove(['basic.admin@smallfarm.example'])
    expect(kept.json()).toMatchObject({ deleted: [], rejected: [{ code: 'LAST_ADMIN' }] })
  })
})

describe('deleting users', () => {
  it('GUM-04c LOG-04 deletes all but the caller’s own account, ends their sessions and lists the rejected users', async () => {
    await add('gone@scintilla.example')
    const user = await server.signedIn('account@harborline.example')
    const ids = ['gone@scintilla.example', 'account@harborline.example', SUPER, 'nobody@scintilla.example']
    expect((await remove(ids)).json()).toEqual({
      deleted: ['gone@scintilla.example', 'account@harborline.example'],
      rejected: [
        expect.objectContaining({ loginId: SUPER, code: 'OWN_ACCOUNT' }),
        expect.objectContaining({ loginId: 'nobody@scintilla.example', code: 'NOT_FOUND' }),
      ],
    })
    expect((await user.get('v1/identity/user-context')).statusCode).toBe(401)
    const [entry] = await entriesOf('GLOBAL_USER_DELETED', 'account@harborline.example')
    const { company_id } = await personOf(server, 'account@harborline.example')
    expect(entry).toMatchObject({ company_id, actor_company: 'Scintilla', after: { status: 'DELETED' } })
  })

  it('ROL-04 ROL-14b is refused to spectators', async () => {
    expect((await remove(['newhire@scintilla.example'], spectator)).statusCode).toBe(403)
    expect((await list('internal', '', spectator)).total_elements).toBeGreaterThan(0)
  })

  it('USR-05 a company administrator cannot block a super administrator', async () => {
    await edit('protection@scintilla.example', { role: 'ADMIN' })
    const local = await server.signedIn('protection@scintilla.example')
    const { company_id } = await personOf(server, SUPER)
    const body = { ids: [SUPER], blockedReason: 'Left' }
    const blocked = await local.send('PUT', `/core-app-api/companies/${company_id}/users/block`, { body })
    expect(blocked.json()).toMatchObject({ blocked: [], rejected: [{ loginId: SUPER, code: 'NOT_FOUND' }] })
  })

  it('GUM-04c leaves one of two super administrators who delete each other at the same time', async () => {
    const second = 'merchant@scintilla.example'
    await edit(second, { role: 'SUPER_ADMIN' })
    const other = await server.signedIn(second)
    const responses = await Promise.all([remove([second]), remove([SUPER], other)])
    expect(responses.some(({ statusCode }) => statusCode === 200)).toBe(true)
    const remaining = await server.db
      .selectFrom('users')
      .select('login_id')
      .where('user_group', '=', 'SUPER_ADMIN')
      .where('status', '=', 'ACTIVE')
      .execute()
    expect(remaining).toHaveLength(1)
  })
})
