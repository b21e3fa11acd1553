import { PASSWORD, axeFindings, expect, signIn, storageStatePath, test, userMenuButton } from './portal.ts'

test.describe('signing in and launching a product', () => {
  test('SES-02 SES-03 RTE-43 a visitor on a private page signs in and returns to it', async ({ page }) => {
    await page.goto('/learn?product=SHOPPER_BEHAVIOR')
    await expect(page).toHaveURL(/\/idp\/interaction\//)
    await page.getByLabel('Email', { exact: true }).fill('user@brightfoods.example')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/learn\?product=SHOPPER_BEHAVIOR$/)
    await expect(page.getByRole('main')).toContainText('Shopper Behavior')
  })

  test('SES-03 a wrong password shows an error, and the email stays', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill('basic@smallfarm.example')
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('basic@smallfarm.example')
  })

  test('GEN-03 a user of another tenant sees the address of their own tenant', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill('admin@campoverde.example')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^http:\/\/mx\.localhost:\d+\//)
  })

  test('SES-05 logging out ends the session and confirms it', async ({ page }) => {
    await signIn(page, 'agent@northbridge.example')
    await page.getByRole('button', { name: /Northbridge/ }).click()
    await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
    await expect(page).toHaveURL(/\/logout$/)
    await page
      .getByRole('link', { name: 'Log in' })
      .or(page.getByRole('button', { name: 'Log in' }))
      .first()
      .waitFor()
    await page.goto('/apps')
    await expect(page).toHaveURL(/\/idp\/interaction\//)
  })
})

test.describe('the launch page of user@brightfoods.example', () => {
  test.use({ storageState: storageStatePath('user@brightfoods.example') })

  test('TIL-01 TIL-03 TIL-06 PRD-03 two sections show each product in its state, without hidden ones', async ({
    page,
  }) => {
    await page.goto('/apps')
    await expect(page).toHaveTitle('App Launch | Scintilla')
    await expect(page.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Know your customer', 'Channel Performance'])
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Shopper Behavior',
      'Customer Perception',
      'Insights Activation',
      'Digital Landscapes',
      'Channel Insights',
      'Report Builder',
    ])
    await expect(page.getByText('Modular Intelligence')).toHaveCount(0)
    await expect(page.getByText('Customer Pulse', { exact: true })).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
  })

  test('TIL-05 PRD-06 Shopper Behavior launches in a new tab, without an opener', async ({ page }) => {
    await page.goto('/apps')
    const launch = page.getByRole('link', { name: /Launch app.*Shopper Behavior|Shopper Behavior.*Launch app/ })
    await expect(launch).toHaveAttribute('href', /^https:\/\//)
    await expect(launch).toHaveAttribute('target', '_blank')
    await expect(launch).toHaveAttribute('rel', /noopener/)
  })

  test('TIL-04 Report Builder is pending and its dialog shows how long', async ({ page }) => {
    await page.goto('/apps')
    const pending = page.getByRole('button', { name: /Access Pending/ })
    await pending.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('We are working on your access')
    await expect(dialog).toContainText('Access may take up to 2 days.')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(pending).toBeFocused()
  })

  test('TIL-03 RTE-41 a product without access links to its learn-more page', async ({ page }) => {
    await page.goto('/apps')
    await page.getByRole('link', { name: /Learn More.*Customer Perception|Customer Perception.*Learn More/ }).click()
    await expect(page).toHaveURL(/\/learn\?product=CUSTOMER_PERCEPTION$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
  })

  test('TIL-03 a product without a learn-more page is described in a dialog', async ({ page }) => {
    await page.goto('/apps')
    await page.getByRole('button', { name: /Learn More.*Insights Activation|Insights Activation.*Learn More/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Insights Activation')
    expect(await axeFindings(page)).toEqual([])
  })

  test('launching a product works by keyboard only', async ({ page }) => {
    await page.goto('/apps')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    const launch = page.getByRole('link', { name: /Launch app/ }).first()
    for (
      let presses = 0;
      presses < 10 && !(await launch.evaluate((link) => link === document.activeElement));
      presses++
    ) {
      await page.keyboard.press('Tab')
    }
    await expect(launch).toBeFocused()
    await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
  })

  test('SCR-01 a 375 px phone has the drawer and no horizontal overflow', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/apps')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Apps' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the launch page and its open menus pass axe in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/apps')
      await page.getByRole('button', { name: /Bright Foods/ }).click()
      await page.getByRole('menuitem', { name: 'Log out', exact: true }).waitFor()
      expect(await axeFindings(page)).toEqual([])
    })
  }

  test('the launch page does not shift while it loads, and barely when a late font arrives', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const shift = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'shift'))
    let isDrawn!: () => void
    const drawn = new Promise<void>((resolve) => (isDrawn = resolve))
    await page.route('**/*.woff2', async (route) => {
      await drawn
      await route.continue()
    })
    await page.goto('/apps', { waitUntil: 'commit' })
    await page
      .getByRole('link', { name: /Launch app/ })
      .first()
      .waitFor()
    expect(await shift()).toBe(0)

    isDrawn()
    await page.evaluate(() => document.fonts.ready)
    // Waits two frames: one that has the font, and one that reports the shift.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await shift()).toBeLessThan(0.001)
  })
})

test.describe('a user with their own mode', () => {
  test.use({ storageState: storageStatePath('charter@orchard.example') })

  test('the chosen mode applies before the first paint of the next visit', async ({ page }) => {
    await page.goto('/apps')
    await userMenuButton(page).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const response = await page.request.get('/apps')
    expect(await response.text()).toMatch(/<html[^>]*data-theme="dark"/)
  })
})

test.describe('the super admin', () => {
  test.use({ storageState: storageStatePath('super@scintilla.example') })

  test('RTE-44 is redirected to the company list', async ({ page }) => {
    await page.goto('/apps')
    await expect(page).toHaveURL(/\/companyList$/)
    await expect(page).toHaveTitle('Customer Accounts | Scintilla')
  })

  test('BAN-01 SCR-01 has a super admin badge in the header', async ({ page }) => {
    await page.goto('/companyList')
    await expect(page.getByRole('banner').getByText('Super admin', { exact: true })).toBeVisible()
  })
})

test.describe('a basic admin', () => {
  test.use({ storageState: storageStatePath('basic.admin@smallfarm.example') })

  test('BAN-02 sees the pending audit and its deadline', async ({ page }) => {
    await page.goto('/apps')
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      /An audit is pending\..* by \d{2}\/\d{2}\/\d{4}\./,
    )
  })

  test('BAN-02 PRD-01 sees the page’s title near the top on a phone, below the audit and the news', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/apps')
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('An audit is pending.')
    const box = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(box?.y).toBeLessThan(200)
  })

  test('RTE-45 PRD-08 has only Report Builder, and no release notes', async ({ page }) => {
    await page.goto('/apps')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Report Builder'])
    await page.goto('/releaseNotes')
    await expect(page).toHaveURL(/\/noAccess$/)
  })
})
