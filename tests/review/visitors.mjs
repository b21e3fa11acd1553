import { takeEvidence } from './evidence.mjs'
import { hold, remount } from './in-page.mjs'

/** The moment at which every page is seen: the demo data's day, in the middle of it. */
const NOW = Date.parse('2026-03-02T18:00:00Z')
const SEED = 20_260_302
const HEIGHT = 900
/** The width at which play functions play, as in npm test; the page is made narrower when they are done. */
const PLAYED_AT = 1280
const PATIENCE = 20_000

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
  const cdp = await context.newCDPSession(page)
  return { context, page, cdp, close: () => context.close() }
}

async function show({ page, cdp }, { width, theme, medium }) {
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -10, y: -10 })
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({
    media: medium,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    forcedColors: theme === 'forced-colors' ? 'active' : 'none',
  })
}

/** The theme of the library under a look: the system's forced colours lie over the light one. */
const themeOf = ({ theme }) => (theme === 'forced-colors' ? 'light' : theme)

const globalsOf = (look) => ({
  theme: themeOf(look),
  locale: look.locale,
  density: look.density,
  motion: 'none',
  a11y: { manual: true },
})

/** Shows a story in one look after the other, each time drawn anew; `take` gets each look with its evidence. */
export async function visitStory(visitor, { url, story, looks, take }) {
  const { page } = visitor
  const storyId = story.id
  await page.goto('about:blank')
  await show(visitor, { ...looks[0], width: PLAYED_AT, medium: 'screen' })
  await page.goto(`${url}/iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true;motion:none`)
  await page.waitForFunction(() => globalThis.review.finished > 0)
  for (const look of looks) {
    const plays = story.tags?.includes('play-fn')
    await show(visitor, { ...look, width: plays ? PLAYED_AT : look.width, medium: 'screen' })
    await page.evaluate(remount, { storyId, globals: globalsOf(look) })
    await show(visitor, look)
    const problems = await page.evaluate(() => [...globalThis.review.problems])
    await take(look, await takeEvidence(visitor, look, { problems }))
  }
}

async function signIn(page, address, { loginId, password }) {
  await page.goto(address)
  await page.locator('input[name=email]').fill(loginId)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !/^\/(idp|login)/.test(url.pathname))
}

/** Chooses language and look: in this browser, and for a person who is signed in, whose own choice goes before it. */
async function choose({ page, context }, look, { loginId, origin }) {
  const { locale, density } = look
  const appearance = themeOf(look)
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

/** Shows a screen of the portal in one look after the other, as the person whom it belongs to. */
export async function visitScreen(visitor, { url, screen, looks, take, password }) {
  const { page } = visitor
  const origin = url.replace('localhost', screen.host ?? 'localhost')
  const { loginId } = screen
  await show(visitor, { ...looks[0], width: PLAYED_AT, medium: 'screen' })
  if (loginId) await signIn(page, `${origin}/login`, { loginId, password })
  for (const look of looks) {
    await choose(visitor, look, { loginId, origin })
    await show(visitor, { ...look, medium: 'screen' })
    await page.goto(`${origin}${screen.path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await screen.act?.(page)
    await show(visitor, look)
    await take(look, await takeEvidence(visitor, look))
  }
}
