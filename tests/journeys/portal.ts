import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright/test'
import { expect, test as base } from 'playwright/test'
import { ROOT } from '../lib/results.mjs'

export { expect } from 'playwright/test'

/** The password of every demo account. */
export const PASSWORD = 'demo-portal-2026'

/** The file with an account's signed-in state, shared by the setup and the journeys. */
export function storageStatePath(loginId: string): string {
  return join(
    ROOT,
    `.cache/journeys-state/${process.env['JOURNEY_DATABASE_URL'] ? 'postgresql' : 'embedded'}-${loginId}.json`,
  )
}

/**
 * Accounts that the setup signs in once for all journeys, each with its tenant's host. Journeys run in parallel, so
 * those that change a user's language or appearance need their own account.
 */
export const ACCOUNTS = {
  'agent.multi@northbridge.example': 'localhost',
  'charter@orchard.example': 'localhost',
  'user@brightfoods.example': 'localhost',
  'super@scintilla.example': 'localhost',
  'basic.admin@smallfarm.example': 'localhost',
  'admin@brightfoods.example': 'localhost',
  'pending@brightfoods.example': 'localhost',
  'founder@greenvalley.example': 'localhost',
  'newhire@scintilla.example': 'localhost',
  'user@campoverde.example': 'mx.localhost',
  'user@erable.example': 'ca.localhost',
} as const

/** Returns the URL of a path on another tenant's host, at the current port. */
export function onHost(baseURL: string | undefined, host: string, path: string): string {
  const url = new URL(path, baseURL)
  url.hostname = host
  return url.href
}

/**
 * Signs in as a user does: from the portal's login page, through the provider's page, and back to the original page.
 */
export async function signIn(page: Page, loginId: string, address = '/login'): Promise<void> {
  await page.goto(address)
  await page
    .getByLabel('Email', { exact: true })
    .or(page.getByLabel(/^(Correo electrónico|Courriel)$/))
    .fill(loginId)
  await page.getByLabel(/^(Password|Contraseña|Mot de passe)$/).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Log in|Iniciar sesión|Se connecter)$/ }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/idp') && !url.pathname.startsWith('/login'))
}

/** The button of the user menu, which names the user and their company. */
export function userMenuButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /\(.+\)$/ })
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns axe violations of the page, one line per rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const axe: {
      run: (
        context: object,
        options: object,
      ) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>
    } = Reflect.get(window, 'axe')
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    // React Aria labels an announcement with the pressed element, which may no longer exist.
    const { violations } = await axe.run({ exclude: ['[data-live-announcer]'] }, { runOnly: tags })
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 120)).join(' ')})`,
    )
  })
}

/** Records errors of a browser's pages, and violations of the content security policy. */
export async function recordBrowserErrors(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) =>
      console.error(`Content security policy (${disposition}): ${effectiveDirective} ${blockedURI}`),
    ),
  )
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    const isExpected = /the server responded with a status of 4\d\d/.test(message.text())
    if (message.type() === 'error' && !isExpected) complaints.push(`${message.text()} ${message.location().url}`)
  })
  return complaints
}

/** Playwright’s `test`, which also fails if a page logs an error. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context }, use) => {
      const complaints = await recordBrowserErrors(context)
      await use()
      expect(complaints, 'errors in the browser’s console').toEqual([])
    },
    { auto: true },
  ],
})
