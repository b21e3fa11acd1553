import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const HTML =
  '<!doctype html><html lang="en-US" data-shell><head><title>A portal</title></head><body><div id="root"></div></body></html>'
const PICTURES = {
  'en-US': '<div inert><h1>Log in to __PRODUCT_NAME__</h1></div>',
  'fr-CA': '<div inert><h1>Connexion à __PRODUCT_NAME__</h1></div>',
}

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-portal-'))
  await mkdir(join(folder, 'assets'))
  for (const name of ['index.html', 'sign-in.html']) await writeFile(join(folder, name), HTML)
  await writeFile(join(folder, 'pictures.json'), JSON.stringify(PICTURES))
  server = await startTestServer({ portalDist: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

function page(path: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url: path, headers: { host: 'localhost:4173', ...headers } })
}

/** A browser at the log-in page, with the answer to the log-in call and what it keeps; where it goes and what it counts. */
async function runLogIn(answer: Response, { kept = {}, isTaken = false }: { kept?: object; isTaken?: boolean } = {}) {
  const { body } = await page('/login?lastUrl=/profile', { cookie: 'locale=fr-CA' })
  const script = /<script nonce="[^"]+">(askedAhead=.*?)<\/script>/s.exec(body)?.[1] ?? ''
  const counted: unknown[] = []
  const gone: string[] = []
  const answers: Promise<Response>[] = []
  const global: Record<string, unknown> = {
    Response,
    localStorage: { getItem: (key: string) => new Map(Object.entries(kept)).get(key) ?? null },
    location: { replace: (to: string) => gone.push(to) },
    fetch: (url: string, init: { method?: string; body: string }) => {
      if (init.method === 'POST') counted.push([url, JSON.parse(init.body)])
      const sent = Promise.resolve(url.includes('/login') ? answer : new Response('[]'))
      answers.push(sent)
      return sent
    },
  }
  runInNewContext(script, global)
  if (isTaken) global['askedAhead'] = []
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(1))
  await new Promise(setImmediate)
  return { gone, counted, isLeaving: global['isLeaving'] === true }
}

describe('what is seen before the portal’s script', () => {
  it('RTE-02 the log-in page is left for the provider before the portal is there, and counted as seen', async () => {
    const { gone, counted, isLeaving } = await runLogIn(Response.json({ redirectUrl: '/idp/auth?x=1' }))
    expect([gone, isLeaving]).toEqual([['/idp/auth?x=1'], true])
    const events = [{ name: 'page_view', page: 'login', locale: 'fr-CA', props: {} }]
    expect(counted).toEqual([['/core-app-api/analytics/events', { events }]])
  })

  it.each([
    ['a refusal', Response.json({ code: 'INTERNAL' }, { status: 500 }), {}],
    ['a notice that is due', Response.json({ redirectUrl: '/idp/auth' }), { kept: { idleTimeout: '1' } }],
    ['an answer that the portal has taken', Response.json({ redirectUrl: '/idp/auth' }), { isTaken: true }],
    ['an answer that is none', new Response('maintenance'), {}],
  ])('RTE-02 SES-12 %s is left to the log-in page', async (_, answer, state) => {
    expect(await runLogIn(answer, state)).toEqual({ gone: [], counted: [], isLeaving: false })
  })

  it.each([
    ['/idp/interaction/some-id', {}, 'Log in to Scintilla'],
    ['/idp/interaction/some-id', { cookie: 'locale=fr-CA' }, 'Connexion à Scintilla'],
    ['/idp/interaction/some-id', { cookie: 'locale=es-MX' }, undefined],
    ['/idp/reset', {}, undefined],
    ['/apps', {}, undefined],
  ])('SES-03 %s, asked for with %o, shows %s before its script is there', async (path, headers, title) => {
    expect(/<div id="root">.*?<h1>(.*?)<\/h1>/.exec((await page(path, headers)).body)?.[1]).toBe(title)
  })

  it('SRV-08 the picture says the portal’s name as a text, and its list is nobody’s', async () => {
    const set = { key: 'productName', value: JSON.stringify('A & <b>$&"'), tenant: null, environment: null }
    await server.db.insertInto('config').values(set).execute()
    server.clock.advance(1)
    expect((await page('/idp/interaction/some-id')).body).toContain('<h1>Log in to A &amp; &lt;b&gt;$&amp;&quot;</h1>')
    await server.db.deleteFrom('config').where('value', '=', set.value).execute()
    server.clock.advance(1)
    expect((await page('/pictures.json')).statusCode).toBe(404)
  })
})
