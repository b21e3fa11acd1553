import type { CollectionId, Locale, SourceFormat, UserType, VersionState } from '@tessera/contract'
import { CONTENT_LIMITS, RELEASE_NOTES } from '@tessera/contract'
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { later } from '../core/clock.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { addWords, wordsOf } from './near-words.ts'
import { renderProse } from './prose.ts'
import type { ContentTables } from './tables.ts'

const DAY = 24 * 60 * 60_000

/** A text of an item, from an editor or an import. */
export interface WrittenText {
  title: string
  summary: string
  keywords: string
  format: SourceFormat
  source: string
  audiences: readonly UserType[]
  tags: readonly string[]
  isPublic: boolean
}

/** The key of an item in URLs and files. */
export interface ItemKey {
  collection: CollectionId
  slug: string
}

/** Facts of an item that are not versioned. */
export type ItemFacts = Pick<
  Updateable<ContentTables['content_items']>,
  'category_id' | 'position' | 'products' | 'review_on' | 'tenants'
>

/** An item's row, created if there is none, and locked until the transaction ends. */
export async function itemFor(db: Db, key: ItemKey, audiences: readonly UserType[], { by, at }: AuditStamp) {
  await db
    .insertInto('content_items')
    .values({
      ...key,
      audiences: [...audiences],
      ...(key.collection === RELEASE_NOTES && { tenants: ['US'] }),
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.columns(['collection', 'slug']).doNothing())
    .execute()
  return db
    .selectFrom('content_items')
    .selectAll()
    .where('collection', '=', key.collection)
    .where('slug', '=', key.slug)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The newest version of a text; undefined if there is none. */
export function newestVersion(db: Db, itemId: string, locale: Locale) {
  return db
    .selectFrom('content_versions')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The columns of a version. */
export function versionRow(
  itemId: string,
  { locale, version, state }: { locale: Locale; version: number; state: VersionState },
  { audiences, tags, isPublic, ...text }: WrittenText,
  { by, at }: AuditStamp,
): Insertable<ContentTables['content_versions']> {
  return {
    ...text,
    item_id: itemId,
    locale,
    version,
    state,
    audiences: [...audiences],
    tags: [...tags],
    is_public: isPublic,
    created_at: at,
    created_by: by,
    updated_at: at,
    updated_by: by,
  }
}

/** The columns of a published text. */
export function textRow(
  itemId: string,
  { locale, version }: { locale: Locale; version: number },
  { title, summary, keywords, format, source }: WrittenText,
  { by, at }: AuditStamp,
): Insertable<ContentTables['content_texts']> {
  const changed = { updated_at: at, updated_by: by, changed_at: at }
  const prose = renderProse(format, source)
  return { item_id: itemId, locale, version, title, summary, keywords, ...prose, ...changed, created_by: by }
}

/** The day of an item's next review. */
export function nextReview(at: Date): string {
  return later(at, CONTENT_LIMITS.reviewAfterDays * DAY)
    .toISOString()
    .slice(0, 10)
}

interface Saving {
  itemId: string
  locale: Locale
  version: number
  state: VersionState
  text: WrittenText
  facts: ItemFacts
}

/** Adds a version. If it is published, it becomes the readers' text, and the item gets its audiences and tags. */
export async function saveVersion(
  db: Db,
  { itemId, locale, version, state, text, facts }: Saving,
  stamp: AuditStamp,
): Promise<void> {
  const stored = versionRow(itemId, { locale, version, state }, text, stamp)
  await db.insertInto('content_versions').values(stored).execute()
  const { by, at } = stamp
  const changed = { ...facts, updated_at: at, updated_by: by }
  if (state === 'DRAFT') {
    await db.updateTable('content_items').set(changed).where('id', '=', itemId).execute()
    return
  }
  const {
    created_by: _by,
    item_id: _item,
    locale: _locale,
    ...published
  } = textRow(itemId, { locale, version }, text, stamp)
  await db
    .insertInto('content_texts')
    .values({ ...published, item_id: itemId, locale, created_by: by })
    .onConflict((conflict) => conflict.columns(['item_id', 'locale']).doUpdateSet(published))
    .execute()
  await addWords(db, locale, wordsOf([published.title, published.keywords, published.summary, published.headings]))
  await db
    .updateTable('content_items')
    .set({
      review_on: nextReview(at),
      ...changed,
      audiences: [...text.audiences],
      tags: [...text.tags],
      is_public: text.isPublic,
      published_at: sql`coalesce(published_at, ${at})`,
    })
    .where('id', '=', itemId)
    .execute()
}

/** Unpublishes an item in every language; returns false if it wasn't published. Must run in a transaction. */
export async function withdrawContent(db: Db, { collection, slug }: ItemKey, { by, at }: AuditStamp): Promise<boolean> {
  const item = await db
    .updateTable('content_items')
    .set({ published_at: null, updated_at: at, updated_by: by })
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .where('published_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!item) return false
  await db.deleteFrom('content_texts').where('item_id', '=', item.id).execute()
  return true
}
