import { readFile } from 'node:fs/promises'
import { axeFindings, expect, onHost, signIn, test } from './portal.ts'

const ADMIN = 'admin@erable.example'
const RANGE = 'startDate=2026-02-01&endDate=2026-03-02'
/** English texts of other pages, except names and texts that are the same in French. */
const ENGLISH = /\b(?:blocked|added|changed|exported|date range|entity|anyone|source)\b/i

test('LOG-01 LOG-02a LOG-02b LOG-03 B-03 DRP-02 TBL-03 an administrator in Canada finds an entry, opens it and exports the log', async ({
  page,
  baseURL,
}) => {
  const to = (path: string) => onHost(baseURL, 'ca.localhost', path)
  await signIn(page, ADMIN, to('/login'))
  // The demo data ends on a fixed day long ago, so the last 29 days contain only this visit.
  await page.goto(to(`/admin/activityLog?${RANGE}`))
  const log = page.getByRole('grid', { name: 'Journal d’activité' })
  await expect(log.getByRole('row').nth(5)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await expect(log).not.toContainText(ENGLISH)

  const search = page.getByRole('searchbox', { name: 'Rechercher dans le journal d’activité' })
  await search.fill('acces bloque')
  await expect(page).toHaveURL(/search=acces/)
  await expect(log.getByRole('row').nth(1)).toContainText(/Accès (?:dé)?bloqué pour/)
  await page.getByRole('button', { name: /^Événements/ }).click()
  const users = page.getByRole('group', { name: 'Utilisateurs', exact: true })
  await users.getByRole('checkbox', { name: /^Utilisateur bloqué/ }).check({ force: true })
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await log.getByRole('row').nth(1).getByText('Utilisateur bloqué').click()
  const panel = page.getByRole('dialog', { name: 'Utilisateur bloqué' })
  await expect(panel.getByRole('row', { name: /Motif/ })).toBeVisible()
  await expect(panel.getByText('Érable Alimentation').first()).toBeVisible()
  await expect(panel).not.toContainText(ENGLISH)
  expect(await axeFindings(page)).toEqual([])
  await expect(page).toHaveURL(/entry=/)
  await page.reload()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: /^Exporter/ }).click()
  const exports = page.getByRole('dialog', { name: 'Exporter' })
  await exports.getByRole('radio', { name: 'Journal d’activité complet' }).check({ force: true })
  await exports.getByRole('button', { name: 'Exporter en CSV' }).click()
  const download = page.waitForEvent('download')
  await exports.getByRole('button', { name: /^Télécharger/ }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n').length).toBeGreaterThan(2000)
  expect(text).toMatch(/\r\n\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z,/)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(to(`/admin/activityLog?${RANGE}`))
  await expect(log.getByRole('columnheader')).toHaveCount(6)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await axeFindings(page)).toEqual([])
})
