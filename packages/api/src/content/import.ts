import type { Locale } from '@tessera/contract'
import { LOCALES } from '@tessera/contract'
import { sql } from 'kysely'
import type { Act } from '../core/columns.ts'
import type { Db } from '../core/database.ts'
import type { ContentFolder, FolderCategory, FolderItem } from './read-folder.ts'
import type { ItemFacts, WrittenText } from './store.ts'
import { itemFor, saveVersion } from './store.ts'

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

/** What an import would do. */
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
  { by, at }: Act,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const made = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  for (const { collection, slug, parent, position, titles } of categories) {
    const parent_id = parent === null ? null : (ids.get(`${collection}/${parent}`) ?? null)
    const { id } = await db
      .insertInto('content_categories')
      .values({ collection, slug, parent_id, position, ...made })
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
        .values({ category_id: id, locale, title, ...made })
        .onConflict((conflict) =>
          conflict.columns(['category_id', 'locale']).doUpdateSet({ title, updated_at: at, updated_by: by }),
        )
        .execute()
    }
  }
  return ids
}

/** Publishes what a plan holds; items that its folder does not name stay. Runs in a transaction. */
export async function applyImport(db: Db, { categories, items }: ImportPlan, act: Act): Promise<void> {
  const ids = await storeCategories(db, categories, act)
  for (const { item, texts } of items) {
    const { collection, category, position, products, tenants, review } = item
    const facts: ItemFacts = {
      category_id: category === null ? null : (ids.get(`${collection}/${category}`) ?? null),
      position,
      products,
      ...(tenants && { tenants }),
      ...(review !== undefined && { review_on: review }),
    }
    const audiences = Object.values(item.texts)[0]?.audiences ?? []
    const { id } = await itemFor(db, { collection, slug: item.slug }, audiences, act)
    if (texts.length === 0) await db.updateTable('content_items').set(facts).where('id', '=', id).execute()
    for (const { locale, version, text } of texts) {
      await saveVersion(db, { itemId: id, locale, version, state: 'PUBLISHED', text, facts }, act)
    }
  }
}
