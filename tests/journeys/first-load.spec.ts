import { expect, storageStatePath, test } from './portal.ts'

/** The name of a chunk or call. */
const nameOf = (url: string): string => new URL(url).pathname.replace(/^.*\/(.*?)(?:-[\w-]{8}\.\w+)?$/, '$1')

const PATHS = ['/', '/login', '/apps', '/profile', '/companyList', '/idp/reset', '/no/such/page']

test.describe('a first visit', () => {
  test('SRV-08 finds every file that its document preloads, in each language', async ({ request }) => {
    const files = new Set<string>()
    for (const path of PATHS) {
      for (const locale of ['en-US', 'es-MX', 'fr-CA']) {
        const answer = await request.get(path, { headers: { accept: 'text/html', 'accept-language': locale } })
        // The files are in links, or in the script that requests them after the first paint.
        const links = [...(await answer.text()).matchAll(/"(\/assets\/[^"]+)"/g)]
        expect(links.length, `${path} in ${locale}`).toBeGreaterThan(3)
        for (const [, file = ''] of links) files.add(file)
      }
    }
    for (const file of files) expect((await request.get(file)).status(), file).toBe(200)
  })

  test.describe('of user@brightfoods.example', () => {
    test.use({ storageState: storageStatePath('user@brightfoods.example') })

    test('CFG-01 SES-04 gets its page, messages and first calls with the document, each requested once', async ({
      page,
    }) => {
      const seen: string[] = []
      page.on('request', (request) => seen.push(`asks ${nameOf(request.url())}`))
      page.on('response', (response) => seen.push(`has ${nameOf(response.url())}`))
      await page.goto('/apps')
      await expect(page.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
      const at = (what: string): number => seen.indexOf(what)
      const who = [at('has auth-status'), at('has user-context')]
      const first = Math.min(...who)
      expect(first).toBeGreaterThan(0)
      for (const requested of ['auth-status', 'user-context', 'LaunchPage', 'en-US']) {
        expect(at(`asks ${requested}`), requested).toBeGreaterThanOrEqual(0)
        expect(at(`asks ${requested}`), requested).toBeLessThan(first)
      }
      expect(at('asks ccm')).toBe(-1)
      // No module runs before the document is fully parsed.
      const withDocument = await page.evaluate(() => {
        const { domInteractive } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
        const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < domInteractive)
        return early.map(({ name }) => name)
      })
      for (const call of ['banner', 'auth-status', 'user-context', 'products']) {
        expect(withDocument.map(nameOf), call).toContain(call)
        expect(seen.filter((each) => each === `asks ${call}`)).toHaveLength(1)
      }
    })

    test('RTE-25 shows its page when it is ready, without waiting for the timeout', async ({ page }) => {
      // Timers of a second or longer never fire.
      await page.addInitScript(() => {
        const later = window.setTimeout.bind(window)
        const never = (act: () => void, delay = 0): number => (delay < 1000 ? later(act, delay) : 0)
        Object.assign(window, { setTimeout: never })
      })
      await page.goto('/apps')
      await expect(page.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible()
    })
  })
})
