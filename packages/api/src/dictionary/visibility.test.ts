import type { DictionaryEntryDetail, DictionaryPage, Failure } from '@tessera/contract'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoEntries } from '../demo/dictionary/fill-dictionary.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { hostOf, startTestServer } from '../testing/server.ts'

const ALL = demoEntries().length
const OPEN = demoEntries().filter(({ isCharterOnly }) => !isCharterOnly).length

let server: TestServer
let user: Browser
let charter: Browser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signedIn('user@brightfoods.example')
  charter = await server.signedIn('charter@orchard.example')
})
afterAll(() => server.close())

const base = 'v1/customer-support'
const search = async (
  text: string,
  { by = user, ...body }: { by?: Browser; page_number?: number; product_tag_value?: string } = {},
) => {
  const answer = await by.post(`${base}/search-glossaries`, { search_field: text, ...body }, { locale: 'en-US' })
  return answer.json<DictionaryPage>()
}
const namesOf = ({ match_lists }: DictionaryPage) => match_lists.map(({ business_name }) => business_name)

const hidden = () =>
  server.db
    .selectFrom('dictionary_texts as t')
    .innerJoin('dictionary_entries as e', 'e.id', 't.entry_id')
    .select(['e.id', 't.business_name', 't.technical_name'])
    .where('e.available_to', '=', 'CHARTER')
    .where('t.locale', '=', 'en-US')
    .orderBy('t.business_name')
    .executeTakeFirstOrThrow()
const namesFound = async (by: Browser, text: string) => namesOf(await search(text, { by }))

const offered = async (text: string, by: Browser) => (await search(text, { by })).did_you_mean
const related = async (id: string, by: Browser) =>
  (await by.get(`${base}/glossaries/${id}`)).json<DictionaryEntryDetail>().related.map((each) => each.id)
const stored = async () => ({
  missed: await server.db.selectFrom('dictionary_missed_searches').select('search').execute(),
  events: await server.db.selectFrom('analytics_events').selectAll().execute(),
})
const cellsIn = async (bytes: Buffer): Promise<unknown[]> =>
  (await readXlsx(bytes)).sheets.flatMap(({ rows }) => rows.flat())

describe('an entry for Charter users', () => {
  it('DIC-04 ROL-17 is visible only to Charter users and content administrators, in every call', async () => {
    const { id, business_name: name, technical_name } = await hidden()
    for (const loginId of [
      'user@brightfoods.example',
      'spectator@scintilla.example',
      'merchant@scintilla.example',
      'basic@smallfarm.example',
      'user@campoverde.example',
    ]) {
      const by = await server.signedIn(loginId, hostOf(loginId))
      expect(await namesFound(by, name), loginId).not.toContain(name)
      expect(await namesFound(by, technical_name), loginId).not.toContain(name)
      const suggested = await by.get(`${base}/glossaries/suggest?search_field=${encodeURIComponent(name)}`)
      expect(suggested.body).not.toContain(id)
      const [read, unknown] = [
        await by.get(`${base}/glossaries/${id}`),
        await by.get(`${base}/glossaries/00000000-0000-4000-8000-000000000000`),
      ]
      expect([read.statusCode, read.json<Failure>().code]).toEqual([unknown.statusCode, unknown.json<Failure>().code])
      const file = await by.post(`${base}/export-glossaries`, { search_field: name, locale: 'en-US' })
      expect(await cellsIn(file.rawPayload)).not.toContain(name)
    }
    for (const by of [charter, await server.signedIn('super@scintilla.example')]) {
      expect(await namesFound(by, name)).toContain(name)
      expect((await by.get(`${base}/glossaries/${id}`)).json<DictionaryEntryDetail>().business_name).toBe(name)
    }
    expect((await charter.get(`${base}/glossaries`)).json<DictionaryPage>().total_elements).toBe(ALL)
  })

  it('DIC-04 DIC-06 does not affect other readers’ similar searches and suggestions', async () => {
    for (const [typo, word] of [
      ['canibalization', 'cannibalization'],
      ['cannibalizatoin rate', 'cannibalization rate'],
      ['cannibalizacion', 'cannibalization'],
    ] as const) {
      expect(await offered(typo, charter), typo).toContain(word)
      expect(await offered(typo, user), typo).not.toContain(word)
    }
    for (const text of ['cannibalizzzation', 'cannibalization rate', 'phantomstock', 'elasticity coeff']) {
      const { match_lists } = await search(text)
      expect(match_lists.map(({ available_to }) => available_to)).not.toContain('CHARTER')
    }
  })

  it.each([undefined, 'BI_LINK', 'CLOUD_FEEDS'] as const)(
    'DIC-04 DIC-06 is not in other readers’ counts, even within product %s',
    async (product) => {
      const pages = async (text: string, by: Browser) => {
        const within = product === undefined ? {} : { product_tag_value: product }
        const first = await search(text, { by, ...within })
        const rest = Array.from({ length: Math.max(0, first.total_pages - 1) }, (_, page) =>
          search(text, { by, ...within, page_number: page + 1 }),
        )
        const entries = [first, ...(await Promise.all(rest))].flatMap(({ match_lists }) => match_lists)
        return { total: first.total_elements, entries }
      }
      for (const text of ['sales', 'price', 'rate']) {
        const [mine, theirs] = [await pages(text, user), await pages(text, charter)]
        expect(mine.entries).toHaveLength(mine.total)
        expect(mine.total).toBe(theirs.entries.filter(({ available_to }) => available_to === 'ALL').length)
      }
      const query = product === undefined ? '' : `?product_tag=${product}`
      const { total_elements } = (await user.get(`${base}/glossaries${query}`)).json<DictionaryPage>()
      const { count } = await server.db
        .selectFrom('dictionary_entries')
        .select((is) => is.fn.countAll<string>().as('count'))
        .where('available_to', '=', 'ALL')
        .$if(product !== undefined, (entries) => entries.where(sql<boolean>`${product} = any(products)`))
        .executeTakeFirstOrThrow()
      expect(total_elements).toBe(Number(count))
    },
  )

  it('DIC-13 is not related to an entry that others can read', async () => {
    const all = await server.db
      .selectFrom('dictionary_entries')
      .select('id')
      .where('available_to', '=', 'CHARTER')
      .execute()
    const hiddenIds = new Set(all.map(({ id }) => id))
    const near = await sql<{ id: string }>`
      select distinct e.id from dictionary_entries as e
      join dictionary_texts as t on t.entry_id = e.id and t.locale = 'en-US'
      join dictionary_texts as other on other.locale = 'en-US' and other.name_words @@ (
        select string_agg(quote_literal(word), ' | ')::tsquery from unnest(tsvector_to_array(t.name_words)) as word
      )
      join dictionary_entries as hidden on hidden.id = other.entry_id and hidden.available_to = 'CHARTER'
      where e.available_to = 'ALL' and t.business_name not like '%,%' and e.products && hidden.products
      order by e.id limit 60`.execute(server.db)
    const seen = { user: 0, charter: 0 }
    for (const { id } of near.rows) {
      seen.user += (await related(id, user)).filter((each) => hiddenIds.has(each)).length
      seen.charter += (await related(id, charter)).filter((each) => hiddenIds.has(each)).length
    }
    expect(seen.user).toBe(0)
    expect(seen.charter).toBeGreaterThan(0)
  })

  it('DIC-04 DIC-14 is not in other readers’ files, and no response is cached', async () => {
    const { rows } = await sql<{ technical_name: string }>`
      select technical_name from dictionary_entries where available_to = 'CHARTER'`.execute(server.db)
    const cells = async (by: Browser) => {
      const file = await by.post(`${base}/export-glossaries`, { locale: 'en-US' })
      expect(file.headers['cache-control']).toContain('no-store')
      return new Set(await cellsIn(file.rawPayload))
    }
    const [mine, theirs] = [await cells(user), await cells(charter)]
    expect(rows.filter(({ technical_name }) => mine.has(technical_name))).toEqual([])
    expect(rows.filter(({ technical_name }) => theirs.has(technical_name))).toHaveLength(ALL - OPEN)
    expect((await charter.get(`${base}/glossaries`)).headers['cache-control']).toContain('no-store')
  })

  it('DIC-16 ANL-01 keeps a Charter user’s search from being counted as one without results', async () => {
    const before = await stored()
    expect(await namesFound(charter, 'cannibalization rate')).toContain('Cannibalization rate')
    expect(await stored()).toEqual(before)
  })
})
