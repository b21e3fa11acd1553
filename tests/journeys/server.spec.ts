import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../lib/postgres.mjs'
import { startPortal } from '../lib/portal.mjs'
import { test as plain } from 'playwright/test'
import { expect, signIn, test } from './portal.ts'

test.describe.configure({ mode: 'serial' })

// The browser logs expected errors while the server is down.
plain(
  'SRV-01a a killed server keeps sessions and data, and a second one on its folder is refused',
  async ({ page }) => {
    const env = {
      PORT: String(await freePort()),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'tessera-restart-')),
      DATABASE_URL: '',
    }
    const first = await startPortal(env)
    await signIn(page, 'user@brightfoods.example', `${first.url}/login`)
    await page.getByRole('heading', { level: 1, name: 'Get started' }).waitFor()

    await expect(startPortal({ ...env, PORT: String(await freePort()) })).rejects.toThrow(/DATA_DIR/)

    await first.kill('SIGKILL')
    const second = await startPortal(env)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible()
    expect(await second.stop()).toBe(0)
  },
)

test('a busy port and an unreachable database each fail the start with a message', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tessera-refused-'))
  const port = await freePort()
  const occupant = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => occupant.listen(port, resolve))
  await expect(startPortal({ PORT: String(port), DATA_DIR, DATABASE_URL: '' })).rejects.toThrow(/PORT/)
  occupant.close()
  const lost = { DATA_DIR, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }
  await expect(startPortal(lost)).rejects.toThrow(/DATABASE_URL/)
})

test('SRV-09b health, readiness and the API description need no session', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok', database: 'ok' })
  expect((await request.get('/readyz')).status()).toBe(200)
  const description = await (await request.get('/openapi.json')).json()
  expect(description.openapi).toMatch(/^3\.1/)
  expect(Object.keys(description.paths)).toContain('/core-app-api/v1/products')
})

test('SRV-08 every response has the security headers, and scripts run only by nonce', async ({ request }) => {
  for (const path of ['/', '/healthz', '/core-app-api/auth-status', '/assets/nothing.js']) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toContain('unsafe-inline')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
  const page = await request.get('/')
  const policy = page.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types human-check default")
  expect(policy).toMatch(/'nonce-[\w+/]{22}=='/)
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const scripts = (await page.text()).match(/<script[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
})

for (const path of ['/guide.html', '/%', '//evil.example']) {
  test(`RTE-13 SCR-03 ${path} in the address bar shows the not-found page, with a link to continue`, async ({
    page,
  }) => {
    const { origin } = new URL((await page.goto('/'))?.url() ?? '')
    await page.goto(origin + path)
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that page…' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL((url) => url.origin === origin && !url.pathname.includes('evil'))
  })
}
