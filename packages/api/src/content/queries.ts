import type { ContentItem, Locale, TenantCode } from '@tessera/contract'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { safeHtml } from '../core/text/safe-html.ts'
import { languageFor } from '../core/database/localized-texts.ts'

const TEXTS = { texts: 'content_articles_texts', key: 'article_id', of: 'content_articles.id' }

/** The audience and time for an article list. */
export interface ArticleReader {
  tenant: TenantCode
  locale: Locale
  at: Date
}

/** A tenant's published articles, newest first, each in the reader's language or else in en-US. */
export async function listArticles(db: Db, { tenant, locale, at }: ArticleReader): Promise<ContentItem[]> {
  return db
    .selectFrom('content_articles')
    .innerJoin('content_articles_texts as texts', 'texts.article_id', 'content_articles.id')
    .select(['article as id', 'title', 'summary', 'locale'])
    .where('tenant', '=', tenant)
    .where('published_at', '<=', at)
    .where('locale', '=', languageFor(locale, TEXTS))
    .orderBy('published_at', 'desc')
    .orderBy('article')
    .execute()
}

/** The text of a listed article. */
export async function readArticle(db: Db, tenant: TenantCode, { id, locale }: ContentItem): Promise<string> {
  const { html } = await db
    .selectFrom('content_articles')
    .innerJoin('content_articles_texts', 'article_id', 'content_articles.id')
    .select('html')
    .where('article', '=', id)
    .where('tenant', '=', tenant)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow()
  return html
}

/** An article with its texts, before publication. */
export interface NewArticle {
  article: string
  tenant: TenantCode
  publishedAt: Date
  texts: Readonly<Partial<Record<Locale, { title: string; summary: string; html: string }>>>
}

/** Publishes articles; sanitizes their HTML. */
export async function publishArticles(db: Db, articles: readonly NewArticle[], { by, at }: AuditStamp): Promise<void> {
  const audit = { created_by: by, created_at: at, updated_by: by, updated_at: at }
  for (const { article, tenant, publishedAt, texts } of articles) {
    const { id } = await db
      .insertInto('content_articles')
      .values({ article, tenant, published_at: publishedAt, ...audit })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = Object.entries(texts).map(([locale, text]) => ({
      ...text,
      article_id: id,
      locale: locale as Locale,
      html: safeHtml(text.html),
      ...audit,
    }))
    await db.insertInto('content_articles_texts').values(rows).execute()
  }
}
