import type { DictionaryPage } from '@tessera/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { SAMPLE_QUERIES } from './queries.fixture.ts'

/** The number of searches, of 60, that must find the wanted entry first. */
const FIRST = 54
const AMONG_THE_FIRST = 3

let server: TestServer
let user: Browser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signedIn('user@brightfoods.example')
})
afterAll(() => server.close())

async function found({ text, locale }: { text: string; locale: string }): Promise<string[]> {
  const response = await user.post('v1/customer-support/search-glossaries', { search_field: text }, { locale })
  return response.json<DictionaryPage>().match_lists.map(({ technical_name }) => technical_name)
}

it('DIC-06 the search finds the wanted entry first in 54 of 60 searches, and among the first three in all of them', async () => {
  expect(SAMPLE_QUERIES).toHaveLength(60)
  const results = []
  for (const query of SAMPLE_QUERIES) {
    const names = await found(query)
    results.push({ ...query, rank: names.indexOf(query.wanted) + 1, first: names.slice(0, AMONG_THE_FIRST) })
  }
  const others = results.filter(({ rank }) => rank !== 1)
  const message = JSON.stringify(others, null, 1)
  expect(
    results.filter(({ first, wanted }) => !first.includes(wanted)),
    message,
  ).toEqual([])
  expect(results.length - others.length, message).toBeGreaterThanOrEqual(FIRST)
})
