import type { Locale } from '@tessera/contract'
import { LOCALES, RELEASE_NOTES, TENANT_CODES } from '@tessera/contract'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import type { ContentFolder, FolderCategory, FolderItem } from './read-folder.ts'
import { addWords, wordsOf } from './near-words.ts'
import type { ItemFacts, WrittenText } from './store.ts'
import { itemFor, nextReview, saveVersion, textRow, versionRow } from './store.ts'
import type { ContentTables } from './tables.ts'

/** A text that an import publishes. */
interface PlannedText {
  locale: Locale
  version: number
  text: WrittenText
}

interface PlannedItem {
  item: FolderItem
  isNew: boolean
  texts: PlannedText[]
}

/** The changes that an import would make. */
export interface ImportPlan {
  categories: FolderCategory[]
  items: PlannedItem[]
  counts: { added: number; changed: number; unchanged: number; texts: number }
}

interface StoredText extends WrittenText {
  collection: string
  slug: string
  locale: Locale
  version: number
  state: string
}

/** The newest version of every text, by collection, slug and locale. */
async function storedTexts(db: Db): Promise<Map<string, StoredText>> {
  const { rows } = await sql<StoredText>`
    select distinct on (v.item_id, v.locale) i.collection, i.slug, v.locale, v.version, v.state, v.title, v.summary,
      v.keywords, v.format, v.source, v.audiences, v.tags, v.is_public as "isPublic"
    from content_versions as v join content_items as i on i.id = v.item_id
    order by v.item_id, v.locale, v.version desc`.execute(db)
  return new Map(rows.map((row) => [`${row.collection}/${row.slug}/${row.locale}`, row]))
}

const isSame = (text: WrittenText, stored: StoredText | undefined): boolean =>
  stored?.state === 'PUBLISHED' &&
  (Object.keys(text) as (keyof WrittenText)[]).every((key) => String(text[key]) === String(stored[key]))

/** Compares a folder with what is stored. */
export async function planImport(db: Db, { categories, items }: ContentFolder): Promise<ImportPlan> {
  const stored = await storedTexts(db)
  const planned = items.map((item): PlannedItem => {
    const versions = LOCALES.map((locale) => stored.get(`${item.collection}/${item.slug}/${locale}`))
    const texts = LOCALES.flatMap((locale, index): PlannedText[] => {
      const [text, newest] = [item.texts[locale], versions[index]]
      if (!text || isSame(text, newest)) return []
      return [{ locale, version: (newest?.version ?? 0) + 1, text }]
    })
    return { item, isNew: versions.every((version) => version === undefined), texts }
  })
  const changed = planned.filter(({ texts }) => texts.length > 0)
  const added = changed.filter(({ isNew }) => isNew).length
  return {
    categories,
    items: planned,
    counts: {
      added,
      changed: changed.length - added,
      unchanged: planned.length - changed.length,
      texts: changed.reduce((sum, { texts }) => sum + texts.length, 0),
    },
  }
}

/** Stores the categories of a folder; returns their ids by collection and slug. */
async function storeCategories(
  db: Db,
  categories: readonly FolderCategory[],
  { by, at }: AuditStamp,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  for (const { collection, slug, parent, position, titles } of categories) {
    const parent_id = parent === null ? null : (ids.get(`${collection}/${parent}`) ?? null)
    const { id } = await db
      .insertInto('content_categories')
      .values({ collection, slug, parent_id, position, ...audit })
      .onConflict((conflict) =>
        conflict.columns(['collection', 'slug']).doUpdateSet({ parent_id, position, updated_at: at, updated_by: by }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(`${collection}/${slug}`, id)
    for (const locale of LOCALES) {
      const title = titles[locale]
      if (title === undefined) continue
      await db
        .insertInto('content_categories_texts')
        .values({ category_id: id, locale, title, ...audit })
        .onConflict((conflict) =>
          conflict.columns(['category_id', 'locale']).doUpdateSet({ title, updated_at: at, updated_by: by }),
        )
        .execute()
    }
  }
  return ids
}

/** Rows per statement. */
const AT_ONCE = 200

async function inBatches<Row>(
  rows: readonly Row[],
  insert: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) await insert(rows.slice(start, start + AT_ONCE))
}

type Placed = PlannedItem & { facts: ItemFacts }

/** Stores and publishes new items in a few statements. */
async function insertItems(db: Db, planned: readonly Placed[], stamp: AuditStamp): Promise<void> {
  const { by, at } = stamp
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  const ids = new Map<string, string>()
  await inBatches(planned, async (batch) => {
    const rows = batch.map(({ item: { collection, slug }, texts, facts }) => {
      const { audiences = [], tags = [], isPublic = false } = texts[0]?.text ?? {}
      const own = { collection, slug, audiences: [...audiences], tags: [...tags], is_public: isPublic }
      const tenants = facts.tenants ?? [...(collection === RELEASE_NOTES ? (['US'] as const) : TENANT_CODES)]
      return { review_on: nextReview(at), ...facts, ...own, tenants, published_at: at, ...audit }
    })
    const stored = await db
      .insertInto('content_items')
      .values(rows as Insertable<ContentTables['content_items']>[])
      .returning(['id', 'collection', 'slug'])
      .execute()
    for (const { id, collection, slug } of stored) ids.set(`${collection}/${slug}`, id)
  })
  const all = planned.flatMap(({ item, texts }) =>
    texts.map((text) => ({ ...text, itemId: ids.get(`${item.collection}/${item.slug}`) ?? '' })),
  )
  await inBatches(all, async (batch) => {
    const versions = batch.map(({ itemId, locale, version, text }) =>
      versionRow(itemId, { locale, version, state: 'PUBLISHED' }, text, stamp),
    )
    await db.insertInto('content_versions').values(versions).execute()
    const texts = batch.map(({ itemId, locale, version, text }) => textRow(itemId, { locale, version }, text, stamp))
    await db.insertInto('content_texts').values(texts).execute()
    for (const locale of LOCALES) {
      const own = texts.filter((row) => row.locale === locale)
      const words = wordsOf(
        own.flatMap(({ title, keywords, summary, headings }) => [title, keywords, summary, headings]),
      )
      await inBatches(words, (some) => addWords(db, locale, some))
    }
  })
}

/** Publishes a plan's content; items that its folder does not name stay. Must run in a transaction. */
export async function applyImport(db: Db, { categories, items }: ImportPlan, stamp: AuditStamp): Promise<void> {
  const ids = await storeCategories(db, categories, stamp)
  const placed = items.map((planned): Placed => {
    const { collection, category, position, products, tenants, review } = planned.item
    const facts: ItemFacts = {
      category_id: category === null ? null : (ids.get(`${collection}/${category}`) ?? null),
      position,
      products,
      ...(tenants && { tenants }),
      ...(review !== undefined && { review_on: review }),
    }
    return { ...planned, facts }
  })
  await insertItems(
    db,
    placed.filter(({ isNew }) => isNew),
    stamp,
  )
  for (const { item, texts, facts } of placed.filter(({ isNew }) => !isNew)) {
    const audiences = Object.values(item.texts)[0]?.audiences ?? []
    const { id } = await itemFor(db, { collection: item.collection, slug: item.slug }, audiences, stamp)
    if (texts.length === 0) await db.updateTable('content_items').set(facts).where('id', '=', id).execute()
    for (const { locale, version, text } of texts) {
      await saveVersion(db, { itemId: id, locale, version, state: 'PUBLISHED', text, facts }, stamp)
    }
  }
}
