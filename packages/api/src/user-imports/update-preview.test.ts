import type { Failure, ImportPreview } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { administering, waitForJob, USER } from '../testing/administration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import type { Sent } from '../testing/importing.ts'
import { commitPreview, correctPreview, newcomer, previewFile, fileOf } from '../testing/importing.ts'
import { removeOldImports } from './imports.ts'

const at = (name: string) => `${name}@brightfoods.example`

let server: TestServer
let sent: Sent
beforeEach(async () => {
  server = await startTestServer()
  const { admin: by, users } = await administering(server)
  sent = { by, users }
})
afterEach(() => server.close())

const read = ({ id }: ImportPreview) => sent.by.get(`${sent.users}/bulk/${id}`)

describe('corrected cells of a file', () => {
  it('USR-17 are saved and checked, and the response includes other rows that change', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana')), newcomer(at('ana')), newcomer('no')), sent)
    expect(report.counts).toEqual({ valid: 1, invalid: 2, wouldOverwrite: 0, unchanged: 0 })
    const received = await correctPreview(report, [{ row: 2, values: { email: at('bea') } }], sent)
    expect(received.counts).toEqual({ valid: 2, invalid: 1, wouldOverwrite: 0, unchanged: 0 })
    expect(received.rows.map(({ row, status }) => [row, status])).toEqual([
      [2, 'VALID'],
      [3, 'VALID'],
    ])
    const { rows, counts } = (await read(report)).json<ImportPreview>()
    expect(counts).toEqual(received.counts)
    expect(rows.map(({ values }) => values.email)).toEqual([at('bea'), at('ana'), 'no'])
  })

  it('B-04 do not overwrite values that were saved after the user read them', async () => {
    const report = await previewFile(fileOf(newcomer('no'), newcomer('neither')), sent)
    const write = (email: string, firstName: string) =>
      correctPreview(
        report,
        [{ row: 2, values: { email, firstName }, before: { email: 'no', firstName: 'Ana' } }],
        sent,
      )
    await write(at('ana'), 'Ana')
    const { rows } = await write(at('bea'), 'Bea')
    expect(rows.map(({ values }) => [values.email, values.firstName])).toEqual([[at('ana'), 'Bea']])
  })

  it('USR-17 write only their own rows and those whose check result they change', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana')), newcomer(at('ana')), newcomer('no')), sent)
    server.clock.advance(1)
    await correctPreview(report, [{ row: 2, values: { email: at('bea') } }], sent)
    const written = server.db.selectFrom('user_imports_rows').select('row').where('updated_at', '=', server.clock.now())
    expect(await written.orderBy('row').execute()).toEqual([{ row: 2 }, { row: 3 }])
  })

  it('USR-17 can be empty, if other data was corrected', async () => {
    const report = await previewFile(fileOf(newcomer('ana@new.example'), newcomer(at('bea'))), sent)
    const domain = { domainName: 'new.example', allow_sub_domains: false, is3pDomain: false }
    await sent.by.post(sent.users.replace('users', 'domains'), domain)
    const received = await correctPreview(report, [], sent)
    expect(received.rows.map(({ row, status }) => [row, status])).toEqual([[2, 'VALID']])
  })

  it('USR-17 can be sent for all 5,000 rows in one request', async () => {
    const report = await previewFile(fileOf(...Array.from({ length: 5000 }, (_, n) => newcomer(`a${n}@no`))), sent)
    const longest = 'x'.repeat(200)
    const rows = report.rows.map(({ row, values }) => ({
      row,
      values: { ...values, email: at(`a${row}`), firstName: longest, lastName: longest, products: longest },
    }))
    const { counts } = await correctPreview(report, rows, sent)
    expect(counts).toEqual({ valid: 0, invalid: 5000, wouldOverwrite: 0, unchanged: 0 })
  }, 60_000)

  it('USR-17 are text up to a cell’s maximum length, in existing rows', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana'))), sent)
    const send = (rows: unknown) =>
      sent.by.send('PUT', `/core-app-api/${sent.users}/bulk/${report.id}`, { body: { rows } })
    expect((await send([{ row: 2, values: { firstName: 'x'.repeat(502) } }])).statusCode).toBe(400)
    expect((await send([{ row: 2, values: { nickname: 'x' } }])).statusCode).toBe(400)
    const elsewhere = await correctPreview(report, [{ row: 99, values: { firstName: 'Bea' } }], sent)
    expect(elsewhere).toEqual({ version: 2, counts: report.counts, rows: [] })
  })

  it('USR-17 are refused after the file was committed, and the preview stays as long as the job', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana'))), sent)
    const started = await commitPreview(report, {}, sent)
    await waitForJob(server, started, sent.by)
    const late = await sent.by.send('PUT', `/core-app-api/${sent.users}/bulk/${report.id}`, { body: { rows: [] } })
    expect([late.statusCode, late.json<Failure>()]).toEqual([
      409,
      expect.objectContaining({ code: 'FILE_UPLOADED', current: { at: expect.any(String), by: 'Dana Reyes' } }),
    ])
    await server.db.updateTable('jobs').set({ ended_at: null }).where('id', '=', started.jobId).execute()
    server.clock.advance(24 * 60)
    sent = { ...sent, by: await server.signedIn('admin@brightfoods.example') }
    await removeOldImports(server.db, server.clock.now())
    expect((await read(report)).json()).toMatchObject({ jobId: started.jobId })
    await server.db.updateTable('jobs').set({ ended_at: server.clock.now() }).where('id', '=', started.jobId).execute()
    expect((await read(report)).statusCode).toBe(404)
    // The file of remaining rows is written from its rows for another day.
    server.clock.advance(24 * 60)
    await removeOldImports(server.db, server.clock.now())
    expect(await server.db.selectFrom('user_imports').select('id').execute()).toEqual([])
  })

  it('USR-17 ROL-04 ROL-17 are allowed only for the user who uploaded the file, in that company', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana'))), sent)
    const acting = { [HEADERS.companyContext]: sent.users.split('/')[1] ?? '' }
    for (const [loginId, headers, status] of [
      [USER, {}, 403],
      ['spectator@scintilla.example', acting, 403],
      ['super@scintilla.example', acting, 404],
    ] as const) {
      const by = await server.signedIn(loginId)
      const path = `/core-app-api/${sent.users}/bulk/${report.id}`
      expect((await by.send('PUT', path, { headers, body: { rows: [] } })).statusCode).toBe(status)
    }
  })
})
