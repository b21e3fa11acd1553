import { expect } from 'playwright/test'

/** The beginnings of the style attributes that React Aria renders on the server and that our stylesheet repeats. */
const REPEATED = ['border:0;clip:rect(0 0 0 0);clip-path:in', 'display:contents']

/* Runs in the page, so it cannot use variables from outside. */
function boxes() {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('script, style, template, next-route-announcer, [data-live-announcer]'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map((value) => Math.round(value)).join(' ')
      return `${element.localName}${element.getAttribute('role') ?? ''} “${element.textContent.slice(0, 20)}”: ${box}`
    })
}

async function compare(page) {
  const withPolicy = await page.evaluate(boxes)
  await page.goto(new URL('/plain', page.url()).href, { waitUntil: 'networkidle' })
  const without = await page.evaluate(boxes)
  expect(withPolicy.length).toBeGreaterThan(500)
  expect(withPolicy).toEqual(without)
}

const isHydrated = (page) => expect(page.getByRole('group', { name: 'Delivery' })).toBeVisible()

const tables = (page) =>
  page.getByRole('grid', { name: 'Farms in pages' }).evaluate((grid) => {
    const { height, width } = grid.getBoundingClientRect()
    return { height, width, rows: grid.rows.length, cells: [...grid.rows[1].cells].map((cell) => cell.offsetWidth) }
  })

/** Compares a page under a policy that blocks style attributes with the same page without a policy. */
export const policyChecks = {
  'has the same layout with and without a strict policy before scripts run': {
    options: { javaScriptEnabled: false },
    check: compare,
  },
  'has the same layout with and without it after hydration': async (page) => {
    await isHydrated(page)
    await compare(page)
  },
  'has no style blocked except those that the stylesheet repeats': {
    before: (page) =>
      page.addInitScript(() => {
        window.blocked = []
        addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
          window.blocked.push({ effectiveDirective, sample })
        })
      }),
    check: async (page) => {
      await isHydrated(page)
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Apples Fruit|Fruit/ }).click()
      await expect(page.getByRole('listbox')).toBeVisible()
      await page.keyboard.press('Escape')
      const blocked = await page.evaluate(() => window.blocked)
      expect(blocked.length).toBeGreaterThan(0)
      expect(blocked.filter(({ effectiveDirective }) => effectiveDirective !== 'style-src-attr')).toEqual([])
      expect(blocked.filter(({ sample }) => !REPEATED.includes(sample))).toEqual([])
    },
  },
  'keeps its paginated table as the server rendered it': async (page) => {
    await isHydrated(page)
    const hydrated = await tables(page)
    const scriptless = await page
      .context()
      .browser()
      .newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })
    try {
      const served = await scriptless.newPage()
      await served.goto(page.url())
      expect(await tables(served)).toEqual(hydrated)
      expect(hydrated.rows).toBe(26)
    } finally {
      await scriptless.close()
    }
  },
}
