import type { KnowledgeResult } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { QUESTIONS } from './questions.fixture.ts'

let server: TestServer
let reader: Browser
beforeAll(async () => {
  server = await startTestServer()
  reader = await server.signedIn('user@brightfoods.example')
})
afterAll(() => server.close())

const search = async (text: string, locale = 'en-US', more = '') =>
  (await reader.get(`kb/search?query=${encodeURIComponent(text)}${more}`, { locale })).json<{
    content: KnowledgeResult[]
    total_elements: number
    corrected?: string
  }>()

const marked = (text: string, ranges: readonly (readonly [number, number])[]): string[] =>
  ranges.map(([start, end]) => text.slice(start, end))

describe('the knowledge base search', () => {
  it('KB-09 B-11 ranks the right article first for 34 of 40 supplier questions, and in the top three for all', async () => {
    const places = await Promise.all(
      QUESTIONS.map(async ([locale, question, slug]) => {
        const { content } = await search(question, locale)
        return { question, rank: content.findIndex(({ id }) => id === slug), first: content[0]?.id }
      }),
    )
    expect(places.filter(({ rank }) => rank < 0 || rank > 2)).toEqual([])
    expect(places.filter(({ rank }) => rank === 0).length).toBeGreaterThanOrEqual(34)
  })

  it('KB-09 B-11 marks the matches, including accents and word endings', async () => {
    const { content } = await search('promociones', 'es-MX')
    const [{ title, titleRanges, snippet, ranges } = { title: '', titleRanges: [], snippet: '', ranges: [] }] = content
    const words = [...marked(title, titleRanges), ...marked(snippet, ranges)]
    expect(words.length).toBeGreaterThan(0)
    for (const word of words) expect(word.toLowerCase()).toMatch(/^promoci/)
  })

  it.each([
    ['promotoin lift', 'en-US', 'promotion lift', 'promotion-baseline-and-lift'],
    ['contrasnea', 'es-MX', 'contrasena', 'log-in-and-login-problems'],
    ['ajouter un utilisatuer', 'fr-CA', 'ajouter un utilisateur', 'add-a-user'],
  ])('KB-09 B-11 interprets “%s” in %s as “%s”', async (text, locale, corrected, slug) => {
    const found = await search(text, locale)
    expect([found.corrected, found.content[0]?.id]).toEqual([corrected, slug])
  })

  it('KB-09 B-11 does not offer a correction that differs only in accents', async () => {
    const found = await search('cómo bloqueo a un usuario', 'es-MX')
    expect(found.corrected).toBeUndefined()
    expect(found.content[0]?.id).toBe('edit-block-or-remove-a-user')
  })

  it('KB-09 finds words of another language if the reader’s language has no match', async () => {
    const { content } = await search('contraseña', 'en-US')
    expect(content[0]?.id).toBe('log-in-and-login-problems')
  })

  it('KB-09 SRV-06 returns results in pages, and none for words that no article contains', async () => {
    const all = await search('report', 'en-US', '&size=50')
    const second = await search('report', 'en-US', '&size=10&page=1')
    expect(second.total_elements).toBe(all.total_elements)
    expect(second.content.map(({ id }) => id)).toEqual(all.content.slice(10, 20).map(({ id }) => id))
    expect(await search('zzzzqqq')).toMatchObject({ content: [], total_elements: 0 })
    expect((await reader.get('kb/search?query=ab')).statusCode).toBe(400)
    for (const odd of ['%_\\', "'; drop", 'a & b | !c', '<b>:*']) expect((await search(odd)).content).toBeDefined()
  })
})
