import { RELEASE_NOTES } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../src/core/database/database.ts'

/** Columns of the tables that reference an item. SQL replaces the values that a copy needs to change. */
const COPIED = {
  content_versions: {
    same: 'locale, version, state, summary, keywords, format, source, audiences, tags, is_public, created_at',
    title: true,
  },
  content_texts: {
    same: 'locale, version, summary, keywords, headings, body, html, changed_at',
    title: true,
  },
  content_reads: { same: 'day, count', title: false },
  content_verdicts: { same: 'locale, version, login_id, helped, reason, comment, created_at', title: false },
} as const

const TITLE = `t.title || case t.locale when 'es-MX' then ', región ' when 'fr-CA' then ', région ' else ', region ' end || c.region`

/** Counts the articles of the knowledge base. */
export async function countArticles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('content_items')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('collection', '<>', RELEASE_NOTES)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Copies the demo's articles to the supplier workspace, one region after another, until there are `wanted` articles.
 * Each copy has its texts, versions, reads and verdicts.
 */
export async function copyArticles(db: Db, wanted: number): Promise<void> {
  const count = await countArticles(db)
  const regions = Math.ceil(wanted / count)
  await sql`
    create table bench_copies as
    select i.id, gen_random_uuid() as copy, region
    from content_items as i, generate_series(1, ${sql.lit(regions)}) as region
    where i.collection <> ${sql.lit(RELEASE_NOTES)}
    order by region, i.collection, i.slug limit ${sql.lit(wanted - count)}`.execute(db)
  await sql`
    insert into content_items (id, collection, slug, category_id, position, audiences, tags, products, review_on,
      published_at, created_at, updated_at)
    select c.copy, 'supplier', i.collection || '-' || i.slug || '-' || c.region,
      case when i.collection = 'supplier' then i.category_id end, i.position, '{supplier,internal}', i.tags, i.products,
      i.review_on, i.published_at, i.created_at, i.updated_at - c.region * interval '1 hour'
    from bench_copies as c join content_items as i on i.id = c.id`.execute(db)
  for (const [table, { same, title }] of Object.entries(COPIED)) {
    const columns = title ? `title, ${same}` : same
    const values = `${title ? `${TITLE}, ` : ''}${same.replaceAll(/\w+/g, 't.$&')}`
    await sql`
      insert into ${sql.table(table)} (item_id, ${sql.raw(columns)})
      select c.copy, ${sql.raw(values)}
      from bench_copies as c join ${sql.table(table)} as t on t.item_id = c.id`.execute(db)
  }
  await sql`drop table bench_copies`.execute(db)
}
