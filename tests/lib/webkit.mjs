import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './postgres.mjs'
import { aptInstall, onPath } from './programs.mjs'

/** The property name of element references in WebDriver. https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The longest time of one browser command, in milliseconds. */
const TIMEOUT = 90_000

/** Selectors for candidates of a role; the browser itself determines role and name. */
const CANDIDATES = {
  button: 'button, [role=button]',
  columnheader: '[role=columnheader]',
  dialog: '[role=dialog]',
  grid: '[role=grid]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  radio: '[type=radio]',
  region: 'section, [role=region]',
}

function installed() {
  // Debian installs the library's browser in the folder of the machine's architecture.
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : []
  const browser = [...folders, '/usr/libexec']
    .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find(existsSync)
  const driver = onPath('WebKitWebDriver')
  const display = onPath('Xvfb')
  return browser && driver && display ? { browser, driver, display } : undefined
}

function install() {
  aptInstall('WebKit', ['webkit2gtk-driver', 'xvfb'])
  return installed()
}

/** Creates an empty home folder whose settings request reduced motion. */
function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'tessera-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return home
}

/**
 * Starts a program that ends with this process, including its children, because a hanging page ignores requests to
 * close.
 */
function start(program, args, options) {
  const child = spawn(program, args, { ...options, detached: true })
  const kill = () => {
    process.off('exit', kill)
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', kill)
  return { child, kill }
}

/** Starts a virtual display. */
async function startDisplay(program) {
  const { child, kill } = start(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(child.stdio[3], 'data')
  return { kill, name: `:${String(number).trim()}` }
}

async function startDriver(program, display, home) {
  const port = await freePort()
  const folders = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home }
  const { child, kill } = start(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...folders, DISPLAY: display, LANG: 'en_US.UTF-8' },
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 20_000
  while (!(await fetch(`${url}/status`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error('WebKitWebDriver did not start. Run it by hand to see its errors.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { kill, url }
}

async function command(method, url, body) {
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal })
  const { value } = await response.json()
  if (!response.ok) throw new Error(value.message || value.error)
  return value
}

/** Opens a browser; returns its session as `get`, `post` and `end`. */
async function startSession(driver, browser) {
  const options = { binary: browser, args: ['--automation'] }
  const { sessionId } = await command('POST', `${driver}/session`, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        timeouts: { script: 60_000 },
        'webkitgtk:browserOptions': options,
      },
    },
  })
  const at = (path) => `${driver}/session/${sessionId}/${path}`
  return {
    get: (path) => command('GET', at(path)),
    post: (path, body) => command('POST', at(path), body),
    end: () => command('DELETE', `${driver}/session/${sessionId}`),
  }
}

/** Runs in the page: returns the errors logged since the last call; before the first call, only policy violations. */
function takePageErrors() {
  if (!window.pageErrors) {
    const errors = []
    const addErrors = (...more) => errors.push(...more.map(String))
    window.pageErrors = errors
    const { error } = console
    console.error = (...parts) => {
      addErrors(parts.join(' '))
      error(...parts)
    }
    window.addEventListener('error', ({ message }) => addErrors(message))
    window.addEventListener('unhandledrejection', ({ reason }) => addErrors(reason))
    const addViolations = (reports) =>
      addErrors(...reports.map(({ body }) => `Content security policy: ${body.effectiveDirective} ${body.blockedURL}`))
    new ReportingObserver(addViolations, { types: ['csp-violation'], buffered: true }).observe()
  }
  return window.pageErrors.splice(0)
}

/** Runs a function in the page, which can return a promise. */
async function runIn(session, task, args) {
  const [answer, problem] = await session.post('execute/async', {
    script: `
      const [args, respond] = arguments
      new Promise((resolve) => resolve((${task})(...args))).then(
        (answer) => respond([answer]),
        (error) => respond([null, String(error)]),
      )`,
    args: [args],
  })
  if (problem) throw new Error(problem)
  return answer
}

/** Sets the page's size, regardless of the window's borders. */
async function fit(session, { width, height }) {
  await session.post('window/rect', { width, height })
  const [shownWidth, shownHeight] = await runIn(session, () => [innerWidth, innerHeight], [])
  await session.post('window/rect', { width: 2 * width - shownWidth, height: 2 * height - shownHeight })
}

/**
 * Returns the computed role or label of an element; undefined for hidden elements, for which the driver returns an
 * error.
 */
const computedValue = (session, id, what) => session.get(`element/${id}/computed${what}`).catch(() => undefined)

/** Returns the first element with this accessible name and, if given, this role, as the browser computes them. */
async function find(session, selector, name, role) {
  const candidates = await session.post('elements', { using: 'css selector', value: selector })
  for (const { [ELEMENT]: id } of candidates) {
    const isNamed = (await computedValue(session, id, 'label')) === name
    if (isNamed && (!role || (await computedValue(session, id, 'role')) === role)) return id
  }
  return null
}

async function press(session, id) {
  await session.post(`element/${id}/click`, {})
}

/** The visible part of a checkbox or radio is its label. */
async function choose(session, id) {
  const label = await session.post(`element/${id}/element`, { using: 'xpath', value: 'ancestor::label' })
  await press(session, label[ELEMENT])
}

async function openWith(programs, viewport) {
  const home = makeHome()
  const display = await startDisplay(programs.display)
  const driver = await startDriver(programs.driver, display.name, home)
  const session = await startSession(driver.url, programs.browser)
  await fit(session, viewport)
  return {
    goto: async (url) => {
      await session.post('url', { url })
      await runIn(session, takePageErrors, [])
    },
    address: () => session.get('url'),
    run: (task, ...args) => runIn(session, task, args),
    find: (role, name) => find(session, CANDIDATES[role], name, role),
    field: (label) => find(session, 'input, textarea', label),
    press: (id) => press(session, id),
    choose: (id) => choose(session, id),
    type: (id, text) => session.post(`element/${id}/value`, { text }),
    read: (id) => session.post('execute/sync', { script: 'return arguments[0].innerText', args: [{ [ELEMENT]: id }] }),
    takeErrors: () => runIn(session, takePageErrors, []),
    close: async () => {
      await session.end().catch(() => undefined)
      driver.kill()
      display.kill()
      await rm(home, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/**
 * WebKit, controlled over WebDriver on its own display: the function that opens it, or the reason why it is
 * unavailable.
 */
export function ensureWebkit() {
  const programs = installed() ?? install()
  if (!programs) return { reason: 'because WebKit, its driver and Xvfb were not found and could not be installed' }
  return { open: (viewport) => openWith(programs, viewport) }
}
