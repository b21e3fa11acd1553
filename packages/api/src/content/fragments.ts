import type { CollectionId, Locale, ReleaseNote, ReleaseNoteDetail } from '@tessera/contract'
import { itemPath, RELEASE_NOTES } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { searchKey } from '../core/text/search-key.ts'
import { likeKey } from '../core/database/text-search.ts'
import type { ContentReader } from './reader.ts'
import { isOpenTo, isReadersText } from './reader.ts'

/** The filtered content fragments of a collection. */
export interface FragmentFilter {
  collection: CollectionId
  tags?: readonly string[] | undefined
  search?: string | undefined
}

interface FragmentRow {
  slug: string
  collection: CollectionId
  title: string
  summary: string
  tags: string[]
  products: string[]
  publishedOn: string
  unread: boolean
  locale: Locale
}

const likeOf = (search: string): string => `%${likeKey(searchKey(search))}%`

function isWanted({ tags, search }: FragmentFilter): RawBuilder<boolean> {
  const byTags = tags && tags.length > 0 ? sql`i.tags && ${[...tags]}::text[]` : sql`true`
  const bySearch = search
    ? sql`dictionary_key(t.title || ' ' || t.summary || ' ' || t.headings || ' ' || t.body) like ${likeOf(search)}`
    : sql`true`
  return sql<boolean>`${byTags} and ${bySearch}`
}

const isUnread = ({ loginId }: ContentReader) => sql<boolean>`not exists (
  select 1 from content_opened as o where o.item_id = i.id and o.login_id = ${loginId}
)`

const ORDER = sql`i.published_at desc, i.slug`

function columnsFor(reader: ContentReader) {
  return sql`i.slug, i.collection, t.title, t.summary, i.tags, i.products, t.locale,
    to_char(i.published_at at time zone 'UTC', 'YYYY-MM-DD') as "publishedOn", ${isUnread(reader)} as unread`
}

const toFragment = ({ slug, collection, ...row }: FragmentRow): ReleaseNote => ({
  ...row,
  path: itemPath({ collection, slug }),
})

/** A page of content fragments, newest first. */
export async function listFragments(
  db: Db,
  { filter, offset, limit }: { filter: FragmentFilter; offset: number; limit: number },
  reader: ContentReader,
): Promise<{ rows: ReleaseNote[]; total: number }> {
  const from = sql`from content_items as i join content_texts as t on t.item_id = i.id and ${isReadersText(reader)}
    where ${isOpenTo(reader, [filter.collection])} and ${isWanted(filter)}`
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  const { rows } = await sql<FragmentRow>`
    select ${columnsFor(reader)} ${from} order by ${ORDER} limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(toFragment), total: counts[0]?.total ?? 0 }
}

/** A content fragment with its neighbors in the filtered list; undefined if the reader cannot see it. */
export async function readFragment(
  db: Db,
  { slug, filter }: { slug: string; filter: FragmentFilter },
  reader: ContentReader,
): Promise<ReleaseNoteDetail | undefined> {
  const { collection } = filter
  const { rows } = await sql<FragmentRow & { html: string }>`
    select ${columnsFor(reader)}, t.html
    from content_items as i join content_texts as t on t.item_id = i.id and ${isReadersText(reader)}
    where ${isOpenTo(reader, [collection])} and i.slug = ${slug}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { rows: all } = await sql<{ slug: string; title: string }>`
    select i.slug, t.title from content_items as i join content_texts as t on t.item_id = i.id and ${isReadersText(reader)}
    where ${isOpenTo(reader, [collection])} and ${isWanted(filter)} order by ${ORDER}`.execute(db)
  const index = all.findIndex((each) => each.slug === slug)
  const [previous, next] = index < 0 ? [] : [all[index - 1], all[index + 1]]
  const pathOf = (note: typeof next): string | null => (note ? itemPath({ collection, slug: note.slug }) : null)
  const { html, ...fragment } = row
  return {
    ...toFragment(fragment),
    html,
    previousPath: pathOf(previous),
    previousTitle: previous?.title ?? null,
    nextPath: pathOf(next),
    nextTitle: next?.title ?? null,
  }
}

/** The number of release notes that the reader has not opened. */
export async function countUnread(db: Db, reader: ContentReader): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from content_items as i
    where ${isOpenTo(reader, [RELEASE_NOTES])} and ${isUnread(reader)}`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Marks a release note, or all that the reader can see, as opened. */
export async function markOpened(
  db: Db,
  slug: string | undefined,
  reader: ContentReader,
  { by, at }: AuditStamp,
): Promise<void> {
  await sql`
    insert into content_opened (item_id, login_id, created_at, created_by, updated_at, updated_by)
    select i.id, ${reader.loginId}, ${at}::timestamptz, ${by}, ${at}::timestamptz, ${by} from content_items as i
    where ${isOpenTo(reader, [RELEASE_NOTES])} and ${slug === undefined ? sql`true` : sql`i.slug = ${slug}`}
    on conflict do nothing`.execute(db)
}
