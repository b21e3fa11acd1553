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
  const under = await page.evaluate(boxes)
  await page.goto(new URL('/plain', page.url()).href, { waitUntil: 'networkidle' })
  const without = await page.evaluate(boxes)
  expect(under.length).toBeGreaterThan(500)
  expect(under).toEqual(without)
}

const isAlive = (page) => expect(page.getByRole('group', { name: 'Delivery' })).toBeVisible()

const tables = (page) =>
  page.getByRole('grid', { name: 'Farms in pages' }).evaluate((grid) => {
    const { height, width } = grid.getBoundingClientRect()
    return { height, width, rows: grid.rows.length, cells: [...grid.rows[1].cells].map((cell) => cell.offsetWidth) }
  })

/** Compares a page under a policy that blocks style attributes with the same page without a policy. */
export const policyChecks = {
  'is laid out under a strict policy as without it, before any script': {
    options: { javaScriptEnabled: false },
    check: compare,
  },
  'is laid out so once it is alive': async (page) => {
    await isAlive(page)
    await compare(page)
  },
  'is refused no style but those that the stylesheet repeats': {
    before: (page) =>
      page.addInitScript(() => {
        window.refused = []
        addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
          window.refused.push({ effectiveDirective, sample })
        })
      }),
    check: async (page) => {
      await isAlive(page)
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Apples Fruit|Fruit/ }).click()
      await expect(page.getByRole('listbox')).toBeVisible()
      await page.keyboard.press('Escape')
      const refused = await page.evaluate(() => window.refused)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused.filter(({ effectiveDirective }) => effectiveDirective !== 'style-src-attr')).toEqual([])
      expect(refused.filter(({ sample }) => !REPEATED.includes(sample))).toEqual([])
    },
  },
  'keeps its table of pages as the server drew it': async (page) => {
    await isAlive(page)
    const alive = await tables(page)
    const quiet = await page.context().browser().newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })
    try {
      const served = await quiet.newPage()
      await served.goto(page.url())
      expect(await tables(served)).toEqual(alive)
      expect(alive.rows).toBe(26)
    } finally {
      await quiet.close()
    }
  },
}
