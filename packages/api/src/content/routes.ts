import type { calls, CollectionId } from '@tessera/contract'
import { parseItemPath } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { withoutActing } from '../core/sessions/account.ts'
import { callerOf } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { addImage, sendImage } from './images.ts'
import { listContent, readContent, readVersion, saveContent } from './manage.ts'
import { renderProse } from './prose.ts'
import { listArticles, readArticle } from './queries.ts'
import { RESOURCES } from './rules.ts'
import { contentAt, persistedAnswer } from './service.ts'
import type { ItemKey } from './store.ts'
import { withdrawContent } from './store.ts'

const keyOf = ({ collection, slug }: { collection: CollectionId; slug: string }): ItemKey => ({ collection, slug })

/** Handlers of the content area's calls. */
export const contentHandlers: HandlersOf<typeof calls.content> = {
  async insights({ query }, { db, site, locale, clock, reply }) {
    const { tenant } = site
    const items = await listArticles(db, { tenant, locale, at: clock.now() })
    if (query.id === undefined) return { content: { ...RESOURCES[locale], locale, html: '', items } }
    const article = items.find(({ id }) => id === query.id)
    if (!article) throw new HttpError('NOT_FOUND')
    reply.header('content-language', article.locale)
    const { id, ...words } = article
    const others = items.filter((each) => each.id !== id)
    return { content: { ...words, html: await readArticle(db, tenant, article), items: others } }
  },
  async byPath({ params }, context) {
    return contentAt(params['*'], context)
  },
  async persisted({ body }, context) {
    return persistedAnswer(body, context)
  },
  async image({ params }, context) {
    return sendImage(params.id, context)
  },
  async save({ params, body }, context) {
    const { db, clock, recordActivity } = context
    const key = parseItemPath(params['*'])
    if (!key) throw new HttpError('NOT_FOUND')
    const account = withoutActing(callerOf(context).account)
    const stamp = { by: account.loginId, at: clock.now() }
    return transact(db, async (tx) => {
      const { before, after } = await saveContent(tx, key, body, stamp)
      const event = after.state === 'PUBLISHED' ? 'CONTENT_PUBLISHED' : 'CONTENT_DRAFTED'
      const stateOf = (version: typeof before) => version && { version: version.version, title: version.title }
      await recordActivity(tx, event, account, {
        entityId: `${params['*']} (${after.locale})`,
        before: stateOf(before) ?? {},
        after: stateOf(after) ?? {},
      })
      return after
    })
  },
  async withdraw({ params }, context) {
    const { db, clock, recordActivity } = context
    const key = parseItemPath(params['*'])
    const account = withoutActing(callerOf(context).account)
    await transact(db, async (tx) => {
      const isWithdrawn = key !== null && (await withdrawContent(tx, key, { by: account.loginId, at: clock.now() }))
      if (!isWithdrawn) throw new HttpError('NOT_FOUND')
      await recordActivity(tx, 'CONTENT_WITHDRAWN', account, {
        entityId: params['*'],
        before: { status: 'PUBLISHED' },
        after: { status: 'WITHDRAWN' },
      })
    })
  },
  async list({ query }, { db, locale, clock }) {
    const { page, size, ...filter } = query
    const wanted = { filter, offset: page * size, limit: size }
    const { rows, total } = await listContent(db, wanted, { locale, now: clock.now() })
    return { content: rows, page, size, total_elements: total, total_pages: Math.ceil(total / size) }
  },
  async read({ params }, { db, locale, clock }) {
    const found = await readContent(db, keyOf(params), { locale, now: clock.now() })
    if (!found) throw new HttpError('NOT_FOUND')
    return found
  },
  async version({ params }, { db }) {
    const found = await readVersion(db, keyOf(params), { locale: params.locale, version: Number(params.version) || 0 })
    if (!found) throw new HttpError('NOT_FOUND')
    return found
  },
  async preview({ body }) {
    return { html: renderProse(body.format, body.source).html }
  },
  async addImage({ body }, context) {
    return addImage(body.file, keyOf(body), context)
  },
}
