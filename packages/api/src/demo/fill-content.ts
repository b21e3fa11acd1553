import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTENT_LIMITS, LOCALES, RELEASE_NOTES, VERDICT_REASONS } from '@tessera/contract'
import { applyImport, planImport } from '../content/import.ts'
import { readContentFolder } from '../content/read-folder.ts'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { Random } from '../core/mock/random.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import type { Calendar } from './dates.ts'
import { insertAll } from './insert.ts'

const ARTICLE_DAYS = 700
/** The release notes span 30 months. */
const NOTES_DAYS = 910
const READ_DAYS = 30
/** One in this many articles is overdue for a review, and one in this many has mostly negative verdicts. */
const OVERDUE_EVERY = 12
const UNHELPFUL_EVERY = 15
/** The number of release notes that demo accounts have not opened yet. */
const UNOPENED = 3

/** Returns the folder of the demo content, found from the sources and from the build. */
export function contentFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'demo-content')) && folder !== dirname(folder)) folder = dirname(folder)
  return join(folder, 'demo-content')
}

interface ItemRow {
  id: string
  collection: string
  slug: string
  position: number
}

/** Gives articles and notes consecutive publication days. */
async function dateItems(db: Db, items: readonly ItemRow[], random: Random, calendar: Calendar): Promise<void> {
  const notes = items.filter(({ collection }) => collection === RELEASE_NOTES)
  const rows = items.map(({ id, collection, position }, index) => {
    const isNote = collection === RELEASE_NOTES
    const published = isNote
      ? Math.round(4 + ((position - 1) / Math.max(1, notes.length)) * NOTES_DAYS)
      : random.between(40, ARTICLE_DAYS)
    const changed = isNote ? published : random.between(3, Math.min(published, CONTENT_LIMITS.reviewAfterDays - 20))
    const overdue = !isNote && index % OVERDUE_EVERY === 0 ? random.between(5, 60) : null
    const review = isNote ? null : calendar.isoDateIn(overdue === null ? 365 - changed : -overdue)
    return sql`(${id}::uuid, ${calendar.daysAgo(published)}::timestamptz, ${calendar.daysAgo(changed)}::timestamptz, ${review}::date)`
  })
  const dated = sql`(values ${sql.join(rows)}) as d (id, published, changed, review)`
  await sql`update content_items as i set published_at = d.published, created_at = d.published, updated_at = d.changed,
    review_on = d.review from ${dated} where i.id = d.id`.execute(db)
  await sql`update content_texts as t set changed_at = d.changed, updated_at = d.changed
    from ${dated} where t.item_id = d.id`.execute(db)
  await sql`update content_versions as v set created_at = d.changed, updated_at = d.changed
    from ${dated} where v.item_id = d.id`.execute(db)
}

function readsOf(items: readonly ItemRow[], random: Random, calendar: Calendar) {
  return items.flatMap(({ id }) => {
    const reads = random.between(0, 12)
    return Array.from({ length: READ_DAYS }, (_, day) => ({
      item_id: id,
      day: calendar.isoDateIn(-day),
      count: random.between(0, reads),
    })).filter(({ count }) => count > 0)
  })
}

function verdictsOf(items: readonly ItemRow[], random: Random, calendar: Calendar) {
  return items.flatMap(({ id }, index) => {
    const isUnhelpful = index % UNHELPFUL_EVERY === 1
    return LOCALES.flatMap((locale) =>
      Array.from({ length: random.between(locale === 'en-US' ? 4 : 0, locale === 'en-US' ? 14 : 7) }, (_, reader) => {
        const helped = random.between(0, 99) < (isUnhelpful ? 35 : 85)
        const at = calendar.daysAgo(random.between(1, 200))
        return {
          item_id: id,
          locale,
          version: 1,
          login_id: `reader.${reader + 1}@readers.example`,
          helped,
          reason: helped ? null : (VERDICT_REASONS[random.between(0, VERDICT_REASONS.length - 1)] ?? null),
          comment: null,
          created_at: at,
          updated_at: at,
        }
      }),
    )
  })
}

/** Publishes the demo's articles and release notes, with their days, reads and verdicts. */
export async function fillContent(db: Db, random: Random, calendar: Calendar): Promise<void> {
  const folder = await readContentFolder(contentFolder(), () => false)
  await applyImport(db, await planImport(db, folder), { by: 'system', at: calendar.daysAgo(0) })
  const items = await db
    .selectFrom('content_items')
    .select(['id', 'collection', 'slug', 'position'])
    .orderBy('collection')
    .orderBy('slug')
    .execute()
  await dateItems(db, items, random, calendar)
  const articles = items.filter(({ collection }) => collection !== RELEASE_NOTES)
  await insertAll(db, 'content_reads', readsOf(articles, random, calendar))
  await insertAll(db, 'content_verdicts', verdictsOf(articles, random, calendar))
  const opened = items.filter(({ collection, position }) => collection === RELEASE_NOTES && position > UNOPENED)
  await insertAll(
    db,
    'content_opened',
    DEMO_ACCOUNTS.flatMap(({ loginId }) => opened.map(({ id }) => ({ item_id: id, login_id: loginId }))),
  )
}
