import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { freePort } from '../lib/postgres.mjs'
import { ROOT } from '../lib/results.mjs'
import { pnpm, run, serve } from './commands.mjs'
import { scriptlessChecks, hostChecks } from './host-checks.mjs'
import { collectErrors, pageChecks } from './page-checks.mjs'
import { policyChecks } from './policy-checks.mjs'
import { spokenChecks } from './spoken-checks.mjs'
import { testSplitting } from './splitting.mjs'
import { testTypes } from './types.mjs'

/**
 * The applications to test: title, build scripts, checks, and whether to test the development server too. Entries with
 * `attempt` run their own test instead.
 */
export const apps = {
  vite: {
    title: 'a fresh Vite app',
    build: ['types', 'build'],
    checks: { ...pageChecks, ...hostChecks('vite/src/index.css') },
  },
  next: {
    title: 'a fresh Next app with Cache Components',
    build: ['build'],
    checks: { ...pageChecks, ...hostChecks('next/components/globals.css'), ...scriptlessChecks },
    dev: true,
  },
  strict: {
    title: 'a Next app under a strict policy',
    build: ['build'],
    checks: policyChecks,
    // Chromium logs each style attribute that it drops; a separate check examines all of them.
    expected: /^error: .*Content Security Policy directive .*style-src/,
  },
  trimmed: { title: 'a Vite app with three languages', build: ['types', 'build'], checks: spokenChecks },
  types: { title: 'strict TypeScript', attempt: testTypes },
  splitting: { title: 'esbuild with splitting', attempt: testSplitting },
}

async function start(folder, script) {
  const port = String(await freePort())
  return serve(folder, `http://127.0.0.1:${port}`, 'npm', 'run', '--silent', script, '--', '--port', port)
}

/** Opens the application, runs a check on its page, and fails if any error was logged during the check. */
async function visit(browser, { url }, pageCheck, expected) {
  const { path = '/', options, before, check } = typeof pageCheck === 'function' ? { check: pageCheck } : pageCheck
  const context = await browser.newContext({
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  })
  try {
    const page = await context.newPage()
    const found = collectErrors(page)
    await before?.(page)
    // In development, a page is compiled on its first request.
    await page.goto(new URL(path, url).href, { waitUntil: 'networkidle', timeout: 120_000 })
    await check(page)
    // A browser without scripts fails to load the page's script files.
    const isScriptless = options?.javaScriptEnabled === false
    const isExpected = (error) => expected?.test(error) || (isScriptless && /^failed: .*\.js$/.test(error))
    expect(found.filter((error) => !isExpected(error))).toEqual([])
  } finally {
    await context.close()
  }
}

const expectNoErrors = ({ log }) => expect(log.text).not.toMatch(/⨯|error|hydrat/i)

/**
 * Creates an application in `folder`, installs the packed package and runs its checks. Each call of `step` runs and
 * records one titled step.
 */
export async function testApp(name, { folder, tarball, browser, step }) {
  const { build, checks, expected, dev, attempt } = apps[name]
  if (attempt) {
    await attempt({ folder, tarball, step })
    return
  }
  let server
  await step('installs the packed package', async () => {
    await cp(join(ROOT, 'tests/consumers', name), folder, { recursive: true })
    await cp(join(ROOT, 'tests/consumers/shared'), join(folder, 'shared'), { recursive: true })
    await cp(tarball, join(folder, 'tessera-ui.tgz'))
    await pnpm(folder, 'install', '--prefer-offline', '--reporter=append-only')
  })
  await step('type-checks strictly and builds', async () => {
    for (const script of build) await run(folder, 'npm', 'run', '--silent', script)
  })
  try {
    await step('starts its server', async () => {
      server = await start(folder, 'start')
    })
    for (const [title, check] of Object.entries(checks)) {
      await step(title, () => visit(browser, server, check, expected))
    }
    await step('logs no errors on the server', async () => expectNoErrors(server))
  } finally {
    await server?.stop()
  }
  if (!dev) return
  try {
    await step('has no hydration warning in development', async () => {
      server = await start(folder, 'dev')
      await visit(browser, server, async (page) => {
        // UIProvider sets `dir` after the page has hydrated.
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
        await pageChecks['changes the language in a menu of the header'](page)
      })
      await visit(browser, server, {
        path: '/orders',
        check: (page) => expect(page.getByRole('group', { name: 'Delivery' })).toBeVisible({ timeout: 20_000 }),
      })
      expectNoErrors(server)
    })
  } finally {
    await server?.stop()
  }
}
