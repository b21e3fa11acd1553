import type {
  DictionaryEntryDetail,
  DictionaryPage,
  DictionarySuggestion,
  Failure,
  ListPage,
  MissedSearch,
} from '@tessera/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoEntries } from '../demo/dictionary/fill-dictionary.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const OPEN = demoEntries().filter(({ isCharterOnly }) => !isCharterOnly).length

let server: TestServer
let user: Browser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signedIn('user@brightfoods.example')
})
afterAll(() => server.close())

const base = 'v1/customer-support'
const search = async (
  text: string,
  { locale = 'en-US', ...body }: { locale?: string; page_number?: number; product_tag_value?: string } = {},
) => {
  const response = await user.post(`${base}/search-glossaries`, { search_field: text, ...body }, { locale })
  return response.json<DictionaryPage>()
}
const namesOf = ({ match_lists }: DictionaryPage) => match_lists.map(({ business_name }) => business_name)

describe('the dictionary search', () => {
  it('DIC-06 B-11 finds an exact name first and reports where it matches', async () => {
    const found = await search('net SALES amount')
    expect(found).toMatchObject({ fuzzy_search: false, did_you_mean: [] })
    expect(found.match_lists[0]).toMatchObject({
      technical_name: 'net_sales_amt',
      matches: [{ field: 'business_name', by: 'exact', ranges: [[0, 16]] }],
    })
    expect(found.match_lists).toHaveLength(20)
    expect(found.total_pages).toBe(Math.ceil(found.total_elements / 20))
    expect((await search('net sales amount', { page_number: found.total_pages })).total_elements).toBe(
      found.total_elements,
    )
  })

  it.each([
    ['net_sales_amt', 'en-US', 'technical_name', 'exact'],
    ['gross margins', 'en-US', 'business_name', 'word'],
    ['tasas de devolucion', 'es-MX', 'business_name', 'word'],
  ])('DIC-06 finds “%s” in %s, and reports the field and the kind of match', async (text, locale, field, by) => {
    const found = await search(text, { locale })
    expect(found.match_lists[0]?.matches[0]).toMatchObject({ field, by })
  })

  it('DIC-06 ignores accents, and falls back to texts in other languages', async () => {
    const spanish = await search('devolucion', { locale: 'es-MX' })
    expect(namesOf(spanish).some((name) => name.toLowerCase().includes('devolución'))).toBe(true)
    const [other] = (await search('margen bruto')).match_lists
    expect(other).toMatchObject({ business_name: 'Gross margin', language: 'en-US' })
    expect(other?.matches[0]).toMatchObject({ by: 'exact', other: { language: 'es-MX', text: 'Margen bruto' } })
  })

  it('DIC-06 finds an entry by a synonym and shows that synonym', async () => {
    const found = await search('revenue')
    expect(found.match_lists[0]?.matches[0]).toMatchObject({ by: 'synonym', synonym: 'revenue' })
  })

  it('DIC-06 DIC-15 suggests similar words that have results, and shows the results of the most similar', async () => {
    const found = await search('salse')
    expect(found.fuzzy_search).toBe(true)
    expect(found.did_you_mean[0]).toBe('sales')
    expect(found.match_lists[0]?.matches[0]?.by).toBe('similar')
    for (const word of found.did_you_mean) expect((await search(word)).total_elements).toBeGreaterThan(0)
    expect(await search('xqzvw')).toMatchObject({ fuzzy_search: false, match_lists: [], did_you_mean: [] })
  })

  it('DIC-08 DIC-07 refuses fewer than 3 characters and more than 100 rows', async () => {
    const short = await user.post(`${base}/search-glossaries`, { search_field: ' a ' })
    expect([short.statusCode, short.json<Failure>().fieldErrors?.[0]?.message]).toEqual([
      400,
      'Enter at least 3 characters to search',
    ])
    expect((await user.get(`${base}/glossaries?page_size=101`)).statusCode).toBe(400)
  })

  it('DIC-05 DIC-11 lists all entries by name, and those of a product', async () => {
    const all = (await user.get(`${base}/glossaries`)).json<DictionaryPage>()
    expect(all.total_elements).toBe(OPEN)
    expect(namesOf(all)).toEqual(namesOf(all).toSorted((one, other) => one.localeCompare(other, 'en')))
    const feeds = (await user.get(`${base}/glossaries?product_tag=CLOUD_FEEDS`)).json<DictionaryPage>()
    expect(feeds.match_lists.every(({ available_products }) => available_products.includes('CLOUD_FEEDS'))).toBe(true)
    expect(feeds.total_elements).toBeLessThan(all.total_elements)
  })

  it('DIC-12 suggests entries by the start of a word of their names', async () => {
    const response = await user.get(`${base}/glossaries/suggest?search_field=marg&limit=5`)
    const { suggestions } = response.json<{ suggestions: DictionarySuggestion[] }>()
    expect(suggestions).toHaveLength(5)
    expect(suggestions.every(({ business_name }) => /marg/i.test(business_name))).toBe(true)
  })
})

describe('did you mean', () => {
  it('DIC-06 suggests within a product only words with results there', async () => {
    for (const product of ['BI_LINK', 'SHOPPER_BEHAVIOR', 'API_GLOSSARY']) {
      for (const text of ['salse', 'inventroy']) {
        const { did_you_mean } = await search(text, { product_tag_value: product })
        for (const word of did_you_mean) {
          const { total_elements, fuzzy_search } = await search(word, { product_tag_value: product })
          expect([product, word, total_elements > 0, fuzzy_search]).toEqual([product, word, true, false])
        }
      }
    }
  })
})

const cellsIn = async (bytes: Buffer): Promise<unknown[]> =>
  (await readXlsx(bytes)).sheets.flatMap(({ rows }) => rows.flat())

describe('an entry', () => {
  it('DIC-13 shows its details in the reader’s language, and at most five related entries of one of its products', async () => {
    const [entry] = (await search('net sales amount')).match_lists
    const read = async (locale: string) =>
      (await user.get(`${base}/glossaries/${entry?.id}`, { locale })).json<DictionaryEntryDetail>()
    const detail = await read('en-US')
    expect(detail.related.length).toBeGreaterThan(0)
    expect(detail.related.length).toBeLessThanOrEqual(5)
    expect(detail.related.map(({ business_name }) => business_name)).not.toContain('Net sales amount')
    expect(detail).toMatchObject({ calculation: expect.stringContaining('−'), changed: { on: '2025-02-03' } })
    expect(await read('fr-CA')).toMatchObject({ language: 'fr-CA', business_name: 'Montant des ventes nettes' })
  })
})

describe('a download of the dictionary', () => {
  it('DIC-14 is an .xlsx file with all pages in the requested language', async () => {
    const response = await user.post(`${base}/export-glossaries`, { search_field: 'ventes', locale: 'fr-CA' })
    const day = server.clock.now().toISOString().slice(0, 10).replaceAll('-', '')
    expect(response.headers['content-disposition']).toBe(`attachment; filename="data_element_glossary_${day}.xlsx"`)
    const cells = await cellsIn(response.rawPayload)
    const { total_elements } = await search('ventes', { locale: 'fr-CA' })
    expect(cells).toEqual(expect.arrayContaining(['Nom technique', 'Montant des ventes nettes']))
    expect(cells.filter((cell) => String(cell) === 'Tous')).toHaveLength(total_elements)
  })
})

describe('searches without results', () => {
  it('DIC-16 are counted without users, and visible only to operators', async () => {
    await search('Zanzíbar share')
    await search('zanzibar share')
    const staff = await server.signedIn('super@scintilla.example')
    const { content } = (await staff.get('v1/operations/missed-searches?size=100')).json<ListPage<MissedSearch>>()
    expect(content).toContainEqual({
      search: 'zanzibar share',
      locale: 'en-US',
      count: 2,
      lastOn: server.clock.now().toISOString().slice(0, 10),
    })
    expect((await user.get('v1/operations/missed-searches')).statusCode).toBe(403)
  })
})
