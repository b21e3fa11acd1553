import type { CompanyPage, Failure, OwnCompany, SponsoredSupplier, Titled, UserContext } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
let superAdmin: Browser
beforeAll(async () => {
  server = await startTestServer()
  superAdmin = await server.signedIn('super@scintilla.example')
})
afterAll(() => server.close())

const acting = (companyId: string) => ({ [HEADERS.companyContext]: companyId })

async function idOf(name: string): Promise<string> {
  const { id } = await server.db.selectFrom('companies').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return id
}

async function list(query = '', browser = superAdmin): Promise<CompanyPage> {
  return (await browser.get(`companies?${query}`)).json<CompanyPage>()
}

const enter = async (id: string) => (await superAdmin.get(`users/set-context?companyId=${id}`)).statusCode

async function companyOfStatus(status: 'PENDING' | 'SUSPENDED' | 'INACTIVE'): Promise<string> {
  return (await list(`statuses=${status}`)).content[0]?.companyId ?? ''
}

describe('the company list', () => {
  it('CPY-02 answers 500 by name, of this tenant only', async () => {
    const page = await list()
    const names = page.content.map(({ companyName }) => companyName.toLowerCase())
    expect(page).toMatchObject({ page: 0, size: 500 })
    expect(page.total_elements).toBe(page.content.length)
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(names).toContain('bright foods')
    expect(names).not.toContain('campo verde')
  })

  it('CPY-01 CPY-02 fills products only where they are asked for', async () => {
    const [plain] = (await list('search=bright foods')).content
    const [full] = (await list('search=BRIGHT FOODS&showProducts=true')).content
    expect(plain).toMatchObject({
      companyName: 'Bright Foods',
      status: 'ACTIVE',
      uiCompanyType: 'Supplier',
      subscribedProduct: [],
    })
    expect(full?.subscribedProduct).toContain('Shopper Behavior')
  })

  it('CPY-02 CPY-04 pages, sorts and filters', async () => {
    const first = await list('pageSize=10&sortOrder=desc')
    const second = await list('pageSize=10&sortOrder=desc&page=1')
    expect(first.content).toHaveLength(10)
    expect(first.total_pages).toBe(Math.ceil(first.total_elements / 10))
    expect((first.content[0]?.companyName ?? '') > (second.content[0]?.companyName ?? '')).toBe(true)
    const pending = await list('statuses=PENDING,SUSPENDED&companyTypes=SUPPLIER')
    expect(new Set(pending.content.map(({ status }) => status))).toEqual(new Set(['PENDING', 'SUSPENDED']))
    expect(new Set(pending.content.map(({ uiCompanyType }) => uiCompanyType))).toEqual(new Set(['Supplier']))
    expect((await list('search=100%25')).total_elements).toBe(0)
  })

  it.each(['pageSize=501', 'pageSize=0', 'sortBy=id', 'statuses=GONE', 'sortOrder=up', 'page=-1'])(
    'CPY-02 SRV-06 refuses %s',
    async (query) => {
      expect((await superAdmin.get(`companies?${query}`)).statusCode).toBe(400)
    },
  )

  it('CPY-03 names types, and the statuses that are present, in the language of the request', async () => {
    const types = (await superAdmin.get('companies/types', { locale: 'fr-CA' })).json<Titled[]>()
    expect(types.map(({ title }) => title)).toEqual([
      'Fournisseur',
      'Agence tierce',
      'Compte',
      'Interne',
      'Fournisseur de base',
    ])
    await server.db.updateTable('companies').set({ status: 'ACTIVE' }).where('type', '=', 'ACCOUNT').execute()
    const ofAccounts = (await superAdmin.get('companies/statuses?companyTypes=ACCOUNT')).json<Titled[]>()
    expect(ofAccounts).toEqual([{ id: 'ACTIVE', title: 'Active' }])
    expect((await superAdmin.get('companies/statuses')).json<Titled[]>()).toHaveLength(4)
  })

  it('CPY-01 I18N-04 calls each company by its type and status in the language of the request', async () => {
    const { content } = (await superAdmin.get('companies?search=scintilla', { locale: 'es-MX' })).json<CompanyPage>()
    expect(content[0]).toMatchObject({ companyName: 'Scintilla', typeTitle: 'Interna', statusTitle: 'Activa' })
    const agencies = await list('companyTypes=THIRD_PARTY_AGENCY')
    for (const { typeTitle, uiCompanyType } of agencies.content) {
      const isBasic = uiCompanyType === 'Basic Third Party Agency'
      expect(typeTitle).toBe(isBasic ? 'Basic third-party agency' : 'Third-party agency')
    }
  })

  it.each(['en-US', 'es-MX', 'fr-CA'])(
    'CPY-02 I18N-04 sorts types and statuses as the reader sees them: %s',
    async (locale) => {
      for (const [sortBy, title] of [
        ['uiCompanyType', 'typeTitle'],
        ['status', 'statusTitle'],
      ] as const) {
        const { content } = (await superAdmin.get(`companies?sortBy=${sortBy}`, { locale })).json<CompanyPage>()
        const titles = content.map((company) => company[title])
        expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, locale)))
      }
    },
  )

  it('CPY-01 CPY-05 I18N-04 names products in the language of the request', async () => {
    const path = 'companies?search=bright foods&showProducts=true'
    const { content } = (await superAdmin.get(path, { locale: 'es-MX' })).json<CompanyPage>()
    expect(content[0]?.subscribedProduct).toContain('Comportamiento del comprador')
  })

  it('ROL-14 is closed to everyone else', async () => {
    const admin = await server.signedIn('admin@brightfoods.example')
    for (const path of ['companies', 'companies/types', 'companies/statuses']) {
      expect((await admin.get(path)).statusCode).toBe(403)
    }
  })
})

describe('acting for a company', () => {
  it('CTX-01 CTX-06 set-context answers the company, notes it, and holds nothing', async () => {
    const id = await idOf('Bright Foods')
    const answer = await superAdmin.get(`users/set-context?companyId=${id}`)
    expect(answer.json<UserContext>()).toMatchObject({
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

  it('CTX-06 ROL-08 the header decides for each call alone, also what may be done', async () => {
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

  it('CTX-01 unknown companies and those of another tenant are not found; suspended ones cannot be entered, pending ones can', async () => {
    expect(await enter('00000000-0000-4000-8000-000000000000')).toBe(404)
    expect(await enter(await idOf('Campo Verde'))).toBe(404)
    expect(await enter(await companyOfStatus('SUSPENDED'))).toBe(409)
    expect(await enter(await companyOfStatus('INACTIVE'))).toBe(409)
    expect(await enter(await companyOfStatus('PENDING'))).toBe(200)
  })

  it('CTX-06 ROL-17 a company that one may not act for is 403, whether it exists or not', async () => {
    const user = await server.signedIn('user@brightfoods.example')
    for (const id of [await idOf('Small Farm'), '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      const refused = await user.get('v1/products', acting(id))
      expect(refused.statusCode).toBe(403)
      expect(refused.json<Failure>().error).toBe('Access Denied/Forbidden.')
    }
    expect((await user.get('v1/products', acting(await idOf('Bright Foods')))).statusCode).toBe(200)
  })

  it('CTX-02 CPY-05 an agent switches among their own companies only, and stays who they are', async () => {
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

  it('CTX-01 reset-context answers oneself', async () => {
    const answer = await superAdmin.get('users/reset-context', acting(await idOf('Bright Foods')))
    expect(answer.json<UserContext>().tenant.name).toBe('Scintilla')
  })

  it.each(['set-context', 'switch-context', 'reset-context'])(
    'SRV-08 %s is refused from another site',
    async (path) => {
      const id = await idOf('Bright Foods')
      const refused = await superAdmin.get(`users/${path}?companyId=${id}`, { 'sec-fetch-site': 'cross-site' })
      expect(refused.statusCode).toBe(403)
      expect((await superAdmin.get(`users/${path}?companyId=${id}`, { 'x-portal-request': '0' })).statusCode).toBe(403)
    },
  )
})

describe('changed rights', () => {
  it.each([
    ['blocked', { status: 'BLOCKED' } as const],
    ['made an admin', { user_group: 'ADMIN' } as const],
    ['allowed to switch', { can_switch_company: true } as const],
  ])('SES-06 a person who is %s has no session left at the next request', async (_what, change) => {
    const loginId = 'charter@orchard.example'
    const browser = await server.signedIn(loginId)
    const users = () => server.db.updateTable('users').where('login_id', '=', loginId)
    await users().set(change).execute()
    const answer = await browser.get('v1/products')
    expect(answer.json<Failure>().code).toBe('INVALID_TOKEN')
    await users().set({ status: 'ACTIVE', user_group: null, can_switch_company: false }).execute()
    expect((await browser.get('v1/products')).json<Failure>().code).toBe('INVALID_TOKEN')
  })
})
