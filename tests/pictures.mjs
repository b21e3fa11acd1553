import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { LAUNCH_ARGS, STEADY_ARGS, ensureChromium } from './lib/chromium.mjs'
import { ROOT } from './lib/results.mjs'
import { SCREENS } from './lib/screens.mjs'
import { startPortal } from './lib/portal.mjs'
import { serveStorybook } from './lib/storybook.mjs'

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
})

const THEMES = ['light', 'dark', 'high-contrast']
const LOCALES = ['en-US', 'es-MX', 'fr-CA']
const WIDTHS = [390, 768, 1280]
const LOOKS = options.quick
  ? [
      { theme: 'light', locale: 'en-US', width: 1280 },
      { theme: 'dark', locale: 'en-US', width: 1280 },
      { theme: 'light', locale: 'fr-CA', width: 390 },
    ]
  : THEMES.flatMap((theme) => LOCALES.flatMap((locale) => WIDTHS.map((width) => ({ theme, locale, width }))))
const FOLDER = join(ROOT, '.cache/pictures')
const PASSWORD = 'demo-portal-2026'

const isWanted = (name) => !options.only || name.toLowerCase().includes(options.only.toLowerCase())
const taken = []

async function take(page, name, look) {
  const file = `${name}--${look.theme}--${look.locale}--${look.width}.png`
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(FOLDER, file), fullPage: true, animations: 'disabled' })
  taken.push({ name, look, file })
}

async function takeStories(browser) {
  const storybook = await serveStorybook()
  const index = await (await fetch(`${storybook.url}/index.json`)).json()
  const stories = Object.values(index.entries).filter(
    ({ type, id, title }) =>
      type === 'story' && (isWanted(id) || isWanted(title)) && (options.only || /sheet|scenes/i.test(id)),
  )
  const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'America/Chicago' })
  for (const story of stories) {
    await page.goto(`${storybook.url}/iframe.html?id=${story.id}&viewMode=story`)
    // A dialog's story draws beside the root, so its own content says nothing about being ready.
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main'))
    for (const look of LOOKS) {
      await page.setViewportSize({ width: look.width, height: 900 })
      // Over Storybook's channel: a reload for every look would take ten times as long.
      await page.evaluate(
        (globals) => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals }),
        { theme: look.theme, locale: look.locale, motion: 'none' },
      )
      await page.waitForFunction(({ theme, locale }) => {
        const { lang, dataset } = document.documentElement
        return lang === locale && dataset.theme === theme
      }, look)
      await take(page, story.id, look)
    }
  }
  await page.close()
  storybook.stop()
}

async function signIn(page, address, loginId) {
  await page.goto(address)
  await page.locator('input[name=email]').fill(loginId)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !/^\/(idp|login)/.test(url.pathname))
}

/** Chooses language and look: in this browser, and for a person who is signed in, whose own choice goes before it. */
async function choose(page, { theme, locale }, loginId, origin) {
  await page.context().addCookies([
    { name: 'locale', value: locale, url: origin },
    { name: 'appearance', value: theme, url: origin },
  ])
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
      body: { language_code: locale, appearance: theme },
    },
  )
}

async function takeScreens(browser) {
  const screens = SCREENS.filter(({ name }) => isWanted(name))
  if (!screens.length) return
  const portal = await startPortal({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tessera-pictures-')),
    DEMO_TODAY: '2026-03-02',
  })
  for (const screen of screens) {
    const origin = portal.url.replace('localhost', screen.host ?? 'localhost')
    const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/Chicago' })
    const page = await context.newPage()
    if (screen.loginId) await signIn(page, `${origin}/login`, screen.loginId)
    for (const look of LOOKS) {
      await choose(page, look, screen.loginId, origin)
      await page.setViewportSize({ width: look.width, height: 900 })
      await page.goto(`${origin}${screen.path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await screen.act?.(page)
      await take(page, screen.name, look)
    }
    await context.close()
  }
  await portal.stop()
}

function indexPage() {
  const names = [...new Set(taken.map(({ name }) => name))]
  const figures = (name) =>
    taken
      .filter((picture) => picture.name === name)
      .map(
        ({ file, look }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${look.theme}, ${look.locale}, ${look.width} px</figcaption></figure>`,
      )
      .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tessera: pictures</title>
<style>body{font:14px/1.5 system-ui;margin:24px}section>div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;width:300px}img{width:100%;border:1px solid #ccc;border-radius:6px}</style>
<h1>Pictures</h1><p>${taken.length} pictures of ${names.length} stories and screens.</p>
<nav><ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${names.map((name) => `<section id="${name}"><h2>${name}</h2><div>${figures(name)}</div></section>`).join('\n')}</html>`
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...LAUNCH_ARGS, ...STEADY_ARGS] })
await takeStories(browser)
await takeScreens(browser)
await browser.close()
writeFileSync(join(FOLDER, 'index.html'), indexPage())
console.log(`${taken.length} pictures: open .cache/pictures/index.html`)
