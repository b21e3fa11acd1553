import type { AccessRequest, Call, CallSchemas, Failure, ListPage, ProductTile } from '@tessera/contract'
import { calls, LIMITS, LOCALES, TENANT_CODES } from '@tessera/contract'
import { schemas } from '@tessera/contract/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'
import { TODAY } from '../../testing/today.ts'
import { mockText } from './mock-texts.ts'
import { mockAnswerOf, isMockable } from './mock-data.ts'
import { createRandom } from './random.ts'

const NEW_HIRE = 'newhire@scintilla.example'
const OWN_REQUESTS = `v1/identity/users/${NEW_HIRE}/access-requests`
const REQUEST = {
  tenant_id: '7d4c3f52-3a52-4a5e-9d3a-0c2f6f1b2a11',
  products: ['SHOPPER_BEHAVIOR'],
  requestor_note: 'For the spring review.',
}

type Requests = ListPage<AccessRequest>

const SHAPES: Record<string, Record<string, CallSchemas>> = schemas
const EXAMPLES = Object.entries<Record<string, Call>>(calls).flatMap(([area, rows]) =>
  Object.entries(rows).flatMap(([name, call]) => {
    const { query, answer } = SHAPES[area]?.[name] ?? {}
    if (!answer || !isMockable(call)) return []
    // Counting a filter's choices requires the filter's name.
    const requested = query?.safeParse({}).data ?? query?.parse({ facet: 'statuses' })
    return [{ id: call.id, call, query: requested, answer }]
  }),
)

describe('a mock response', () => {
  it.each(EXAMPLES)('CST-02a of $id matches the contract in every language and market', (row) => {
    const { call, query, answer } = row
    for (const locale of LOCALES) {
      for (const tenant of TENANT_CODES) {
        const make = (): unknown => mockAnswerOf(call, answer, { query }, { locale, tenant, today: TODAY })
        expect(answer.safeParse(make()).error, `${locale} ${tenant}`).toBeUndefined()
        expect(make()).toEqual(make())
      }
    }
  })

  it.each(LOCALES)('CST-02a of an article in %s has no sentence twice, including its summary', (locale) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const person = { first: 'Ana', last: 'Soto' }
      const facts = { random: createRandom(seed), locale, person, company: 'Bright Foods', code: null }
      const text = `${mockText('summary', facts)} ${mockText('html', facts)}`
      const sentences = text.match(/\p{Lu}[^.<>]+\./gu)
      expect([sentences?.length, new Set(sentences).size]).toEqual([4, 4])
    }
  })
})

describe('a server with mock data enabled', () => {
  let server: TestServer
  let browser: Browser
  beforeAll(async () => {
    server = await startTestServer()
    const row = { key: 'mockData', value: JSON.stringify(true), tenant: null, environment: null }
    await server.db.insertInto('config').values(row).execute()
    server.clock.advance(1)
    browser = await server.signedIn(NEW_HIRE)
  })
  afterAll(() => server.close())

  const ask = (body: unknown, by = browser) => by.post(OWN_REQUESTS, body)
  const requests = async (query = ''): Promise<Requests> =>
    (await browser.get(`${OWN_REQUESTS}?${query}`)).json<Requests>()
  const tiles = async (locale: string): Promise<ProductTile[]> =>
    (await browser.get('v1/products', { locale })).json<ProductTile[]>()

  it('CST-02a responds after a second, but sends the user’s context and the configuration immediately and unmocked', async () => {
    const begun = server.clock.now().getTime()
    const { statusCode } = await browser.get('v1/products')
    expect([statusCode, server.clock.now().getTime() - begun]).toEqual([200, LIMITS.mockDelay])
    const then = server.clock.now()
    expect((await browser.get('v1/identity/user-context')).json()).toMatchObject({ login_id: NEW_HIRE })
    expect((await browser.send('GET', '/api/ccm')).json()).toMatchObject({ mockData: true })
    expect(server.clock.now()).toEqual(then)
  })

  it('CST-02a a list has consistent rows, pages and total', async () => {
    const first = await requests('size=10')
    const last = await requests(`size=10&page=${first.total_pages - 1}`)
    expect(first.content).toHaveLength(10)
    expect(10 * (first.total_pages - 1) + last.content.length).toBe(first.total_elements)
    expect((await requests('size=100')).content.slice(0, 10)).toEqual(first.content)
    const ids = (await requests('size=100')).content.map(({ id }) => id)
    expect(new Set(ids).size).toBe(first.total_elements)
  })

  it('CST-02a a list can be searched and sorted', async () => {
    const { content } = await requests('size=100&sortBy=company_name&sortOrder=asc')
    const names = content.map(({ company_name }) => company_name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-US')))
    const found = await requests(`size=100&search=${names[0]}`)
    expect(found.total_elements).toBe(found.content.length)
    expect(found.content.map(({ company_name }) => company_name)).toContain(names[0])
    expect(await requests('search=nobody-is-called-so')).toMatchObject({ content: [], total_elements: 0 })
  })

  it('CST-02a responds in the reader’s language, with each product once', async () => {
    const responses = await Promise.all(LOCALES.map(tiles))
    const json = responses.map((answer) => answer.map(({ description }) => description).join(' '))
    expect(new Set(json).size).toBe(LOCALES.length)
    const codes = responses[0]?.map(({ code }) => code) ?? []
    expect(codes.length).toBeGreaterThan(1)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('CST-02a a write returns the sent values and changes nothing', async () => {
    const answer = await ask(REQUEST)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ tenant_id: REQUEST.tenant_id, requestor_note: REQUEST.requestor_note })
    const stored = server.db.selectFrom('access_requests').select('id').where('company_id', '=', REQUEST.tenant_id)
    expect(await stored.execute()).toEqual([])
  })

  it('CST-02a guards and validation work as usual', async () => {
    const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).json<Failure>().code
    expect(await codeOf(ask(REQUEST, server.browser()))).toBe('MISSING_TOKEN')
    expect(await codeOf(ask(REQUEST, await server.signedIn('user@brightfoods.example')))).toBe('FORBIDDEN')
    expect(await codeOf(ask({ ...REQUEST, products: [] }))).toBe('INVALID_INPUT')
  })

  it('CST-02a the configuration key has no effect in production', async () => {
    const production = await startTestServer({ beside: server, settings: { isProduction: true } })
    const begun = server.clock.now()
    const own = await production.signedIn(NEW_HIRE)
    expect((await own.get(OWN_REQUESTS)).json()).toMatchObject({ total_elements: 0 })
    expect((await own.send('GET', '/api/ccm')).json()).toMatchObject({ mockData: false })
    expect(server.clock.now()).toEqual(begun)
    await production.close()
  })
})
