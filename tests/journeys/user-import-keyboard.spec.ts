import type { Locator, Page } from 'playwright/test'
import { axeFindings, expect, onHost, signIn, test } from './portal.ts'

/** Used only by this journey: its added users are counted in no other test, and no other test reads its name. */
const ADMIN = 'admin@erable.example'
const VALID_ROWS = 130

const row = (first: string, email: string, role = 'Utilisateur'): string =>
  [first, 'Côté', email, 'Notre entreprise', 'REPORT_BUILDER', role].join(',')

/** One invalid row, one that would overwrite a user, one of an unauthorized domain, and many valid ones. */
const FILE = [
  'Prénom,Nom,Courriel,Type d’entreprise,Produits,Rôle',
  row('Zoé', 'zoe@erable'),
  row('Autre', ADMIN, 'Administrateur'),
  row('Léa', 'lea@ailleurs.example'),
  ...Array.from({ length: VALID_ROWS }, (_, index) => row('Zoé', `clavier${index}@erable.example`)),
].join('\r\n')
const people = { name: 'personnes.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }

test.use({ viewport: { width: 320, height: 640 } })

/** Presses Tab until an element has the focus, and checks that it is in view. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport({ ratio: 1 })
}

/** Makes the job calls report a number of processed rows, or the real state for null, regardless of the job's speed. */
async function holdJob(page: Page): Promise<(processed: number | null) => void> {
  let held: number | null = 0
  await page.route(/\/v1\/jobs\/[\w-]{36}$/, async (route) => {
    if (held === null) return route.continue()
    return route.fulfill({ json: { status: 'RUNNING', processed: held, total: VALID_ROWS + 3, failed: [] } })
  })
  return (processed) => (held = processed)
}

test('B-04 USR-18 SRV-07 an administrator in Canada uploads a file by keyboard on a narrow screen, and hears its progress', async ({
  page,
  baseURL,
}) => {
  const isAccessible = async () => expect(await axeFindings(page)).toEqual([])
  await signIn(page, ADMIN, onHost(baseURL, 'ca.localhost', '/login'))
  await page.goto(onHost(baseURL, 'ca.localhost', '/admin/userList/upload'))
  // Called well before the key press: intercepting starts with this call, and misses a file chooser opened right after.
  const fileChooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('button', { name: 'Choisir un fichier' }))
  await isAccessible()
  await page.keyboard.press('Enter')
  await (await fileChooser).setFiles(people)
  await page.waitForURL(/\/admin\/userList\/upload\/[\w-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez votre fichier' })).toBeFocused()
  await isAccessible()

  await tabTo(page, page.getByRole('button', { name: 'Problème suivant' }))
  await page.keyboard.press('Enter')
  const rows = page.getByRole('grid', { name: 'Lignes du fichier' })
  await expect(rows.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
  await expect(rows.locator(':focus')).toBeInViewport()
  await page.keyboard.press('F2')
  await expect(rows.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('zoe@erable.example')
  await isAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'À corriger (1)' })).toBeVisible()
  await expect(rows.locator(':focus')).toBeInViewport()

  await tabTo(
    page,
    page.getByRole('button', { name: `Ajouter ${VALID_ROWS + 1}, demander confirmation pour 1, ignorer 1` }),
  )
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: '1 ligne écraserait ce qui est enregistré' })
  await expect(question.getByRole('button', { name: 'Retour aux lignes' })).toBeFocused()
  await expect(question.getByText(/^Prénom\s: «\s.+\s» devient «\sAutre\s»$/)).toBeVisible()
  await isAccessible()
  const showProgress = await holdJob(page)
  await tabTo(page, question.getByRole('button', { name: 'Écraser les données de 1 ligne' }))
  await page.keyboard.press('Enter')

  const upload = page.getByRole('region', { name: 'Le téléversement' })
  const spoken = upload.getByRole('status')
  await expect(spoken).toHaveText('Le téléversement est lancé.')
  await expect(page.locator('body')).not.toBeFocused()
  await isAccessible()
  showProgress(VALID_ROWS / 2 + 2)
  await expect(spoken).toHaveText('La moitié des lignes sont traitées.')
  showProgress(null)
  await expect(spoken).toHaveText(`Téléversement terminé : ${VALID_ROWS + 1} ajoutés, 1 modifié, 0 en échec, 1 ignoré.`)
  await expect(page.getByRole('radio', { name: 'Modifiée (1)' })).toBeVisible()
  await isAccessible()

  await tabTo(page, upload.getByRole('button', { name: 'Télécharger les lignes en échec' }))
  const [failed] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(failed.suggestedFilename()).toMatch(/\.xlsx$/)
})
