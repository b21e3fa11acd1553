import type { ActivityEvent, DayRange, Locale } from '@tessera/contract'
import { ACTIVITY_EVENT_IDS, ACTIVITY_EVENTS, fixedText, momentsOf, defaultRange } from '@tessera/contract'
import { sql } from 'kysely'
import { companyFacts } from '../companies/queries.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { normalizedContains } from '../core/database/normalized-text.ts'
import { searchKey } from '../core/text/search-key.ts'
import { productsWithTitle } from '../products/queries.ts'
import { readPreferences } from '../session/queries.ts'

/** The company whose log is read, the language, and the time zone of the reader's days. */
export interface LogReader {
  companyId: string
  locale: Locale
  timeZone: string
  now: Date
}

/** The reader of a call; within a transaction `db` is its connection. */
export async function readerOf(context: CallContext, companyId: string, db = context.db): Promise<LogReader> {
  const { loginId } = callerOf(context).account
  const { timezone: timeZone } = await readPreferences(db, loginId)
  return { companyId, locale: context.locale, timeZone, now: context.clock.now() }
}

/** The filters of a company's log. */
export interface LogFilters {
  startDate?: string | undefined
  endDate?: string | undefined
  search?: string | undefined
  actor?: string | undefined
  events?: readonly ActivityEvent[] | undefined
}

/** The days of a list: the last 29 and today if one of the dates is missing. */
export function rangeOf({ startDate, endDate }: LogFilters, { now, timeZone }: LogReader): DayRange {
  return startDate && endDate ? { startDate, endDate } : defaultRange(now, timeZone)
}

/** Events whose title or description in a language contains a text. */
function eventsWithText(part: string, locale: Locale): ActivityEvent[] {
  const wanted = searchKey(part)
  return ACTIVITY_EVENT_IDS.filter((event) => {
    const { title, description } = ACTIVITY_EVENTS[event]
    return searchKey(`${title[locale]} ${fixedText(description[locale])}`).includes(wanted)
  })
}

function entries(db: Db, { companyId }: LogReader) {
  return db.selectFrom('activity_entries as entries').where('entries.company_id', '=', companyId)
}

/** Entries that match the query. */
export type FoundEntries = ReturnType<typeof entries>

/** Keeps the entries that contain a word in their values, their event's texts or their products' titles. */
async function filterByWord(db: Db, found: FoundEntries, word: string, locale: Locale): Promise<FoundEntries> {
  const events = eventsWithText(word, locale)
  const codes = (await productsWithTitle(db, word, locale).execute()).map(({ product_code }) => product_code)
  const values = sql<string>`entries.search_text`
  return found.where((where) =>
    where.or([
      normalizedContains(values, word),
      ...codes.map((code) => normalizedContains(values, code)),
      ...(events.length > 0 ? [where('entries.event', 'in', events)] : []),
    ]),
  )
}

/** Selects entries of a range, or all, that match every word of a search and the filters. */
export async function selectEntries(
  db: Db,
  { search, actor, events = [] }: LogFilters,
  range: DayRange | null,
  reader: LogReader,
): Promise<FoundEntries> {
  let found = entries(db, reader)
  if (range) {
    const { from, until } = momentsOf(range, reader.timeZone)
    found = found.where('entries.at', '>=', from).where('entries.at', '<', until)
  }
  if (actor) found = found.where('entries.actor_login_id', '=', actor)
  if (events.length > 0) found = found.where('entries.event', 'in', events)
  for (const word of search?.split(/\s+/).filter(Boolean) ?? []) {
    found = await filterByWord(db, found, word, reader.locale)
  }
  return found
}

/** The number of entries. */
export async function countOf(found: FoundEntries): Promise<number> {
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** The name of the company whose log is read. */
export async function companyNameOf(db: Db, { companyId }: LogReader): Promise<string> {
  const { name } = await companyFacts(db).where('id', '=', companyId).executeTakeFirstOrThrow()
  return name
}
