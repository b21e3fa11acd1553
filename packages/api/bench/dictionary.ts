import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../src/core/database/database.ts'
import { applyPlan } from '../src/dictionary/store.ts'
import { startBench, timed } from './started.ts'
import { sendDirectly, statementsOf } from './statements.ts'

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '40' },
    /** A PostgreSQL database without tables; the embedded database when absent. */
    url: { type: 'string' },
  },
})
const USER = 'user@brightfoods.example'
const WARMUP = 3
/** A search without results is counted, so it also writes. */
const STATEMENTS = /^\s*(?:select|with|insert)\b/i
const ENTRIES = Number(options.entries)

/** Adds the demo's entries again for one region after another, in each language, until there are enough. */
async function fillDictionary(db: Db): Promise<void> {
  const { count } = await db
    .selectFrom('dictionary_entries')
    .select((is) => is.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const regions = Math.ceil(ENTRIES / Number(count))
  await sql`
    insert into dictionary_entries (technical_name, type, data_type, field_type, products, available_to)
    select technical_name || '_r' || region, type, data_type, field_type, products, available_to
    from dictionary_entries, generate_series(1, ${sql.lit(regions)}) as region
    order by region, technical_name limit ${sql.lit(ENTRIES - Number(count))}`.execute(db)
  await sql`
    insert into dictionary_texts (entry_id, locale, technical_name, business_name, dss_business_name, definition, calculation, synonyms)
    select e.id, t.locale, e.technical_name, t.business_name || case t.locale
        when 'es-MX' then ', región ' when 'fr-CA' then ', région ' else ', region ' end || region,
      t.dss_business_name || ' R' || region, t.definition, t.calculation, ''
    from dictionary_texts as t, generate_series(1, ${sql.lit(regions)}) as region
    join dictionary_entries as e on true
    where e.technical_name = t.technical_name || '_r' || region`.execute(db)
  // An empty import plan changes no entry, but rebuilds the words for 'Did you mean'.
  await applyPlan(db, { added: [], changed: [], removed: [], unchanged: 0 }, { at: new Date(), by: 'bench' })
}

const SEARCHES = {
  'exact name': 'net sales amount, plan',
  'technical name': 'gross_mrgn_pct_lw',
  'part of a name': 'ell-thr',
  'part of many names': 'gross mar',
  words: 'margin cost percentage',
  'words in Spanish': 'tasas de devolucion',
  'a word of every third entry': 'sales',
  'two typos': 'markdwon percentge',
  'nothing found': 'xqzvwk',
}

/** Milliseconds per search, for the server's response and for its SQL only. */
interface Figures {
  text: string
  total: number
  call: number[]
  straight: number[]
  statements: number
}

const bench = await startBench({ url: options.url, scale: 1, loginId: USER, change: fillDictionary })
const { db, calls, headers, call, close } = bench
const path = 'v1/customer-support/search-glossaries'

async function totalOf(body: object): Promise<number> {
  const json = { 'content-type': 'application/json' }
  const answer = await fetch(`${calls}/${path}`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: JSON.stringify(body),
  })
  const { total_elements } = (await answer.json()) as { total_elements: number }
  return total_elements
}

const figures: Record<string, Figures> = {}
for (const [name, text] of Object.entries(SEARCHES)) {
  const body = { search_field: text, page_number: 0, page_size: 20 }
  const search = () => call(path, { locale: 'en-US' }, body)
  const statements = await statementsOf(search, STATEMENTS)
  const own: Figures = { text, total: await totalOf(body), call: [], straight: [], statements: statements.length }
  for (let round = -WARMUP; round < Number(options.rounds); round += 1) {
    const called = await timed(search)
    const straight = await timed(() => sendDirectly(statements))
    if (round < 0) continue
    own.call.push(called)
    own.straight.push(straight)
  }
  figures[name] = own
}
const { count } = await db
  .selectFrom('dictionary_entries')
  .select((is) => is.fn.countAll<string>().as('count'))
  .executeTakeFirstOrThrow()
await close()
process.stdout.write(`${JSON.stringify({ entries: Number(count), figures })}\n`)
