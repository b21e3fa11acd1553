import type {
  CollectionId,
  Locale,
  SourceFormat,
  TenantCode,
  UserType,
  VerdictReason,
  VersionState,
} from '@tessera/contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

interface ArticlesTable extends Identified {
  /** Used in URLs, and the same for every tenant. */
  article: string
  tenant: TenantCode
  published_at: Date
}

interface ArticlesTextsTable extends Identified {
  article_id: string
  locale: Locale
  title: string
  summary: string
  /** Sanitized before it is stored. */
  html: string
}

interface CategoriesTable extends Identified {
  collection: CollectionId
  slug: string
  parent_id: Generated<string | null>
  position: Generated<number>
}

interface CategoriesTextsTable extends Identified {
  category_id: string
  locale: Locale
  title: string
}

interface ItemsTable extends Identified {
  collection: CollectionId
  slug: string
  category_id: Generated<string | null>
  position: Generated<number>
  tenants: Generated<TenantCode[]>
  audiences: UserType[]
  tags: Generated<string[]>
  products: Generated<string[]>
  is_public: Generated<boolean>
  review_on: Generated<string | null>
  /** When the item was first published; null for a draft. */
  published_at: Generated<Date | null>
}

interface VersionsTable extends Identified {
  item_id: string
  locale: Locale
  version: number
  state: VersionState
  title: string
  summary: string
  keywords: string
  format: SourceFormat
  source: string
  audiences: UserType[]
  tags: string[]
  is_public: boolean
}

interface TextsTable extends Identified {
  item_id: string
  locale: Locale
  version: number
  title: string
  summary: string
  keywords: string
  headings: string
  /** The text without markup. */
  body: string
  /** Sanitized. */
  html: string
  changed_at: Date
  title_key: GeneratedAlways<string>
  words: GeneratedAlways<string>
}

interface WordsTable extends Identified {
  locale: Locale
  /** Normalized for searches. */
  word: string
}

interface ReadsTable extends Identified {
  item_id: string
  day: string
  count: number
}

interface VerdictsTable extends Identified {
  item_id: string
  locale: Locale
  version: number
  login_id: string
  helped: boolean
  reason: VerdictReason | null
  comment: string | null
}

interface OpenedTable extends Identified {
  item_id: string
  login_id: string
}

interface ImagesTable extends Identified {
  item_id: string
  name: string
  media_type: 'image/png' | 'image/jpeg' | 'image/webp'
  size: number
}

/** The tables of public articles, the knowledge base and release notes. */
export interface ContentTables {
  content_articles: ArticlesTable
  content_articles_texts: ArticlesTextsTable
  content_categories: CategoriesTable
  content_categories_texts: CategoriesTextsTable
  content_items: ItemsTable
  content_versions: VersionsTable
  content_texts: TextsTable
  content_words: WordsTable
  content_reads: ReadsTable
  content_verdicts: VerdictsTable
  content_opened: OpenedTable
  content_images: ImagesTable
}
