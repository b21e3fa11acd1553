import type { Page } from 'playwright/test'
import { axeFindings, expect, onHost, storageStatePath, test, userMenuButton } from './portal.ts'

/** Returns every text on the page: visible texts, and those for assistive technology. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript, [translate=no]')) texts.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [alt], [placeholder], [aria-description]',
    )) {
      if (element.closest('[translate=no]')) continue
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '')
    }
    return texts.map((text) => text.trim()).filter((text) => /\p{L}{2,}/u.test(text))
  })
}

/** Texts that are the same in every language: names, and words that French and Spanish spell as in English. */
const NAMES =
  /Scintilla|Northbridge|^Sam Ortiz$|^English$|^Español$|^Français canadien$|@|^[A-Z]{2}$|^Menu$|^Support$|^Beta$/

async function inLanguage(page: Page, locale: string): Promise<void> {
  const { hostname } = new URL(page.url())
  await page.context().addCookies([{ name: 'locale', value: locale, domain: hostname, path: '/' }])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const SIGNED_OUT = ['/', '/logout', '/error', '/error?from=login', '/nowhere', '/noAccess', '/pendingAccess']

test('I18N-01 I18N-05 no public screen has an English sentence in Spanish or French', async ({ page }) => {
  for (const path of SIGNED_OUT) {
    await page.goto(path)
    await inLanguage(page, 'en-US')
    const english = new Set((await textsOf(page)).filter((text) => !NAMES.test(text)))
    for (const locale of ['es-MX', 'fr-CA']) {
      await inLanguage(page, locale)
      const kept = (await textsOf(page)).filter((text) => english.has(text))
      expect(kept, `${path} in ${locale}`).toEqual([])
    }
  }
})

test.describe('signed in', () => {
  test.use({ storageState: storageStatePath('agent.multi@northbridge.example') })

  test('I18N-03 SES-17 a language chosen in the header applies immediately and is stored', async ({ page }) => {
    await page.goto('/apps')
    await page.getByRole('heading', { level: 1, name: 'Get started' }).waitFor()
    const english = new Set((await textsOf(page)).filter((text) => !NAMES.test(text)))
    const wanted = [
      { to: 'Español', locale: 'es-MX' },
      { to: 'Français canadien', locale: 'fr-CA' },
    ]
    for (const { to, locale } of wanted) {
      await userMenuButton(page).click()
      await page.getByRole('menuitemradio', { name: to }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect.poll(async () => (await textsOf(page)).filter((text) => english.has(text))).toEqual([])
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(async () => (await textsOf(page)).filter((text) => english.has(text))).toEqual([])
      expect(await axeFindings(page)).toEqual([])
    }
    await userMenuButton(page).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible()
  })
})

test('typed text on the sign-in page stays when the language changes', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('half.typed@brightfoods.example')
  await page.getByLabel('Password', { exact: true }).fill('half a secret')
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français canadien' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expect(page.getByLabel('Courriel', { exact: true })).toHaveValue('half.typed@brightfoods.example')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('half a secret')
  expect(await axeFindings(page)).toEqual([])
})

test.describe('Mexico', () => {
  test.use({ storageState: storageStatePath('user@campoverde.example') })

  test('PRD-02 TIL-07 has two products, and Report Builder is coming soon', async ({ page, baseURL }) => {
    await page.goto(onHost(baseURL, 'mx.localhost', '/apps'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Comportamiento del comprador',
      'Generador de reportes',
    ])
    await expect(page.getByRole('button', { name: /Próximamente/ })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  test('RTE-09 RTE-10 RTE-32 RTE-47 has no privacy policy, terms or release notes', async ({ page, baseURL }) => {
    for (const path of ['/privacyPolicy', '/terms', '/releaseNotes']) {
      await page.goto(onHost(baseURL, 'mx.localhost', path))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/No pudimos encontrar esa página/)
    }
  })
})

test.describe('Canada', () => {
  test.use({ storageState: storageStatePath('user@erable.example') })

  test('PRD-02 speaks French and launches both products', async ({ page, baseURL }) => {
    await page.goto(onHost(baseURL, 'ca.localhost', '/apps'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Comportement des acheteurs',
      'Générateur de rapports',
    ])
    expect(await axeFindings(page)).toEqual([])
  })
})
