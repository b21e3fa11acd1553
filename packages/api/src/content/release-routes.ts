import type { calls, CollectionId, ReleaseNoteDetail } from '@tessera/contract'
import { parseItemPath, PERMISSIONS, RELEASE_NOTES, RELEASE_TAGS, WORKSPACES } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { callerOf, may } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import type { FragmentFilter } from './fragments.ts'
import { countUnread, listFragments, markOpened, readFragment } from './fragments.ts'
import { callersWorkspaces, readerOf } from './reader.ts'
import { TAG_TITLES } from './messages.ts'

interface Paging {
  page: number
  size: number
}

async function pageOf(filter: FragmentFilter, { page, size }: Paging, context: CallContext) {
  const wanted = { filter, offset: page * size, limit: size }
  const { rows, total } = await listFragments(context.db, wanted, readerOf(context))
  return { content: rows, page, size, total_elements: total, total_pages: Math.ceil(total / size) }
}

async function detailAt(
  path: string,
  filter: Omit<FragmentFilter, 'collection'>,
  collections: readonly CollectionId[],
  context: CallContext,
): Promise<ReleaseNoteDetail> {
  const key = parseItemPath(path)
  const isOne = key && collections.includes(key.collection)
  const wanted = key && { slug: key.slug, filter: { ...filter, collection: key.collection } }
  const note = isOne && wanted ? await readFragment(context.db, wanted, readerOf(context)) : undefined
  if (!note) throw new HttpError('NOT_FOUND')
  context.reply.header('content-language', note.locale)
  return note
}

/** The collections whose secured fragments the caller can read; only the US tenant has release notes. */
async function securedCollections(context: CallContext): Promise<CollectionId[]> {
  const workspaces = may(context.caller, PERMISSIONS.listKnowledgeBase) ? await callersWorkspaces(context, 'wem') : []
  return context.site.tenant === 'US' ? [...workspaces, RELEASE_NOTES] : workspaces
}

/** Handlers of the calls for release notes and secured content fragments. */
export const releaseNotesHandlers: HandlersOf<typeof calls.releaseNotes> = {
  async list({ query }, context) {
    const { page, size, tags, search } = query
    return pageOf({ collection: RELEASE_NOTES, tags, search }, { page, size }, context)
  },
  async tags(_input, { locale }) {
    return RELEASE_TAGS.map((id) => ({ id, title: TAG_TITLES[id][locale] }))
  },
  async details({ query }, context) {
    const { path, tags, search } = query
    return detailAt(path, { tags, search }, [RELEASE_NOTES], context)
  },
  async unread(_input, context) {
    return { unread: await countUnread(context.db, readerOf(context)) }
  },
  async markRead({ body }, context) {
    const reader = readerOf(context)
    const key = body.path === undefined ? undefined : parseItemPath(body.path)
    if (key === null || (key && key.collection !== RELEASE_NOTES)) throw new HttpError('NOT_FOUND')
    const stamp = { by: callerOf(context).account.loginId, at: context.clock.now() }
    await markOpened(context.db, key?.slug, reader, stamp)
    return { unread: await countUnread(context.db, reader) }
  },
  async securedList({ query }, context) {
    const { parentAssetFolder, page, size, tags, search } = query
    const collection: CollectionId =
      parentAssetFolder === RELEASE_NOTES
        ? RELEASE_NOTES
        : (WORKSPACES.find((id) => `kb/${id}` === parentAssetFolder) ?? RELEASE_NOTES)
    // A folder for another audience counts as unknown, so the response doesn't reveal that it exists.
    if (!(await securedCollections(context)).includes(collection)) throw new HttpError('NOT_FOUND')
    return pageOf({ collection, tags, search }, { page, size }, context)
  },
  async securedDetails({ query }, context) {
    return detailAt(query.path, {}, await securedCollections(context), context)
  },
}
