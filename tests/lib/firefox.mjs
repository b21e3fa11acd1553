import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { aptInstall, onPath } from './programs.mjs'

/**
 * Settings of a desktop user who reads English and prefers reduced motion; without a window, Firefox reports no pointer
 * at all.
 */
const PREFERENCES = {
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
}

/** The longest time of one browser command, in milliseconds. */
const TIMEOUT = 90_000

function installed() {
  const given = process.env.FIREFOX_PATH
  if (given && !existsSync(given)) {
    throw new Error(`FIREFOX_PATH names ${given}, which does not exist. Correct or unset it.`)
  }
  return given ?? onPath('firefox-esr') ?? onPath('firefox')
}

function install() {
  aptInstall('Firefox', ['firefox-esr'])
  return installed()
}

/** Runs first in each page: logs errors with their own messages, and policy violations as errors. */
function logReadableErrors() {
  const { error } = console
  console.error = (...parts) => error(parts.map(String).join(' '))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content security policy: ${effectiveDirective} ${blockedURI}`),
  )
}

/** Finds an input by its name, not its role: its label has the same name, and a password field has no role. */
async function fieldIn(page, label) {
  for (const element of await page.$$(`::-p-aria([name="${label}"])`)) {
    if (await element.evaluate((each) => each.matches('input, textarea'))) return element
  }
  return null
}

async function openAt(executablePath, viewport) {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: viewport,
    extraPrefsFirefox: PREFERENCES,
    protocolTimeout: TIMEOUT,
  })
  const page = await browser.newPage()
  const pageErrors = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()))
  await page.evaluateOnNewDocument(logReadableErrors)
  return {
    goto: (url) => page.goto(url),
    address: async () => page.url(),
    run: (task, ...args) => page.evaluate(task, ...args),
    find: (role, name) => page.$(`::-p-aria([name="${name}"][role="${role}"])`),
    field: (label) => fieldIn(page, label),
    press: (element) => element.click(),
    choose: async (element) => (await element.$('xpath/ancestor::label')).click(),
    type: (element, text) => element.type(text),
    read: (element) => element.evaluate((each) => each.innerText),
    takeErrors: async () => pageErrors.splice(0),
    close: () => browser.close(),
  }
}

/** Firefox, controlled over WebDriver BiDi: the function that opens it, or the reason why it is unavailable. */
export function ensureFirefox() {
  const path = installed() ?? install()
  if (!path) return { reason: 'because Firefox was not found and could not be installed (set FIREFOX_PATH)' }
  return { open: (viewport) => openAt(path, viewport) }
}
