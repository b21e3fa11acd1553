import type {
  Failure,
  HierarchyNode,
  KnowledgeResult,
  ListedArticle,
  ReleaseNote,
  ServiceAnswer,
  Workspace,
  WorkspaceId,
} from '@tessera/contract'
import { WORKSPACES } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { hostOf, startTestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const READERS: readonly [loginId: string, workspaces: readonly WorkspaceId[]][] = [
  ['user@brightfoods.example', ['supplier']],
  ['agent@northbridge.example', ['supplier']],
  ['charter@orchard.example', ['charter']],
  ['basic@smallfarm.example', ['basic']],
  ['merchant@scintilla.example', ['supplier', 'internal']],
  ['super@scintilla.example', ['supplier', 'internal']],
  ['spectator@scintilla.example', ['supplier', 'internal']],
  ['user@campoverde.example', ['supplier']],
  ['user@erable.example', ['supplier']],
]

/** An article title that exists only in the given workspace. */
const oneOf = (workspace: WorkspaceId) =>
  server.db
    .selectFrom('content_items as i')
    .innerJoin('content_texts as t', 't.item_id', 'i.id')
    .select(['i.slug', 't.title'])
    .where('i.collection', '=', workspace)
    .where('t.locale', '=', 'en-US')
    .orderBy('i.slug')
    .executeTakeFirstOrThrow()

const statusOf = async (browser: Browser, path: string): Promise<number> => (await browser.get(path)).statusCode

const leavesOf = (nodes: readonly HierarchyNode[]): number =>
  nodes.reduce((sum, { type, children }) => sum + (type === 'ARTICLE' ? 1 : leavesOf(children)), 0)

describe('a reader’s workspaces', () => {
  it.each(READERS)('KB-01 KB-02 every call lets %s read only %j', async (loginId, workspaces) => {
    const browser = await server.signedIn(loginId, hostOf(loginId))
    const listed = (await browser.get('kb/workspaces')).json<Workspace[]>()
    expect(listed.map(({ id }) => id)).toEqual(workspaces)
    for (const workspace of WORKSPACES.filter((id) => id !== 'wem')) {
      const { slug, title } = await oneOf(workspace)
      const isOwn = workspaces.includes(workspace)
      const tree = await browser.get(`kb/workspaces/${workspace}/hierarchy`)
      const one = `kb/workspaces/${workspace}/articles/${slug}/content`
      const secured = `secured/content-fragments/details?path=kb/${workspace}/${slug}`
      const folder = `secured/content-fragments?parentAssetFolder=kb/${workspace}`
      const statuses = [
        tree.statusCode,
        await statusOf(browser, one),
        await statusOf(browser, secured),
        await statusOf(browser, folder),
      ]
      expect([workspace, ...statuses]).toEqual([workspace, ...Array.from(statuses, () => (isOwn ? 200 : 404))])
      if (isOwn) expect(leavesOf(tree.json<{ children: HierarchyNode[] }>().children)).toBeGreaterThan(5)
      const text = encodeURIComponent(title)
      const found = (await browser.get(`kb/search?query=${text}&size=50`, { locale: 'en-US' })).json<{
        content: KnowledgeResult[]
      }>()
      const suggested = (await browser.get(`kb/suggest?query=${text}`, { locale: 'en-US' })).body
      expect(found.content.some(({ id, workspaceId }) => id === slug && workspaceId === workspace)).toBe(isOwn)
      expect(suggested.includes(`"${slug}"`) && suggested.includes(`"${workspace}"`)).toBe(isOwn)
      expect(found.content.filter(({ workspaceId }) => !workspaces.includes(workspaceId))).toEqual([])
    }
    for (const path of ['knowledgeBaseTopArticle', 'kb/recent']) {
      const articles = (await browser.get(path)).json<ListedArticle[]>()
      expect(articles.length).toBeGreaterThan(0)
      expect(articles.filter(({ workspaceId }) => !workspaces.includes(workspaceId))).toEqual([])
    }
  })

  it('KB-10 ROL-16 an account without the permission has no workspaces, but has release notes', async () => {
    const browser = await server.signedIn('account@harborline.example')
    for (const path of [
      'kb/workspaces',
      'knowledgeBaseTopArticle',
      'kb/search?query=user',
      'core-services/content-management/us/en/supplier',
    ]) {
      expect([path, await statusOf(browser, path)]).toEqual([path, 403])
    }
    expect(await statusOf(browser, 'secured/content-fragments?parentAssetFolder=kb/supplier')).toBe(404)
    expect(await statusOf(browser, 'content-fragments?parentAssetFolder=release-notes')).toBe(200)
  })

  it('KB-01 RTE-46 FLG-04 the content service’s workspace is included by its flag or by the URL', async () => {
    const browser = await server.signedIn('user@brightfoods.example')
    const ids = async (query: string) =>
      (await browser.get(`kb/workspaces${query}`)).json<Workspace[]>().map(({ id }) => id)
    expect([await ids(''), await ids('?kb=wem')]).toEqual([['supplier'], ['supplier', 'wem']])
    await server.operate('flags set wem_kb_rollout --on --percentage 100')
    expect(await ids('')).toEqual(['supplier', 'wem'])
    const basic = await server.signedIn('basic@smallfarm.example')
    expect((await basic.get('kb/workspaces?kb=wem')).json<Workspace[]>().map(({ id }) => id)).toEqual(['basic'])
  })
})

describe('the content service', () => {
  it('KB-06 KB-07 has content for the reader’s own market and user type, and reports missing parts as errors', async () => {
    const browser = await server.signedIn('user@brightfoods.example')
    const { slug, title } = await oneOf('wem')
    const at = async (path: string) =>
      (await browser.get(`core-services/content-management/${path}`, { locale: 'en-US' })).json<ServiceAnswer>()
    expect(await at(`us/en/supplier/${slug}`)).toMatchObject({ content: { title, locale: 'en-US' } })
    expect(await at('us/en/supplier')).toMatchObject({
      content: { items: [{ id: 'retail-calendar', type: 'CATEGORY' }, { id: 'item-data' }] },
    })
    for (const path of [
      `mx/en/supplier/${slug}`,
      `us/en/charter/${slug}`,
      'us/en/supplier/none',
      'us/xx/supplier',
      'kb',
    ]) {
      expect([path, await at(path)]).toMatchObject([path, { errors: [{ code: 'NOT_FOUND' }] }])
    }
  })

  it('KB-07b responds to its persisted queries and to no other', async () => {
    const browser = await server.signedIn('user@brightfoods.example')
    const { slug, title } = await oneOf('wem')
    const variables = { market: 'us', language: 'en', userType: 'supplier' }
    const ask = (query: string, more = {}) =>
      browser.post('v1/content/execute-persisted-query', { query, variables: { ...variables, ...more } })
    const landing = (await ask('kbLanding')).json<{ content: { items: { id: string }[] } }>().content
    const [category] = landing.items
    expect((await ask('kbCategory', { id: category?.id })).json()).toMatchObject({
      content: { items: [{ type: 'ARTICLE' }, {}, {}, {}] },
    })
    expect((await ask('kbArticle', { id: slug })).json()).toMatchObject({ content: { title } })
    expect((await ask('kbSearch', { text: title })).json()).toHaveProperty('content.items.0.id', slug)
    expect((await ask('kbArticle')).json()).toMatchObject({ errors: [{ code: 'INVALID_INPUT' }] })
    expect((await ask('kbEverything')).statusCode).toBe(400)
  })
})

const unread = async (browser: Browser) =>
  (await browser.get('content-fragments/unread')).json<{ unread: number }>().unread

describe('release notes', () => {
  const LIST = 'content-fragments?parentAssetFolder=release-notes'

  it.each(['user@campoverde.example', 'user@erable.example'])(
    'RTE-47 REL-01 are not available to %s',
    async (loginId) => {
      const browser = await server.signedIn(loginId, hostOf(loginId))
      const note = await oneNote()
      for (const path of [
        LIST,
        'content-fragments/tags?parentAssetFolder=release-notes',
        `content-fragments/details?path=${note}`,
        'content-fragments/unread',
        'secured/content-fragments?parentAssetFolder=release-notes',
        `secured/content-fragments/details?path=${note}`,
      ]) {
        const response = await browser.get(path)
        expect([path, response.statusCode, response.json<Failure>().code]).toEqual([path, 404, 'NOT_FOUND'])
      }
    },
  )

  const oneNote = async (): Promise<string> => {
    const reader = await server.signedIn('user@brightfoods.example')
    return (await reader.get(LIST)).json<{ content: ReleaseNote[] }>().content[0]?.path ?? ''
  }

  it('REL-01 REL-02 are listed newest first, ten per page, by tags and by search, each with its neighbors in that order', async () => {
    const browser = await server.signedIn('user@brightfoods.example')
    const page = async (query: string) =>
      (await browser.get(`${LIST}${query}`, { locale: 'en-US' })).json<{
        content: ReleaseNote[]
        total_elements: number
      }>()
    const first = await page('')
    const days = first.content.map(({ publishedOn }) => publishedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    expect([first.content.length, first.total_elements > 30]).toEqual([10, true])
    const tagged = await page('&tags=accessibility&size=50')
    expect(tagged.content.every(({ tags }) => tags.includes('accessibility'))).toBe(true)
    const [newest, second, third] = tagged.content
    const details = await browser.get(
      `content-fragments/details?path=${second?.path ?? newest?.path}&tags=accessibility`,
    )
    expect(details.json()).toMatchObject({ previousPath: newest?.path, nextPath: third?.path ?? null })
    expect((await browser.get(`${LIST}&tags=nothing`)).statusCode).toBe(400)
  })

  it('REL-03 a note read in one browser is read in another, and one request marks all as read', async () => {
    const [one, other] = [
      await server.signedIn('agent@northbridge.example'),
      await server.signedIn('agent@northbridge.example'),
    ]
    const before = await unread(one)
    expect(before).toBeGreaterThan(1)
    const { content } = (await one.get(LIST)).json<{ content: ReleaseNote[] }>()
    const note = content.find((each) => each.unread)
    await one.post('content-fragments/read', { path: note?.path })
    expect(await unread(other)).toBe(before - 1)
    const listed = (await other.get(LIST)).json<{ content: ReleaseNote[] }>().content
    expect(listed.find(({ path }) => path === note?.path)?.unread).toBe(false)
    expect((await other.post('content-fragments/read', {})).json()).toEqual({ unread: 0 })
    expect(await unread(one)).toBe(0)
    // Other users keep their own marks.
    expect(await unread(await server.signedIn('user@brightfoods.example'))).toBe(before)
  })
})
