import { readFile } from 'node:fs/promises'
import { axeFindings, expect, onHost, signIn, test } from './portal.ts'

const ADMIN = 'admin@erable.example'
/** A user who never signs in, because other journeys need exclusive accounts. */
const PERSON = 'etienne.arsenault@erable.example'

test('USR-06 USR-11 USR-12 USR-15 USR-19 B-05 B-06 DOM-03 an administrator in Canada blocks a user, undoes it, and adds a user and a domain', async ({
  page,
  baseURL,
}) => {
  const to = (path: string) => onHost(baseURL, 'ca.localhost', path)
  await signIn(page, ADMIN, to('/login'))
  await page.goto(to('/admin'))
  await page.getByRole('link', { name: /Gestion des utilisateurs/ }).click()
  const active = page.getByRole('grid', { name: 'Utilisateurs actifs' })
  const tab = page.getByRole('tab', { name: /Utilisateurs actifs/ })
  await expect(tab).toContainText('120')

  await page.getByRole('searchbox').fill(PERSON)
  await expect(active.getByRole('row')).toHaveCount(2)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Actions pour / }).click()
  await page.getByRole('menuitem', { name: 'Bloquer' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Bloquer' }).click()
  await expect(question.getByText(/^Indiquez le motif du blocage/)).toBeVisible()
  await question.getByRole('textbox').fill('A quitté l’entreprise')
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Bloquer' }).click()
  await expect(page.getByText('Le ou les utilisateurs ont été bloqués.')).toBeVisible()
  await expect(tab).toContainText('119')

  await page.getByRole('tab', { name: /Utilisateurs bloqués/ }).click()
  const blocked = page.getByRole('grid', { name: 'Utilisateurs bloqués' })
  const row = blocked.getByRole('row').filter({ hasText: PERSON })
  await row.getByRole('button', { name: /^Actions pour / }).click()
  await page.getByRole('menuitem', { name: 'Débloquer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Débloquer' }).click()
  await expect(page.getByText('Le ou les utilisateurs ont été débloqués.')).toBeVisible()
  await expect(tab).toContainText('120')

  await page.getByRole('button', { name: 'Ajouter un utilisateur' }).click()
  const person = page.getByRole('dialog', { name: 'Ajouter un utilisateur' })
  await person.getByRole('textbox', { name: 'Prénom' }).fill('Noémie')
  await person.getByRole('textbox', { name: 'Nom de famille', exact: true }).fill('D’Amours')
  const email = person.getByRole('textbox', { name: 'Courriel' })
  await email.fill('noemie.damours@gmail.com')
  await email.press('Tab')
  await expect(person.getByText('Le domaine de courriel n’est pas autorisé pour cette entreprise')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await email.fill('noemie.damours@erable.example')
  await email.press('Tab')
  await expect(person.getByText(/n’est pas autorisé/)).toBeHidden()
  await person.getByRole('checkbox').first().check({ force: true })
  await person.getByRole('button', { name: 'Ajouter un utilisateur' }).click()
  await expect(page.getByText('1 nouvel utilisateur a été ajouté!')).toBeVisible()
  await page.getByRole('tab', { name: /Utilisateurs en attente/ }).click()
  // The search field of the previous tab stays until the table is there.
  await page.getByRole('grid', { name: 'Utilisateurs en attente' }).waitFor()
  await page.getByRole('searchbox').fill('damours')
  await expect(page.getByRole('row', { name: /D’Amours/ })).toContainText('Invitation envoyée')
  await page.getByRole('rowheader', { name: 'D’Amours' }).click()
  const panel = page.getByRole('dialog', { name: 'Noémie D’Amours' })
  await expect(panel.getByText('Valide jusqu’au')).toBeVisible()
  const bar = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await panel.boundingBox())?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0))
  expect(await axeFindings(page)).toEqual([])
  await page.goBack()
  await expect(panel).toBeHidden()

  await page.getByRole('button', { name: /^Exporter/ }).click()
  const files = page.getByRole('dialog', { name: 'Exporter' })
  await files.getByRole('radio', { name: 'Toutes les lignes' }).check({ force: true })
  expect(await axeFindings(page)).toEqual([])
  await files.getByRole('button', { name: 'Exporter en CSV' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: /^Télécharger users_PENDING_.*\.csv$/ }).click(),
  ])
  const written = await readFile(await download.path(), 'utf8')
  expect(written.startsWith('\uFEFFPrénom,Nom de famille,Courriel,')).toBe(true)
  expect(written).toContain('Noémie,D’Amours,noemie.damours@erable.example,')
  // The demo users, the user above and the header row; users imported by other journeys are included.
  expect(written.trimEnd().split('\r\n').length).toBeGreaterThanOrEqual(14)
  await page.keyboard.press('Escape')

  await page.goto(to('/admin/domainsList'))
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un domaine' })
  await dialog.getByRole('textbox').fill('gmail.com')
  await dialog.getByRole('button', { name: 'Ajouter un domaine' }).click()
  await expect(dialog.getByText('Les domaines de courriel publics ne sont pas permis.', { exact: true })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('textbox').fill('sucre-érable.ca')
  await dialog.getByRole('button', { name: 'Ajouter un domaine' }).click()
  await expect(page.getByText('Le domaine a été ajouté.')).toBeVisible()
  await expect(page.getByRole('row', { name: /sucre-érable\.ca/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
