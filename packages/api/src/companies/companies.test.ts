import type { CompanyPage, Titled } from '@tessera/contract'
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
