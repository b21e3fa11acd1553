import type { Page } from 'playwright/test'
import { requiredRoutes } from '../lib/required-routes.mjs'
import { expect, onHost, signIn, test } from './portal.ts'
import type { PageContent } from './route-walk/expectation.ts'
import { expectedAt, expectedMenu } from './route-walk/expectation.ts'
import type { Person } from './route-walk/people.ts'
import { PEOPLE, SUPER_ADMINS } from './route-walk/people.ts'
import { PLACES, placeAt } from './route-walk/places.ts'

/** The number of accounts in a sampled run. */
const SAMPLE = 3
/** These paths leave the document or end the session, so they come last and are opened by URL. */
const LAST = ['/reportbuilder', '/login', '/logout']
/** The calls whose responses leave the document. */
const LEADS_AWAY = /\/core-app-api\/(login|v1\/products)(\?|$)/
const POLLING = { timeout: 5000, intervals: [20] }

const soft = expect.configure({ soft: true })

/** Returns all accounts, or some of them, different ones each day. */
function accountsOfRun(): readonly Person[] {
  if (process.env['TEST_MATRIX'] === 'full') return PEOPLE
  const start = (Number(process.env['TEST_SEED'] ?? 0) * SAMPLE) % PEOPLE.length
  return PEOPLE.slice(start, start + SAMPLE)
}

/** Navigates within the portal, as a link does. */
async function follow(page: Page, at: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, at)
}

async function contentOf(page: Page): Promise<Omit<PageContent, 'page'>> {
  return page.evaluate(() => ({
    at: location.pathname + location.search + location.hash,
    // The title of an item comes before that of its page.
    title: document.title.split(' | ').slice(-2).join(' | '),
    // The heading of a list ends with its total.
    heading: (document.querySelector('main h1')?.textContent ?? '').replace(/\s[\d.,\s]+$/u, ''),
  }))
}

/** Returns the names of the recorded page views, read from the portal's own calls. */
function pageViewsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/analytics/events')) return
    const { events }: { events: { name: string; page: string }[] } = request.postDataJSON()
    names.push(...events.filter(({ name }) => name === 'page_view').map((event) => event.page))
  })
  return names
}

interface Visit {
  page: Page
  person: Person
  at: string
  views: string[]
}

async function isCounted({ page, person, at, views }: Visit, name: string): Promise<void> {
  const lastView = async () => {
    // Analytics are sent in batches, or immediately when a page is hidden.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    return views.at(-1)
  }
  await soft.poll(lastView, { message: `${person.loginId} at ${at}, in analytics`, ...POLLING }).toBe(name)
}

async function shows(visit: Visit, { page: name, heading, ...others }: PageContent): Promise<void> {
  const { page, person, at } = visit
  const expected = { ...others, heading: heading instanceof RegExp ? expect.stringMatching(heading) : heading }
  const message = `${person.loginId} at ${at}`
  await soft.poll(() => contentOf(page), { message, ...POLLING }).toEqual(expected)
  await isCounted(visit, name)
}

async function leavesTo(visit: Visit, address: string, elsewhere: RegExp): Promise<void> {
  const { page, person, at } = visit
  // Requests of a closing page cannot be observed, so the page stays until its analytics were seen.
  const gate: { open: () => void } = { open: () => {} }
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  await page.route(LEADS_AWAY, async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(address)
  await isCounted(visit, placeAt(at).page)
  gate.open()
  await soft(page, `${person.loginId} at ${at}`).toHaveURL(elsewhere)
  await page.unroute(LEADS_AWAY)
}

test('RTE-01 RTE-13 RTE-52 the table covers every route of the catalog', () => {
  for (const { id, path, title } of requiredRoutes()) {
    const places = PLACES.filter((place) => place.id === id)
    const paths = places.map(({ at }) => at.replace(/[?#].*/, ''))
    expect(paths, id).toContain(path)
    if (title) expect(places.map((place) => place.title)).toContain(title)
  }
})

test('SES-03 the table covers every account on the sign-in pages', async ({ page, baseURL }) => {
  for (const host of ['localhost', 'mx.localhost', 'ca.localhost'] as const) {
    const answer = page.waitForResponse(/\/idp\/interaction\/[\w-]+\/details/)
    await page.goto(onHost(baseURL, host, '/login'))
    const { demoAccounts }: { demoAccounts: { loginId: string }[] } = await (await answer).json()
    // Super admins can use every host.
    const known = PEOPLE.filter(({ loginId, host: own }) => own === host || SUPER_ADMINS.includes(loginId))
    expect(demoAccounts.map(({ loginId }) => loginId)).toEqual(known.map(({ loginId }) => loginId))
  }
})

test.describe('ANL-02 GEN-03 ROL-07 RTE-42 RTE-44 RTE-45 RTE-46 RTE-47 RTE-49 SCR-01 SES-09', () => {
  for (const person of PEOPLE.filter((each) => accountsOfRun().includes(each))) {
    test(`${person.loginId} visits all routes`, async ({ page, baseURL }) => {
      const views = pageViewsOf(page)
      const visit = (at: string): Visit => ({ page, person, at, views })
      await page.route('https://*.scintilla.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
      await signIn(page, person.loginId, onHost(baseURL, person.host, '/login'))
      const landing = expectedAt(person, '/apps')
      if (!('leaves' in landing)) await shows(visit('/login'), landing)
      const menus = {
        navigation: page.getByRole('navigation', { name: /^(Main|Principal|Principale)$/ }),
        footer: page.locator('footer nav'),
      }
      for (const menu of ['navigation', 'footer'] as const) {
        // A count can follow the name of a page.
        const entries = async () =>
          (await menus[menu].getByRole('link').allTextContents()).map((text) => text.replace(/\s?\d.*$/u, ''))
        await soft.poll(entries, { message: `${person.loginId} in the ${menu}` }).toEqual(expectedMenu(person, menu))
      }
      for (const { at } of PLACES) {
        const wanted = expectedAt(person, at)
        const address = onHost(baseURL, person.host, at)
        if ('leaves' in wanted) {
          await leavesTo(visit(at), address, wanted.leaves)
        } else {
          await (LAST.includes(at) ? page.goto(address) : follow(page, at))
          await shows(visit(at), wanted)
        }
      }
    })
  }
})
