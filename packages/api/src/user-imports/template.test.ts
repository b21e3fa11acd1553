import type { ImportPreview } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administering, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { previewFile } from '../testing/importing.ts'

let server: TestServer
let admin: Browser
let users: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ admin, users } = await administering(server))
})
beforeEach(() => server.clock.advance(1))
afterAll(() => server.close())

const template = (mode: string, locale = 'en-US', by = admin, headers = {}) =>
  by.get(`${users}/bulk/template?mode=${mode}`, { locale, ...headers })

async function rowsIn(file: Buffer) {
  const { sheets } = await readXlsx(file)
  return sheets[0]?.rows.map((cells) => cells.map((value) => String(value ?? ''))) ?? []
}

const previewAs = (file: Buffer, mode: 'add' | 'edit', locale = 'en-US'): Promise<ImportPreview> =>
  previewFile(file, { by: admin, users, mode, locale })

describe('the template of a file of users', () => {
  it.each([
    ['en-US', ['First Name', 'Last Name', 'Email', 'Company Type', 'Products', 'Role']],
    ['es-MX', ['Nombre(s)', 'Apellidos', 'Correo electrónico', 'Tipo de empresa', 'Productos', 'Rol']],
    ['fr-CA', ['Prénom', 'Nom de famille', 'Courriel', 'Type d’entreprise', 'Produits', 'Rôle']],
  ])('USR-17 has its headings in the reader’s language and no rows: %s', async (locale, headings) => {
    const response = await template('add', locale)
    expect(response.headers).toMatchObject({
      'content-language': locale,
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="users_template_add.xlsx"',
    })
    expect(await rowsIn(response.rawPayload)).toEqual([headings])
  })

  it.each(['en-US', 'es-MX', 'fr-CA'])(
    'USR-17 to edit has every user that an administrator can edit, and does nothing if unchanged: %s',
    async (locale) => {
      const { db } = server
      const names = { first_name: '-Zoë', last_name: "D’Angelo-O'Neil" }
      await db.updateTable('users').set(names).where('login_id', '=', USER).execute()
      const report = await previewAs((await template('edit', locale)).rawPayload, 'edit', locale)
      const faulty = report.rows.filter(({ status }) => status !== 'UNCHANGED')
      expect(faulty.map(({ values, errors, conflicts }) => [values, errors, conflicts])).toEqual([])
      const { active, pending } = (await admin.get(`${users}/counts`)).json<{ active: number; pending: number }>()
      const stages = ['INVITATION_SENT', 'GRANTING_ACCESS', 'COMPLETING', 'WAITING_FOR_ACCESS']
      const received = (await admin.get(`${users}/pending?stages=${stages.join(',')}`)).json<{
        total_elements: number
      }>()
      expect(received.total_elements).toBeLessThan(pending)
      expect(report.rows).toHaveLength(active + received.total_elements)
    },
  )

  it('USR-17 USR-18 to edit has one changed row after one product is changed', async () => {
    const rows = await rowsIn((await template('edit')).rawPayload)
    const changed = rows.map((cells) => (cells[2] === USER ? cells.with(4, 'Report Builder') : cells))
    const file = Buffer.from(await writeXlsx({ sheets: [{ name: 'users', rows: changed }] }))
    const { counts, rows: received } = await previewAs(file, 'edit')
    expect(counts).toEqual({ valid: 0, invalid: 0, wouldOverwrite: 1, unchanged: rows.length - 2 })
    const [row] = received.filter(({ status }) => status === 'WOULD_OVERWRITE')
    expect([row?.values.email, row?.conflicts.map(({ field, after }) => [field, after])]).toEqual([
      USER,
      [['products', 'Report Builder']],
    ])
  })

  it('USR-17 to edit is logged like an export', async () => {
    server.clock.advance(1)
    await template('edit')
    await template('add')
    const noted = await server.db
      .selectFrom('activity_entries')
      .select('after')
      .where('event', '=', 'USERS_EXPORTED')
      .where('at', '>=', server.clock.now())
      .execute()
    expect(noted).toEqual([{ after: expect.objectContaining({ template: 'edit' }) }])
  })

  it('ROL-04 ROL-08 USR-17 is available to callers who can list a company’s users, for that company only', async () => {
    const spectator = await server.signedIn('spectator@scintilla.example')
    const acting = { [HEADERS.companyContext]: users.split('/')[1] ?? '' }
    expect((await template('edit', 'en-US', spectator, acting)).statusCode).toBe(200)
    const { company_id: elsewhere } = await personOf(server, 'agent.multi@northbridge.example')
    const other = await admin.get(`companies/${elsewhere}/users/bulk/template?mode=edit`)
    expect([other.statusCode, (await template('edit', 'en-US', await server.signedIn(USER))).statusCode]).toEqual([
      403, 403,
    ])
    expect((await template('guess')).statusCode).toBe(400)
  })
})
