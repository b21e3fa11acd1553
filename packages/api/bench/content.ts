import { parseArgs } from 'node:util'
import type { Locale } from '@tessera/contract'
import { signIn } from '../src/testing/sign-in.ts'
import { copyArticles, countArticles } from './content-copies.ts'
import { startBench, timed } from './started.ts'
import { sendDirectly, statementsOf } from './statements.ts'

const { values: options } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '40' },
    /** A PostgreSQL database without tables; the embedded database when absent. */
    url: { type: 'string' },
  },
})
const READER = 'user@brightfoods.example'
const EDITOR = 'super@scintilla.example'
const WARMUP = 3
const ROUNDS = Number(options.rounds)

/** A page's call: its query and the caller's locale. */
interface Page {
  query: Readonly<Record<string, string>>
  locale?: Locale
}

const SEARCHES: Readonly<Record<string, Page>> = {
  'one word': { query: { query: 'password' } },
  'a title': { query: { query: 'authorized email domains' } },
  'a question': { query: { query: 'how do I give a new colleague access' } },
  'words in Spanish': { query: { query: 'ventas perdidas por falta de inventario' }, locale: 'es-MX' },
  'words in French': { query: { query: 'partager un rapport avec mon équipe' }, locale: 'fr-CA' },
  'words of another language': { query: { query: 'contraseña' } },
  'a word of every copy': { query: { query: 'region' } },
  'its second page': { query: { query: 'region', page: '1' } },
  'nothing found': { query: { query: 'xqzvwk' } },
}

const LISTS: Readonly<Record<string, Page>> = {
  'first page': { query: {} },
  'page in the middle': { query: { page: '200' } },
  'searched: password': { query: { search: 'password' } },
  'due for review': { query: { needs: 'review' } },
  'without a translation': { query: { needs: 'translation' } },
  'helps few readers': { query: { needs: 'help' } },
}

/** Milliseconds per page, for the server's response and for its SQL only. */
interface Figures {
  text: string
  total: number
  call: number[]
  straight: number[]
  statements: number
}

const { articles, url } = options
const bench = await startBench({
  url,
  scale: 1,
  loginId: READER,
  change: (db) => copyArticles(db, Number(articles)),
})
const { db, calls, headers, call, close } = bench

/** Measures each page: first the server's response, then its statements. */
async function measure(path: string, pages: Readonly<Record<string, Page>>, own: Record<string, string>) {
  const figures: Record<string, Figures> = {}
  for (const [name, { query, locale = 'en-US' }] of Object.entries(pages)) {
    const address = `${path}?${new URLSearchParams(query).toString()}`
    const more = { ...own, locale }
    const open = () => call(address, more)
    const statements = await statementsOf(open)
    const response = await fetch(`${calls}/${address}`, { headers: { ...headers, ...more } })
    const { total_elements: total } = (await response.json()) as { total_elements: number }
    const kept: Figures = {
      text: query['query'] ?? query['search'] ?? '',
      total,
      call: [],
      straight: [],
      statements: statements.length,
    }
    for (let round = -WARMUP; round < ROUNDS; round += 1) {
      const called = await timed(open)
      const straight = await timed(() => sendDirectly(statements))
      if (round < 0) continue
      kept.call.push(called)
      kept.straight.push(straight)
    }
    figures[name] = kept
  }
  return figures
}

const search = await measure('kb/search', SEARCHES, {})
const list = await measure('v1/operations/content', LISTS, { cookie: await signIn(new URL(calls).origin, EDITOR) })
const count = await countArticles(db)
await close()
process.stdout.write(`${JSON.stringify({ articles: count, search, list })}\n`)
