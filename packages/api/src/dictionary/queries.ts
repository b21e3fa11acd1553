import type { Locale, ProductTag } from '@tessera/contract'
import { ADMIN_PERMISSIONS, DEFAULT_LOCALE, hasPermission } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { languageFor } from '../core/database/localized-texts.ts'

/** A reader of the dictionary. */
export interface Reader {
  locale: Locale
  /** Also sees the entries for Charter users. */
  seesCharter: boolean
}

/** The caller as a reader. Users of a Charter account and content administrators see every entry. */
export function readerOf(context: CallContext): Reader {
  const { account, permissions } = callerOf(context)
  const isCharter = !account.isActing && account.company.accountType === 'Charter'
  return {
    locale: context.locale,
    seesCharter: isCharter || hasPermission(permissions, ADMIN_PERMISSIONS.updateContent),
  }
}

/** Whether the reader can see an entry, within a product if one is given. */
export function isOpenTo({ seesCharter }: Reader, product: ProductTag | undefined): RawBuilder<boolean> {
  const open = seesCharter ? sql`true` : sql`e.available_to = 'ALL'`
  return sql`${open} and ${product === undefined ? sql`true` : sql`${product} = any(e.products)`}`
}

const ENTRY_LANGUAGE = { texts: 'dictionary_texts', key: 'entry_id', of: 'e.id' } as const

/** Entries with their texts in the reader's language, or else in en-US. */
export function entriesFor(db: Db, { locale }: Reader) {
  return db
    .selectFrom('dictionary_entries as e')
    .innerJoin('dictionary_texts as t', (join) =>
      join.onRef('t.entry_id', '=', 'e.id').on('t.locale', '=', languageFor(locale, ENTRY_LANGUAGE)),
    )
    .select([
      'e.id',
      'e.technical_name',
      'e.type',
      'e.data_type',
      'e.field_type',
      'e.products',
      'e.available_to',
      'e.valid_values',
      'e.example',
      'e.changed_on',
      't.locale',
      't.business_name',
      't.dss_business_name',
      't.definition',
      't.calculation',
      't.change_note',
    ])
}

/** An entry with its texts. */
export type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesFor>['executeTakeFirstOrThrow']>>

/** Entries by id, in the order of the ids. */
export async function entriesInOrder(db: Db, ids: readonly string[], reader: Reader): Promise<EntryRow[]> {
  if (ids.length === 0) return []
  const rows = await entriesFor(db, reader).where('e.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** An entry in the calls' shape. */
export function toEntry(row: EntryRow) {
  return {
    id: row.id,
    business_name: row.business_name,
    business_definition: row.definition,
    dss_business_name: row.dss_business_name,
    technical_name: row.technical_name,
    type: row.type,
    available_products: row.products,
    glossary_tags: [
      { tag_name: 'datatype' as const, tag_value: row.data_type },
      { tag_name: 'field_type' as const, tag_value: row.field_type },
      ...row.products.map((product) => ({ tag_name: 'product' as const, tag_value: product })),
    ],
    available_to: row.available_to,
    language: row.locale,
  }
}

interface Found {
  ids: string[]
  total: number
}

/** A page of all entries, by name. */
export async function listEntries(
  db: Db,
  { product, offset, limit }: { product: ProductTag | undefined; offset: number; limit: number },
  reader: Reader,
): Promise<Found> {
  const open = isOpenTo(reader, product)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from dictionary_entries as e where ${open}`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select e.id from dictionary_entries as e
    join dictionary_texts as t on t.entry_id = e.id and t.locale = ${DEFAULT_LOCALE}
    left join dictionary_texts as own on own.entry_id = e.id and own.locale = ${reader.locale}
    where ${open}
    order by normalized_text(coalesce(own.business_name, t.business_name)) collate "C", e.id
    limit ${limit} offset ${offset}`.execute(db)
  return { ids: rows.map(({ id }) => id), total: counts[0]?.total ?? 0 }
}

/**
 * Entries that share a name word and a product with one, most shared first. Views of the same metric, whose names begin
 * with its name, are excluded.
 */
export async function relatedEntries(db: Db, id: string, limit: number, reader: Reader) {
  const { rows } = await sql<{ id: string; business_name: string }>`
    with own as (
      select e.id, e.products, t.locale, t.business_name, t.name_words from dictionary_entries as e
      join dictionary_texts as t on t.entry_id = e.id and t.locale = ${languageFor(reader.locale, ENTRY_LANGUAGE)}
      where e.id = ${id}
    )
    select e.id, t.business_name from own
    join dictionary_texts as t on t.locale = own.locale
      and t.name_words @@ (
        select nullif(string_agg(quote_literal(word), ' | '), '')::tsquery
        from unnest(tsvector_to_array(own.name_words)) as word where length(word) >= 3
      )
    join dictionary_entries as e on e.id = t.entry_id and e.id <> own.id and e.products && own.products
    where ${isOpenTo(reader, undefined)} and not starts_with(t.business_name, own.business_name || ',')
    order by (
      select count(*) from unnest(tsvector_to_array(t.name_words)) as word where word = any(tsvector_to_array(own.name_words))
    ) desc, length(t.name_words), length(t.business_name), t.business_name, e.id
    limit ${limit}`.execute(db)
  return rows
}
