import type { Content, Failure } from '@tessera/contract'
import { HEADERS, LOCALES } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoArticles } from '../demo/articles/articles.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { publishArticles } from './queries.ts'

const PATH = '/core-app-api/core-services/content-management/articles/insights'
const HOSTS = ['localhost:4173', 'mx.localhost:4173', 'ca.localhost:4173']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = (query = '', locale = 'en-US', browser = server.browser()) =>
  browser.send('GET', PATH + query, { headers: { [HEADERS.locale]: locale } })
const contentOf = (response: { json: () => unknown }) => (response.json() as { content: Content }).content
const idsOf = ({ items }: Content) => items.map(({ id }) => id)

describe('public articles', () => {
  it.each(LOCALES)('SCR-08 KB-07a are listed for an anonymous visitor in %s, each with its summary', async (locale) => {
    const response = await ask('', locale)
    expect(response.headers['content-language']).toBe(locale)
    const { title, html, items } = contentOf(response)
    expect({ title, html }).toEqual({
      title: { 'en-US': 'Resources', 'es-MX': 'Recursos', 'fr-CA': 'Ressources' }[locale],
      html: '',
    })
    expect(items).toEqual(
      demoArticles().map(({ id, texts }) => {
        const { title: name, summary } = texts[locale]
        return { id, title: name, summary, locale }
      }),
    )
  })

  it.each(LOCALES)('SCR-08 KB-07a are read individually in %s, with links to the others', async (locale) => {
    const [first, second] = demoArticles()
    const content = contentOf(await ask(`?id=${first?.id}`, locale))
    const { title, summary } = first?.texts[locale] ?? {}
    expect(content).toMatchObject({ title, summary, locale })
    expect(content.html).toContain('<h2>')
    expect(idsOf(content)).toEqual([second?.id])
  })

  it.each(HOSTS)('SCR-08 RTE-47 are available at %s', async (host) => {
    const response = await ask('', 'en-US', server.browser(host))
    expect(idsOf(contentOf(response))).toEqual(demoArticles().map(({ id }) => id))
  })

  it.each(['7', '', '%00', 'a'.repeat(300)])('KB-07 no article has the id “%s”', async (id) => {
    const response = await ask(`?id=${id}`)
    expect([response.statusCode, response.json<Failure>().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('SCR-08 belong to a tenant, appear on their publication day, and are stored without scripts', async () => {
    const at = server.clock.now()
    const html = '<h2 onclick="x()">New</h2><script>x()</script><p><a href="javascript:x()">a</a></p>'
    const texts = { 'en-US': { title: 'New', summary: 'What is new.', html } }
    const article = { article: 'new', tenant: 'CA', texts } as const
    const tomorrow = new Date(at.getTime() + 24 * 60 * 60_000)
    await publishArticles(server.db, [{ ...article, publishedAt: tomorrow }], { by: 'test', at })
    const read = (host: string) => ask('?id=new', 'en-US', server.browser(host))
    expect((await read('ca.localhost:4173')).statusCode).toBe(404)
    server.clock.advance(24 * 60 + 1)
    expect(contentOf(await read('ca.localhost:4173')).html).toBe('<h2>New</h2><p><a>a</a></p>')
    expect((await read('localhost:4173')).statusCode).toBe(404)
    expect(idsOf(contentOf(await ask('', 'en-US', server.browser('ca.localhost:4173'))))[0]).toBe('new')
  })

  it('I18N-04a are in en-US, and marked so, if the reader’s language has none', async () => {
    const at = server.clock.now()
    const texts = { 'en-US': { title: 'English only', summary: 'So far.', html: '<p>Text</p>' } }
    await publishArticles(server.db, [{ article: 'english', tenant: 'MX', publishedAt: at, texts }], { by: 'test', at })
    const browser = server.browser('mx.localhost:4173')
    const { items, locale } = contentOf(await ask('', 'es-MX', browser))
    expect(locale).toBe('es-MX')
    expect(items.map((each) => [each.id, each.locale])).toEqual([
      ['english', 'en-US'],
      ...demoArticles().map(({ id }) => [id, 'es-MX']),
    ])
    const response = await ask('?id=english', 'es-MX', browser)
    expect(response.headers['content-language']).toBe('en-US')
    expect(contentOf(response)).toMatchObject({ title: 'English only', locale: 'en-US', html: '<p>Text</p>' })
  })
})
