import type { CompanyChoices } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const NEW_HIRE = 'newhire@scintilla.example'
const MERCHANT = 'merchant@scintilla.example'

let server: TestServer
let newHire: Browser
beforeAll(async () => {
  server = await startTestServer()
  newHire = await server.signedIn(NEW_HIRE)
})
afterAll(() => server.close())

const own = (path: string, loginId = NEW_HIRE): string => `v1/identity/users/${loginId}/${path}`

async function companies(query = '', browser = newHire, loginId = NEW_HIRE): Promise<CompanyChoices> {
  return (await browser.get(own(`access?${query}`, loginId))).json<CompanyChoices>()
}

describe('companies that accept access requests', () => {
  it('ACC-01 SES-10 are listed ten per page by name for a user without access, up to the last page', async () => {
    const first = await companies()
    expect(first).toMatchObject({ page: 0, page_size: 10 })
    expect(first.content).toHaveLength(10)
    expect(first.total_elements).toBeGreaterThanOrEqual(240)
    const page = await companies('page=23')
    const all = await companies('page_size=100&page=2')
    expect(page.content[9]).toEqual(all.content[39])
    const names = first.content.map(({ company_name: name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))
  })

  it('ACC-01 are the tenant’s active companies except the user’s own, with type, products and current access', async () => {
    const [bright] = (await companies('search=BRIGHT FOODS')).content
    expect(bright).toMatchObject({ company_type: 'SUPPLIER', type_title: 'Supplier', has_access: false })
    expect(bright?.products).toContainEqual({ code: 'SHOPPER_BEHAVIOR', title: 'Shopper Behavior' })
    const theirs = await companies('search=bright foods', await server.signedIn(MERCHANT), MERCHANT)
    expect(theirs.content.map(({ has_access: has }) => has)).toEqual([true])
    for (const closed of ['Green Valley', 'Campo Verde']) {
      expect((await companies(`search=${closed}`)).content.map(({ company_name: name }) => name)).not.toContain(closed)
    }
    const own = await companies('search=scintilla&page_size=100')
    expect(own.content.map(({ company_name: name }) => name)).not.toContain('Scintilla')
  })

  it('ACC-02 show whether the user has an open request for them', async () => {
    const [bright] = (await companies('search=bright foods')).content
    expect(bright).toMatchObject({ has_open_request: false })
    const options = { tenant_id: bright?.tenant_id, products: ['SHOPPER_BEHAVIOR'], requestor_note: 'Range review' }
    const sent = await newHire.post(own('access-requests'), options, { 'idempotency-key': 'open-request' })
    const received = async (): Promise<unknown[]> =>
      (await companies('search=o&page_size=100')).content.filter(({ has_open_request: isOpen }) => isOpen)
    expect(await received()).toMatchObject([{ company_name: 'Bright Foods' }])
    const theirs = await companies('search=bright foods', await server.signedIn(MERCHANT), MERCHANT)
    expect(theirs.content).toMatchObject([{ has_open_request: false }])
    const { id } = sent.json<{ id: string }>()
    await newHire.send('DELETE', `/core-app-api/${own(`access-requests/${id}`)}`)
    expect(await received()).toEqual([])
  })

  it('ACC-01 are filtered by types, which are named in the reader’s language', async () => {
    const agencies = await companies('tenant_types=THIRD_PARTY_AGENCY,ACCOUNT&page_size=100')
    expect(new Set(agencies.content.map(({ company_type: type }) => type))).toEqual(
      new Set(['THIRD_PARTY_AGENCY', 'ACCOUNT']),
    )
    const french = await newHire.get(own('access?search=fournisseur&page_size=100'), { locale: 'fr-CA' })
    const { content, tenant_types: types } = french.json<CompanyChoices>()
    expect(types).toContainEqual({ id: 'SUPPLIER', title: 'Fournisseur' })
    expect(content.map(({ type_title: title }) => title)).toContain('Fournisseur')
    expect((await newHire.get(own('access?tenant_types=BOGUS'))).statusCode).toBe(400)
  })
})
