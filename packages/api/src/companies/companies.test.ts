import type { CompanyPage, Failure, Titled } from '@tessera/contract'
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

async function list(query = '', browser = superAdmin): Promise<CompanyPage> {
  return (await browser.get(`companies?${query}`)).json<CompanyPage>()
}

/** Adds suppliers for the test, by their names. */
async function addCompanies(names: readonly string[]): Promise<void> {
  const supplier = { tenant: 'US', type: 'SUPPLIER', status: 'ACTIVE', admin_email: null } as const
  const rows = names.map((name) => ({ ...supplier, name }))
  await server.db.insertInto('companies').values(rows).execute()
}

async function namesOf(query: string): Promise<string[]> {
  return (await list(query)).content.map(({ companyName }) => companyName)
}

describe('the company list', () => {
  it('CPY-02 returns up to 500 companies by name, from this tenant only', async () => {
    const page = await list()
    const names = page.content.map(({ companyName }) => companyName.toLowerCase())
    expect(page).toMatchObject({ page: 0, size: 500 })
    expect(page.total_elements).toBe(page.content.length)
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(names).toContain('bright foods')
    expect(names).not.toContain('campo verde')
  })

  it('CPY-01 CPY-02 includes products only on request', async () => {
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

  it('CPY-02 CPY-04 is paged, sorted and filtered', async () => {
    const first = await list('pageSize=10&sortOrder=desc')
    const second = await list('pageSize=10&sortOrder=desc&page=1')
    expect(first.content).toHaveLength(10)
    expect([...first.content, ...second.content]).toEqual((await list('pageSize=20&sortOrder=desc')).content)
    expect(first.total_pages).toBe(Math.ceil(first.total_elements / 10))
    expect((first.content[0]?.companyName ?? '') > (second.content[0]?.companyName ?? '')).toBe(true)
    const pending = await list('statuses=PENDING,SUSPENDED&companyTypes=SUPPLIER')
    expect(new Set(pending.content.map(({ status }) => status))).toEqual(new Set(['PENDING', 'SUSPENDED']))
    expect(new Set(pending.content.map(({ uiCompanyType }) => uiCompanyType))).toEqual(new Set(['Supplier']))
    expect((await list('search=100%25')).total_elements).toBe(0)
  })

  it('SRV-06 CPY-02 a search for %, _ or \\ finds only names with that character', async () => {
    await addCompanies(['Fifty% Off', 'Snake_Case', 'Back\\Slash', 'Plain Name'])
    for (const [sign, name] of [
      ['%', 'Fifty% Off'],
      ['_', 'Snake_Case'],
      ['\\', 'Back\\Slash'],
    ] as const) {
      expect(await namesOf(`search=${encodeURIComponent(sign)}`), sign).toEqual([name])
    }
    expect(await namesOf(`search=${encodeURIComponent('fifty_')}`)).toEqual([])
  })

  it('SRV-06 searching and sorting ignore case and accents', async () => {
    await addCompanies(['Zürich Øst', 'ZURICH NORD', 'Zu\u0308rich Süd', 'Peñafiel'])
    for (const search of ['zürich', 'ZURICH', 'Zu\u0308rich', 'zURích']) {
      const names = await namesOf(`search=${encodeURIComponent(search)}`)
      expect(names, search).toEqual(['ZURICH NORD', 'Zürich Øst', 'Zu\u0308rich Süd'])
    }
    expect(await namesOf('search=PENAFIEL')).toEqual(['Peñafiel'])
    expect(await namesOf(`search=${encodeURIComponent('ZÜRICH ØST')}`)).toEqual(['Zürich Øst'])
  })

  it.each([
    ['en-US', 'suspended', 'Suspended', 'basic vendor', 'Basic vendor'],
    ['es-MX', 'suspendida', 'Suspendida', 'proveedor basico', 'Proveedor básico'],
    ['fr-CA', 'SUSPENDUE', 'Suspendue', 'fournisseur de base', 'Fournisseur de base'],
  ])(
    'SRV-06 I18N-04 a search finds statuses and types in the reader’s language: %s',
    async (locale, status, statusTitle, type, typeTitle) => {
      const found = async (search: string) =>
        (await superAdmin.get(`companies?search=${search}`, { locale })).json<CompanyPage>().content
      const suspended = (await found(status)).map((company) => company.statusTitle)
      expect([suspended.length > 0, new Set(suspended)]).toEqual([true, new Set([statusTitle])])
      const vendors = (await found(type)).map((company) => company.typeTitle)
      expect([vendors.length > 0, new Set(vendors)]).toEqual([true, new Set([typeTitle])])
    },
  )

  it.each([
    ['en-US', 'shopper BEHAVIOR'],
    ['es-MX', 'comportamiento del comprador'],
  ])('CPY-01 SRV-06 a search finds a company’s product if products are shown: %s', async (locale, search) => {
    const found = async (more: string) =>
      (await superAdmin.get(`companies?search=${search}${more}`, { locale })).json<CompanyPage>()
    const shown = await found('&showProducts=true')
    const products = shown.content.map(({ subscribedProduct }) => subscribedProduct.join().toLowerCase())
    expect(products.length).toBeGreaterThan(1)
    expect(products.filter((names) => !names.includes(search.toLowerCase()))).toEqual([])
    expect((await found('')).total_elements).toBe(0)
  })

  it('CPY-01 ENT-07 shows and finds only a company’s active products', async () => {
    const [bright] = (await list('search=bright foods&showProducts=true')).content
    expect(bright?.subscribedProduct).toEqual([
      'Channel Insights',
      'Customer Perception',
      'Digital Landscapes',
      'Insights Activation',
      'Report Builder',
      'Shopper Behavior',
    ])
    expect(await namesOf('search=channel insights&showProducts=true')).toContain('Bright Foods')
    expect(await namesOf('search=customer pulse&showProducts=true')).toEqual(['Scintilla'])
    expect(await namesOf('search=modular intelligence&showProducts=true')).not.toContain('Bright Foods')
  })

  it('SRV-06 sorts empty values last, in both directions', async () => {
    await addCompanies(['Without Mail One', 'Without Mail Two'])
    for (const sortOrder of ['asc', 'desc']) {
      const { content } = await list(`sortBy=adminEmail&sortOrder=${sortOrder}`)
      const isEmpty = content.map(({ adminEmail }) => adminEmail === null)
      expect([isEmpty.at(0), isEmpty.at(-1)]).toEqual([false, true])
      expect(isEmpty.lastIndexOf(false)).toBeLessThan(isEmpty.indexOf(true))
    }
  })

  it('CPY-03b offers no status that only another tenant’s companies have', async () => {
    const suspended = server.db.updateTable('companies').where('status', '=', 'SUSPENDED')
    const before = await suspended.where('tenant', '=', 'US').set({ status: 'INACTIVE' }).returning('id').execute()
    const elsewhere = server.db.updateTable('companies').where('name', '=', 'Campo Verde')
    await elsewhere.set({ status: 'SUSPENDED' }).execute()
    const offered = (await superAdmin.get('companies/statuses')).json<Titled[]>()
    expect(offered.map(({ id }) => id)).toEqual(['ACTIVE', 'PENDING', 'INACTIVE'])
    await elsewhere.set({ status: 'ACTIVE' }).execute()
    const ids = before.map(({ id }) => id)
    await server.db.updateTable('companies').set({ status: 'SUSPENDED' }).where('id', 'in', ids).execute()
  })

  it.each([
    'pageSize=501',
    'pageSize=0',
    'sortBy=id',
    'statuses=GONE',
    'sortOrder=up',
    'page=-1',
    'page=0x1',
    'search=a%00b',
  ])('CPY-02 SRV-06 refuses %s', async (query) => {
    const response = await superAdmin.get(`companies?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json<Failure>().fieldErrors?.map(({ field }) => field.split('.')[0])).toEqual([query.split('=')[0]])
  })

  it('CPY-03a CPY-03b names types and the existing statuses in the language of the request', async () => {
    const types = (await superAdmin.get('companies/types', { locale: 'fr-CA' })).json<Titled[]>()
    expect(types[0]).toEqual({ id: 'SUPPLIER', title: 'Fournisseur' })
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

  it('CPY-01 I18N-04 shows each company’s type and status in the language of the request', async () => {
    const { content } = (await superAdmin.get('companies?search=scintilla', { locale: 'es-MX' })).json<CompanyPage>()
    expect(content[0]).toMatchObject({ companyName: 'Scintilla', typeTitle: 'Interna', statusTitle: 'Activa' })
    const agencies = await list('companyTypes=THIRD_PARTY_AGENCY')
    for (const { typeTitle, uiCompanyType } of agencies.content) {
      const isBasic = uiCompanyType === 'Basic Third Party Agency'
      expect(typeTitle).toBe(isBasic ? 'Basic third-party agency' : 'Third-party agency')
    }
  })

  it.each(['en-US', 'es-MX', 'fr-CA'])(
    'CPY-02 I18N-04 sorts types and statuses by their names in the reader’s language: %s',
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

  it('ROL-14a is forbidden for all other users', async () => {
    const admin = await server.signedIn('admin@brightfoods.example')
    for (const path of ['companies', 'companies/types', 'companies/statuses']) {
      expect((await admin.get(path)).statusCode).toBe(403)
    }
  })
})
