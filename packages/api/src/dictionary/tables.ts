import type { Availability, DataType, EntryType, FieldType, Locale, ProductTag, TenantCode } from '@tessera/contract'
import type { GeneratedAlways, JSONColumnType } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

interface DictionaryEntriesTable extends Identified {
  technical_name: string
  type: EntryType
  data_type: DataType
  field_type: FieldType
  products: ProductTag[]
  available_to: Availability
  valid_values: string | null
  example: string | null
  changed_on: string | null
}

interface DictionaryTextsTable extends Identified {
  entry_id: string
  locale: Locale
  technical_name: string
  business_name: string
  dss_business_name: string
  definition: string
  calculation: string | null
  change_note: string | null
  /** One per line. */
  synonyms: string
  names_key: GeneratedAlways<string>
  synonyms_key: GeneratedAlways<string>
  search_key: GeneratedAlways<string>
  name_words: GeneratedAlways<string>
  words: GeneratedAlways<string>
}

interface DictionaryWordsTable extends Identified {
  locale: Locale
  word: string
  word_key: string
  /** The number of entries that contain it. */
  entries: number
  /** `CHARTER` if no other entries contain it. */
  available_to: Availability
}

interface DictionaryChangesTable extends Identified {
  technical_name: string
  kind: 'ADDED' | 'CHANGED' | 'REMOVED'
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
}

interface DictionaryMissedSearchesTable extends Identified {
  tenant: TenantCode
  locale: Locale
  search: string
  day: string
  count: number
}

/** The tables of the data dictionary. */
export interface DictionaryTables {
  dictionary_entries: DictionaryEntriesTable
  dictionary_texts: DictionaryTextsTable
  dictionary_words: DictionaryWordsTable
  dictionary_changes: DictionaryChangesTable
  dictionary_missed_searches: DictionaryMissedSearchesTable
}
