import { expect } from 'playwright/test'

/** Collects errors of the browser and the server from now on; the returned list grows while `page` is open. */
export function collectErrors(page) {
  const found = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Requests aborted by navigation are not failures.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`)
  })
  return found
}

const background = (element) => getComputedStyle(element).backgroundColor

function tokenColor(element) {
  const probe = document.createElement('i')
  probe.style.backgroundColor = 'var(--tessera-surfaceBrand)'
  element.append(probe)
  const color = getComputedStyle(probe).backgroundColor
  probe.remove()
  return color
}

/** User checks of the new applications, by name. */
export const pageChecks = {
  'shows a product tile and a banner': async (page) => {
    const tile = page.getByRole('article', { name: 'Basket Watch' })
    await expect(tile.getByRole('link', { name: /Launch app/ })).toHaveAttribute('href', '/basket')
    await expect(page.getByText('Orders close on Friday.')).toBeVisible()
  },
  'renders the button in the color of its token and in the bundled font': async (page) => {
    const button = page.getByRole('button', { name: 'Cancel order' })
    const token = await button.evaluate(tokenColor)
    expect(token).not.toBe('rgba(0, 0, 0, 0)')
    await expect.poll(() => button.evaluate(background)).toBe(token)
    const fonts = await page.evaluate(async () =>
      [...(await document.fonts.ready)].filter((face) => face.status === 'loaded').map((face) => face.family),
    )
    expect(fonts.join()).toContain('Inter Variable')
  },
  'uses the colors of its own brand': async (page) => {
    const button = page.getByRole('button', { name: 'Cancel order' })
    const branded = await button.evaluate(tokenColor)
    await page.locator('html').evaluate((root) => root.removeAttribute('data-brand'))
    expect(await button.evaluate(tokenColor)).not.toBe(branded)
  },
  'limits the brand of a part to that part': async (page) => {
    const part = await page.getByText('Partner').evaluate(tokenColor)
    expect(part).not.toBe(await page.getByRole('button', { name: 'Cancel order' }).evaluate(tokenColor))
    const exact = await page.getByText('Partner').evaluate((element) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
      canvas.fillStyle = getComputedStyle(element).getPropertyValue('--tessera-surfaceBrand')
      canvas.fillRect(0, 0, 1, 1)
      return Array.from(canvas.getImageData(0, 0, 1, 1).data).slice(0, 3)
    })
    expect(exact).toEqual([0x66, 0x33, 0x99])
  },
  'changes the language in a menu of the header': async (page) => {
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'Français' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Lancer/ })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  },
  'loads a dialog on demand, and Escape closes it and restores the focus': async (page) => {
    const button = page.getByRole('button', { name: 'Cancel order' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the order?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  },
}
