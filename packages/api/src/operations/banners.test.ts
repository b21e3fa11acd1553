import { randomUUID } from 'node:crypto'
import type { Banner, Failure, StoredBanner } from '@tessera/contract'
import { LOCALES } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const TEXTS = {
  'en-US': { title: 'Reports are late today.', text: 'They come by noon.', linkText: 'See why' },
  'es-MX': { title: 'Los informes se retrasan hoy.', text: 'Llegarán a mediodía.', linkText: 'Ver el motivo' },
  'fr-CA': { title: 'Les rapports sont en retard.', text: 'Ils arriveront à midi.', linkText: 'Voir pourquoi' },
}

let server: TestServer
let superAdmin: Browser
beforeAll(async () => {
  server = await startTestServer()
  superAdmin = await server.signedIn('super@scintilla.example')
})
afterAll(() => server.close())

const inMinutes = (minutes: number): string => new Date(server.clock.now().getTime() + minutes * 60_000).toISOString()

function warning(changes: object = {}) {
  const kind = { kind: 'GENERAL', severity: 'warning', dismissible: true }
  const when = { startsAt: inMinutes(0), endsAt: inMinutes(60) }
  return { ...kind, ...when, tenants: ['MX'], linkUrl: '/support', texts: TEXTS, version: 0, ...changes }
}

const save = (body: object, id: string = randomUUID(), browser = superAdmin) =>
  browser.send('PUT', `/core-app-api/banner/${id}`, { body })

async function titlesAt(host: string, locale = 'en-US', at = server): Promise<string[]> {
  const response = await at.browser(host).get('banner', { locale })
  return response.json<Banner[]>().map(({ title }) => title)
}

async function entriesOf(id: string) {
  const entries = server.db.selectFrom('activity_entries').selectAll().where('entity_id', '=', id)
  return entries.orderBy('created_at').execute()
}

describe('a banner in Operations', () => {
  it('BAN-04 BAN-05a appears only in its tenant, in three languages, on every server, from its start to its end', async () => {
    const other = await startTestServer({ beside: server })
    expect((await save(warning({ startsAt: inMinutes(10), endsAt: inMinutes(20) }))).statusCode).toBe(200)
    const seen = async (at: TestServer) =>
      Promise.all(LOCALES.map((locale) => titlesAt('mx.localhost:4173', locale, at)))
    const isAmong = (titles: string[][]) =>
      titles.map((list, index) => list.includes(TEXTS[LOCALES[index] ?? 'en-US'].title))
    expect(isAmong(await seen(server))).toEqual([false, false, false])
    server.clock.advance(10)
    expect(isAmong(await seen(server))).toEqual([true, true, true])
    expect(isAmong(await seen(other))).toEqual([true, true, true])
    expect(await titlesAt('localhost:4173')).not.toContain(TEXTS['en-US'].title)
    server.clock.advance(10)
    expect(isAmong(await seen(server))).toEqual([false, false, false])
    await other.close()
  })

  it('BAN-05a LOG-04 is created, changed and deleted, with an entry in the internal company’s log each time', async () => {
    const id = randomUUID()
    const created = (await save(warning(), id)).json<StoredBanner>()
    expect(created).toMatchObject({ id, version: 1, updatedBy: 'Morgan Hale', texts: TEXTS })
    const changed = (await save(warning({ severity: 'error', version: 1 }), id)).json<StoredBanner>()
    expect(changed).toMatchObject({ severity: 'error', version: 2 })
    expect((await superAdmin.send('DELETE', `/core-app-api/banner/${id}`, { body: {} })).statusCode).toBe(204)
    const listed = (await superAdmin.get('banners')).json<StoredBanner[]>()
    expect(listed.map((banner) => banner.id)).not.toContain(id)
    expect(
      (await entriesOf(id)).map(({ event, before, after }) => [event, before?.['severity'], after?.['severity']]),
    ).toEqual([
      ['BANNER_CREATED', undefined, 'warning'],
      ['BANNER_UPDATED', 'warning', 'error'],
      ['BANNER_DELETED', 'error', undefined],
    ])
  })

  it('BAN-05a is refused with the current banner if it has changed since it was read', async () => {
    const id = randomUUID()
    await save(warning(), id)
    await save(warning({ severity: 'error', version: 1 }), id)
    const stale = await save(warning({ version: 1 }), id)
    expect(stale.statusCode).toBe(409)
    expect(stale.json<Failure>()).toMatchObject({ code: 'CONFLICT', current: { id, severity: 'error', version: 2 } })
    expect(await entriesOf(id)).toHaveLength(2)
  })

  it('BAN-05a is created once if two requests with its id run at the same time', async () => {
    const id = randomUUID()
    const both = await Promise.all([save(warning(), id), save(warning(), id)])
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  })

  it('BAN-05a cannot be changed after it was deleted', async () => {
    for (const version of [1, 3]) expect((await save(warning({ version }))).statusCode).toBe(404)
    const gone = await superAdmin.send('DELETE', `/core-app-api/banner/${randomUUID()}`, { body: {} })
    expect(gone.statusCode).toBe(404)
  })

  it.each<[string, object]>([
    ['linkUrl', { linkUrl: 'javascript:alert(1)' }],
    ['linkUrl', { linkUrl: '//evil.example' }],
    ['linkUrl', { linkUrl: 'http://plain.example' }],
    ['linkUrl', { linkUrl: 'support' }],
    ['endsAt', { endsAt: '2020-01-01T00:00:00.000Z' }],
    ['startsAt', { startsAt: 'tomorrow' }],
    ['tenants', { tenants: [] }],
    ['kind', { kind: 'NEWS' }],
    ['dismissible', { kind: 'AUDIT' }],
    ['texts.fr-CA', { texts: { 'en-US': TEXTS['en-US'], 'es-MX': TEXTS['es-MX'] } }],
    ['texts.es-MX.title', { texts: { ...TEXTS, 'es-MX': { ...TEXTS['es-MX'], title: ' ' } } }],
    ['texts.es-MX.linkText', { texts: { ...TEXTS, 'es-MX': { ...TEXTS['es-MX'], linkText: null } } }],
    ['texts.fr-CA.text', { texts: { ...TEXTS, 'fr-CA': { ...TEXTS['fr-CA'], text: 'a'.repeat(501) } } }],
    ['texts.en-US.text', { texts: { ...TEXTS, 'en-US': { ...TEXTS['en-US'], text: '<b>Now</b>' } } }],
    ['texts.en-US.title', { texts: { ...TEXTS, 'en-US': { ...TEXTS['en-US'], title: 'A &lt; B' } } }],
    ['texts.en-US.title', { texts: { ...TEXTS, 'en-US': { ...TEXTS['en-US'], title: 'Hello {company}' } } }],
    [
      'texts.fr-CA.text',
      {
        kind: 'AUDIT',
        dismissible: false,
        texts: { ...TEXTS, 'fr-CA': { ...TEXTS['fr-CA'], text: '{compny}, {deadline}' } },
      },
    ],
  ])('BAN-05a is refused with an error at the field if %s is invalid: %j', async (field, change) => {
    const id = randomUUID()
    const response = await save(warning(change), id)
    expect(response.statusCode).toBe(400)
    expect(response.json<Failure>().fieldErrors?.map((error) => error.field)).toEqual([field])
    expect(await entriesOf(id)).toEqual([])
  })

  it('BAN-05a keeps text with special characters that are not markup', async () => {
    const texts = { ...TEXTS, 'en-US': { ...TEXTS['en-US'], text: 'Sales < 5 & returns > 3: AT&T' } }
    expect((await save(warning({ texts }))).json<StoredBanner>().texts['en-US'].text).toBe(texts['en-US'].text)
  })

  it('BAN-05a can have placeholders in braces if its kind supports them', async () => {
    const texts = { ...TEXTS, 'en-US': { ...TEXTS['en-US'], text: '{company} is audited until {deadline}.' } }
    expect((await save(warning({ kind: 'AUDIT', dismissible: false, texts }))).statusCode).toBe(200)
    expect((await save(warning({ kind: 'SPONSORED_SUPPLIER', dismissible: false, texts }))).statusCode).toBe(400)
  })

  it('ROL-16b a spectator can read all banners and change none', async () => {
    const spectator = await server.signedIn('spectator@scintilla.example')
    const [first] = (await spectator.get('banners')).json<StoredBanner[]>()
    expect(first?.texts['fr-CA'].title).toMatch(/./)
    expect((await save(warning(), randomUUID(), spectator)).statusCode).toBe(403)
    const gone = await spectator.send('DELETE', `/core-app-api/banner/${first?.id}`, { body: {} })
    expect(gone.statusCode).toBe(403)
  })
})
