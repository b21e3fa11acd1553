import type { Accepted, Failure, LegalText, UserContext } from '@tessera/contract'
import { HEADERS, LOCALES } from '@tessera/contract'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { publishVersion } from '../testing/publish-version.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { publish } from './queries.ts'
import { versionLine } from './rules.ts'

const USER = 'user@brightfoods.example'
const AGENT = 'nda@northbridge.example'
const BASIC = 'basic@smallfarm.example'
const BASIC_ADMIN = 'basic.admin@smallfarm.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const pathFor = async (loginId: string, rest: string) =>
  `companies/${(await personOf(server, loginId)).company_id}/${rest}`
const entries = (event: string) =>
  server.db
    .selectFrom('activity_entries')
    .selectAll()
    .where('event', '=', event as 'TERMS_ACCEPTED')
    .execute()
const codeOf = (response: { statusCode: number; json: () => unknown }) =>
  `${response.statusCode} ${(response.json() as Partial<Failure>).code ?? ''}`.trim()
const gateOf = async (browser: Browser) => (await browser.get('v1/identity/user-context')).json<UserContext>().gate
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x26;', '&')
    .replaceAll(/\s+/g, '')

const acceptTerms = async (browser: Browser, loginId: string, version: string) =>
  browser.send('POST', `/core-app-api/${await pathFor(loginId, 'terms/acceptance')}`, {
    body: { version, accepted: true },
  })
const acceptNda = (browser: Browser, loginId: string, nda_version: string) =>
  browser.send('POST', `/core-app-api/v2/identity/users/${encodeURIComponent(loginId)}/nda-acceptance`, {
    body: { nda_version, accepted: true, locale: 'en-US' },
  })
const acceptAddendum = async (browser: Browser, loginId: string, version: string) =>
  browser.send('POST', `/core-app-api/${await pathFor(loginId, 'data-sharing-addendum/acceptance')}`, {
    body: { version, accepted: true },
  })

const textAt = async (host: string, path: string) => {
  const response = await server.browser(host).get(path)
  return response.statusCode === 200 ? response.body : response.statusCode
}

describe('legal documents', () => {
  it('TRM-01 TRM-01a have the terms for the company’s type, in the reader’s language', async () => {
    const supplier = await server.signedIn(USER)
    const agency = await server.signedIn('agent@northbridge.example')
    const path = await pathFor(USER, 'terms')
    const own = (await supplier.get(path)).json<LegalText>()
    expect(own).toMatchObject({ version: '2025.1', title: 'Terms of use', locale: 'en-US' })
    const french = await supplier.send('GET', `/core-app-api/${path}`, { headers: { [HEADERS.locale]: 'fr-CA' } })
    expect(french.headers['content-language']).toBe('fr-CA')
    expect(french.json<LegalText>()).toMatchObject({ title: 'Conditions d’utilisation', locale: 'fr-CA' })
    const theirs = (await agency.get(await pathFor('agent@northbridge.example', 'terms'))).json<LegalText>()
    expect(theirs.html).not.toBe(own.html)
    const stranger = server.browser()
    const ask = async (query: string) => (await stranger.get(`companies/public/terms${query}`)).json<LegalText>().html
    expect(await ask('')).toBe(own.html)
    expect(await ask('?companyType=THIRD_PARTY_AGENCY')).toBe(theirs.html)
    expect((await stranger.get('companies/public/terms?companyType=NONE')).statusCode).toBe(400)
    expect((await supplier.get(await pathFor('agent@northbridge.example', 'terms'))).statusCode).toBe(403)
  })

  it('TRM-01 RTE-47 have terms for every tenant, and a privacy policy if the tenant has a page for it', async () => {
    const hosts = ['localhost:4173', 'mx.localhost:4173', 'ca.localhost:4173']
    const terms = await Promise.all(hosts.map((host) => textAt(host, 'companies/public/terms')))
    expect(new Set(terms).size).toBe(3)
    const [us, mx, ca] = await Promise.all(
      hosts.map((host) => textAt(host, 'core-services/content-management/privacy-policy')),
    )
    expect([typeof us, mx, typeof ca, us === ca]).toEqual(['string', 404, 'string', false])
  })

  it.each(LOCALES)('TRM-01b have a tagged PDF with the page’s text in %s', async (locale) => {
    const requested = { headers: { [HEADERS.locale]: locale } }
    const page = (
      await server.browser().send('GET', '/core-app-api/companies/public/terms', requested)
    ).json<LegalText>()
    const file = await server.browser().get(`companies/public/terms/pdf?locale=${locale}`)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="terms_2025.1.pdf"',
      'content-language': locale,
    })
    const pdf = await getDocument({ data: new Uint8Array(file.rawPayload) }).promise
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: page.title, Language: locale })
    expect((await pdf.getMarkInfo())?.Marked).toBe(true)
    let text = ''
    const roles: string[] = []
    const collect = (node: object) => {
      if ('role' in node) roles.push(String(node.role))
      if ('children' in node) for (const child of node.children as object[]) collect(child)
    }
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const sheet = await pdf.getPage(number)
      for (const item of (await sheet.getTextContent()).items) if ('str' in item) text += item.str
      const tree = await sheet.getStructTree()
      if (tree) collect(tree)
    }
    const line = versionLine(page.version, page.effective_at, locale)
    expect(textOf(text)).toBe([page.title, line, page.html].map(textOf).join(''))
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    const headings = page.html.match(/<h2>/g)?.length
    expect(roles.filter((role) => role === 'H2')).toHaveLength(headings ?? 0)
    expect(roles).toEqual(expect.arrayContaining(['Document', 'P', 'L', 'LI', 'Lbl', 'LBody']))
  })

  it('TRM-01c are in force from their date, starting with the next call, and are stored without scripts', async () => {
    const browser = server.browser('ca.localhost:4173')
    const read = async () =>
      (await browser.get('core-services/content-management/privacy-policy')).json<{ content: LegalText }>().content
    const text = {
      title: 'P',
      html: '<h2 onclick="x()">New</h2><script>x()</script><p><a href="javascript:x()">a</a></p>',
    }
    const kind = { document: 'privacy-policy', variant: '', tenant: 'CA' } as const
    const texts = { 'en-US': text, 'es-MX': text, 'fr-CA': text }
    const at = server.clock.now()
    const tomorrow = new Date(at.getTime() + 24 * 60 * 60_000)
    await publish(server.db, [{ ...kind, version: '3', effectiveAt: tomorrow, texts }], { by: 'test', at })
    await publish(server.db, [{ ...kind, version: '2', effectiveAt: at, texts }], { by: 'test', at })
    expect(await read()).toMatchObject({ version: '2', html: '<h2>New</h2><p><a>a</a></p>' })
    server.clock.advance(24 * 60 + 1)
    expect(await read()).toMatchObject({ version: '3' })
  })
})

describe('changed terms', () => {
  it('TRM-02 TRM-02a are accepted once, in the version in force, and then the portal opens again', async () => {
    const browser = await server.signedIn(USER)
    expect(codeOf(await acceptTerms(browser, USER, '2024.1'))).toBe('409 VERSION_OUTDATED')
    await publishVersion(server, 'terms', '2026.1')
    expect(await gateOf(browser)).toBe('TERMS_NOT_ACCEPTED')
    const outdated = await acceptTerms(browser, USER, '2025.1')
    expect(codeOf(outdated)).toBe('409 VERSION_OUTDATED')
    expect(outdated.json<Failure>().error).toBe('A newer version is available')
    expect(await gateOf(browser)).toBe('TERMS_NOT_ACCEPTED')
    expect((await browser.get(await pathFor(USER, 'terms'))).json<LegalText>().version).toBe('2026.1')
    const first = (await acceptTerms(browser, USER, '2026.1')).json<Accepted>()
    expect(first).toEqual({ version: '2026.1', accepted_at: server.clock.now().toISOString() })
    server.clock.advance(5)
    expect((await acceptTerms(browser, USER, '2026.1')).json<Accepted>()).toEqual(first)
    expect(await gateOf(browser)).toBeNull()
    expect(await entries('TERMS_ACCEPTED')).toMatchObject([
      { entity_id: USER, actor_login_id: USER, before: { version: '2025.1' }, after: { version: '2026.1' } },
    ])
  })

  it('TRM-02 cannot be accepted while acting for another company', async () => {
    const agent = 'agent.multi@northbridge.example'
    const browser = await server.signedIn(agent)
    const { company_id: supplier } = await server.db
      .selectFrom('companies_members')
      .select('company_id')
      .where('login_id', '=', agent)
      .limit(1)
      .executeTakeFirstOrThrow()
    const path = `/core-app-api/companies/${supplier}/terms/acceptance`
    const headers = { [HEADERS.companyContext]: supplier }
    const response = await browser.send('POST', path, { body: { version: '2026.1', accepted: true }, headers })
    expect(codeOf(response)).toBe('403 FORBIDDEN')
    expect(codeOf(await acceptTerms(browser, agent, '2026.1'))).toBe('200')
  })
})

describe('the confidentiality agreement', () => {
  it('NDA-01 NDA-02 opens the portal for users who accept it, with one log entry however often it is accepted', async () => {
    const browser = await server.signedIn(AGENT)
    await acceptTerms(browser, AGENT, '2026.1')
    expect(await gateOf(browser)).toBe('NDA_NOT_ACCEPTED')
    const { content } = (await browser.get('core-services/content-management/nda')).json<{ content: LegalText }>()
    expect(codeOf(await acceptNda(browser, AGENT, '2024.1'))).toBe('409 VERSION_OUTDATED')
    const both = await Promise.all([
      acceptNda(browser, AGENT, content.version),
      acceptNda(browser, AGENT, content.version),
    ])
    const at = server.clock.now().toISOString()
    for (const response of both) expect(response.json()).toEqual({ nda_version: content.version, accepted_at: at })
    expect(await gateOf(browser)).toBeNull()
    expect(await entries('NDA_ACCEPTED')).toMatchObject([
      { entity_id: AGENT, after: { version: '2025.1', locale: 'en-US' } },
    ])
  })

  it('NDA-02 cannot be accepted by other users', async () => {
    const browser = await server.signedIn(USER)
    expect(codeOf(await acceptNda(browser, USER, '2025.1'))).toBe('403 FORBIDDEN')
    expect(await entries('NDA_ACCEPTED')).toHaveLength(1)
  })

  it('NDA-02 must be accepted once for each version', async () => {
    await publishVersion(server, 'nda', '2026.1')
    const browser = await server.signedIn(AGENT)
    expect(await gateOf(browser)).toBe('NDA_NOT_ACCEPTED')
    await acceptNda(browser, AGENT, '2026.1')
    expect(await gateOf(browser)).toBeNull()
  })
})

describe('the data sharing addendum', () => {
  it('DSA-01 is the agencies’ variant for agencies, and the standard variant on request', async () => {
    const agent = await server.signedIn('agent@northbridge.example')
    await acceptTerms(agent, 'agent@northbridge.example', '2026.1')
    await acceptNda(agent, 'agent@northbridge.example', '2026.1')
    const path = await pathFor('agent@northbridge.example', 'data-sharing-addendum')
    const titleAt = async (query = '') => (await agent.get(path + query)).json<LegalText>().html
    expect(await titleAt('?variant=3p')).toBe(await titleAt())
    expect(await titleAt('?variant=standard')).not.toBe(await titleAt())
  })

  it('DSA-02 is accepted by an administrator for the whole company, without signing in again', async () => {
    const [basic, admin] = [await server.signedIn(BASIC), await server.signedIn(BASIC_ADMIN)]
    await acceptTerms(basic, BASIC, '2026.1')
    await acceptTerms(admin, BASIC_ADMIN, '2026.1')
    await publishVersion(server, 'addendum', '2026.1')
    expect([await gateOf(basic), await gateOf(admin)]).toEqual(['ADDENDUM_NOT_ACCEPTED', 'ADDENDUM_NOT_ACCEPTED'])
    expect((await basic.get(await pathFor(BASIC, 'data-sharing-addendum'))).statusCode).toBe(200)
    expect(codeOf(await acceptAddendum(basic, BASIC, '2026.1'))).toBe('403 FORBIDDEN')
    expect(codeOf(await acceptAddendum(admin, BASIC_ADMIN, '2025.1'))).toBe('409 VERSION_OUTDATED')
    expect(await gateOf(basic)).toBe('ADDENDUM_NOT_ACCEPTED')
    expect(codeOf(await acceptAddendum(admin, BASIC_ADMIN, '2026.1'))).toBe('200')
    expect(codeOf(await acceptAddendum(admin, BASIC_ADMIN, '2026.1'))).toBe('200')
    expect([await gateOf(basic), await gateOf(admin)]).toEqual([null, null])
    const company = (await personOf(server, BASIC)).company_id
    expect(await entries('ADDENDUM_ACCEPTED')).toMatchObject([{ entity_id: company, company_id: company }])
  })

  it('DSA-02 cannot be accepted by a full supplier’s administrator', async () => {
    const admin = await server.signedIn('admin@brightfoods.example')
    await acceptTerms(admin, 'admin@brightfoods.example', '2026.1')
    expect(codeOf(await acceptAddendum(admin, 'admin@brightfoods.example', '2026.1'))).toBe('403 FORBIDDEN')
  })
})
