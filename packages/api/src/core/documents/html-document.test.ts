import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'
import { sessionCookieName } from '../http/context.ts'

const HTML =
  '<!doctype html><html lang="en-US" data-shell><head><title>A portal</title><script nonce="__NONCE__" src="/assets/a.js"></script></head><body><div id="root"></div></body></html>'
const wordsOf = (part: string) => ({ 'en-US': [`assets/${part}-en.js`], 'fr-CA': [`assets/${part}-fr.js`] })
const PRELOADS = {
  documents: { 'index.html': wordsOf('shared'), 'sign-in.html': wordsOf('sign-in') },
  pages: [
    { path: '/', files: { 'en-US': ['assets/landing.js'] } },
    { path: '/apps', files: { 'en-US': ['assets/apps.css', 'assets/apps.js'], 'fr-CA': ['assets/apps.js'] } },
    { path: '/tickets/:id', files: { 'en-US': ['assets/ticket.js'] } },
    { path: '/articles/*', files: { 'en-US': ['assets/article.js'] } },
  ],
  stylesheets: { 'assets/small.css': 'i{margin:0}' },
}

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-portal-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), HTML)
  await writeFile(join(folder, 'sign-in.html'), HTML.replace('a.js', 'sign-in.js'))
  await writeFile(join(folder, 'assets', 'a.js'), 'export {}')
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(PRELOADS))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  server = await startTestServer({ portalDist: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

function page(path: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url: path, headers: { host: 'localhost:4173', ...headers } })
}

function configIn(html: string): unknown {
  return JSON.parse(
    /<script type="application\/json" id="config" nonce="[^"]+">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null',
  )
}

interface Asked {
  url: string
  headers: Record<string, string>
}

const SIGNED_IN = { cookie: `${sessionCookieName(true)}=a-session` }
const CONTEXT = '/v1/identity/user-context?permissions=true'

function askedIn(html: string): Asked[] {
  return JSON.parse(/<script nonce="[^"]+">prefetched=(\[.*?\])\.map\(/.exec(html)?.[1] ?? '[]')
}

function nonceOf(html: string): string | undefined {
  return /nonce="([^"]+)"/.exec(html)?.[1]
}

describe('the portal’s pages', () => {
  it('SRV-08 every other path returns the document with its own nonce and a strict policy', async () => {
    const [one, two] = [await page('/apps'), await page('/no/such/page?x=1')]
    expect(nonceOf(one.body)).toMatch(/^[\w+/]{22}==$/)
    expect(nonceOf(one.body)).not.toBe(nonceOf(two.body))
    const policy = String(one.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'nonce-${nonceOf(one.body)}' 'strict-dynamic'`)
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types human-check default']),
    )
    expect(policy).not.toContain('unsafe')
    expect(one.headers['cache-control']).toBe('no-store')
  })

  it.each([
    [{}, '<html lang="en-US">'],
    [{ 'accept-language': 'fr-FR,fr;q=0.9' }, '<html lang="fr-CA">'],
    [{ cookie: 'locale=es-MX', 'accept-language': 'fr' }, '<html lang="es-MX">'],
    [{ cookie: 'appearance=dark; density=compact' }, '<html lang="en-US" data-theme="dark" data-density="compact">'],
    [{ cookie: 'appearance=%22%3E%3Cscript%3E; density=huge; locale=xx' }, '<html lang="en-US">'],
  ])('I18N-03 the document has the attributes for %o', async (headers, html) => {
    expect((await page('/apps', headers)).body).toContain(html)
  })

  it.each([
    ['/apps?x=1', {}, ['shared-en.js', 'apps.css', 'apps.js']],
    ['/Apps/', {}, ['shared-en.js', 'apps.css', 'apps.js']],
    ['/apps', { cookie: 'locale=fr-CA' }, ['shared-fr.js', 'apps.js']],
    ['/', {}, ['shared-en.js', 'landing.js']],
    ['/tickets/7', {}, ['shared-en.js', 'ticket.js']],
    ['/articles/a/b', {}, ['shared-en.js', 'article.js']],
    ['/apps/more', {}, ['shared-en.js']],
    ['/idp/interaction/some-id', {}, ['sign-in-en.js']],
  ])('SRV-08 %s, requested with %o, preloads %o', async (path, headers, files) => {
    const { body } = await page(path, headers)
    const links = [...body.matchAll(/<link rel="(\w+)"([^>]*) crossorigin href="\/assets\/([\w.-]+)">/g)]
    expect(links.map(([, , , file]) => file)).toEqual(files)
    for (const [, rel, more, file = ''] of links) {
      const wanted = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
      expect([rel, more], file).toEqual([wanted, ` nonce="${nonceOf(body)}"`])
    }
  })

  it.each([
    ['/', ['/banner', '/auth-status', CONTEXT, '/v1/products/introductions 1']],
    ['/apps?x=1', ['/banner', '/auth-status', CONTEXT, '/v1/products 1']],
    ['/profile', ['/banner', '/auth-status', CONTEXT]],
    ['/login', ['/banner', '/login 1']],
    ['/login?lastUrl=/apps%3Fq=a%2520b', ['/banner', '/login?lastUrl=%2Fapps%3Fq%3Da%2520b 1']],
    ['/login?lastUrl=//evil.example', ['/banner', '/login?lastUrl=%2Fapps 1']],
    ['/idp/interaction/some-id', []],
  ])('SRV-08 %s prefetches its first calls: %o', async (path, calls) => {
    const requested = askedIn((await page(path, SIGNED_IN)).body)
    expect(requested.map(({ url, headers }) => [url, headers['x-user-activity']].filter(Boolean).join(' '))).toEqual(
      calls.map((call) => `/core-app-api${call}`),
    )
  })

  it.each(['/', '/apps', '/contactUs'])(
    'SRV-08 %s prefetches no call that an anonymous visitor cannot make',
    async (path) => {
      const requested = askedIn((await page(path)).body).map(({ url }) => url.replace('/core-app-api', ''))
      expect(requested).toEqual(expect.arrayContaining(['/banner', '/auth-status']))
      expect(requested.filter((url) => /user-context|products$/.test(url))).toEqual([])
    },
  )

  it('CTX-06 I18N-04 calls are prefetched in the reader’s language, for the company in the URL', async () => {
    const { body } = await page('/apps?company=c%2F1%3C%2Fscript%3E', { ...SIGNED_IN, 'accept-language': 'fr' })
    for (const { headers } of askedIn(body)) {
      expect(headers).toMatchObject({ locale: 'fr-CA', 'x-company-context': 'c%2F1%3C%2Fscript%3E' })
    }
  })

  it('SRV-08 a portal built without the preload list preloads nothing, and the list is not public', async () => {
    expect((await page('/preloads.json')).statusCode).toBe(404)
    const bare = await mkdtemp(join(tmpdir(), 'tessera-portal-'))
    await writeFile(join(bare, 'index.html'), HTML)
    const other = await startTestServer({ portalDist: bare })
    const { statusCode, body } = await other.app.inject({ url: '/apps', headers: { host: 'localhost' } })
    expect([statusCode, body.includes('<link')]).toEqual([200, false])
    await other.close()
    await rm(bare, { recursive: true, force: true })
  })

  it.each(['localhost:4173', 'mx.localhost:4173', 'CA.localhost'])(
    'CFG-01 the document at %s contains the same configuration as the call’s response',
    async (host) => {
      const answer = await server.app.inject({ url: '/api/ccm', headers: { host } })
      for (const path of ['/apps', '/idp/interaction/some-id']) {
        expect(configIn((await page(path, { host })).body)).toEqual(answer.json())
      }
    },
  )

  it('CFG-01 no configuration value can end its data block or become a script', async () => {
    const productName = '</script><script>alert(1)</script><!--<script>$&\u2028$'
    const set = { key: 'productName', value: JSON.stringify(productName), tenant: null, environment: null }
    await server.db.insertInto('config').values(set).execute()
    server.clock.advance(1)
    const { body } = await page('/apps')
    expect(configIn(body)).toMatchObject({ productName })
    expect(body.match(/<\/?script/g)).toEqual(Array.from({ length: 3 }, () => ['<script', '</script']).flat())
    await server.db.deleteFrom('config').where('value', '=', set.value).execute()
    server.clock.advance(1)
  })

  it('CFG-03 a document is sent without its configuration if that cannot be read', async () => {
    const other = await startTestServer({ portalDist: folder, log: { write: () => undefined } })
    await other.db.schema.dropTable('config').execute()
    const { statusCode, body } = await other.app.inject({ url: '/apps', headers: { host: 'localhost' } })
    expect([statusCode, body.includes('id="config"')]).toEqual([200, false])
    await other.close()
  })

  it('SES-03 the provider’s login page is the portal’s second document', async () => {
    expect((await page('/idp/interaction/some-id')).body).toContain('/assets/sign-in.js')
  })

  it('files are served, hashed ones cached for a year; raw documents and missing files are not served', async () => {
    const asset = await page('/assets/a.js')
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await page('/favicon.svg')).statusCode).toBe(200)
    for (const path of [
      '/index.html',
      '/sign-in.html',
      '/assets/missing.js',
      '/../package.json',
      '/core-app-api/none',
    ]) {
      const { statusCode, body } = await page(path)
      expect([path, statusCode, body.includes('<html')]).toEqual([path, 404, false])
    }
  })

  it.each([
    '/foo.html',
    '/index.html',
    '/knowledgeBase/article/content/supplier/guide.html',
    '//evil.example',
    '/logo.png',
    '/%',
    '/%E0%A4%A?x=%',
    '/50%25%',
  ])('RTE-13 SCR-03 a browser tab at %s gets the portal, where the user can continue', async (path) => {
    const asking: Record<string, string>[] = [{ accept: 'text/html,*/*;q=0.8' }, { 'sec-fetch-dest': 'document' }]
    for (const headers of asking) {
      const { statusCode, body, headers: head } = await page(path, headers)
      expect([statusCode, body.includes('/assets/a.js')]).toEqual([200, true])
      expect(head['content-security-policy']).toContain(`'nonce-${nonceOf(body)}'`)
    }
  })

  it.each(['/idp/none', '/idp/', '/idp/auth/a/b', '/idp/none.js', '/idp/%zz', '/idp/reset/token/none'])(
    'RTE-13 SCR-03 a browser tab at %s, an unknown path, gets the portal with status 404',
    async (path) => {
      const { statusCode, body, headers } = await page(path, { 'sec-fetch-dest': 'document' })
      expect([statusCode, body.includes('/assets/a.js')]).toEqual([404, true])
      expect(headers['content-security-policy']).toContain(`'nonce-${nonceOf(body)}'`)
    },
  )

  it.each([
    ['/logo.png', { 'sec-fetch-dest': 'image', accept: 'image/*' }],
    ['/chunk.js', { 'sec-fetch-dest': 'script', accept: '*/*' }],
    ['/data.json', { 'sec-fetch-dest': 'empty', accept: 'text/html' }],
    ['/assets/a-0a1b2c3d.js', { 'sec-fetch-dest': 'document', accept: 'text/html' }],
    ['/core-app-api/none', { 'sec-fetch-dest': 'document', accept: 'text/html' }],
    ['/core-app-api/%', { accept: 'text/html' }],
    ['/idp/none', { accept: '*/*' }],
    ['/idp/none', { 'sec-fetch-dest': 'empty', accept: 'text/html' }],
  ])('SRV-04 %s, requested with %o, returns a JSON failure', async (path, headers) => {
    const { statusCode, body } = await page(path, headers)
    expect(statusCode).toBe(path.endsWith('%') ? 400 : 404)
    expect(JSON.parse(body)).toHaveProperty('code')
  })

  it('SRV-03 ERR-06 a document can only be read', async () => {
    for (const [url, status, code] of [
      ['/apps', 405, 'METHOD_NOT_ALLOWED'],
      ['/idp/none', 404, 'NOT_FOUND'],
    ] as const) {
      const { statusCode, body } = await server.app.inject({ method: 'POST', url, headers: { accept: 'text/html' } })
      expect([statusCode, JSON.parse(body)]).toEqual([status, expect.objectContaining({ code })])
    }
    expect((await server.app.inject({ method: 'HEAD', url: '/apps' })).statusCode).toBe(200)
  })
})
