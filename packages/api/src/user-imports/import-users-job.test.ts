import type { Failure, Job, ListedJob, ImportPreview } from '@tessera/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, administering, waitForJob, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { commitPreview, correctPreview, newcomer, previewFile, sendCommit, fileOf } from '../testing/importing.ts'

const at = (name: string) => `${name}@brightfoods.example`

let server: TestServer
let admin: Browser
let users: string
let sent: { by: Browser; users: string }
beforeEach(async () => {
  server = await startTestServer()
  ;({ admin, users } = await administering(server))
  sent = { by: admin, users }
})
afterEach(() => server.close())

const created = () =>
  server.db
    .selectFrom('activity_entries')
    .select(['entity_id', 'actor_login_id'])
    .where('event', '=', 'USER_CREATED')
    .where('at', '>=', server.clock.now())
    .orderBy('entity_id')
    .execute()
const mails = async () =>
  (await server.db.selectFrom('mails').select('recipient').execute()).map(({ recipient }) => recipient)

describe('a committed file of users', () => {
  it('USR-17 SRV-07 adds and invites each valid row once, and reports the skipped ones by name', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana')), newcomer('x@otra.example'), newcomer(at('bea'))), sent)
    const started = await commitPreview(report, {}, sent)
    const failed = [
      {
        row: 3,
        loginId: 'x@otra.example',
        code: 'DOMAIN_NOT_AUTHORIZED',
        error: 'Email domain is not authorized for this company. Use another email, or add the domain first',
      },
    ]
    expect(started).toEqual({ jobId: started.jobId, accepted: 2, isRepeated: false, rejected: failed })
    expect(await waitForJob(server, started, admin)).toEqual({ status: 'DONE', processed: 3, total: 3, failed })
    expect(await created()).toEqual([
      { entity_id: at('ana'), actor_login_id: ADMIN },
      { entity_id: at('bea'), actor_login_id: ADMIN },
    ])
    expect(await personOf(server, at('ana'))).toMatchObject({
      first_name: 'Ana',
      last_name: 'Muñoz',
      status: 'PENDING',
    })
    expect((await mails()).filter((email) => email.startsWith('ana@') || email.startsWith('bea@'))).toHaveLength(2)
    expect((await admin.get(`${users}/bulk/${report.id}`)).json()).toMatchObject({ jobId: started.jobId })
    server.clock.advance(24 * 60)
    const later = await server.signedIn(ADMIN)
    expect((await later.get(`${users}/bulk/${report.id}`)).statusCode).toBe(404)
  })

  it('USR-17 has its corrected cells, and a repeated commit returns the same job', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana')), newcomer('no')), sent)
    const options = { rows: [{ row: 3, values: { email: at('bea') } }] }
    const started = await commitPreview(report, options, sent)
    expect(started).toMatchObject({ accepted: 2, rejected: [], isRepeated: false })
    expect(await commitPreview(report, options, sent)).toEqual({ ...started, isRepeated: true })
    await waitForJob(server, started, admin)
    expect(await commitPreview(report, {}, sent)).toEqual({ ...started, isRepeated: true })
    expect(await created()).toHaveLength(2)
  })

  it('B-04 is refused if the preview has changed since the user saw it', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana')), newcomer('no')), sent)
    const { version } = await correctPreview(report, [{ row: 3, values: { email: at('bea') } }], sent)
    const refused = await sendCommit(report, { version: report.version }, sent)
    expect([refused.statusCode, refused.json<Failure>()]).toEqual([
      409,
      expect.objectContaining({
        code: 'CONFLICT',
        current: expect.objectContaining({ version, jobId: null }) as object,
      }),
    ])
    expect(await commitPreview(report, { version }, sent)).toMatchObject({ accepted: 2, rejected: [] })
  })

  it('B-04 reports when and by whom it was committed, and at the end the result of each row', async () => {
    const taken = newcomer('user@brightfoods.example')
    const rows = [newcomer(at('ana')), newcomer('x@otra.example'), taken, newcomer(at('bea'))]
    const report = await previewFile(fileOf(...rows), sent)
    expect(report.committed).toBeNull()
    const read = async () => (await admin.get(`${users}/bulk/${report.id}`)).json<ImportPreview>()
    const results = async () => (await read()).rows.map(({ status }) => status)
    const started = await commitPreview(report, { confirmedRows: [] }, sent)
    await waitForJob(server, started, admin)
    expect((await read()).committed).toMatchObject({ at: server.clock.now().toISOString() })
    expect(await results()).toEqual(['ADDED', 'SKIPPED', 'SKIPPED', 'ADDED'])
  })

  it('USR-17 returns the same response to requests with the same idempotency key', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana'))), sent)
    const [first, again] = [
      await sendCommit(report, {}, { ...sent, key: 'one-key-for-a-commit' }),
      await sendCommit(report, {}, { ...sent, key: 'one-key-for-a-commit' }),
    ]
    expect([again.statusCode, again.headers['idempotency-replayed'], again.json()]).toEqual([202, 'true', first.json()])
  })

  it('USR-17 SRV-07 is processed in batches of 50, and stops after the current one', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => newcomer(at(`new${n}`)))
    const begun = await previewFile(fileOf(...rows), sent)
    const started = await commitPreview(begun, {}, sent)
    const processed = async () => (await admin.get(`v1/jobs/${started.jobId}`)).json<Job>().processed
    await expect.poll(processed, { timeout: 60_000, interval: 1 }).toBeGreaterThan(0)
    await admin.send('DELETE', `/core-app-api/v1/jobs/${started.jobId}`)
    const stopped = await waitForJob(server, started, admin, 'STOPPED')
    expect([stopped.processed % 50, stopped.processed < 500]).toEqual([0, true])
    expect(await created()).toHaveLength(stopped.processed)
    const report = await previewFile(fileOf(...rows), sent)
    expect(report).toMatchObject({ uploaded: null, counts: { valid: 500 - stopped.processed } })
    const results = (await admin.get(`${users}/bulk/${begun.id}`))
      .json<ImportPreview>()
      .rows.map(({ status }) => status)
    expect(results.filter((result) => result === 'ADDED')).toHaveLength(stopped.processed)
    expect(results.filter((result) => result === 'NOT_PROCESSED')).toHaveLength(500 - stopped.processed)
  })

  it('USR-17 SRV-11 leaves a file with the remaining and failed rows after it is stopped', async () => {
    const rows = Array.from({ length: 300 }, (_, n) => newcomer(at(`left${n}`)))
    const report = await previewFile(fileOf(newcomer('no'), ...rows, newcomer(USER)), sent)
    const started = await commitPreview(report, { confirmedRows: [] }, sent)
    await admin.send('DELETE', `/core-app-api/v1/jobs/${started.jobId}`)
    const { processed, total, failed } = await waitForJob(server, started, admin, 'STOPPED')
    expect([failed.length, total, processed < total]).toEqual([2, 302, true])
    const job = (await admin.get('v1/jobs')).json<ListedJob[]>().find(({ jobId }) => jobId === started.jobId)
    expect(job).toMatchObject({ status: 'STOPPED', failures: 2, failedRows: { until: expect.any(String) } })
    const { url } = (await admin.get(`v1/jobs/${started.jobId}/failed-rows`)).json<{ url: string }>()
    const file = (await admin.send('GET', url)).rawPayload
    const { sheets } = await readXlsx(file)
    const [, first, second] = sheets[0]?.rows ?? []
    expect(sheets[0]?.rows).toHaveLength(1 + failed.length + total - processed)
    expect([first?.[0], first?.at(-1)]).toEqual([
      2,
      'Correo electrónico: Escribe un correo electrónico como nombre@ejemplo.com',
    ])
    expect(sheets[0]?.rows.at(-1)?.at(-1)).toMatch(
      /^Correo electrónico: Modificaría los datos de un usuario que ya existe/,
    )
    expect(second?.at(-1)).toBe('No se llegó a esta fila: la carga se detuvo')
    const rest = await commitPreview(await previewFile(file, sent), { isOverrideConfirmed: true }, sent)
    expect(await waitForJob(server, rest, admin)).toMatchObject({ total: 2 + total - processed, failed: [{ row: 2 }] })
    expect(await created()).toHaveLength(300)
  })
})

describe('the user who commits', () => {
  it('ROL-06 USR-17 USR-22 can be a basic administrator, for their own company and its products', async () => {
    const loginId = 'basic.admin@smallfarm.example'
    const { company_id: companyId } = await personOf(server, loginId)
    const basic = { by: await server.signedIn(loginId), users: `companies/${companyId}/users` }
    const other = newcomer('bea@smallfarm.example', { product: 'Channel Insights' })
    const report = await previewFile(fileOf(newcomer('ana@smallfarm.example'), other, newcomer(at('eve'))), basic)
    expect(report.rows.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      [],
      ['not_of_company'],
      ['DOMAIN_NOT_AUTHORIZED'],
    ])
    const started = await commitPreview(report, {}, basic)
    await waitForJob(server, started, basic.by)
    expect(await personOf(server, 'ana@smallfarm.example')).toMatchObject({ company_id: companyId, status: 'PENDING' })
  })

  it('USR-17 ROL-04 must be the one who uploaded the file, in that company', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana'))), sent)
    for (const loginId of [USER, 'spectator@scintilla.example', 'super@scintilla.example']) {
      const by = await server.signedIn(loginId)
      const inEffect = users.split('/')[1] ?? ''
      const answer = await sendCommit(report, {}, { by, users, ...(loginId !== USER && { inEffect }) })
      expect([loginId, answer.statusCode]).toEqual([loginId, loginId.startsWith('super') ? 404 : 403])
    }
    expect((await sendCommit({ ...report, mode: 'edit' }, {}, sent)).json<Failure>().code).toBe('NOT_FOUND')
  })
})
