import { expect } from 'playwright/test'

/** React Aria's own texts. If the build drops a language, users hear English. */
const TEXTS = {
  'en-US': { calendar: 'Calendar', next: 'Next', more: 'Increase' },
  'es-MX': { calendar: 'Calendario', next: 'Siguiente', more: 'Aumentar' },
  'fr-CA': { calendar: 'Calendrier', next: 'Suivant', more: 'Augmenter' },
}

const languageChecks = Object.fromEntries(
  Object.entries(TEXTS).map(([locale, words]) => [
    `has React Aria's texts in ${locale} although its other languages are removed`,
    async (page) => {
      await page.goto(`${new URL(page.url()).origin}/?locale=${locale}`)
      await expect(page.getByRole('button', { name: new RegExp(`^${words.more}`) })).toBeVisible()
      await page.getByRole('button', { name: new RegExp(`^${words.calendar}`) }).click()
      await expect(
        page.getByRole('dialog').getByRole('button', { name: words.next, exact: true }).first(),
      ).toBeVisible()
    },
  ]),
)

/** An application with three languages of React Aria that imports only the stylesheets of its components. */
export const spokenChecks = {
  ...languageChecks,
  'styles fields and their popovers with only their components’ stylesheets': async (page) => {
    const field = page.getByRole('textbox', { name: 'Seats' })
    await expect(field).toHaveCSS('border-top-width', '1px')
    await expect(field).toHaveCSS('font-family', /Inter/)
    await page.getByRole('button', { name: /^Calendar/ }).click()
    const day = page
      .getByRole('dialog')
      .getByRole('button', { name: /February 9/ })
      .first()
    await expect(day).toHaveCSS('cursor', 'pointer')
  },
}
