import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'

const HTML = `<!doctype html><html lang="en-US" data-shell><head><title>A portal</title>
<script type="module" crossorigin src="/assets/index.js" nonce="__NONCE__"></script>
<link rel="preload" as="script" crossorigin href="/assets/react.js" nonce="__NONCE__">
<link rel="modulepreload" crossorigin href="/assets/core.js" nonce="__NONCE__">
<link rel="stylesheet" crossorigin href="/assets/all.css" nonce="__NONCE__">
<link rel="preload" as="font" crossorigin="" href="/assets/font.woff2" nonce="__NONCE__">
</head><body><div id="root"></div></body></html>`
const PRELOADS = {
  documents: { 'index.html': {}, 'sign-in.html': {} },
  pages: [{ path: '/', files: { 'en-US': ['assets/landing.css', 'assets/small.css', 'assets/landing.js'] } }],
  stylesheets: { 'assets/small.css': 'i{margin:0}' },
}
const signIn = (locale: string, title: string) => ({
  page: 'signIn',
  locale,
  html: `<div inert><h1>${title} __PRODUCT_NAME__</h1></div>`,
  styles: 'h1{margin:0}',
})
const landing = (tenant: string) => ({
  page: 'landing',
  locale: 'en-US',
  tenant,
  isProduction: false,
  html: `<h1>Landing ${tenant}</h1><p>© __YEAR__</p>`,
  styles: 'p{margin:0}',
})
const PRERENDERED = [signIn('en-US', 'Log in to'), signIn('fr-CA', 'Connexion à'), landing('US'), landing('MX')]

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-portal-'))
  await mkdir(join(folder, 'assets'))
  for (const name of ['index.html', 'sign-in.html']) await writeFile(join(folder, name), HTML)
  await writeFile(join(folder, 'prerendered.json'), JSON.stringify(PRERENDERED))
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(PRELOADS))
  server = await startTestServer({ portalDist: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

function page(path: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url: path, headers: { host: 'localhost:4173', ...headers } })
}

/** The heading in the document at a path before any script runs. */
async function shownAt(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  return /<div id="root">(?:<h1>(.*?)<\/h1>)?/.exec((await page(path, headers)).body)?.[1]
}

interface Waiting {
  kept?: object
  isTaken?: boolean
  /** Milliseconds until the response. */
  wait?: number
}

/** A browser on the login page with a prepared response; records redirects and page views. */
async function runLogIn(answer: Response | Promise<Response>, { kept = {}, isTaken = false, wait = 0 }: Waiting = {}) {
  const { body } = await page('/login?lastUrl=/profile', { cookie: 'locale=fr-CA' })
  const source = /<script nonce="[^"]+">(prefetched=.*?)<\/script>/s.exec(body)?.[1] ?? ''
  const script = source.replace('import(', 'run(')
  const begun: string[] = []
  const counted: unknown[] = []
  const gone: string[] = []
  const responses: Promise<Response>[] = []
  const global: Record<string, unknown> = {
    Response,
    setTimeout: (action: () => void, delay: number) => delay <= wait && action(),
    clearTimeout,
    document: { createElement: () => ({}), head: { append: () => undefined } },
    run: (file: string) => begun.push(file),
    localStorage: { getItem: (key: string) => new Map(Object.entries(kept)).get(key) ?? null },
    location: { replace: (to: string) => gone.push(to) },
    fetch: (url: string, init: { method?: string; body: string }) => {
      if (init.method === 'POST') counted.push([url, JSON.parse(init.body)])
      const sent = Promise.resolve(url.includes('/login') ? answer : new Response('[]'))
      responses.push(sent)
      return sent
    },
  }
  runInNewContext(script, global)
  if (isTaken) global['prefetched'] = []
  await vi.waitFor(() => expect(responses.length).toBeGreaterThan(1))
  await new Promise(setImmediate)
  return { gone, counted, begun, isLeaving: global['isLeaving'] === true }
}

describe('a page before the portal’s script', () => {
  it('RTE-02 the login page redirects to the provider before the portal starts, and counts a page view', async () => {
    const { gone, counted, begun, isLeaving } = await runLogIn(Response.json({ redirectUrl: '/idp/auth?x=1' }))
    expect([gone, begun, isLeaving]).toEqual([['/idp/auth?x=1'], [], true])
    const events = [{ name: 'page_view', page: 'login', locale: 'fr-CA', props: {} }]
    expect(counted).toEqual([['/core-app-api/analytics/events', { events }]])
  })

  it.each([
    ['a refusal', Response.json({ code: 'INTERNAL' }, { status: 500 }), {}],
    ['a pending notice', Response.json({ redirectUrl: '/idp/auth' }), { kept: { idleTimeout: '1' } }],
    ['a blocked account', Response.json({ redirectUrl: '/idp/auth', ended: 'BLOCKED' }), {}],
    ['a response that the portal has already used', Response.json({ redirectUrl: '/idp/auth' }), { isTaken: true }],
    ['a response that is not JSON', new Response('maintenance'), {}],
  ])('RTE-02 SES-12 %s starts the portal on the login page', async (_, answer, state) => {
    expect(await runLogIn(answer, state)).toEqual({
      gone: [],
      counted: [],
      begun: ['/assets/index.js'],
      isLeaving: false,
    })
  })

  it.each([
    [999, []],
    [1000, ['/assets/index.js']],
  ])('RTE-02 after %i ms without a response, the login page has started the scripts %j', async (wait, begun) => {
    const silence = new Promise<Response>(() => undefined)
    expect(await runLogIn(silence, { wait })).toMatchObject({ gone: [], begun })
  })

  it.each([
    ['/idp/interaction/some-id', {}, 'Log in to Scintilla'],
    ['/idp/interaction/some-id', { cookie: 'locale=fr-CA' }, 'Connexion à Scintilla'],
    ['/idp/interaction/some-id', { cookie: 'locale=es-MX' }, undefined],
    ['/idp/reset', {}, undefined],
    ['/apps', {}, undefined],
  ])('SES-03 %s, requested with %o, shows %s before its script loads', async (path, headers, title) => {
    expect(/<div id="root">.*?<h1>(.*?)<\/h1>/.exec((await page(path, headers)).body)?.[1]).toBe(title)
  })

  it.each([
    ['/', {}, 'Landing US'],
    ['/?plan=basic', {}, 'Landing US'],
    ['/', { host: 'mx.localhost:4173', cookie: 'locale=en-US' }, 'Landing MX'],
    ['/', { cookie: 'session=of-somebody' }, undefined],
    ['/?company=c1', {}, undefined],
    ['/', { cookie: 'locale=en-XA' }, undefined],
    ['/support', {}, undefined],
  ])('RTE-01 %s, requested with %o, shows %s before its script loads', async (path, headers, title) => {
    expect(await shownAt(path, headers)).toBe(title)
  })

  it('RTE-01 BAN-04 a page waits for its script if there is a banner for all visitors, or if that is unknown', async () => {
    const [news] = await server.db.selectFrom('banners').selectAll().where('kind', '=', 'GENERAL').execute()
    expect(await shownAt('/')).toBe('Landing US')
    await server.db
      .updateTable('banners')
      .set({ severity: 'warning' })
      .where('id', '=', news?.id ?? '')
      .execute()
    expect(await shownAt('/')).toBeUndefined()
    await server.db
      .updateTable('banners')
      .set({ severity: 'info' })
      .where('id', '=', news?.id ?? '')
      .execute()
    expect(await shownAt('/')).toBe('Landing US')
  })

  it('RTE-01 the prerendered page contains its styles, and scripts and other styles come after it', async () => {
    const { body } = await page('/')
    expect(body).toMatch(/<style nonce="[^"]+">p\{margin:0\}<\/style>/)
    expect(body).toContain(`© ${server.clock.now().getFullYear()}`)
    const stylesheets = [
      '/assets/all.css',
      '/assets/landing.css',
      'data-stylesheet>i{margin:0}</style>',
      'small.css" disabled',
    ]
    const order = ['<h1>', 'prefetched=', 'requestAnimationFrame', ...stylesheets, 'as="font"', 'data-entry=']
    const found = order.map((part) => body.indexOf(part))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found).not.toContain(-1)
    expect(body.match(/<script type="module"|<link rel="modulepreload"|as="script"/g)).toBeNull()
    expect(body.match(/rel="stylesheet"/g)).toHaveLength(3)
  })

  it('SRV-08 the prerendered page escapes the portal’s name, and the page list is not public', async () => {
    const set = { key: 'productName', value: JSON.stringify('A & <b>$&"'), tenant: null, environment: null }
    await server.db.insertInto('config').values(set).execute()
    server.clock.advance(1)
    expect((await page('/idp/interaction/some-id')).body).toContain('<h1>Log in to A &amp; &lt;b&gt;$&amp;&quot;</h1>')
    await server.db.deleteFrom('config').where('value', '=', set.value).execute()
    server.clock.advance(1)
    expect((await page('/prerendered.json')).statusCode).toBe(404)
  })
})
