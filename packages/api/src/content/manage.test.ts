import type { ContentVersion, Failure, KnowledgeArticle, ManagedContent, ManagedContentDetail } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { encoded, PNG } from '../testing/incidents.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const PATH = 'kb/supplier/add-a-user'
const READ = 'kb/workspaces/supplier/articles/add-a-user/content'
const SAVE = `core-services/content-management/${PATH}`

let server: TestServer
let editor: Browser
let reader: Browser
beforeEach(async () => {
  server = await startTestServer()
  editor = await server.signedIn('super@scintilla.example')
  reader = await server.signedIn('user@brightfoods.example')
})
afterEach(() => server.close())

const saving = (more: object = {}) => ({
  locale: 'fr-CA',
  title: 'Un titre',
  markdown: '## Section\n\nDu texte.',
  version: 1,
  ...more,
})
const save = (more: object = {}, by = editor) => by.put(SAVE, saving(more))
const read = async (locale = 'fr-CA') => (await reader.get(READ, { locale })).json<KnowledgeArticle>()
const managed = async () => (await editor.get('v1/operations/content/supplier/add-a-user')).json<ManagedContentDetail>()

async function addImage(content: Buffer) {
  const { body, type } = await encoded({ collection: 'supplier', slug: 'add-a-user' }, { name: 'chart.png', content })
  const headers = { 'content-type': type }
  return editor.send('POST', '/core-app-api/v1/operations/content/images', { body, headers })
}

const judge = (body: object) => reader.post('kb/workspaces/supplier/articles/add-a-user/verdict', body)

describe('the content editor', () => {
  it('KB-12 hides a draft from readers, publishes it, and restores an earlier version', async () => {
    const before = await read()
    expect((await save()).json<ContentVersion>()).toMatchObject({ version: 2, state: 'DRAFT' })
    expect(await read()).toEqual(before)
    await save({ version: 2, state: 'PUBLISHED' })
    expect(await read()).toMatchObject({ title: 'Un titre', html: '<h2>Section</h2>\n<p>Du texte.</p>', version: 3 })
    expect((await read('en-US')).version).toBe(1)
    const first = (
      await editor.get('v1/operations/content/supplier/add-a-user/versions/fr-CA/1')
    ).json<ContentVersion>()
    await save({ version: 3, state: 'PUBLISHED', title: first.title, summary: first.summary, markdown: first.source })
    expect(await read()).toMatchObject({ title: before.title, html: before.html, version: 4 })
    expect((await managed()).versions.filter(({ locale }) => locale === 'fr-CA').map(({ version }) => version)).toEqual(
      [4, 3, 2, 1],
    )
  })

  it('SRV-06a KB-12 gets a conflict with the version that another editor saved, and overwrites nothing', async () => {
    await save({ title: 'Le premier' })
    const response = await save({ title: 'Le second' })
    expect([response.statusCode, response.json<Failure>()]).toMatchObject([
      409,
      { code: 'CONFLICT', current: { version: 2, title: 'Le premier', savedBy: 'super@scintilla.example' } },
    ])
    expect((await managed()).newest.find(({ locale }) => locale === 'fr-CA')?.title).toBe('Le premier')
  })

  it('KB-12 LOG-04 is logged with the published text', async () => {
    await save({ state: 'PUBLISHED' })
    const entry = await server.db
      .selectFrom('activity_entries')
      .select(['event', 'entity_id', 'actor_login_id'])
      .where('event', '=', 'CONTENT_PUBLISHED')
      .executeTakeFirst()
    expect(entry).toEqual({
      event: 'CONTENT_PUBLISHED',
      entity_id: `${PATH} (fr-CA)`,
      actor_login_id: 'super@scintilla.example',
    })
  })

  it('KB-12 adds a new item, which readers see after it is published in en-US', async () => {
    const path = 'core-services/content-management/kb/supplier/brand-new'
    const text = { locale: 'en-US', title: 'Brand new', markdown: 'Text.', version: 0, category: 'getting-started' }
    await editor.put(path, text)
    const at = 'kb/workspaces/supplier/articles/brand-new/content'
    expect((await reader.get(at)).statusCode).toBe(404)
    await editor.put(path, { ...text, version: 1, state: 'PUBLISHED' })
    const article = (await reader.get(at, { locale: 'es-MX' })).json<KnowledgeArticle>()
    expect(article).toMatchObject({ title: 'Brand new', locale: 'en-US', categories: [{ id: 'getting-started' }] })
  })

  it('KB-12 LOG-04 unpublishes an item, and can publish it again', async () => {
    expect((await editor.send('DELETE', `/core-app-api/${SAVE}`)).statusCode).toBe(204)
    expect((await reader.get(READ)).statusCode).toBe(404)
    expect((await editor.send('DELETE', `/core-app-api/${SAVE}`)).statusCode).toBe(404)
    expect((await managed()).versions.length).toBeGreaterThanOrEqual(3)
    await save({ state: 'PUBLISHED' })
    expect(await read()).toMatchObject({ title: 'Un titre', locale: 'fr-CA' })
  })

  it('KB-12a finds missing translations, due reviews, and articles that help less than half of their readers', async () => {
    const list = async (query: string) =>
      (await editor.get(`v1/operations/content?${query}`)).json<{ content: ManagedContent[] }>().content
    const path = 'core-services/content-management/kb/supplier/english-only'
    await editor.put(path, { locale: 'en-US', title: 'English only', markdown: 'x', version: 0, state: 'PUBLISHED' })
    expect((await list('needs=translation')).map(({ slug }) => slug)).toEqual(['english-only'])
    expect(await list('needs=translation&locale=en-US')).toEqual([])
    const today = server.clock.now().toISOString().slice(0, 10)
    const due = await list('needs=review&size=100')
    expect(due.length).toBeGreaterThan(0)
    expect(due.every(({ reviewOn }) => reviewOn !== null && reviewOn < today)).toBe(true)
    const unhelpful = await list('needs=help&size=100')
    expect(unhelpful.length).toBeGreaterThan(0)
    for (const { languages } of unhelpful) {
      expect(languages.some(({ verdicts, helpful }) => verdicts >= 5 && helpful * 2 < verdicts)).toBe(true)
    }
  })

  it('KB-12 ROL-04 is a super admin: spectators can only read, and others have no access', async () => {
    const spectator = await server.signedIn('spectator@scintilla.example')
    expect((await spectator.get('v1/operations/content')).statusCode).toBe(200)
    expect((await save({}, spectator)).statusCode).toBe(403)
    expect((await save({}, reader)).statusCode).toBe(403)
    expect((await reader.get('v1/operations/content')).statusCode).toBe(403)
  })

  it('KB-12 adds images that only the item’s readers can see', async () => {
    const sent = await addImage(PNG)
    const { url } = sent.json<{ url: string }>()
    const image = await reader.send('GET', url)
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png'])
    const charter = await server.signedIn('charter@orchard.example')
    expect((await charter.send('GET', url)).statusCode).toBe(404)
    const refused = await addImage(Buffer.from('<svg onload="x()"/>'))
    expect([refused.statusCode, refused.json<Failure>().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })
})

describe('a reader of an article', () => {
  it('KB-13 rates each version as helpful or not, once', async () => {
    const verdict = { locale: 'fr-CA', version: 1, helped: false, reason: 'OUTDATED', comment: 'Vieux.' }
    expect((await judge(verdict)).json()).toEqual({ helped: false, reason: 'OUTDATED' })
    expect((await judge({ ...verdict, helped: true })).json()).toEqual({ helped: false, reason: 'OUTDATED' })
    expect((await read()).verdict).toEqual({ helped: false, reason: 'OUTDATED' })
    expect((await managed()).comments[0]).toMatchObject({ reason: 'OUTDATED', comment: 'Vieux.' })
    await save({ state: 'PUBLISHED' })
    expect((await read()).verdict).toBeNull()
    expect((await judge({ locale: 'fr-CA', version: 9, helped: true })).statusCode).toBe(409)
  })

  it('KB-03 is counted, so the most read articles come first', async () => {
    const reads = () =>
      server.db
        .selectFrom('content_reads as r')
        .innerJoin('content_items as i', 'i.id', 'r.item_id')
        .select((is) => is.fn.sum<string>('r.count').as('count'))
        .where('i.slug', '=', 'add-a-user')
        .executeTakeFirstOrThrow()
    const before = Number((await reads()).count)
    await reader.get(READ)
    expect(Number((await reads()).count)).toBe(before + 1)
    const { id } = await server.db
      .selectFrom('content_items')
      .select('id')
      .where('slug', '=', 'add-a-user')
      .executeTakeFirstOrThrow()
    await server.db.updateTable('content_reads').set({ count: 1000 }).where('item_id', '=', id).execute()
    expect((await reader.get('knowledgeBaseTopArticle')).json<{ id: string }[]>()[0]?.id).toBe('add-a-user')
  })

  it('KB-04 gets a part of the tree by its title, and 404 for an unknown title', async () => {
    const title = encodeURIComponent('Getting started')
    const tree = await reader.get(`kb/workspaces/supplier/hierarchy?title=${title}`, { locale: 'en-US' })
    expect(tree.json()).toMatchObject({
      title: 'Getting started',
      children: [{ type: 'ARTICLE', locale: 'en-US' }, {}, {}, {}],
    })
    expect((await reader.get('kb/workspaces/supplier/hierarchy?title=Nothing')).statusCode).toBe(404)
  })
})
