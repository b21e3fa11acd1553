import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@tessera/contract'
import { LOCALES } from '@tessera/contract'
import { sql } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import type { ImportedEntry, ImportedTexts } from './import-rows.ts'

/** Entries per statement: few enough for its parameters, and for other queries to run in between. */
const BATCH = 50

/** Every stored entry by its technical name, in the import's format. */
export async function storedEntries(db: Db): Promise<Map<string, ImportedEntry>> {
  const rows = await db.selectFrom('dictionary_entries').selectAll().orderBy('technical_name').execute()
  const texts = await db.selectFrom('dictionary_texts').selectAll().execute()
  const textsOf = new Map<string, Partial<Record<Locale, ImportedTexts>>>()
  for (const text of texts) {
    const { business_name, dss_business_name, definition, calculation, change_note } = text
    const synonyms = text.synonyms === '' ? [] : text.synonyms.split('\n')
    const own = textsOf.get(text.entry_id) ?? {}
    own[text.locale] = { business_name, dss_business_name, definition, calculation, synonyms, change_note }
    textsOf.set(text.entry_id, own)
  }
  return new Map(
    rows.map(({ id, technical_name, type, data_type, field_type, products, available_to, ...rest }) => {
      const { valid_values, example, changed_on } = rest
      const own = { technical_name, type, data_type, field_type, products, available_to, valid_values, example }
      return [technical_name, { ...own, changed_on, texts: textsOf.get(id) ?? {} }]
    }),
  )
}

const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, each]) => [key, inOrder(each)]),
        )
      : value

/** Whether two entries have the same content. */
const areAlike = (one: ImportedEntry, other: ImportedEntry): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

/** The changes that an import makes. */
export interface Plan {
  added: ImportedEntry[]
  changed: { before: ImportedEntry; after: ImportedEntry }[]
  removed: ImportedEntry[]
  unchanged: number
}

/** Compares a file with the stored entries. The file is the whole dictionary, so missing entries are removed. */
export function planOf(entries: readonly ImportedEntry[], stored: ReadonlyMap<string, ImportedEntry>): Plan {
  const wanted = new Set(entries.map(({ technical_name }) => technical_name))
  const plan: Plan = { added: [], changed: [], removed: [], unchanged: 0 }
  for (const after of entries) {
    const before = stored.get(after.technical_name)
    if (!before) plan.added.push(after)
    else if (areAlike(before, after)) plan.unchanged += 1
    else plan.changed.push({ before, after })
  }
  for (const [name, before] of stored) if (!wanted.has(name)) plan.removed.push(before)
  return plan
}

async function inBatches<Item>(items: readonly Item[], write: (batch: readonly Item[]) => Promise<unknown>) {
  for (let start = 0; start < items.length; start += BATCH) {
    await write(items.slice(start, start + BATCH))
    await setImmediate()
  }
}

const columnsOf = ({ texts: _texts, ...columns }: ImportedEntry) => columns

async function insertTexts(db: Db, entries: readonly ImportedEntry[], { at, by }: AuditStamp): Promise<void> {
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  await inBatches(entries, async (batch) => {
    const names = batch.map(({ technical_name }) => technical_name)
    const rows = await db
      .selectFrom('dictionary_entries')
      .select(['id', 'technical_name'])
      .where('technical_name', 'in', names)
      .execute()
    const ids = new Map(rows.map(({ id, technical_name }) => [technical_name, id]))
    const texts = batch.flatMap(({ technical_name, texts: byLocale }) => {
      const entry_id = ids.get(technical_name)
      return entry_id === undefined
        ? []
        : LOCALES.flatMap((locale) => {
            const own = byLocale[locale]
            return own
              ? [{ entry_id, locale, technical_name, ...own, synonyms: own.synonyms.join('\n'), ...audit }]
              : []
          })
    })
    await db.insertInto('dictionary_texts').values(texts).execute()
  })
}

/** Matches the characters between two words, which are neither letters nor digits. */
const WORD_BREAK = String.raw`[^[:alnum:]]+`
const SHORTEST_WORD = 4
/** Rebuilds the words of all names and synonyms, for 'Did you mean'. */
async function storeWords(db: Db, { at, by }: AuditStamp): Promise<void> {
  await sql`delete from dictionary_words`.execute(db)
  await sql`
    insert into dictionary_words (locale, word, word_key, entries, available_to, created_at, created_by, updated_at, updated_by)
    select t.locale, lower(word), dictionary_key(lower(word)), count(distinct t.entry_id)::int,
      case when bool_or(e.available_to = 'ALL') then 'ALL' else 'CHARTER' end, ${at}, ${by}, ${at}, ${by}
    from dictionary_texts as t join dictionary_entries as e on e.id = t.entry_id,
      regexp_split_to_table(t.business_name || ' ' || t.dss_business_name || ' ' || t.synonyms, ${WORD_BREAK}) as word
    where length(word) >= ${SHORTEST_WORD}
    group by t.locale, lower(word)`.execute(db)
}

/**
 * Applies a plan with a history. It runs in the caller's transaction, so that readers see either the old or the new
 * dictionary.
 */
export async function applyPlan(db: Db, { added, changed, removed }: Plan, stamp: AuditStamp): Promise<void> {
  const { at, by } = stamp
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  await inBatches(removed, (batch) =>
    db
      .deleteFrom('dictionary_entries')
      .where(
        'technical_name',
        'in',
        batch.map(({ technical_name }) => technical_name),
      )
      .execute(),
  )
  for (const { after } of changed) {
    const { technical_name, ...columns } = columnsOf(after)
    await db
      .updateTable('dictionary_entries')
      .set({ ...columns, updated_at: at, updated_by: by })
      .where('technical_name', '=', technical_name)
      .execute()
    await db.deleteFrom('dictionary_texts').where('technical_name', '=', technical_name).execute()
  }
  await inBatches(added, (batch) =>
    db
      .insertInto('dictionary_entries')
      .values(batch.map((entry) => ({ ...columnsOf(entry), ...audit })))
      .execute(),
  )
  await insertTexts(db, [...added, ...changed.map(({ after }) => after)], stamp)
  const history = [
    ...added.map((after) => ({ kind: 'ADDED' as const, before: null, after })),
    ...changed.map(({ before, after }) => ({ kind: 'CHANGED' as const, before, after })),
    ...removed.map((before) => ({ kind: 'REMOVED' as const, before, after: null })),
  ]
  await inBatches(history, (batch) =>
    db
      .insertInto('dictionary_changes')
      .values(
        batch.map(({ kind, before, after }) => ({
          technical_name: (after ?? before)?.technical_name ?? '',
          kind,
          before: before && JSON.stringify(before),
          after: after && JSON.stringify(after),
          ...audit,
        })),
      )
      .execute(),
  )
  await storeWords(db, stamp)
}
