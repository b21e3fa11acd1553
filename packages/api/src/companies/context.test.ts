import type { Failure, OwnCompany, SponsoredSupplier, UserContext } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from '../demo/accounts.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { hostOf, startTestServer } from '../testing/server.ts'

let server: TestServer
let superAdmin: Browser
beforeAll(async () => {
  server = await startTestServer()
  superAdmin = await server.signedIn('super@scintilla.example')
})
afterAll(() => server.close())

const acting = (companyId: string) => ({ [HEADERS.companyContext]: companyId })
const NO_COMPANY = '00000000-0000-4000-8000-000000000000'

async function idOf(name: string): Promise<string> {
  const { id } = await server.db.selectFrom('companies').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return id
}

/** A company's log entries, oldest first. */
async function entriesOf(companyId: string): Promise<string[]> {
  const entries = server.db.selectFrom('activity_entries').select('event').where('company_id', '=', companyId)
  return (await entries.orderBy('at').execute()).map(({ event }) => event)
}

const enter = async (id: string) => (await superAdmin.get(`users/set-context?companyId=${id}`)).statusCode

async function companyOfStatus(status: 'PENDING' | 'SUSPENDED' | 'INACTIVE'): Promise<string> {
  const companies = server.db
    .selectFrom('companies')
    .select('id')
    .where('status', '=', status)
    .where('tenant', '=', 'US')
  return (await companies.executeTakeFirstOrThrow()).id
}

describe('acting for a company', () => {
  it('CTX-01a CTX-06 set-context returns the company and logs it, but later requests are unaffected', async () => {
    const id = await idOf('Bright Foods')
    const response = await superAdmin.get(`users/set-context?companyId=${id}`)
    expect(response.json<UserContext>()).toMatchObject({
      tenant: { id, name: 'Bright Foods' },
      own_company: { name: 'Scintilla' },
    })
    expect((await superAdmin.get('v1/identity/user-context')).json<UserContext>().tenant.name).toBe('Scintilla')
    const entry = await server.db
      .selectFrom('activity_entries')
      .selectAll()
      .where('company_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      event: 'CONTEXT_SET',
      actor_login_id: 'super@scintilla.example',
      actor_company: 'Scintilla',
    })
  })

  it('SRV-01a set-context stores nothing if its log entry cannot be stored', async () => {
    const own = await startTestServer()
    const browser = await own.signedIn('super@scintilla.example')
    await own.db.schema.dropTable('activity_entries').execute()
    const refused = await browser.get(`users/set-context?companyId=${await idOf('Bright Foods')}`)
    expect(refused.statusCode).toBe(500)
    expect(await own.db.selectFrom('sessions_companies').select('id').execute()).toEqual([])
    await own.close()
  })

  it('CTX-06 ROL-08a only the header sets the company and permissions of each call', async () => {
    const [bright, farm] = [await idOf('Bright Foods'), await idOf('Small Farm')]
    for (const [id, name] of Array.from({ length: 10 }, (_, index) =>
      index % 2 ? [bright, 'Bright Foods'] : [farm, 'Small Farm'],
    )) {
      const context = (
        await superAdmin.get('v1/identity/user-context?permissions=true', acting(String(id)))
      ).json<UserContext>()
      expect(context.tenant.name).toBe(name)
      expect(context.authz.permissions).toContainEqual({ action: 'LIST', resource: 'USER' })
    }
    const own = (await superAdmin.get('v1/identity/user-context?permissions=true')).json<UserContext>()
    expect(own.authz.permissions).not.toContainEqual({ action: 'LIST', resource: 'USER' })
  })

  it('CTX-01a unknown companies and those of another tenant are not found; pending ones can be entered, suspended ones cannot', async () => {
    expect(await enter(NO_COMPANY)).toBe(404)
    expect(await enter(await idOf('Campo Verde'))).toBe(404)
    expect(await enter(await companyOfStatus('SUSPENDED'))).toBe(409)
    expect(await enter(await companyOfStatus('INACTIVE'))).toBe(409)
    expect(await enter(await companyOfStatus('PENDING'))).toBe(200)
  })

  it('CTX-01a CTX-06 a company’s id is not case-sensitive', async () => {
    const id = (await idOf('Bright Foods')).toUpperCase()
    expect(await enter(id)).toBe(200)
    const seen = await superAdmin.get('v1/identity/user-context', acting(id))
    expect([seen.statusCode, seen.json<UserContext>().tenant.name]).toEqual([200, 'Bright Foods'])
    expect((await superAdmin.get(`companies/${id}/sponsored-suppliers`, acting(id))).statusCode).toBe(200)
    const agent = await server.signedIn('agent.multi@northbridge.example')
    const path = `companies/${await idOf('Northbridge Agency')}/sponsored-suppliers`
    const supplier = (await agent.get(path)).json<SponsoredSupplier[]>()[0]?.companyId.toUpperCase()
    expect((await agent.get(`users/switch-context?companyId=${supplier}`)).statusCode).toBe(200)
  })

  it('CTX-06 ROL-17 a company that the user cannot act for returns 403, whether it exists or not', async () => {
    const user = await server.signedIn('user@brightfoods.example')
    for (const id of [await idOf('Small Farm'), NO_COMPANY, 'nonsense']) {
      const refused = await user.get('v1/products', acting(id))
      expect(refused.statusCode).toBe(403)
      expect(refused.json<Failure>().error).toBe('Access Denied/Forbidden.')
    }
    expect((await user.get('v1/products', acting(await idOf('Bright Foods')))).statusCode).toBe(200)
  })

  it('CTX-02 CPY-05 an agent switches only between their own companies and gets no group there', async () => {
    const agent = await server.signedIn('agent.multi@northbridge.example')
    const path = 'users/companies?loginId=agent.multi@northbridge.example'
    const [own, supplier] = (await agent.get(path)).json<OwnCompany[]>()
    expect(own).toMatchObject({ companyName: 'Northbridge Agency', isCurrent: true })
    const suppliers = (await agent.get(`companies/${own?.companyId}/sponsored-suppliers`)).json<SponsoredSupplier[]>()
    expect(suppliers).toHaveLength(3)
    const switched = await agent.get(`users/switch-context?companyId=${supplier?.companyId}`)
    expect(switched.json<UserContext>()).toMatchObject({ tenant: { id: supplier?.companyId }, authz: { group: null } })
    expect((await agent.get(path, acting(supplier?.companyId ?? ''))).json<OwnCompany[]>()[1]?.isCurrent).toBe(true)
    expect((await agent.get(`users/switch-context?companyId=${await idOf('Bright Foods')}`)).statusCode).toBe(403)
    expect((await agent.get(`users/set-context?companyId=${supplier?.companyId}`)).statusCode).toBe(403)
  })

  it('CTX-06 ROL-17 a user who cannot switch acts for no other company, even as its member', async () => {
    const login_id = 'user@brightfoods.example'
    const company_id = await idOf('Small Farm')
    await server.db.insertInto('companies_members').values({ company_id, login_id }).execute()
    const browser = await server.signedIn(login_id)
    const refused = await browser.get('v1/products', acting(company_id))
    await server.db.deleteFrom('companies_members').where('login_id', '=', login_id).execute()
    expect([refused.statusCode, refused.json<Failure>().code]).toEqual([403, 'FORBIDDEN'])
  })

  it('CTX-06 ROL-17 an administrator has no administrator rights in another company', async () => {
    const login_id = 'agent.multi@northbridge.example'
    const person = server.db.updateTable('users').where('login_id', '=', login_id)
    const { company_id } = await server.db
      .selectFrom('companies_members')
      .select('company_id')
      .where('login_id', '=', login_id)
      .executeTakeFirstOrThrow()
    await person.set({ user_group: 'ADMIN' }).execute()
    const browser = await server.signedIn(login_id)
    const statuses = [
      (await browser.get('v1/products', acting(company_id))).statusCode,
      (await browser.get(`companies/${company_id}/users`, acting(company_id))).statusCode,
    ]
    await person.set({ user_group: null }).execute()
    expect(statuses).toEqual([200, 403])
  })

  it('CTX-01b reset-context returns the user’s own context', async () => {
    const response = await superAdmin.get('users/reset-context', acting(await idOf('Bright Foods')))
    expect(response.json<UserContext>().tenant.name).toBe('Scintilla')
  })

  it('CTX-01b reset-context works for a company that the user can no longer act for', async () => {
    for (const id of [await companyOfStatus('SUSPENDED'), await idOf('Campo Verde'), NO_COMPANY]) {
      expect((await superAdmin.get('companies', acting(id))).statusCode).toBe(403)
      const response = await superAdmin.get('users/reset-context', acting(id))
      expect(response.json<UserContext>().tenant.name).toBe('Scintilla')
    }
  })

  it('CTX-02 a super admin enters their own company like any other', async () => {
    const id = await idOf('Scintilla')
    const before = await entriesOf(id)
    const response = (await superAdmin.get(`users/switch-context?companyId=${id}`)).json<UserContext>()
    const set = (await superAdmin.get(`users/set-context?companyId=${id}`)).json<UserContext>()
    expect(response).toEqual(set)
    expect(response.authz.permissions).toContainEqual({ action: 'LIST', resource: 'USER' })
    expect(await entriesOf(id)).toEqual([...before, 'CONTEXT_SET', 'CONTEXT_SET'])
  })

  it.each(['set-context', 'switch-context', 'reset-context'])(
    'SRV-08a %s is refused from another site',
    async (path) => {
      const id = await idOf('Bright Foods')
      const refused = await superAdmin.get(`users/${path}?companyId=${id}`, { 'sec-fetch-site': 'cross-site' })
      expect(refused.statusCode).toBe(403)
      expect((await superAdmin.get(`users/${path}?companyId=${id}`, { 'x-portal-request': '0' })).statusCode).toBe(403)
    },
  )
})

describe('acting for a company by its header', () => {
  it('CTX-02 CTX-06 creates one entry per session and company, even with concurrent requests', async () => {
    const [orchard, farm] = [await idOf('Orchard Group'), await idOf('Small Farm')]
    const before = await entriesOf(farm)
    const browser = await server.signedIn('super@scintilla.example')
    const fetchIds = (id: string) => browser.get('v1/identity/user-context', acting(id))
    await Promise.all([fetchIds(orchard), fetchIds(orchard), fetchIds(orchard), fetchIds(farm)])
    await fetchIds(orchard)
    expect(await entriesOf(orchard)).toEqual(['CONTEXT_SET'])
    expect(await entriesOf(farm)).toEqual([...before, 'CONTEXT_SET'])
    const again = await server.signedIn('super@scintilla.example')
    await again.get('v1/identity/user-context', acting(orchard))
    expect(await entriesOf(orchard)).toHaveLength(2)
  })

  it('CTX-01a CTX-02 creates no second entry after set-context, and none if access is refused', async () => {
    const id = await idOf('Northbridge Agency')
    const browser = await server.signedIn('spectator@scintilla.example')
    await browser.get('v1/products', acting(await companyOfStatus('SUSPENDED')))
    await browser.get(`companies/${NO_COMPANY}/sponsored-suppliers`, acting(id))
    expect(await entriesOf(id)).toEqual([])
    await browser.get(`users/set-context?companyId=${id}`)
    await browser.get('v1/products', acting(id))
    expect(await entriesOf(id)).toEqual(['CONTEXT_SET'])
  })

  it('CTX-02 creates no entry for users in their own company', async () => {
    const id = await idOf('Bright Foods')
    const before = await entriesOf(id)
    const browser = await server.signedIn('admin@brightfoods.example')
    await browser.get('v1/products', acting(id))
    expect(await entriesOf(id)).toEqual(before)
  })
})

/**
 * The status codes for choosing the user's own company, Bright Foods, Small Farm, a company of another tenant, and an
 * unknown company.
 */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'set-context': {
    'super@scintilla.example': '200 200 200 404 404',
    'spectator@scintilla.example': '200 200 200 404 404',
  },
  'switch-context': {
    'super@scintilla.example': '200 200 200 403 403',
    'merchant@scintilla.example': '200 200 403 403 403',
    'agent.multi@northbridge.example': '200 403 403 403 403',
  },
}

describe('the choice of a company', () => {
  it.each(DEMO_ACCOUNTS)(
    'CTX-01a CTX-02 ROL-12 $loginId can choose some companies, or gets the same refusal for all',
    async ({ loginId }) => {
      const browser = await server.signedIn(loginId, hostOf(loginId))
      const own = (await browser.get('v1/identity/user-context')).json<UserContext>().tenant
      const elsewhere = hostOf(loginId) === hostOf('user@campoverde.example') ? 'Érable Alimentation' : 'Campo Verde'
      const names = ['Bright Foods', 'Small Farm', elsewhere]
      const ids = [own.id, ...(await Promise.all(names.map(idOf))), NO_COMPANY]
      for (const [call, choosers] of Object.entries(CHOICES)) {
        const responses = []
        for (const id of ids) responses.push(await browser.get(`users/${call}?companyId=${id}`))
        if (choosers[loginId]) expect(responses.map(({ statusCode }) => statusCode).join(' ')).toBe(choosers[loginId])
        else {
          const received = responses.map((response) => ({ ...response.json<Failure>(), requestId: '' }))
          expect(new Set(received.map((failure) => JSON.stringify(failure))).size, call).toBe(1)
          expect([401, 403]).toContain(responses[0]?.statusCode)
        }
      }
    },
  )
})

describe('changed rights', () => {
  it('GEN-03 SES-06a a user whose company moved to another tenant loses the session, even if it moves back', async () => {
    const browser = await server.signedIn('charter@orchard.example')
    const superAdminThere = await server.signedIn('super@scintilla.example')
    const company = server.db.updateTable('companies').where('name', 'in', ['Orchard Group', 'Scintilla'])
    await company.set({ tenant: 'CA' }).execute()
    expect((await browser.get('auth-status')).json<Failure>().code).toBe('INVALID_TOKEN')
    expect((await superAdminThere.get('auth-status')).statusCode).toBe(200)
    await company.set({ tenant: 'US' }).execute()
    expect((await browser.get('auth-status')).json<Failure>().code).toBe('INVALID_TOKEN')
  })

  it.each([
    ['blocked', { status: 'BLOCKED' } as const],
    ['made an admin', { user_group: 'ADMIN' } as const],
    ['allowed to switch', { can_switch_company: true } as const],
  ])('SES-06a a user who is %s loses the session at the next request', async (_what, change) => {
    const loginId = 'charter@orchard.example'
    const browser = await server.signedIn(loginId)
    const users = () => server.db.updateTable('users').where('login_id', '=', loginId)
    await users().set(change).execute()
    const response = await browser.get('v1/products')
    expect(response.json<Failure>().code).toBe('INVALID_TOKEN')
    await users().set({ status: 'ACTIVE', user_group: null, can_switch_company: false }).execute()
    expect((await browser.get('v1/products')).json<Failure>().code).toBe('INVALID_TOKEN')
  })
})
