import type { AcceptedDocument, LegalText } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { publishVersion } from '../testing/publish-version.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { hostOf, startTestServer } from '../testing/server.ts'
import { publish } from './queries.ts'

const SUPER = 'super@scintilla.example'
const AGENT = 'agent@northbridge.example'
const BASIC = 'basic@smallfarm.example'
const MEXICAN = 'user@campoverde.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const pathOf = (loginId: string, rest = '') => `users/${encodeURIComponent(loginId)}/accepted-documents${rest}`
const acceptedBy = async (browser: Browser, loginId: string) =>
  (await browser.get(pathOf(loginId))).json<{ content: AcceptedDocument[] }>().content
const signedIn = (loginId: string) => server.signedIn(loginId, hostOf(loginId))
const ownPath = async (loginId: string, rest: string) =>
  `companies/${(await personOf(server, loginId)).company_id}/${rest}`

const pdf = (name: string) => ['application/pdf', 'fr-CA', `attachment; filename="${name}"`]
const earlierOf = async (loginId: string, rest: string) => {
  const browser = await server.signedIn(loginId)
  return (await browser.get(await ownPath(loginId, rest))).json<LegalText>().accepted
}

describe('accepted documents', () => {
  it.each([
    ['user@brightfoods.example', ['terms']],
    [AGENT, ['terms', 'nda', 'addendum']],
    [BASIC, ['terms', 'addendum']],
    [MEXICAN, ['terms']],
  ])('TRM-02 NDA-02 DSA-02 are listed for %s with version and date', async (loginId, documents) => {
    const accepted = await acceptedBy(await signedIn(loginId), loginId)
    expect(accepted.map(({ document }) => document)).toEqual(documents)
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string
    for (const each of accepted) expect(each).toMatchObject({ version: '2025.1', accepted_at: day })
  })

  it('TRM-02 RTE-47 can be read again on every tenant, in the reader’s language', async () => {
    const browser = await signedIn(MEXICAN)
    const headers = { [HEADERS.locale]: 'es-MX' }
    const text = await browser.send('GET', `/core-app-api/${pathOf(MEXICAN, '/terms')}`, { headers })
    expect(text.headers['content-language']).toBe('es-MX')
    expect(text.json<LegalText>()).toMatchObject({ version: '2025.1', title: 'Términos de uso', locale: 'es-MX' })
    expect((await browser.get(pathOf(MEXICAN, '/nda'))).statusCode).toBe(404)
    expect((await browser.get(pathOf(MEXICAN, '/rules'))).statusCode).toBe(400)
  })

  it('SRV-05 are visible only to their user', async () => {
    const browser = await server.signedIn(AGENT)
    for (const rest of ['', '/terms', '/terms/pdf']) {
      expect((await browser.get(pathOf('nda@northbridge.example', rest))).statusCode).toBe(403)
    }
  })

  it('TRM-01b have a file name with the document and the language', async () => {
    const browser = await server.signedIn(AGENT)
    const nameAt = async (path: string) => {
      const { headers } = await browser.get(`${path}?locale=fr-CA`)
      return [headers['content-type'], headers['content-language'], headers['content-disposition']]
    }
    expect(await nameAt(pathOf(AGENT, '/terms/pdf'))).toEqual(pdf('terms_2025.1_fr-CA.pdf'))
    expect(await nameAt(pathOf(AGENT, '/nda/pdf'))).toEqual(pdf('nda_2025.1_fr-CA.pdf'))
    expect(await nameAt('core-services/content-management/nda/pdf')).toEqual(pdf('nda_2025.1_fr-CA.pdf'))
    expect(await nameAt(await ownPath(AGENT, 'data-sharing-addendum/pdf'))).toEqual(pdf('addendum_2025.1_fr-CA.pdf'))
  })
})

describe('a newer version than the accepted one', () => {
  it('TRM-02 returns the accepted version, its date, and whether its text is the same', async () => {
    expect(await earlierOf(AGENT, 'terms')).toMatchObject({ version: '2025.1', is_same_text: true })
    await publishVersion(server, 'terms', '2026.1')
    expect(await earlierOf(AGENT, 'terms')).toMatchObject({ version: '2025.1', is_same_text: true })
    server.clock.advance(1)
    const at = server.clock.now()
    const kind = { document: 'terms', variant: 'THIRD_PARTY_AGENCY', tenant: 'US' } as const
    const text = { title: 'Terms of use', html: '<p>Other ones.</p>' }
    const texts = { 'en-US': text, 'es-MX': text, 'fr-CA': text }
    await publish(server.db, [{ ...kind, version: '2026.2', effectiveAt: at, texts }], { by: 'test', at })
    expect(await earlierOf(AGENT, 'terms')).toMatchObject({ version: '2025.1', is_same_text: false })
  })

  it('TRM-02 does not change the accepted text', async () => {
    const browser = await server.signedIn(SUPER)
    const own = await browser.get(pathOf(SUPER, '/terms'))
    const inForce = await browser.get(await ownPath(SUPER, 'terms'))
    expect([own.json<LegalText>().version, inForce.json<LegalText>().version]).toEqual(['2025.1', '2026.1'])
  })

  it('DSA-02 returns the same facts for the addendum, from the company’s acceptance', async () => {
    const browser = await server.signedIn(BASIC)
    const body = { version: '2026.1', accepted: true }
    await browser.send('POST', `/core-app-api/${await ownPath(BASIC, 'terms/acceptance')}`, { body })
    await publishVersion(server, 'addendum', '2026.1')
    const { version, accepted } = (await browser.get(await ownPath(BASIC, 'data-sharing-addendum'))).json<LegalText>()
    expect([version, accepted?.version, accepted?.is_same_text]).toEqual(['2026.1', '2025.1', true])
  })
})
