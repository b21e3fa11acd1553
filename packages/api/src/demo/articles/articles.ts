import { TENANT_CODES } from '@tessera/contract'
import type { NewArticle } from '../../content/queries.ts'
import type { Calendar } from '../dates.ts'
import { ARTICLES_EN } from './en-US.ts'
import { ARTICLES_ES } from './es-MX.ts'
import { ARTICLES_FR } from './fr-CA.ts'
import { ARTICLE_IDS } from './article-texts.ts'

/** Returns the demo's articles with their ids, each in every language. */
export function demoArticles() {
  return ARTICLE_IDS.map((id) => ({
    id,
    texts: { 'en-US': ARTICLES_EN[id], 'es-MX': ARTICLES_ES[id], 'fr-CA': ARTICLES_FR[id] },
  }))
}

/** Returns the same articles for every tenant, with their publication days. */
export function publishedArticles(calendar: Calendar): NewArticle[] {
  return TENANT_CODES.flatMap((tenant) =>
    demoArticles().map(({ id, texts }, index) => ({
      article: id,
      tenant,
      publishedAt: calendar.daysAgo(20 + 35 * index),
      texts,
    })),
  )
}
