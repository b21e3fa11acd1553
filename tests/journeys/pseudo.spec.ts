import { AVAILABILITY_TEXTS, DATA_TYPE_TEXTS, FIELD_TYPE_TEXTS, PRODUCT_TAG_TEXTS } from '@tessera/contract'
import type { Page } from 'playwright/test'
import type { ACCOUNTS } from './portal.ts'
import { expect, storageStatePath, test } from './portal.ts'

interface Screen {
  name: string
  path: string
  loginId?: keyof typeof ACCOUNTS
  /** Opens overlays on the page. */
  act?: (page: Page) => Promise<void>
}

const USER = 'user@brightfoods.example'
const AGENT = 'agent.multi@northbridge.example'
const SUPER = 'super@scintilla.example'
const ADMIN = 'admin@brightfoods.example'
const BASIC_ADMIN = 'basic.admin@smallfarm.example'
const NEW_HIRE = 'newhire@scintilla.example'

/** Texts that the portal and the server share. */
const OF_CONTRACT = JSON.stringify([
  AVAILABILITY_TEXTS['en-US'],
  DATA_TYPE_TEXTS['en-US'],
  FIELD_TYPE_TEXTS['en-US'],
  PRODUCT_TAG_TEXTS['en-US'],
])

/** Language names are in their own language on every page. */
const LANGUAGES = ['"English"', '"Español"', '"Français canadien"']

const SCREENS: readonly Screen[] = [
  { name: 'the landing page', path: '/' },
  { name: 'the sign-in page', path: '/login' },
  { name: 'a refused sign-in', path: '/login', act: refuse },
  { name: 'the request for a new password', path: '/idp/reset' },
  { name: 'the new password', path: '/idp/reset/a-link', act: saveTooShort },
  { name: 'a link that is over', path: '/idp/reset/a-link-that-is-over' },
  { name: 'logging out', path: '/logout' },
  { name: 'the articles', path: '/articles/insights' },
  { name: 'an article', path: '/articles/insights?id=reading-a-basket' },
  { name: 'operations: incidents', path: '/operations', loginId: SUPER },
  { name: 'operations: flags', path: '/operations?tab=flags', loginId: SUPER },
  { name: 'operations: banners', path: '/operations?tab=banners', loginId: SUPER },
  { name: 'operations: searches', path: '/operations?tab=searches', loginId: SUPER },
  { name: 'operations: the outbox', path: '/operations?tab=mails', loginId: SUPER },
  { name: 'global users', path: '/globalUserManagement?tab=internal_merchant', loginId: SUPER },
  { name: 'a failed log-in', path: '/error?from=login' },
  { name: 'a missing page', path: '/no/such/page' },
  { name: 'no access', path: '/noAccess', loginId: USER },
  { name: 'pending access', path: '/pendingAccess', loginId: 'pending@brightfoods.example' },
  { name: 'a registration', path: '/userRegistration', loginId: 'founder@greenvalley.example' },
  { name: 'a refused registration', path: '/userRegistration', loginId: 'founder@greenvalley.example', act: send },
  { name: 'a refusal', path: '/accessDenied', loginId: USER },
  { name: 'a page for administrators', path: '/admin', loginId: USER },
  { name: 'an upload', path: '/admin/userList/upload', loginId: ADMIN },
  { name: 'the report of an upload', path: '/admin/userList/upload', loginId: ADMIN, act: upload },
  { name: 'a report that is over', path: `/admin/userList/upload/${crypto.randomUUID()}`, loginId: ADMIN },
  { name: 'files and progress', path: '/profile/files', loginId: ADMIN },
  { name: 'support', path: '/support', loginId: USER },
  { name: 'the questions', path: '/support#faq-other-numbers' },
  { name: 'a new incident', path: '/support/ticketCreation?request=access' },
  { name: 'a refused incident', path: '/support/ticketCreation', act: send },
  { name: 'an address to confirm', path: '/support/ticketCreation?confirm=a-link' },
  { name: 'contact us', path: '/contactUs' },
  { name: 'a refused message', path: '/contactUs', act: send },
  { name: 'one’s incidents', path: '/support/trackTicket', loginId: USER },
  { name: 'the dictionary', path: '/dataDictionary', loginId: USER },
  { name: 'a search of the dictionary that finds nothing', path: '/dataDictionary?search=xqzvw', loginId: USER },
  { name: 'the knowledge base', path: '/knowledgeBase/home', loginId: USER },
  { name: 'a search of articles', path: '/knowledgeBase/search?q=user', loginId: USER },
  { name: 'an article of a workspace', path: '/knowledgeBase/article/content/supplier%2Fadd-a-user', loginId: USER },
  { name: 'the release notes', path: '/releaseNotes', loginId: USER },
  { name: 'a release note', path: '/releaseNotes/article?path=release-notes%2Fknowledge-base-opens', loginId: USER },
  { name: 'the partners', path: '/admin/thirdParty', loginId: ADMIN },
  { name: 'the activity log', path: '/admin/activityLog', loginId: ADMIN },
  { name: 'an access review', path: '/admin/userList?review=current', loginId: BASIC_ADMIN },
  { name: 'operations: access reviews', path: '/operations?tab=reviews', loginId: SUPER },
  { name: 'received access requests', path: '/admin/userList?tab=requests', loginId: ADMIN },
  { name: 'one’s own access', path: '/profile/access', loginId: USER },
  { name: 'a request for access', path: '/profile/requestAccess', loginId: NEW_HIRE },
  { name: 'a refused request for access', path: '/profile/requestAccess', loginId: NEW_HIRE, act: send },
  { name: 'the companies to ask', path: '/profile/requestAccess', loginId: NEW_HIRE, act: lookForCompany },
  { name: 'the profile', path: '/profile', loginId: USER },
  { name: 'the apps', path: '/apps', loginId: USER },
  { name: 'the user’s menu', path: '/apps', loginId: USER, act: openUserMenu },
  { name: 'logging out everywhere', path: '/apps', loginId: USER, act: askForLogOutEverywhere },
  { name: 'the warning of the session’s end', path: '/apps', loginId: USER, act: waitIdle(28.5) },
  { name: 'the session’s end', path: '/apps', loginId: USER, act: waitIdle(31) },
  { name: 'a product’s page', path: '/learn?product=SHOPPER_BEHAVIOR', loginId: USER },
  { name: 'a company one may not act for', path: '/apps?company=nobody', loginId: USER },
  { name: 'the company list', path: '/companyList', loginId: SUPER },
  { name: 'an empty company list', path: '/companyList', loginId: SUPER, act: findNothing },
  { name: 'one’s own companies', path: '/companyList', loginId: AGENT },
  { name: 'the bar of who acts for a company', path: '/companyList', loginId: AGENT, act: actForAnother },
]

async function refuse(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill('somebody@brightfoods.example')
  await page.locator('input[name=password]').fill('wrong')
  await page.locator('button[type=submit]').click()
  await page.getByRole('alert').waitFor()
}

async function saveTooShort(page: Page): Promise<void> {
  await page.route('**/idp/reset/*/details', (route) => route.fulfill({ json: { productName: 'Scintilla' } }))
  await page.reload()
  await page.locator('input[name=password]').fill('short')
  await page.locator('button[type=submit]').click()
  await page.locator('input[aria-invalid=true]').waitFor()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[type=submit]').click()
  await page.locator(':is(input, textarea)[aria-invalid=true]').first().waitFor()
}

async function upload(page: Page): Promise<void> {
  const rows = ['First Name,Last Name,Email,Company Type,Products,Role', 'Ana,Cruz,ana@example.org,COMPANY,PULSE,USER']
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('grid').waitFor()
}

async function lookForCompany(page: Page): Promise<void> {
  await page.getByRole('main').locator('form fieldset button').first().click()
  await page.getByRole('dialog').getByRole('rowheader').first().waitFor()
}

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Alex Kim/ }).click()
  await page.getByRole('menuitem').first().waitFor()
}

async function askForLogOutEverywhere(page: Page): Promise<void> {
  await openUserMenu(page)
  await page.getByRole('menuitem').nth(-2).click()
  await page.getByRole('alertdialog').waitFor()
}

function waitIdle(minutes: number) {
  return async (page: Page): Promise<void> => {
    await page.clock.install()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const end = { error: 'User has been inactive for long', code: 'SESSION_IDLE', requestId: 'r-1' }
    await page.route('**/auth-status', (route) => route.fulfill({ status: 401, json: end }))
    await page.clock.fastForward(minutes * 60_000)
    await page.getByRole('alertdialog').waitFor()
  }
}

async function findNothing(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('qqqqqq')
  await page.getByRole('heading', { level: 2 }).waitFor()
}

async function actForAnother(page: Page): Promise<void> {
  const choices = page.getByRole('main').getByRole('button', { name: /:(?!.*Northbridge)/ })
  await choices.first().click()
  await page.waitForURL(/\/apps\?company=/)
  await page.getByRole('region').first().waitFor()
}

/** Times written by the browser, texts of other languages, and dates that React Aria describes in its own language. */
const FOREIGN = 'script, style, noscript, time, [translate=no], body [lang], [id^=react-aria-description]'

/** Returns the texts outside the brackets of the pseudo-language. */
function bareTexts(page: Page): Promise<string[]> {
  return page.evaluate((foreign) => {
    // The title of an item is data, but that of its page is not.
    const texts: string[] = document.title.split(' | ')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest(foreign)) continue
      // A sentence with a link has its brackets around the whole sentence.
      let block = node.parentElement
      for (let steps = 0; steps < 3 && !/^\[.*\]$/su.test(block?.textContent ?? ''); steps++)
        block = block?.parentElement ?? null
      if (!/^\[.*\]$/su.test(block?.textContent ?? '')) texts.push(node.textContent ?? '')
    }
    return texts.map((text) => text.trim()).filter((text) => /\p{L}{2,}/u.test(text) && !text.startsWith('['))
  }, FOREIGN)
}

/** Returns elements that overflow the page or are clipped by their box. */
function clippedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, clipPath, position, visibility } = getComputedStyle(element)
      // A compact banner and a table row have a button that shows their full text.
      const isHidden =
        visibility === 'hidden' ||
        (position === 'absolute' && clipPath !== 'none') ||
        element.closest('[data-slim], [data-line]')
      // Clipped column headers, table cells and addresses have their full text in a tooltip.
      const hasFullText =
        element.closest('[title], [role=columnheader], [role=gridcell], [role=rowheader]') ||
        element.matches(':is([role=row], [role=rowgroup]):has([role=columnheader])')
      const isClipping = (overflowX === 'hidden' || overflowX === 'clip') && !hasFullText
      const [text] = element.textContent.trim().split('\n')
      if (text && isClipping && !isHidden && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        cut.push(text.slice(0, 60))
    }
    return cut
  })
}

for (const { name, path, loginId, act } of SCREENS) {
  test.describe('pseudo-language', () => {
    test.use({ storageState: loginId ? storageStatePath(loginId) : { cookies: [], origins: [] } })

    test(`I18N-05 ${name} has no text outside the messages, and clips none`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'locale', value: 'en-XA', url: baseURL ?? '' }])
      // Data from the server is not a portal text.
      const answers: Promise<string>[] = []
      page.on('response', (response) => {
        if (response.headers()['content-type']?.includes('json')) answers.push(response.text().catch(() => ''))
      })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await act?.(page)
      const unknownTexts = async (): Promise<string[]> => {
        const known = ['"Scintilla"', ...LANGUAGES, OF_CONTRACT, ...(await Promise.all(answers))].join('\n')
        const isKnown = (text: string) => known.includes(JSON.stringify(text).slice(1, -1))
        // A user's name is composed from two responses, and is also shown as initials. A clipped list in a table can
        // end within a word.
        const isData = (text: string) =>
          text.replace(/,?…$/, '').split(', ').every(isKnown) ||
          text.split(' ').every((word) => known.includes(`"${word}"`)) ||
          /^\p{Lu}{2}$/u.test(text) ||
          // The browser formats the dates in a table.
          /^\p{Lu}\p{Ll}{2}\s\d{1,2},\s\d{4}$/u.test(text)
        return (await bareTexts(page)).filter((text) => !isData(text))
      }
      // A pending update can change the page while it is read.
      await expect.poll(unknownTexts).toEqual([])
      for (const width of [320, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => clippedElements(page), { message: `at ${width} px` }).toEqual([])
      }
    })
  })
}
