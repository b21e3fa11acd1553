import type {
  ActivityActor,
  ActivityActorsQuery,
  ActivityEntry,
  ActivityEntryDetail,
  ActivityEventChoice,
  ActivityFacetQuery,
  ActivityGroup,
  ActivityQuery,
  ChoiceCounts,
  ListPage,
  Locale,
} from '@tessera/contract'
import {
  ACTIVITY_EVENT_IDS,
  ACTIVITY_EVENTS,
  ACTIVITY_GROUP_TITLES,
  ACTIVITY_GROUPS,
  ACTIVITY_LIMITS,
} from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { normalized, normalizedContains } from '../core/database/normalized-text.ts'
import { toPage } from '../core/database/list-page.ts'
import type { RowOrder, Chunk } from '../core/database/keyset-batches.ts'
import { inOrder, cursorOf } from '../core/database/keyset-batches.ts'
import { productTitles } from '../products/queries.ts'
import { describe } from './descriptions.ts'
import { differencesOf } from './differences.ts'
import { kindOfEntity } from './entity-kinds.ts'
import type { FoundEntries, LogReader } from './select-entries.ts'
import { companyNameOf, countOf, rangeOf, selectEntries } from './select-entries.ts'

const text = (column: RawBuilder<unknown>) => ({ column, type: 'text' }) as const

/** The sort position of an entry's event by its title in a language. */
function eventPosition(locale: Locale): RawBuilder<string> {
  const titleOf = (event: keyof typeof ACTIVITY_EVENTS) => ACTIVITY_EVENTS[event].title[locale]
  const ids = ACTIVITY_EVENT_IDS.toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), locale))
  return sql`lpad(array_position(${ids}::text[], entries.event)::text, 3, '0')`
}

/** The sort order of a list of entries. */
export function orderOf(
  { sortBy, sortOrder }: Pick<ActivityQuery, 'sortBy' | 'sortOrder'>,
  { locale }: LogReader,
): RowOrder {
  const at = { column: sql`entries.at`, type: 'timestamptz' } as const
  const keys: Readonly<Record<ActivityQuery['sortBy'], Pick<RowOrder, 'column' | 'type'>>> = {
    uiCreatedOnDate: at,
    actor: text(normalized(sql`entries.actor_name`)),
    entityId: text(normalized(sql`coalesce(entries.entity_title, entries.entity_id, '')`)),
    event: text(eventPosition(locale)),
    sourceApp: text(sql`entries.source_app`),
  }
  const id = { column: sql`entries.id`, type: 'uuid' } as const
  return { ...keys[sortBy], direction: sortOrder, ties: sortBy === 'uiCreatedOnDate' ? [id] : [at, id] }
}

/** Finds the ids and cursors of entries in their order, for an export. */
export function fetchIdsOf(found: FoundEntries, order: RowOrder) {
  return ({ where, limit }: Chunk) =>
    found
      .where(where)
      .select(['entries.id', cursorOf(order).as('cursor')])
      .orderBy(inOrder(order))
      .limit(limit)
      .execute()
}

type Piece = { limit: number; offset: number } | { ids: readonly string[] }

function rowsOf(found: FoundEntries, order: RowOrder, piece: Piece) {
  const rows = found
    .select(['entries.id', 'at', 'event', 'actor_login_id', 'actor_name', 'actor_company'])
    .select(['entity_id', 'entity_title', 'source_app', 'before', 'after'])
    .orderBy(inOrder(order))
  return 'ids' in piece ? rows.where('entries.id', 'in', piece.ids) : rows.limit(piece.limit).offset(piece.offset)
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** Reads a list's entries in order, in the reader's language. */
export async function readEntries(
  db: Db,
  { found, order, piece }: { found: FoundEntries; order: RowOrder; piece: Piece },
  reader: LogReader,
): Promise<ActivityEntry[]> {
  const { locale } = reader
  const rows = await rowsOf(found, order, piece).execute()
  const [company, titleOf] = [await companyNameOf(db, reader), await productTitles(db, locale)]
  return rows.map((row) => toEntry(row, company, describe(row, { locale, titleOf }), locale))
}

function toEntry(row: Row, company: string, eventDescription: string, locale: Locale): ActivityEntry {
  return {
    id: row.id,
    uiCreatedOnDate: row.at.toISOString(),
    actor: row.actor_name,
    actorLoginId: row.actor_login_id,
    actorCompany: row.actor_company,
    company,
    entityId: row.entity_id,
    entityTitle: row.entity_title,
    entityKind: kindOfEntity(row.event, row.entity_id),
    event: row.event,
    eventTitle: ACTIVITY_EVENTS[row.event].title[locale],
    eventDescription,
    sourceApp: row.source_app,
    before: row.before,
    after: row.after,
  }
}

/** Lists one page of a company's log. */
export async function listEntries(db: Db, query: ActivityQuery, reader: LogReader): Promise<ListPage<ActivityEntry>> {
  const found = await selectEntries(db, query, rangeOf(query, reader), reader)
  const piece = { limit: query.size, offset: query.page * query.size }
  const [rows, total] = await Promise.all([
    readEntries(db, { found, order: orderOf(query, reader), piece }, reader),
    countOf(found),
  ])
  return toPage(rows, total, query)
}

/** Reads one entry of a company's log with the differences between before and after. */
export async function readEntry(db: Db, id: string, reader: LogReader): Promise<ActivityEntryDetail> {
  const found = (await selectEntries(db, {}, null, reader)).where('entries.id', '=', id)
  const order = orderOf({ sortBy: 'uiCreatedOnDate', sortOrder: 'desc' }, reader)
  const [entry] = await readEntries(db, { found, order, piece: { ids: [id] } }, reader)
  if (!entry) throw new HttpError('NOT_FOUND')
  const titleOf = await productTitles(db, reader.locale)
  return { ...entry, differences: differencesOf(entry, { locale: reader.locale, titleOf }) }
}

/** Counts the entries of each event, under the search and the other filters. */
export async function countEvents(db: Db, query: ActivityFacetQuery, reader: LogReader): Promise<ChoiceCounts> {
  const found = await selectEntries(db, query, rangeOf(query, reader), reader)
  const rows = await found
    .select(['entries.event', (is) => is.fn.countAll<string>().as('count')])
    .groupBy('entries.event')
    .execute()
  return Object.fromEntries(rows.map(({ event, count }) => [event, Number(count)]))
}

/** Lists the actors in a range whose name or login id contains a text, the most active first. */
export async function listActors(db: Db, query: ActivityActorsQuery, reader: LogReader): Promise<ActivityActor[]> {
  const { search, ...range } = query
  const inRange = await selectEntries(db, {}, rangeOf(range, reader), reader)
  const nameAndLoginId = sql<string>`normalized_text(actor_name || ' ' || actor_login_id)`
  const found = search ? inRange.where(normalizedContains(nameAndLoginId, search)) : inRange
  return found
    .select(['actor_login_id as loginId', sql<string>`max(actor_name)`.as('name')])
    .select(sql<string>`max(actor_company)`.as('company'))
    .groupBy('actor_login_id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('actor_login_id')
    .limit(ACTIVITY_LIMITS.actors)
    .execute()
}

/** Lists the events in their groups, in the reader's language. */
export function eventChoices(locale: Locale): ActivityEventChoice[] {
  const groups = Object.keys(ACTIVITY_GROUPS) as ActivityGroup[]
  return groups.flatMap((group) =>
    ACTIVITY_GROUPS[group].map((id) => ({
      id,
      title: ACTIVITY_EVENTS[id].title[locale],
      group,
      groupTitle: ACTIVITY_GROUP_TITLES[group][locale],
    })),
  )
}
