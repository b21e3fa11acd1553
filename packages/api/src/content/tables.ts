import type { Locale, TenantCode } from '@tessera/contract'
import type { Identified } from '../core/columns.ts'

interface ArticlesTable extends Identified {
  /** By which addresses name it, the same on every tenant. */
  article: string
  tenant: TenantCode
  published_at: Date
}

interface ArticlesTextsTable extends Identified {
  article_id: string
  locale: Locale
  title: string
  summary: string
  /** Sanitised when it was stored. */
  html: string
}

/** The tables of what anybody may read. */
export interface ContentTables {
  content_articles: ArticlesTable
  content_articles_texts: ArticlesTextsTable
}
