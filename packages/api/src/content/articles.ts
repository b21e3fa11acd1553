import type { HierarchyNode, KnowledgeArticle, ListedArticle, Locale, WorkspaceId } from '@tessera/contract'
import { KNOWLEDGE_LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import { later } from '../core/clock.ts'
import type { Db } from '../core/database/database.ts'
import type { ContentReader } from './reader.ts'
import { isOpenTo, isReadersText } from './reader.ts'
import { WORKSPACE_TEXTS } from './messages.ts'

const DAY = 24 * 60 * 60_000

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The columns of an article in a list. */
const LISTED = sql`i.slug as id, i.collection as "workspaceId", t.title, t.summary, t.locale,
  to_char(t.changed_at at time zone 'UTC', 'YYYY-MM-DD') as "updatedOn"`

/** The most read articles of the last 30 days, then the newest. */
export async function topArticles(
  db: Db,
  { workspaces, now }: { workspaces: readonly WorkspaceId[]; now: Date },
  reader: ContentReader,
): Promise<ListedArticle[]> {
  const since = dayOf(later(now, -KNOWLEDGE_LIMITS.readDays * DAY))
  const { rows } = await sql<ListedArticle>`
    select ${LISTED} from content_items as i
    join content_texts as t on t.item_id = i.id and ${isReadersText(reader)}
    left join (
      select item_id, sum(count) as count from content_reads where day >= ${since}::date group by item_id
    ) as r on r.item_id = i.id
    where ${isOpenTo(reader, workspaces)}
    order by coalesce(r.count, 0) desc, i.published_at desc, i.slug limit ${KNOWLEDGE_LIMITS.top}`.execute(db)
  return rows
}

/** The most recently changed articles. */
export async function recentArticles(
  db: Db,
  workspaces: readonly WorkspaceId[],
  reader: ContentReader,
): Promise<ListedArticle[]> {
  const { rows } = await sql<ListedArticle>`
    select ${LISTED} from content_items as i
    join content_texts as t on t.item_id = i.id and ${isReadersText(reader)}
    where ${isOpenTo(reader, workspaces)}
    order by t.changed_at desc, i.slug limit ${KNOWLEDGE_LIMITS.recent}`.execute(db)
  return rows
}

interface CategoryRow {
  id: string
  slug: string
  parent: string | null
  title: string
}

/** The categories of a workspace in their order, with titles in the reader's language. */
async function categoriesOf(db: Db, workspace: WorkspaceId, { locale }: ContentReader): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, c.parent_id as parent, coalesce(own.title, t.title, c.slug) as title
    from content_categories as c
    left join content_categories_texts as own on own.category_id = c.id and own.locale = ${locale}
    left join content_categories_texts as t on t.category_id = c.id and t.locale = 'en-US'
    where c.collection = ${workspace} order by c.position, c.slug`.execute(db)
  return rows
}

interface PlacedArticle {
  id: string
  category: string | null
  title: string
  locale: Locale
}

async function articlesOf(db: Db, workspace: WorkspaceId, reader: ContentReader): Promise<PlacedArticle[]> {
  const { rows } = await sql<PlacedArticle>`
    select i.slug as id, i.category_id as category, t.title, t.locale from content_items as i
    join content_texts as t on t.item_id = i.id and ${isReadersText(reader)}
    where ${isOpenTo(reader, [workspace])} order by i.position, t.title_key, i.slug`.execute(db)
  return rows
}

function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** A workspace as a tree, with categories before articles. A category without articles for the reader is left out. */
export interface WorkspaceTree {
  title: string
  children: HierarchyNode[]
}

/** The tree of a workspace. */
export async function workspaceTree(db: Db, workspace: WorkspaceId, reader: ContentReader): Promise<WorkspaceTree> {
  const [categories, articles] = [await categoriesOf(db, workspace, reader), await articlesOf(db, workspace, reader)]
  const within = groupedBy(articles, ({ category }) => category)
  const below = groupedBy(categories, ({ parent }) => parent)
  const childrenOf = (category: string | null): HierarchyNode[] => [
    ...(below.get(category) ?? []).flatMap(({ id, slug, title }): HierarchyNode[] => {
      const children = childrenOf(id)
      return children.length > 0 ? [{ id: slug, title, type: 'CATEGORY', children }] : []
    }),
    ...(within.get(category) ?? []).map(({ id, title, locale }): HierarchyNode => ({
      id,
      title,
      locale,
      type: 'ARTICLE',
      children: [],
    })),
  ]
  return { title: WORKSPACE_TEXTS[workspace].title[reader.locale], children: childrenOf(null) }
}

/** The first node of a tree that matches, in reading order. */
export function nodeIn(
  nodes: readonly HierarchyNode[],
  isWanted: (node: HierarchyNode) => boolean,
): HierarchyNode | undefined {
  for (const node of nodes) {
    const found = isWanted(node) ? node : nodeIn(node.children, isWanted)
    if (found) return found
  }
  return undefined
}

const leavesOf = (nodes: readonly HierarchyNode[]): HierarchyNode[] =>
  nodes.flatMap((node) => (node.type === 'ARTICLE' ? [node] : leavesOf(node.children)))

/** The category path of an article. */
function pathOf(nodes: readonly HierarchyNode[], id: string): HierarchyNode[] {
  for (const node of nodes) {
    if (node.type === 'ARTICLE') continue
    if (node.children.some((child) => child.type === 'ARTICLE' && child.id === id)) return [node]
    const path = pathOf(node.children, id)
    if (path.length > 0) return [node, ...path]
  }
  return []
}

interface ArticleRow {
  itemId: string
  collection: WorkspaceId
  id: string
  title: string
  summary: string
  html: string
  version: number
  locale: Locale
  updatedOn: string
  words: number
  tags: string[]
}

/** An article that the reader can see in some workspaces; undefined for any other. */
export async function findArticle(
  db: Db,
  { workspaces, id }: { workspaces: readonly WorkspaceId[]; id: string },
  reader: ContentReader,
): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    select i.id as "itemId", i.collection, i.slug as id, t.title, t.summary, t.html, t.version, t.locale,
      to_char(t.changed_at at time zone 'UTC', 'YYYY-MM-DD') as "updatedOn", i.tags,
      length(t.body) - length(replace(t.body, ' ', '')) + 1 as words
    from content_items as i join content_texts as t on t.item_id = i.id and ${isReadersText(reader)}
    where i.slug = ${id} and ${isOpenTo(reader, workspaces)}`.execute(db)
  return rows[0]
}

/** Reading time in minutes for a word count. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / KNOWLEDGE_LIMITS.wordsPerMinute))
}

/** A reader's verdict on a version; null if there is none. */
export async function verdictOf(
  db: Db,
  { itemId, locale, version }: { itemId: string; locale: Locale; version: number },
  loginId: string,
) {
  const verdict = await db
    .selectFrom('content_verdicts')
    .select(['helped', 'reason'])
    .where('item_id', '=', itemId)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  return verdict ?? null
}

/** Articles that share tags with an article, most shared tags first, then others in its category. */
async function relatedArticles(db: Db, row: ArticleRow, reader: ContentReader): Promise<ListedArticle[]> {
  const { rows } = await sql<ListedArticle>`
    select ${LISTED} from content_items as i
    join content_texts as t on t.item_id = i.id and ${isReadersText(reader)}
    join content_items as own on own.id = ${row.itemId}
    where ${isOpenTo(reader, [row.collection])} and i.id <> own.id
      and (i.tags && own.tags or i.category_id = own.category_id)
    order by (select count(*) from unnest(i.tags) as tag where tag = any(own.tags)) desc,
      i.category_id is distinct from own.category_id, i.position, i.slug
    limit ${KNOWLEDGE_LIMITS.related}`.execute(db)
  return rows
}

/** An article with its neighbors. */
export async function articleDetail(db: Db, row: ArticleRow, reader: ContentReader): Promise<KnowledgeArticle> {
  const { itemId, collection, words, ...own } = row
  const { children } = await workspaceTree(db, collection, reader)
  const leaves = leavesOf(children)
  const index = leaves.findIndex(({ id }) => id === own.id)
  const neighborAt = (at: number) => {
    const leaf = leaves[at]
    return leaf ? { id: leaf.id, title: leaf.title } : null
  }
  return {
    ...own,
    workspaceId: collection,
    minutes: minutesFor(words),
    categories: pathOf(children, own.id).map(({ id, title }) => ({ id, title })),
    related: await relatedArticles(db, row, reader),
    previous: neighborAt(index - 1),
    next: neighborAt(index + 1),
    verdict: await verdictOf(db, { itemId, locale: own.locale, version: own.version }, reader.loginId),
  }
}

/** Adds one to an item's reads of the day. */
export async function countRead(db: Db, itemId: string, now: Date): Promise<void> {
  await db
    .insertInto('content_reads')
    .values({ item_id: itemId, day: dayOf(now), count: 1, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'day']).doUpdateSet({ count: sql`content_reads.count + 1`, updated_at: now }),
    )
    .execute()
}

/** Removes read counts of days before the counted period. */
export async function removeOldReads(db: Db, now: Date): Promise<void> {
  const first = dayOf(later(now, -KNOWLEDGE_LIMITS.readDays * DAY))
  await db.deleteFrom('content_reads').where('day', '<', first).execute()
}
