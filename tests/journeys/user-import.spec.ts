import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { axeFindings, expect, onHost, signIn, test } from './portal.ts'

/** Used only by this journey: its added users are counted in no other test. */
const ADMIN = 'admin@campoverde.example'

const row = (first: string, email: string, role = 'Usuario'): string =>
  [first, 'Peña', email, 'Nuestra empresa', 'REPORT_BUILDER', role, 'x'].join(';')

/** Two valid rows, one with a domain of another company, and one with an unknown role. */
const FILE = [
  'Nombre;Apellido;Correo electrónico;Tipo de empresa;Productos;Rol;Nota',
  row('Íñigo', 'inigo.pena@campoverde.example'),
  row('Ana', 'ana.pena@campoverde.example'),
  row('Luz', 'luz.pena@example.mx'),
  row('Sol', 'sol.pena@campoverde.example', 'Jefe'),
].join('\r\n')

/** Saved by an old spreadsheet program: windows-1252, semicolons. */
const people = { name: 'personas.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE, 'latin1') }

const choose = (page: Page) => page.locator('input[type=file]').setInputFiles(people)

test('B-04 USR-17 USR-18 SRV-07 an administrator in Mexico uploads a file, corrects one of its rows, and downloads the row that failed', async ({
  page,
  baseURL,
}) => {
  const to = (path: string) => onHost(baseURL, 'mx.localhost', path)
  await signIn(page, ADMIN, to('/login'))
  await page.goto(to('/admin/userList'))
  await page.getByRole('link', { name: 'Subir archivo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subir usuarios desde un archivo')
  expect(await axeFindings(page)).toEqual([])
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar la plantilla' }).click(),
  ])
  expect(template.suggestedFilename()).toMatch(/\.xlsx$/)

  await choose(page)
  await page.waitForURL(/\/admin\/userList\/upload\/[\w-]{36}$/)
  const rows = page.getByRole('grid', { name: 'Filas del archivo' })
  await expect(rows.getByRole('rowheader')).toHaveText(['Fila 4', 'Fila 5'])
  await expect(
    page.getByText('Se omite 1 columna porque su encabezado no se conoce o equivale a otro: Nota'),
  ).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  // The role is corrected by keyboard only; the counts and the button update.
  const role = rows.getByRole('row', { name: /Fila 5/ }).getByText('Jefe')
  await role.click()
  await page.keyboard.press('F2')
  await expect(rows.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Usuario')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Por corregir (1)' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '1 fila: example.mx no está autorizado' }).click()
  await expect(rows.getByRole('rowheader')).toHaveText(['Fila 4'])

  const report = page.url()
  await page.getByRole('button', { name: 'Agregar 3, omitir 1' }).click()
  await expect(page.getByText('Se inició la carga masiva. Usuarios: 3.')).toBeVisible()
  await page.goto(to('/admin'))
  await page.goto(report)
  await expect(page.getByRole('heading', { name: 'Carga terminada' })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['3', '1'])
  expect(await axeFindings(page)).toEqual([])
  const [failed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar las filas con error' }).click(),
  ])
  const written = await readFile(await failed.path())
  expect(written.subarray(0, 2).toString()).toBe('PK')

  await page.goto(to('/admin/userList/upload'))
  await choose(page)
  await expect(page.getByText(/ lo subió el /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Agregar \d/ })).toBeHidden()

  await page.goto(to('/profile/files'))
  await expect(page.getByRole('article', { name: 'Carga masiva de usuarios' })).toContainText('4 de 4 filas')
  expect(await axeFindings(page)).toEqual([])
  await page.goto(to('/admin/userList?tab=pending'))
  await page.getByRole('searchbox').fill('inigo.pena')
  await expect(page.getByRole('row', { name: /Íñigo/ })).toContainText('Invitación enviada')
})

test('B-04 USR-17 one paste corrects as many rows as it has lines, including rows out of view', async ({
  page,
  baseURL,
  context,
}) => {
  const numbers = Array.from({ length: 150 }, (_, index) => String(index + 1))
  const lines = [FILE.split('\r\n')[0], ...numbers.map((number) => row('Paz', `paz${number}@campoverde`))]
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, ADMIN, onHost(baseURL, 'mx.localhost', '/login'))
  await page.goto(onHost(baseURL, 'mx.localhost', '/admin/userList/upload'))
  await page.locator('input[type=file]').setInputFiles({ ...people, buffer: Buffer.from(lines.join('\r\n'), 'latin1') })
  await expect(page.getByRole('radio', { name: 'Por corregir (150)' })).toBeVisible()
  const addresses = numbers.map((number) => `paz${number}@campoverde.example`).join('\n')
  await page.evaluate((text) => navigator.clipboard.writeText(text), addresses)
  await page.getByRole('grid').getByText('paz1@campoverde', { exact: true }).click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByRole('button', { name: 'Agregar 150' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Por corregir (0)' })).toBeVisible()
})
