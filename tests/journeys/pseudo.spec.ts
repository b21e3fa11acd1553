import { expect, storageOf, test } from './portal.ts'

const PATHS = ['/', '/apps', '/logout', '/error?from=login', '/no/such/page', '/noAccess', '/pendingAccess', '/admin']

test.describe('the pseudo-language', () => {
  test.use({ storageState: storageOf('user@brightfoods.example') })

  for (const path of PATHS) {
    test(`I18N-05 ${path} shows no word of the portal that is not in its messages, and clips none`, async ({
      page,
      baseURL,
    }) => {
      if (['/', '/logout'].includes(path)) await page.context().clearCookies()
      await page.context().addCookies([{ name: 'locale', value: 'en-XA', url: baseURL ?? '' }])
      // What the server answers is data, not the portal's own words.
      const answers: string[] = []
      page.on('response', async (response) => {
        if (response.headers()['content-type']?.includes('json')) answers.push(await response.text().catch(() => ''))
      })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      const bare = await page.evaluate(() => {
        const texts: string[] = [document.title]
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement?.closest('script, style, noscript, [translate=no]')) continue
          // A sentence with a link in it has its brackets around the whole.
          let block = node.parentElement
          for (let steps = 0; steps < 3 && !/^\[.*\]$/su.test(block?.textContent ?? ''); steps++)
            block = block?.parentElement ?? null
          if (!/^\[.*\]$/su.test(block?.textContent ?? '')) texts.push(node.textContent ?? '')
        }
        return texts.map((text) => text.trim()).filter((text) => /\p{L}{2,}/u.test(text) && !text.startsWith('['))
      })
      const known = answers.join('\n')
      // A person's name is put together of two answers, and stands for itself in initials.
      const isData = (text: string) =>
        known.includes(JSON.stringify(text).slice(1, -1)) ||
        text.split(' ').every((word) => known.includes(`"${word}"`))
      expect(bare.filter((text) => !isData(text) && !/^\p{Lu}{2}$/u.test(text))).toEqual([])
      for (const width of [320, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `at ${width} px`).toBe(0)
      }
    })
  }
})
