import type { calls, DictionaryPage } from '@tessera/contract'
import { DICTIONARY_LIMITS, isUuid, TAG_VALUES } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { exportEntries } from './exports.ts'
import { find } from './find.ts'
import { matchesOf } from './matches.ts'
import { countMissedSearch, listMissedSearches } from './missed-searches.ts'
import type { Reader } from './queries.ts'
import { entriesFor, entriesInOrder, isOpenTo, listEntries, readerOf, relatedEntries, toEntry } from './queries.ts'
import type { Hits, Search } from './search.ts'
import { suggest } from './search.ts'

async function pageOf(db: Db, { hits, total }: Hits, { text, limit }: Search, reader: Reader) {
  const entries = await entriesInOrder(
    db,
    hits.map(({ id }) => id),
    reader,
  )
  const matches = await matchesOf(db, { hits, entries, text })
  return {
    match_lists: entries.map((row) => ({ ...toEntry(row), matches: matches.get(row.id) ?? [] })),
    total_elements: total,
    total_pages: Math.ceil(total / limit),
  }
}

async function searchEntries(wanted: Search, context: CallContext): Promise<DictionaryPage> {
  const { db, clock, site, locale } = context
  const reader = readerOf(context)
  const found = await find(db, wanted, reader)
  if (found.isNear && wanted.offset === 0) {
    await countMissedSearch(db, { text: wanted.text, locale, tenant: site.tenant }, clock.now())
  }
  const page = await pageOf(db, found, { ...wanted, text: found.text }, reader)
  const entries = page.match_lists.map((entry) => ({
    ...entry,
    matches: entry.matches.map((match) => ({ ...match, by: 'similar' as const })),
  }))
  return {
    ...page,
    fuzzy_search: found.isNear && found.total > 0,
    did_you_mean: found.didYouMean,
    match_lists: found.isNear ? entries : page.match_lists,
  }
}

/** Handlers of the data dictionary's calls. */
export const dictionaryHandlers: HandlersOf<typeof calls.dictionary> = {
  async list({ query }, context) {
    const { page_number, page_size: limit, product_tag: product } = query
    const reader = readerOf(context)
    const { ids, total } = await listEntries(context.db, { product, offset: page_number * limit, limit }, reader)
    const entries = await entriesInOrder(context.db, ids, reader)
    return {
      fuzzy_search: false,
      match_lists: entries.map((row) => ({ ...toEntry(row), matches: [] })),
      total_elements: total,
      total_pages: Math.ceil(total / limit),
      did_you_mean: [],
    }
  },
  async search({ body }, context) {
    const { search_field: text, page_number, page_size: limit, product_tag_value: product } = body
    return searchEntries({ text, product, offset: page_number * limit, limit }, context)
  },
  async suggest({ query }, context) {
    const { search_field: text, product_tag: product, limit } = query
    const reader = readerOf(context)
    const ids = await suggest(context.db, { text, product, limit }, reader)
    const entries = await entriesInOrder(context.db, ids, reader)
    return {
      suggestions: entries.map(({ id, business_name, technical_name }) => ({ id, business_name, technical_name })),
    }
  },
  async tags({ query }) {
    return { tag_values: [...TAG_VALUES[query.tag_name]] }
  },
  async read({ params }, context) {
    const { db } = context
    const reader = readerOf(context)
    // A malformed id counts as unknown: 404.
    const row = isUuid(params.id)
      ? await entriesFor(db, reader).where('e.id', '=', params.id).where(isOpenTo(reader, undefined)).executeTakeFirst()
      : undefined
    if (!row) throw new HttpError('NOT_FOUND')
    const changed = row.changed_on !== null && row.change_note !== null
    return {
      ...toEntry(row),
      calculation: row.calculation,
      valid_values: row.valid_values,
      example: row.example,
      changed: changed ? { on: row.changed_on ?? '', note: row.change_note ?? '' } : null,
      related: await relatedEntries(db, row.id, DICTIONARY_LIMITS.related, reader),
    }
  },
  async export({ body }, context) {
    return exportEntries(body, context)
  },
  async missed({ query }, { db, site, clock }) {
    const { page, size } = query
    const wanted = { tenant: site.tenant, offset: page * size, limit: size }
    const { rows, total } = await listMissedSearches(db, wanted, clock.now())
    return { content: rows, page, size, total_elements: total, total_pages: Math.ceil(total / size) }
  },
}
