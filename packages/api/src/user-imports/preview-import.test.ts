import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Failure, ImportPreview } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN, administering, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import type { Sent } from '../testing/importing.ts'
import { sendFile } from '../testing/importing.ts'

const HEADING = 'Nombre;Apellido;Correo electrónico;Tipo de empresa;Productos;Rol;Notas'
const rowAt = (email: string, name = 'Ana') => `${name};Muñoz;${email};Tercero;Report Builder;Usuario;x`
const GOOD = `${HEADING}\n${rowAt('ana@brightfoods.example').replace('Tercero', 'Nuestra empresa')}`

let server: TestServer
let admin: Browser
let users: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ admin, users } = await administering(server))
})
afterAll(() => server.close())

const upload = (file: string | null, sent: Partial<Sent> = {}) => sendFile(file, { by: admin, users, ...sent })

const temporary = () => readdir(join(server.settings.dataDir, 'uploads', String(process.pid)))

describe('a file of users', () => {
  it('USR-17 gets a preview that changes no users and that its uploader can read for a day', async () => {
    const before = await server.db.selectFrom('users').selectAll().orderBy('login_id').execute()
    const response = await upload(GOOD)
    expect([response.statusCode, response.headers['content-language']]).toEqual([200, 'es-MX'])
    const report = response.json<ImportPreview>()
    expect(report).toMatchObject({
      mode: 'add',
      counts: { valid: 1, invalid: 0, wouldOverwrite: 0, unchanged: 0 },
      skippedColumns: ['Notas'],
      rows: [{ row: 2, status: 'VALID', values: { lastName: 'Muñoz', companyType: 'Nuestra empresa' } }],
    })
    expect(await server.db.selectFrom('users').selectAll().orderBy('login_id').execute()).toEqual(before)
    expect((await admin.get(`${users}/bulk/${report.id}`)).json()).toEqual(report)

    server.clock.advance(24 * 60)
    admin = await server.signedIn(ADMIN)
    expect((await admin.get(`${users}/bulk/${report.id}`)).statusCode).toBe(404)
  })

  it('USR-17 ROL-17a is hidden from other users, and from its uploader in another company', async () => {
    const superAdmin = await server.signedIn('super@scintilla.example')
    const [, companyId = ''] = users.split('/')
    const { company_id: otherId } = await personOf(server, 'agent.multi@northbridge.example')
    const read = (id: string, inEffect: string) =>
      superAdmin.get(`companies/${inEffect}/users/bulk/${id}`, { [HEADERS.companyContext]: inEffect })
    const { id: theirs } = (await upload(GOOD)).json<ImportPreview>()
    const response = await read(theirs, companyId)
    expect([response.statusCode, response.json<Failure>().code]).toEqual([404, 'NOT_FOUND'])
    const own = (await upload(GOOD, { by: superAdmin, inEffect: companyId })).json<ImportPreview>().id
    expect([(await read(own, companyId)).statusCode, (await read(own, otherId)).statusCode]).toEqual([200, 404])
    expect((await admin.get(`${users}/bulk/${own}`)).statusCode).toBe(404)
  })

  it('USR-17 is reported row by row, in the reader’s language', async () => {
    const rows = [rowAt('x@otra.example'), rowAt(USER).replace('Tercero', 'COMPANY'), rowAt('no')]
    const { counts, rows: received } = (await upload([HEADING, ...rows].join('\n'))).json<ImportPreview>()
    expect(counts).toEqual({ valid: 0, invalid: 2, wouldOverwrite: 1, unchanged: 0 })
    expect(received.map(({ errors }) => errors)).toEqual([
      [{ field: 'email', code: 'DOMAIN_NOT_AUTHORIZED' }],
      [],
      [{ field: 'email', code: 'INVALID_EMAIL' }],
    ])
    expect(received[1]?.conflicts).toContainEqual({ field: 'firstName', before: 'Alex', after: 'Ana' })
  })

  it('USR-17 for editing does not find new users', async () => {
    const { rows } = (await upload(GOOD, { mode: 'edit' })).json<ImportPreview>()
    expect(rows[0]?.errors).toEqual([{ field: 'email', code: 'NOT_FOUND' }])
  })

  it('USR-17 is part of the request that an idempotency key identifies', async () => {
    const key = 'one-key-for-a-file'
    const first = (await upload(GOOD, { key })).json<ImportPreview>()
    const again = await upload(GOOD, { key })
    expect([again.headers['idempotency-replayed'], again.json<ImportPreview>().id]).toEqual(['true', first.id])
    const other = await upload(`${GOOD}\n${rowAt('b@brightfoods.example')}`, { key })
    expect([other.statusCode, other.json<Failure>().fieldErrors?.[0]?.code]).toEqual([400, 'reused_key'])
  })
})

describe('an invalid file of users', () => {
  it.each([
    ['a PDF by its content', '%PDF-1.7', {}, 400, 'FILE_UNREADABLE'],
    ['an empty file', '', {}, 400, 'FILE_EMPTY'],
    ['only headings', HEADING, {}, 400, 'FILE_WITHOUT_ROWS'],
    ['a file without some columns', 'Email\na@b.example', {}, 400, 'COLUMNS_MISSING'],
    ['5,001 rows', `${HEADING}\n${`${rowAt('a@b.example')}\n`.repeat(5_001)}`, {}, 400, 'TOO_MANY_ROWS'],
    ['more than 5 MB', 'a'.repeat(5_242_881), {}, 413, 'FILE_TOO_LARGE'],
    ['no file', null, {}, 400, 'INVALID_INPUT'],
  ] as const)('USR-17 is refused: %s', async (_what, text, sent, status, code) => {
    const response = await upload(text, sent)
    expect([response.statusCode, response.json<Failure>().code]).toEqual([status, code])
  })

  it('USR-17 is refused as JSON or with invalid parts, and no other call accepts multipart bodies', async () => {
    const path = `/core-app-api/${users}/bulk/preview`
    const file = { path: '/etc/hostname', size: 1, sha256: 'a', name: 'people.csv' }
    const json = await admin.send('POST', path, { body: { file } })
    expect([json.statusCode, json.json<Failure>().fieldErrors]).toEqual([
      400,
      [{ field: 'file', code: 'required', message: 'A file is needed.' }],
    ])
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const broken = await admin.send('POST', path, { headers, body: Buffer.from('--x\r\nContent-Disp') })
    expect([broken.statusCode, broken.json<Failure>().fieldErrors?.[0]?.field]).toEqual([400, 'body'])
    const elsewhere = await admin.send('POST', `/core-app-api/${users}`, { headers, body: Buffer.from('--x--') })
    expect(elsewhere.statusCode).toBe(415)
  })

  it('USR-17 is refused before it is read if the caller cannot add users', async () => {
    const user = await server.signedIn(USER)
    expect((await upload(GOOD, { by: user })).statusCode).toBe(403)
  })

  it('USR-17 leaves no temporary files', async () => {
    expect(await temporary()).toEqual([])
  })
})

describe('the OpenAPI document', () => {
  it('USR-17 describes the body with a file', async () => {
    const { paths } = (await admin.send('GET', '/openapi.json')).json<{
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: unknown }> } }>>
    }>()
    const body = paths['/core-app-api/companies/{companyId}/users/bulk/preview']?.['post']?.requestBody
    expect(body?.content['multipart/form-data']?.schema).toMatchObject({
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    })
  })
})
