import { readFileSync } from 'node:fs'
import { type TestContext, type TestRunnerConfig } from '@storybook/test-runner'
import { a11yExceptions } from './a11y-exceptions.ts'
import { untranslatedTexts, textsInPage, valuesInPage } from './untranslated-texts.ts'

type Page = Parameters<NonNullable<TestRunnerConfig['prepare']>>[0]['page']

const locale = process.env['STORYBOOK_LOCALE'] ?? 'en-US'
/**
 * The modes in which each story is checked, in one visit: themes of the library, 'forced-colors' of the system, or
 * 'reflow', a window of 1280 px at 400 % (WCAG 1.4.10).
 */
const modes = (process.env['STORYBOOK_MODES'] ?? 'light').split(',')

/** A violation, or an incomplete result with its reason. */
interface Finding {
  rule: string
  help: string
  reason?: string
  targets: string[]
}

const readSamples = (name: string) => JSON.parse(readFileSync(`packages/ui/src/story-texts/${name}.json`, 'utf8'))
const findUntranslated = untranslatedTexts(locale, (name) => ({
  samples: readSamples(name),
  names: readSamples('names'),
}))

let activeMode = modes[0]

const themeOf = (mode: string) => (['forced-colors', 'reflow'].includes(mode) ? 'light' : mode)
const sizeOf = (mode: string) => (mode === 'reflow' ? { width: 320, height: 256 } : { width: 1280, height: 720 })

/** Sets the window to the mode's size, and waits until all size observers have run. */
async function resize(page: Page, mode: string) {
  if (page.viewportSize()?.width === sizeOf(mode).width) return
  await page.setViewportSize(sizeOf(mode))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function emulate(page: Page, mode: string) {
  activeMode = mode
  await resize(page, mode)
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: mode === 'forced-colors' ? 'active' : 'none' })
}

/** Sets the globals for all later stories. The address can't set them, because it names no story. */
function setGlobals(page: Page, globals: Record<string, unknown>) {
  return page.evaluate((globals) => {
    window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals) // oxlint-disable-line no-underscore-dangle -- Storybook’s own name for it
  }, globals)
}

/** Stores axe's result of each story, which the accessibility addon reports after rendering. */
async function listen(page: Page) {
  await page.evaluate(() => {
    if (window.axeReports) return
    window.axeReports = new Map()
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__ // oxlint-disable-line no-underscore-dangle -- Storybook’s own name for it
    channel.on('storyFinished', ({ storyId, reporters }) => {
      const report = reporters.find(({ type }) => type === 'a11y')
      if (report) window.axeReports.set(storyId, report.result)
      window.dispatchEvent(new CustomEvent('axe-report', { detail: storyId }))
    })
  })
}

/** After a story's play function, renders the story again with other globals and waits for axe. */
function showWith(page: Page, globals: Record<string, unknown>, id: string) {
  return page.evaluate(
    ([globals, id]) =>
      new Promise<void>((resolve) => {
        const onReport = ({ detail }: CustomEvent) => {
          if (detail !== id) return
          window.removeEventListener('axe-report', onReport)
          resolve()
        }
        window.addEventListener('axe-report', onReport)
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__ // oxlint-disable-line no-underscore-dangle -- Storybook’s own name for it
        channel.emit('updateGlobals', { globals })
      }),
    [globals, id] as const,
  )
}

/** Returns the violations and incomplete results of a story; in high contrast, also of the enhanced contrast rule. */
function findingsIn(page: Page, mode: string, id: string) {
  return page.evaluate(
    async ([mode, id]) => {
      const results = [window.axeReports.get(id)]
      if (mode === 'high-contrast') {
        // A part in another theme only has to meet the rules of that theme.
        const inAnother = '[data-theme]:not([data-theme="high-contrast"])'
        const context = { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', inAnother] }
        results.push(await window.axe.run(context, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } }))
      }
      return results.flatMap((result): Finding[] => [
        ...(result?.violations ?? []).map(({ id, help, nodes }) => ({
          rule: id,
          help,
          targets: nodes.map(({ target }) => target.join(' ')),
        })),
        ...(result?.incomplete ?? []).flatMap(({ id, help, nodes }) =>
          nodes.map(({ any, all, none, target }) => ({
            rule: id,
            help,
            reason: [...any, ...all, ...none].map((check) => check.data?.messageKey ?? check.id)[0],
            targets: [target.join(' ')],
          })),
        ),
      ])
    },
    [mode, id],
  )
}

/** Animations that run despite reduced motion. */
function movingIn(page: Page) {
  return page.evaluate(() => {
    // In tests, Storybook itself stops animations with style elements.
    const stillStyles = [...document.querySelectorAll('style')].filter(({ textContent }) =>
      /(?:animation|transition): none !important/.test(textContent),
    )
    for (const { sheet } of stillStyles) if (sheet) sheet.disabled = true
    const moving = [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('.sb-wrapper, #storybook-docs, #storybook-highlights-root'))
      .flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part)
          const isAnimated = style.animationName !== 'none' && /[1-9]/.test(style.animationDuration)
          const isMoved = style.transitionProperty !== 'none' && /[1-9]/.test(style.transitionDuration)
          return isAnimated || isMoved ? [`${element.tagName}.${element.getAttribute('class')}${part}`] : []
        }),
      )
    for (const { sheet } of stillStyles) if (sheet) sheet.disabled = false
    return moving
  })
}

async function checkMotion(page: Page) {
  const moving = [...new Set(await movingIn(page))]
  if (moving.length > 0) throw new Error(`animates despite reduced motion:\n${moving.join('\n')}`)
}

async function checkLanguage(page: Page) {
  const lang = await page.evaluate(() => document.documentElement.lang)
  if (lang !== locale) throw new Error(`is rendered in ${lang} instead of ${locale}`)
}

const isExcepted = ({ rule, reason }: Finding, currentMode: string, id: string) =>
  a11yExceptions.some(
    ({ mode = currentMode, story = /./, ...each }) =>
      reason !== undefined &&
      each.rule === rule &&
      each.reasons.includes(reason) &&
      mode === currentMode &&
      story.test(id),
  )

async function check(page: Page, mode: string, id: string) {
  const findings = (await findingsIn(page, mode, id)).filter((finding) => !isExcepted(finding, mode, id))
  if (findings.length > 0)
    throw new Error(`has accessibility problems in ${mode}, ${locale}:\n${findings.map(describe).join('\n')}`)
}

/** Fails if text of a story is still English, and then sets the language back for the next story. */
async function checkTexts(page: Page, id: string) {
  if (!findUntranslated) return
  const texts = await page.evaluate(textsInPage)
  const values = await page.evaluate(valuesInPage)
  await showWith(page, { locale: 'en-US', a11y: { manual: true } }, id)
  const found = findUntranslated(texts, await page.evaluate(textsInPage), values)
  await setGlobals(page, { locale, a11y: { manual: false } })
  if (found.length === 0) return
  const where = `packages/ui/src/story-texts/${locale}.json`
  const list = found.map((text) => `  ‘${text}’`).join('\n')
  throw new Error(
    `is in English instead of ${locale}. Translate it in ${where}, or add names to names.json in that folder:\n${list}`,
  )
}

const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    const address = new URL('/iframe.html', process.env['TARGET_URL'])
    address.search = 'viewMode=story'
    await emulate(page, modes[0])
    await page.goto(address.href, { waitUntil: 'load' })
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue) // oxlint-disable-line no-underscore-dangle -- Storybook’s own name for it
    await setGlobals(page, { theme: themeOf(modes[0]), locale })
  },
  preVisit: listen,
  // The next story starts in the mode in which this one ends.
  postVisit: async (page, { id }: TestContext) => {
    await checkLanguage(page)
    await check(page, activeMode, id)
    await checkMotion(page)
    await checkTexts(page, id)
    for (const mode of modes.filter((mode) => mode !== activeMode)) {
      await emulate(page, mode)
      await showWith(page, { theme: themeOf(mode) }, id)
      await check(page, mode, id)
    }
    // Play functions expect a desktop window.
    if (activeMode === 'reflow') await emulate(page, themeOf(activeMode))
  },
}

const describe = ({ rule, help, reason, targets }: Finding) =>
  `${reason ? `incomplete (${reason}): ` : ''}${help} (${rule})\n  ${targets.join('\n  ')}`

export default config
