import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/context.ts'
import { RequestFailure } from '../core/failure.ts'
import { listArticles, readArticle } from './queries.ts'
import { RESOURCES } from './rules.ts'

/** Answers the content area's calls. */
export const contentHandlers: HandlersOf<typeof calls.content> = {
  async insights({ query }, { db, site, locale, clock, reply }) {
    const { tenant } = site
    const items = await listArticles(db, { tenant, locale, at: clock.now() })
    if (query.id === undefined) return { content: { ...RESOURCES[locale], locale, html: '', items } }
    const article = items.find(({ id }) => id === query.id)
    if (!article) throw new RequestFailure('NOT_FOUND')
    reply.header('content-language', article.locale)
    const { id, ...words } = article
    const others = items.filter((each) => each.id !== id)
    return { content: { ...words, html: await readArticle(db, tenant, article), items: others } }
  },
}
