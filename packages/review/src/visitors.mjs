import { comeToRest, takeEvidence } from './capture.mjs'
import { draw, hold, load } from './in-page.mjs'

/** The moment at which every page is seen: the demo data's day, in the middle of it. */
const NOW = Date.parse('2026-03-02T18:00:00Z')
const SEED = 20_260_302
const HEIGHT = 900
/** The width at which play functions play, as in npm test; the page is made narrower when they are done. */
const PLAYED_AT = 1280
const PATIENCE = 20_000
/** Skips endless requests and data URLs. */
const ENDLESS = ['eventsource', 'websocket']
const isAsked = (request) => !ENDLESS.includes(request.resourceType()) && !/^(data|blob):/.test(request.url())

/** Pending requests of a page. */
function trafficOf(page) {
  const onTheWay = new Set()
  let asked = 0
  page.on('request', (request) => {
    if (!isAsked(request)) return
    asked++
    onTheWay.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => onTheWay.delete(request))
  return { asked: () => asked, isQuiet: () => onTheWay.size === 0 }
}

/** A page that is held still, with what pictures are taken by. */
export async function openVisitor(browser) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    colorScheme: 'light',
    viewport: { width: PLAYED_AT, height: HEIGHT },
  })
  await context.addInitScript(hold, { now: NOW, seed: SEED })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const traffic = trafficOf(page)
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

/** People print what has come to rest in their window; a page may draw something of its own for paper. */
async function beginPrint(visitor, mode) {
  await show(visitor, { ...mode, medium: 'screen' })
  await comeToRest(visitor)
  await visitor.page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

/** The theme of the library under a mode: the system's forced colors lie over the light one. */
const themeOf = ({ theme }) => (theme === 'forced-colors' ? 'light' : theme)

const globalsOf = (mode) => ({
  theme: themeOf(mode),
  locale: mode.locale,
  density: mode.density,
  motion: 'none',
  a11y: { manual: true },
})

/** Loads a Storybook, of which no story is shown yet. */
async function openStorybook(visitor, url) {
  const { page } = visitor
  await show(visitor, { width: PLAYED_AT, medium: 'screen' })
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true;motion:none`)
  await page.waitForFunction(() => globalThis.review.finished > 0)
  visitor.storybook = url
}

/**
 * Shows a story in one mode after the other, rendered again each time; `take` gets each mode with its capture. A
 * Storybook that is already open isn't loaded again.
 */
export async function visitStory(visitor, { url, story, modes, take }) {
  const { page } = visitor
  if (visitor.storybook !== url) await openStorybook(visitor, url)
  await page.evaluate(load, { storyId: story.id })
  const plays = story.tags?.includes('play-fn')
  // One width after the other.
  for (const mode of modes.toSorted((a, b) => b.width - a.width)) {
    // A busy browser may paint the last change late; resizing the window forces it to paint.
    const first = { width: plays ? PLAYED_AT : mode.width, height: HEIGHT + 1, medium: 'screen' }
    await show(visitor, { ...mode, ...first })
    await page.evaluate(draw, { storyId: story.id, globals: globalsOf(mode), timeout: PATIENCE })
    if (mode.medium === 'print') await beginPrint(visitor, mode)
    await show(visitor, mode)
    const problems = await page.evaluate(() => [...globalThis.review.problems])
    await take(mode, await takeEvidence(visitor, mode, { problems }))
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
async function beSignedIn({ page, context }, origin, { loginId, password, cookies }) {
  if (cookies) {
    await context.addCookies(cookies)
    // A page of the portal's that is not the portal: what a person chooses is told to the server from it.
    const blank = `${origin}/blank`
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 })
    await page.goto(blank)
    return
  }
  const address = `${origin}/login`
  await signIn(page, address, { loginId, password })
  // A screen tells when the person was there before: today, always.
  await context.clearCookies()
  await signIn(page, address, { loginId, password })
}

/** Chooses language and look: in this browser, and for a person who is signed in, whose own choice goes before it. */
async function choose({ page, context }, mode, { loginId, origin }) {
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

/** An address that nobody has come from yet: with a clock that is held, what a server counts by the minute never ends. */
function freshAddress() {
  visits++
  return `198.18.${(visits >> 8) & 255}.${visits & 255}`
}

/**
 * Shows a screen of the portal in one mode after the other, as the person whom it belongs to; `cookies` are those that an
 * earlier screen of theirs has left. Answers those that this one leaves.
 */
export async function visitScreen(visitor, { url, screen, modes, take, password, cookies }) {
  const { page, context } = visitor
  const origin = url.replace('localhost', screen.host ?? 'localhost')
  const { loginId } = screen
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  await show(visitor, { ...modes[0], width: PLAYED_AT, medium: 'screen' })
  if (loginId) await beSignedIn(visitor, origin, { loginId, password, cookies })
  for (const mode of modes) {
    await choose(visitor, mode, { loginId, origin })
    await show(visitor, { ...mode, medium: 'screen' })
    await page.goto(`${origin}${screen.path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (screen.act) {
      await comeToRest(visitor)
      await screen.act(page)
    }
    if (mode.medium === 'print') await beginPrint(visitor, mode)
    await show(visitor, mode)
    await take(mode, await takeEvidence(visitor, mode))
  }
  return context.cookies()
}
