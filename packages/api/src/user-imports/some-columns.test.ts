import type { Failure, ImportPreview } from '@tessera/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administering, waitForJob, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { commitPreview, correctPreview, previewFile, sendFile } from '../testing/importing.ts'

const NOBODY = 'nobody@brightfoods.example'

let server: TestServer
let admin: Browser
let sent: { by: Browser; users: string; mode: 'edit' }
beforeAll(async () => {
  server = await startTestServer()
  const { admin: by, users } = await administering(server)
  admin = by
  sent = { by, users, mode: 'edit' }
})
afterAll(() => server.close())

/** A file that changes users, row by row. */
const fileOf = (...rows: readonly string[]) => rows.join('\n')

const personNow = async () =>
  (await admin.get(`${sent.users}/${encodeURIComponent(USER)}`)).json<{
    firstName: string
    lastName: string
    role: string
    products: { code: string }[]
  }>()

const statuses = ({ rows }: Pick<ImportPreview, 'rows'>) => rows.map(({ status }) => status)

describe('a file that changes users', () => {
  it('USR-17 changes only the fields that it has columns for', async () => {
    await server.db.updateTable('users').set({ user_group: 'ADMIN' }).where('login_id', '=', USER).execute()
    const before = await personNow()
    const report = await previewFile(fileOf('Apellido;Correo electrónico', `Nuevo;${USER}`), sent)
    expect(report.rows).toEqual([
      expect.objectContaining({
        values: { lastName: 'Nuevo', email: USER },
        status: 'WOULD_OVERWRITE',
        errors: [],
        conflicts: [{ field: 'lastName', before: before.lastName, after: 'Nuevo' }],
      }),
    ])
    // Fields that changed in the meantime and aren't in the file also stay.
    await server.db.updateTable('users').set({ first_name: 'Sam' }).where('login_id', '=', USER).execute()
    await waitForJob(server, await commitPreview(report, { isOverrideConfirmed: true }, sent), admin)
    expect(await personNow()).toMatchObject({
      firstName: 'Sam',
      lastName: 'Nuevo',
      role: 'ADMIN',
      products: before.products,
    })
  })

  it('USR-17 has unchanged rows if no value differs, and reports empty cells', async () => {
    const { last_name } = await personOf(server, USER)
    const report = await previewFile(fileOf('Email,Last Name', `${USER},${last_name}`), sent)
    expect(statuses(report)).toEqual(['UNCHANGED'])
    const [row] = (await previewFile(fileOf('Email,Last Name', `${USER},`), sent)).rows
    expect(row?.errors).toEqual([{ field: 'lastName', code: 'required' }])
    // A cell without a column in the file can be filled in.
    const received = await correctPreview(report, [{ row: 2, values: { firstName: 'Zoë' } }], sent)
    expect(received.rows[0]?.conflicts.map(({ field, after }) => [field, after])).toEqual([['firstName', 'Zoë']])
  })

  it('USR-17 gets a file of its failed rows with the same columns, which can be uploaded unchanged', async () => {
    const report = await previewFile(fileOf('Rol;Correo electrónico', `Usuario;${NOBODY}`, `Rey;${USER}`), sent)
    expect(report.rows.map(({ errors }) => errors[0]?.code)).toEqual(['NOT_FOUND', 'unknown_role'])
    const job = await commitPreview(report, { rows: [{ row: 3, values: { role: 'Administrador' } }] }, sent)
    expect(await waitForJob(server, job, admin)).toMatchObject({ processed: 1, total: 1 })
    const { url } = (await admin.get(`v1/jobs/${job.jobId}/failed-rows`)).json<{ url: string }>()
    const file = (await admin.send('GET', url)).rawPayload
    const { sheets } = await readXlsx(file)
    expect(sheets[0]?.rows[0]).toEqual(['Fila en el archivo subido', 'Correo electrónico', 'Rol', 'Motivo'])
    const again = await previewFile(file, sent)
    expect(again.skippedColumns).toEqual([])
    expect(again.rows[0]?.errors).toEqual([{ field: 'email', code: 'NOT_FOUND' }])
  })

  it.each([
    ['only emails', fileOf('Email,Notas', `${USER},x`), 'NOTHING_TO_CHANGE', /nothing to change\. Add a column/],
    ['only headings', 'Email,Role', 'FILE_WITHOUT_ROWS', /headings but no rows/],
    [
      'rows without emails',
      fileOf('Role,First Name', 'User,Ana'),
      'COLUMNS_MISSING',
      /Use the headings from the template/,
    ],
  ])('USR-17 of %s is refused with a way to fix it', async (_what, file, code, words) => {
    const response = await sendFile(file, sent)
    expect([response.statusCode, response.json<Failure>().code]).toEqual([400, code])
    expect(response.json<Failure>().error).toMatch(words)
  })
})
