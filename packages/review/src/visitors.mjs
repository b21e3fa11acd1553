import { waitUntilIdle, captureResult } from './capture.mjs'
import { renderStory, freeze, load } from './in-page.mjs'

/** The fixed time of every page: noon on the day of the demo data. */
const NOW = Date.parse('2026-03-02T18:00:00Z')
const SEED = 20_260_302
const HEIGHT = 900
/** The width at which play functions run, as in npm test; after that, the page gets its own width. */
const PLAY_WIDTH = 1280
const TIMEOUT = 20_000
/** Types of requests that never end. */
const ENDLESS = ['eventsource', 'websocket']
const isCounted = (request) => !ENDLESS.includes(request.resourceType()) && !/^(data|blob):/.test(request.url())

/** Watches the requests of a page: their number, and whether all have ended. */
function watchRequests(page) {
  const pending = new Set()
  let requests = 0
  page.on('request', (request) => {
    if (!isCounted(request)) return
    requests++
    pending.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => pending.delete(request))
  return { count: () => requests, isQuiet: () => pending.size === 0 }
}

/** Opens a page with a frozen clock, with the tools that capture it. */
export async function openVisitor(browser) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    colorScheme: 'light',
    viewport: { width: PLAY_WIDTH, height: HEIGHT },
  })
  await context.addInitScript(freeze, { now: NOW, seed: SEED })
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT)
  const traffic = watchRequests(page)
  const cdp = await context.newCDPSession(page)
  return { context, page, cdp, traffic, storybook: undefined, close: () => context.close() }
}

async function show({ page, cdp }, { width, height = HEIGHT, theme, medium }) {
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -10, y: -10 })
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    media: medium,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    forcedColors: theme === 'forced-colors' ? 'active' : 'none',
  })
}

/** Lets the page settle on the screen before it prints, as users do. A page can render other content for print. */
async function beginPrint(visitor, mode) {
  await show(visitor, { ...mode, medium: 'screen' })
  await waitUntilIdle(visitor)
  await visitor.page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

/** Returns the library's theme in a mode; the system's forced colors apply on top of the light theme. */
const themeOf = ({ theme }) => (theme === 'forced-colors' ? 'light' : theme)

const globalsOf = (mode) => ({
  theme: themeOf(mode),
  locale: mode.locale,
  density: mode.density,
  motion: 'none',
  a11y: { manual: true },
})

/** Loads a Storybook without showing a story. */
async function openStorybook(visitor, url) {
  const { page } = visitor
  await show(visitor, { width: PLAY_WIDTH, medium: 'screen' })
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true;motion:none`)
  await page.waitForFunction(() => globalThis.review.finished > 0)
  visitor.storybook = url
}

/**
 * Shows a story in one mode after the other, rendered again each time; `take` receives each mode with its capture. A
 * Storybook that is already open is not loaded again.
 */
export async function visitStory(visitor, { url, story, modes, take }) {
  const { page } = visitor
  if (visitor.storybook !== url) await openStorybook(visitor, url)
  await page.evaluate(load, { storyId: story.id })
  const hasPlayFunction = story.tags?.includes('play-fn')
  // Modes of the same width follow one another.
  for (const mode of modes.toSorted((a, b) => b.width - a.width)) {
    // A busy browser can paint the last change late; resizing the window forces it to paint.
    const first = { width: hasPlayFunction ? PLAY_WIDTH : mode.width, height: HEIGHT + 1, medium: 'screen' }
    await show(visitor, { ...mode, ...first })
    await page.evaluate(renderStory, { storyId: story.id, globals: globalsOf(mode), timeout: TIMEOUT })
    if (mode.medium === 'print') await beginPrint(visitor, mode)
    await show(visitor, mode)
    const problems = await page.evaluate(() => [...globalThis.review.problems])
    await take(mode, await captureResult(visitor, mode, { problems }))
  }
}

async function signIn(page, address, { loginId, password }) {
  await page.goto(address)
  await page.locator('input[name=email]').fill(loginId)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !/^\/(idp|login)/.test(url.pathname))
}

/** Continues an account's session or starts one. */
async function restoreSession({ page, context }, origin, { loginId, password, cookies }) {
  if (cookies) {
    await context.addCookies(cookies)
    // An empty page on the portal's origin, from which user preferences are sent to the server.
    const blank = `${origin}/blank`
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 })
    await page.goto(blank)
    return
  }
  const address = `${origin}/login`
  await signIn(page, address, { loginId, password })
  // Screens show the time of the previous sign-in. A second sign-in makes it always today.
  await context.clearCookies()
  await signIn(page, address, { loginId, password })
}

/** Sets language and appearance: in this browser, and for a signed-in user, whose own preferences have priority. */
async function setPreferences({ page, context }, mode, { loginId, origin }) {
  const { locale, density } = mode
  const appearance = themeOf(mode)
  await context.addCookies(
    Object.entries({ locale, appearance, density }).map(([name, value]) => ({ name, value, url: origin })),
  )
  if (!loginId) return
  await page.evaluate(
    ({ address, body }) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
        body: JSON.stringify(body),
      }),
    {
      address: `/core-app-api/users/${encodeURIComponent(loginId)}/preferences`,
      body: { language_code: locale, appearance, density },
    },
  )
}

let visits = 0

/** Returns an unused client address, because with a frozen clock, rate limits per minute never reset. */
function freshAddress() {
  visits++
  return `198.18.${(visits >> 8) & 255}.${visits & 255}`
}

/**
 * Shows a screen of the portal in one mode after the other, as its user. `cookies` are those of the user's earlier
 * screens; returns the new ones.
 */
export async function visitScreen(visitor, { url, screen, modes, take, password, cookies }) {
  const { page, context } = visitor
  const origin = url.replace('localhost', screen.host ?? 'localhost')
  const { loginId } = screen
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  await show(visitor, { ...modes[0], width: PLAY_WIDTH, medium: 'screen' })
  if (loginId) await restoreSession(visitor, origin, { loginId, password, cookies })
  for (const mode of modes) {
    await setPreferences(visitor, mode, { loginId, origin })
    await show(visitor, { ...mode, medium: 'screen' })
    await page.goto(`${origin}${screen.path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (screen.act) {
      await waitUntilIdle(visitor)
      await screen.act(page)
    }
    if (mode.medium === 'print') await beginPrint(visitor, mode)
    await show(visitor, mode)
    await take(mode, await captureResult(visitor, mode))
  }
  return context.cookies()
}
