import { expect, test } from 'playwright/test'
import { recordBrowserErrors } from './portal.ts'

test('SRV-08 violations of the content security policy are blocked, and fail a journey', async ({ page, context }) => {
  const complaints = await recordBrowserErrors(context)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(complaints).toEqual([])
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/pixel.png'
    const script = document.createElement('script')
    Reflect.set(window, 'wasRun', false)
    try {
      script.textContent = 'window.wasRun = true'
      document.head.append(script)
    } catch {
      // Trusted Types refuse any plain text.
    }
    void fetch('https://elsewhere.example/').catch(() => {})
  })
  for (const directive of ['img-src', 'connect-src', 'require-trusted-types-for'])
    await expect.poll(() => complaints.join('\n')).toContain(directive)
  expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBe(false)
})

test('SRV-08 the default policy allows only the empty string as markup', async ({ page, context }) => {
  const complaints = await recordBrowserErrors(context)
  for (const path of ['/', '/idp/reset']) {
    await page.goto(path)
    // The prerendered heading is there before the script that creates the policy.
    await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'trustedTypes'), 'defaultPolicy'))
    const results = await page.evaluate(() =>
      ['', '<b>bold</b>', 'text'].map((markup) => {
        const element = document.createElement('div')
        element.append('before')
        try {
          element.innerHTML = markup
        } catch (error) {
          return String(error)
        }
        return element.textContent
      }),
    )
    expect(results).toEqual(['', expect.stringMatching('TypeError'), expect.stringMatching('TypeError')])
  }
  expect(complaints.every((each) => each.includes('require-trusted-types-for'))).toBe(true)
})
