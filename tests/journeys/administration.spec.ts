import { axeFindings, expect, onHost, signIn, test } from './portal.ts'

const ADMIN = 'admin@erable.example'
/** Nobody who signs in here: other journeys have their accounts to themselves. */
const PERSON = 'etienne.arsenault@erable.example'

test('USR-06 USR-15 B-06 DOM-03 an administrator in Canada blocks somebody, takes it back, and adds a domain', async ({
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
  await expect(question.getByText(/Indiquez pourquoi/).first()).toBeVisible()
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
  await expect(page.getByText('Le ou les utilisateurs ont été débloqués.')).toBeVisible()
  await expect(tab).toContainText('120')

  await page.goto(to('/admin/domainsList'))
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un domaine' })
  await dialog.getByRole('textbox').fill('gmail.com')
  await dialog.getByRole('button', { name: 'Ajouter un domaine' }).click()
  await expect(dialog.getByText('Les domaines de courriel publics ne sont pas permis', { exact: true })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('textbox').fill('sucre-érable.ca')
  await dialog.getByRole('button', { name: 'Ajouter un domaine' }).click()
  await expect(page.getByText('Le domaine a été ajouté.')).toBeVisible()
  await expect(page.getByRole('row', { name: /sucre-érable\.ca/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
