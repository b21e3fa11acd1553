import type {
  CollectionId,
  ContentVersion,
  Locale,
  ManagedContent,
  ManagedContentDetail,
  SavedContent,
  TenantCode,
} from '@tessera/contract'
import { COLLECTION_AUDIENCES, CONTENT_LIMITS, itemPath, KNOWLEDGE_LIMITS, LOCALES } from '@tessera/contract'
import type { RawBuilder, Selectable } from 'kysely'
import { sql } from 'kysely'
import { later } from '../core/clock.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { searchKey } from '../core/text/search-key.ts'
import { likeKey } from '../core/database/text-search.ts'
import type { ItemKey, WrittenText } from './store.ts'
import { itemFor, newestVersion, saveVersion } from './store.ts'
import type { ContentTables } from './tables.ts'

const DAY = 24 * 60 * 60_000

type VersionRow = Selectable<ContentTables['content_versions']>

/** A version as content administrators see it. */
export function toVersion(row: VersionRow): ContentVersion {
  return {
    locale: row.locale,
    version: row.version,
    state: row.state,
    title: row.title,
    summary: row.summary,
    keywords: row.keywords,
    format: row.format,
    source: row.source,
    audience: row.audiences,
    tags: row.tags,
    isPublic: row.is_public,
    savedOn: row.created_at.toISOString(),
    savedBy: row.created_by,
  }
}

/** Search and filters of the items that content administrators list. */
export interface ManagedFilter {
  search?: string | undefined
  collection?: CollectionId | undefined
  locale?: Locale | undefined
  needs?: 'translation' | 'review' | 'help' | 'publishing' | undefined
}

interface ManagedRow {
  itemId: string
  slug: string
  collection: CollectionId
  title: string
  category: string | null
  reviewOn: string | null
  updatedOn: Date
  tenants: TenantCode[]
  reads: number
  languages: ManagedContent['languages']
  total: number
}

/** The state of each item in each language, with the verdicts on the published version. */
const STATES = sql`
  select i.id as item, l.locale,
    coalesce((select t.version from content_texts as t where t.item_id = i.id and t.locale = l.locale), 0) as published,
    coalesce((select max(v.version) from content_versions as v where v.item_id = i.id and v.locale = l.locale), 0) as newest,
    (select count(*) from content_verdicts as j join content_texts as t on t.item_id = j.item_id and t.locale = j.locale
      and t.version = j.version where j.item_id = i.id and j.locale = l.locale)::int as verdicts,
    (select count(*) from content_verdicts as j join content_texts as t on t.item_id = j.item_id and t.locale = j.locale
      and t.version = j.version where j.item_id = i.id and j.locale = l.locale and j.helped)::int as helpful
  from content_items as i cross join unnest(${[...LOCALES]}::text[]) as l (locale)`

const NEEDS = {
  translation: sql`s.published = 0`,
  publishing: sql`s.newest > s.published`,
} as const

/**
 * Whether most verdicts on an item's published text are negative, if there are enough; `i` is the item. The counts are
 * computed in one subquery, not per item.
 */
const helpsFew = (ofLocale: RawBuilder<unknown>) => sql`i.id in (
  select s.item_id from content_verdicts as s
  join content_texts as t on t.item_id = s.item_id and t.locale = s.locale and t.version = s.version
  where ${ofLocale} group by s.item_id, s.locale
  having count(*) >= ${CONTENT_LIMITS.fewestVerdicts} and count(*) filter (where s.helped) * 2 < count(*)
)`

async function managedRows(
  db: Db,
  { filter, offset, limit }: { filter: ManagedFilter & { key?: ItemKey }; offset: number; limit: number },
  { locale, now }: { locale: Locale; now: Date },
): Promise<ManagedRow[]> {
  const { search, collection, needs, key } = filter
  const today = now.toISOString().slice(0, 10)
  const since = later(now, -KNOWLEDGE_LIMITS.readDays * DAY)
    .toISOString()
    .slice(0, 10)
  const like = search ? `%${likeKey(searchKey(search))}%` : null
  const ofLocale = filter.locale === undefined ? sql`true` : sql`s.locale = ${filter.locale}`
  const lacks =
    needs === undefined
      ? sql`true`
      : needs === 'review'
        ? sql`i.review_on < ${today}::date`
        : needs === 'help'
          ? helpsFew(ofLocale)
          : sql`exists (select 1 from states as s where s.item = i.id and ${ofLocale} and ${NEEDS[needs]})`
  const shownLocale = filter.locale ?? locale
  const { rows } = await sql<ManagedRow>`
    with states as not materialized (${STATES})
    select i.id as "itemId", i.slug, i.collection, coalesce(n.title, i.slug) as title, c.slug as category,
      to_char(i.review_on, 'YYYY-MM-DD') as "reviewOn", i.updated_at as "updatedOn", i.tenants,
      coalesce((select sum(count) from content_reads as r where r.item_id = i.id and r.day >= ${since}::date), 0)::int as reads,
      (select json_agg(json_build_object('locale', s.locale, 'published', s.published, 'newest', s.newest,
        'helpful', s.helpful, 'verdicts', s.verdicts) order by array_position(${[...LOCALES]}::text[], s.locale))
        from states as s where s.item = i.id) as languages,
      count(*) over ()::int as total
    from content_items as i left join lateral (
      select v.title from content_versions as v where v.item_id = i.id
      order by v.locale = ${shownLocale} desc, v.locale = 'en-US' desc, v.version desc limit 1
    ) as n on true
    left join content_categories as c on c.id = i.category_id
    where ${collection === undefined ? sql`true` : sql`i.collection = ${collection}`}
      and ${key === undefined ? sql`true` : sql`i.collection = ${key.collection} and i.slug = ${key.slug}`}
      and ${like === null ? sql`true` : sql`dictionary_key(coalesce(n.title, '') || ' ' || i.slug) like ${like}`}
      and ${lacks}
    order by i.updated_at desc, i.slug limit ${limit} offset ${offset}`.execute(db)
  return rows
}

const toManaged = ({
  itemId: _id,
  total: _total,
  tenants: _tenants,
  updatedOn,
  ...row
}: ManagedRow): ManagedContent => ({
  ...row,
  updatedOn: updatedOn.toISOString(),
  path: itemPath(row),
})

/** A page of content items, most recently changed first. */
export async function listContent(
  db: Db,
  wanted: { filter: ManagedFilter; offset: number; limit: number },
  reader: { locale: Locale; now: Date },
): Promise<{ rows: ManagedContent[]; total: number }> {
  const rows = await managedRows(db, wanted, reader)
  // A page past the last one has no row with the total, so the first page is read for it.
  const [first] =
    rows.length > 0 || wanted.offset === 0 ? rows : await managedRows(db, { ...wanted, offset: 0, limit: 1 }, reader)
  return { rows: rows.map(toManaged), total: first?.total ?? 0 }
}

async function categoriesFor(db: Db, collection: CollectionId, locale: Locale) {
  const { rows } = await sql<{ slug: string; title: string }>`
    select c.slug, coalesce(own.title, t.title, c.slug) as title from content_categories as c
    left join content_categories_texts as own on own.category_id = c.id and own.locale = ${locale}
    left join content_categories_texts as t on t.category_id = c.id and t.locale = 'en-US'
    where c.collection = ${collection} order by c.position, c.slug`.execute(db)
  return rows
}

async function commentsOn(db: Db, itemId: string) {
  const rows = await db
    .selectFrom('content_verdicts')
    .select(['locale', 'reason', 'comment', 'created_at'])
    .where('item_id', '=', itemId)
    .where('helped', '=', false)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ created_at: at, ...row }) => ({ ...row, on: at.toISOString().slice(0, 10) }))
}

/** An item with its versions; undefined if there is none. */
export async function readContent(
  db: Db,
  key: ItemKey,
  reader: { locale: Locale; now: Date },
): Promise<ManagedContentDetail | undefined> {
  const [row] = await managedRows(db, { filter: { key }, offset: 0, limit: 1 }, reader)
  if (!row) return undefined
  const all = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('item_id', '=', row.itemId)
    .orderBy('version', 'desc')
    .execute()
  const inEach = (isWanted: (version: VersionRow) => boolean) =>
    LOCALES.flatMap((locale) => {
      const found = all.find((version) => version.locale === locale && isWanted(version))
      return found ? [toVersion(found)] : []
    })
  const publishedOf = (locale: Locale): number => row.languages.find((each) => each.locale === locale)?.published ?? 0
  return {
    ...toManaged(row),
    tenants: row.tenants,
    categories: await categoriesFor(db, key.collection, reader.locale),
    newest: inEach(() => true),
    published: inEach(({ locale, version }) => version === publishedOf(locale)),
    versions: all
      .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime() || other.version - one.version)
      .slice(0, CONTENT_LIMITS.versions)
      .map(toVersion)
      .map(({ locale, version, state, savedOn, savedBy }) => ({ locale, version, state, savedOn, savedBy })),
    comments: await commentsOn(db, row.itemId),
  }
}

/** One version of an item's text. */
export async function readVersion(
  db: Db,
  key: ItemKey,
  { locale, version }: { locale: Locale; version: number },
): Promise<ContentVersion | undefined> {
  const row = await db
    .selectFrom('content_versions as v')
    .innerJoin('content_items as i', 'i.id', 'v.item_id')
    .selectAll('v')
    .where('i.collection', '=', key.collection)
    .where('i.slug', '=', key.slug)
    .where('v.locale', '=', locale)
    .where('v.version', '=', version)
    .executeTakeFirst()
  return row && toVersion(row)
}

async function categoryId(db: Db, collection: CollectionId, slug: string): Promise<string> {
  const row = await db
    .selectFrom('content_categories')
    .select('id')
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) throw invalidField('category', 'unknown_category', 'Choose a category of this workspace.')
  return row.id
}

type WithDefault = 'state' | 'tags' | 'isPublic' | 'summary' | 'keywords'
type CheckedContent = SavedContent & Required<Pick<SavedContent, WithDefault>>

/** The versions before and after a save, for the log. */
export interface ContentSave {
  before: ContentVersion | null
  after: ContentVersion
}

/**
 * Saves a version over the newest one that the editor has read. Throws CONFLICT with the newer version if another
 * editor saved first. Must run in a transaction.
 */
export async function saveContent(
  db: Db,
  key: ItemKey,
  saved: CheckedContent,
  stamp: AuditStamp,
): Promise<ContentSave> {
  const { locale, state } = saved
  const audiences = saved.audience ?? COLLECTION_AUDIENCES[key.collection]
  const item = await itemFor(db, key, audiences, stamp)
  const newest = await newestVersion(db, item.id, locale)
  if ((newest?.version ?? 0) !== saved.version) {
    throw new HttpError('CONFLICT', { current: newest ? toVersion(newest) : null })
  }
  const text: WrittenText = {
    title: saved.title,
    summary: saved.summary,
    keywords: saved.keywords,
    format: saved.markdown === undefined ? 'html' : 'markdown',
    source: saved.markdown ?? saved.html ?? '',
    audiences,
    tags: saved.tags,
    isPublic: saved.isPublic,
  }
  const facts = {
    ...(typeof saved.category === 'string' && { category_id: await categoryId(db, key.collection, saved.category) }),
    ...(saved.category === null && { category_id: null }),
    ...(saved.reviewOn !== undefined && { review_on: saved.reviewOn }),
  }
  const version = saved.version + 1
  // A draft of a published item changes nothing that readers see.
  const isHidden = state === 'DRAFT' && item.published_at !== null
  await saveVersion(db, { itemId: item.id, locale, version, state, text, facts: isHidden ? {} : facts }, stamp)
  const after = await newestVersion(db, item.id, locale)
  if (!after) throw new Error('The version was not stored.')
  return { before: newest ? toVersion(newest) : null, after: toVersion(after) }
}
