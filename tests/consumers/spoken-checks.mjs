import { expect } from 'playwright/test'

/** Words that are React Aria's, not ours: who lost them in the build would hear English. */
const HEARD = {
  'en-US': { calendar: 'Calendar', next: 'Next', more: 'Increase' },
  'es-MX': { calendar: 'Calendario', next: 'Siguiente', more: 'Aumentar' },
  'fr-CA': { calendar: 'Calendrier', next: 'Suivant', more: 'Augmenter' },
}

/** What a person hears of React Aria in an application that keeps its words in three languages alone. */
export const spokenChecks = Object.fromEntries(
  Object.entries(HEARD).map(([locale, words]) => [
    `speaks ${locale} although React Aria's other languages are left out`,
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
