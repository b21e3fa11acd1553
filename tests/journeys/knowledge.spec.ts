import type { Page } from 'playwright/test'
import { axeFindings, expect, onHost, storageStatePath, test } from './portal.ts'

const ARTICLE = '/knowledgeBase/article/content/supplier%2Fpromotion-baseline-and-lift'
const API = '/core-app-api'

/** Makes a call from the page, as the portal does. */
async function call<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await page.evaluate(
    async ([verb, address, sent]) => {
      const headers = { 'x-portal-request': '1', ...(sent && { 'content-type': 'application/json' }) }
      const response = await fetch(address, { method: verb, headers, ...(sent && { body: sent }) })
      return { isOk: response.ok, text: await response.text() }
    },
    [method, `${API}/${path}`, body && JSON.stringify(body)] as const,
  )
  if (!answer.isOk) throw new Error(`${method} ${path}: ${answer.text}`)
  return JSON.parse(answer.text) as Answer
}

test.describe('a supplier', () => {
  test.use({ storageState: storageStatePath('user@brightfoods.example') })

  test('KB-01 KB-05 KB-09 KB-13 searches, reads the article by keyboard, and gives a helpful verdict', async ({
    page,
  }) => {
    await page.goto('/knowledgeBase/home')
    await expect(page.getByRole('heading', { name: 'Browse by topic' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Search the knowledge base' }).fill('was the promotion worth it')
    await page.keyboard.press('Enter')
    await page
      .getByRole('link', { name: /^Promotions/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Subtract the dip' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#subtract-the-dip$/)
    await expect(page.getByRole('heading', { name: 'Subtract the dip' })).toBeInViewport()
    await page.getByRole('button', { name: /^Enlarge image/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Yes, it helped' }).click()
    await expect(page.getByText('Thanks. You said that this article helped.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Thanks. You said that this article helped.')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  test('KB-04 moves through the tree of all articles by keyboard', async ({ page }) => {
    await page.goto('/knowledgeBase/home')
    const tree = page.getByRole('tree', { name: 'All articles' })
    await tree.getByRole('treeitem', { name: 'Getting started' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tree.getByRole('treeitem', { name: 'Your first day in Scintilla' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Your first day in Scintilla' })).toBeVisible()
  })

  test('KB-05 an article fits 320 pixels, and print omits the navigation', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(ARTICLE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeFindings(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0)
    await expect(page.getByText('The lift of the promotion is', { exact: false })).toBeVisible()
  })
})

test.describe('a user with two devices', () => {
  test.use({ storageState: storageStatePath('admin@brightfoods.example') })

  test('REL-02 REL-03 B-20 reads a note on one device, which removes its mark on the other', async ({
    page,
    browser,
  }) => {
    const other = await browser.newContext({ storageState: storageStatePath('admin@brightfoods.example') })
    const second = await other.newPage()
    await second.goto(
      new URL('/releaseNotes', page.url() === 'about:blank' ? test.info().project.use.baseURL : page.url()).href,
    )
    await expect(second.getByRole('link', { name: 'Release Notes 3 unread' })).toBeVisible()
    await page.goto('/releaseNotes')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('link', { name: 'Release Notes 2 unread' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await second.reload()
    await expect(second.getByRole('link', { name: 'Release Notes 2 unread' })).toBeVisible()
    await expect(second.getByText('Unread', { exact: true })).toHaveCount(2)
    await second.getByRole('button', { name: 'Mark all 2 as read' }).click()
    await expect(second.getByText('Unread', { exact: true })).toHaveCount(0)
    expect(await axeFindings(second)).toEqual([])
    await other.close()
  })
})

test.describe('an editor', () => {
  test.use({ storageState: storageStatePath('super@scintilla.example') })

  test('KB-12 publishes a French text while a user reads it; the user sees the new version on the next visit', async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ storageState: storageStatePath('user@erable.example') })
    const reader = await context.newPage()
    const path = '/knowledgeBase/article/content/supplier%2Fwhen-data-is-refreshed'
    await reader.goto(onHost(baseURL, 'ca.localhost', path))
    const title = reader.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/^Quand les données/)
    await page.goto('/operations')
    const item = 'kb/supplier/when-data-is-refreshed'
    const { newest } = await call<{ newest: { locale: string; version: number; source: string }[] }>(
      page,
      'GET',
      'v1/operations/content/supplier/when-data-is-refreshed',
    )
    const { version = 0, source = '' } = newest.find(({ locale }) => locale === 'fr-CA') ?? {}
    await call(page, 'PUT', `core-services/content-management/${item}`, {
      locale: 'fr-CA',
      title: 'Un nouveau titre',
      markdown: source,
      state: 'PUBLISHED',
      version,
    })
    await reader.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(title).toHaveText(/^Quand les données/)
    await reader.goto(onHost(baseURL, 'ca.localhost', '/knowledgeBase/home'))
    await reader.goto(onHost(baseURL, 'ca.localhost', path))
    await expect(title).toHaveText('Un nouveau titre')
    await context.close()
  })

  test('KB-12 no script of an article runs, with or without the portal’s policy', async ({ page, browser }) => {
    await page.goto('/operations')
    const bare = await (await browser.newContext()).newPage()
    for (const source of attackSources()) {
      const { html } = await call<{ html: string }>(page, 'POST', 'v1/operations/content/preview', {
        format: 'html',
        source,
      })
      expect(await ranIn(bare, html), source.slice(0, 2000)).toBe(0)
    }
    await call(page, 'PUT', 'core-services/content-management/kb/internal/attack', {
      locale: 'en-US',
      title: 'Attack',
      html: attackSources().join('\n').replaceAll('\0', '').slice(0, 190_000),
      state: 'PUBLISHED',
      version: 0,
    })
    await page.addInitScript(() => Reflect.set(window, 'xss', () => Reflect.set(window, 'ran', true)))
    await page.goto('/knowledgeBase/article/content/internal%2Fattack')
    await expect(page.getByRole('heading', { level: 1, name: 'Attack' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
    // The same page would run unsanitized scripts.
    expect(await ranIn(bare, '<img src="x:" onerror="xss()">')).toBeGreaterThan(0)
    await bare.context().close()
  })
})

/**
 * Sets HTML as `innerHTML` twice, the second time from the serialized first result, and counts the scripts that ran.
 */
function ranIn(page: Page, html: string): Promise<number> {
  return page.evaluate(async (markup) => {
    let ran = 0
    Reflect.set(window, 'xss', () => (ran += 1))
    const box = document.createElement('div')
    document.body.append(box)
    box.innerHTML = markup
    const again = document.createElement('div')
    document.body.append(again)
    again.innerHTML = box.innerHTML
    for (const element of document.querySelectorAll('div *')) element.dispatchEvent(new MouseEvent('mouseover'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    box.remove()
    again.remove()
    return ran
  }, html)
}

/** Examples of markup that changes when it is serialized and parsed again. */
const KNOWN = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=xss()&gt;">',
  '<svg></p><style><a id="</style><img src=x: onerror=xss()>">',
  '<noscript><p title="</noscript><img src=x: onerror=xss()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x: onerror=xss()>',
  '<svg><style><img src=x: onerror=xss()></style></svg>',
  '<math><annotation-xml encoding="text/html"><style><img src=x: onerror=xss()></style></annotation-xml></math>',
  '<table><caption><svg><desc><table><caption></caption></table><style><a title="</style><img src=x: onerror=xss()>">',
  '<select><template><style><!--</style><a rel="--></style></select><img src=x: onerror=xss()>">',
  '<xmp><p title="</xmp><img src=x: onerror=xss()>">',
  '<textarea><img title="</textarea><img src=x: onerror=xss()>">',
  '<title><a href="</title><img src=x: onerror=xss()>">',
  '<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
  '<p><a href="java&#x0A;script:xss()">a</a><a href="&#1;javascript:xss()">b</a></p>',
  '<img src="mosaic:x" onerror=xss()><img/src=x:/onerror=xss()>',
  '<a href="https://x" style="animation-name:x" onanimationstart=xss()>a</a>',
  '<details open ontoggle=xss()><summary>a</summary></details>',
  '<!--><img src=x: onerror=xss()>--><!--!><img src=x: onerror=xss()>-->',
  '<![CDATA[><img src=x: onerror=xss()>]]><?xml ><img src=x: onerror=xss()>?>',
  '<svg><script>xss()</script><set attributeName="onmouseover" to="xss()"/></svg>',
  '<base href="javascript:xss()//"><a href="x">a</a><object data="javascript:xss()"></object><embed src="javascript:xss()">',
]

const PIECES = [
  ...'a b i p svg math mtext mglyph style script img table caption tr td select option template noscript textarea'.split(
    ' ',
  ),
  ...'title xmp iframe form input details foreignObject desc annotation-xml malignmark h2 li pre code'.split(' '),
]
const ATTRIBUTES = [
  'onerror=xss()',
  'src=x:',
  'href="javascript:xss()"',
  'onload=xss()',
  'title="</style><img src=x: onerror=xss()>"',
  'title="--&gt;&lt;img src=x: onerror=xss()&gt;"',
  'onmouseover=xss()',
  'id="a"',
]
const ENDS = [
  '<!--',
  '-->',
  '</',
  '>',
  '"',
  "'",
  '<![CDATA[',
  ']]>',
  '&lt;img src=x: onerror=xss()&gt;',
  '\u0000',
  '/>',
]

/** A small pseudo-random generator with the same output every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const GENERATED = 10_000
const IN_ONE = 250

/** Tests the known attacks one by one, then generated ones, many in one text. */
function attackSources(): string[] {
  const next = numbers(7)
  const pick = (list: readonly string[]): string => list[next(list.length)] ?? ''
  const one = (): string =>
    Array.from({ length: 2 + next(6) }, () => {
      const kind = next(4)
      if (kind === 0) return pick(ENDS)
      if (kind === 1) return `</${pick(PIECES)}>`
      return `<${pick(PIECES)} ${pick(ATTRIBUTES)} ${pick(ATTRIBUTES)}>`
    }).join('')
  const many = Array.from({ length: GENERATED / IN_ONE }, () => Array.from({ length: IN_ONE }, one).join('\n'))
  return [...KNOWN, ...many]
}
