import type { AdministeredUser, Failure, Job, ImportPreview } from '@tessera/contract'
import { API_BASE } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, administering, waitForJob, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { commitPreview, newcomer, previewFile, sendCommit, fileOf } from '../testing/importing.ts'

const at = (name: string) => `${name}@brightfoods.example`
const INVITED = at('invited')

let server: TestServer
let admin: Browser
let sent: { by: Browser; users: string }
beforeEach(async () => {
  server = await startTestServer()
  const { users, admin: own } = await administering(server)
  admin = own
  sent = { by: admin, users }
})
afterEach(() => server.close())

const changed = () =>
  server.db
    .selectFrom('activity_entries')
    .select(['entity_id', 'before', 'after'])
    .where('event', '=', 'USER_UPDATED')
    .where('at', '>=', server.clock.now())
    .orderBy('entity_id')
    .execute()
const personNow = async (loginId: string) =>
  (await admin.get(`${sent.users}/${encodeURIComponent(loginId)}`)).json<AdministeredUser>()

async function done(file: string, options: Parameters<typeof commitPreview>[1]): Promise<Job> {
  const started = await commitPreview(await previewFile(file, sent), options, sent)
  return waitForJob(server, started, admin)
}

describe('rows that would overwrite a user', () => {
  const FILE = fileOf(newcomer(at('ana')), newcomer(USER), newcomer(INVITED))

  it('USR-18 are refused without a confirmation, with their fields, and nothing is written', async () => {
    const report = await previewFile(FILE, sent)
    const response = await sendCommit(report, {}, sent)
    const { code, error, current } = response.json<Failure>()
    expect([response.statusCode, code, error]).toEqual([409, 'OVERRIDE_REQUIRED', 'Override confirmation required'])
    const fields = (row: number) =>
      report.rows.find((received) => received.row === row)?.conflicts.map(({ field }) => field)
    expect(current).toEqual({
      conflicts: [
        { row: 3, email: USER, fields: fields(3) },
        { row: 4, email: INVITED, fields: fields(4) },
      ],
    })
    expect(await server.db.selectFrom('users').select('login_id').where('login_id', '=', at('ana')).execute()).toEqual(
      [],
    )
    expect((await admin.get(`v1/jobs`)).json()).toEqual([])
  })

  it('USR-18 are imported if confirmed by row, and the others are skipped', async () => {
    const { failed, ...rows } = await done(FILE, { confirmedRows: [3] })
    expect(rows).toEqual({ status: 'DONE', processed: 3, total: 3 })
    expect(failed.map(({ row, loginId, code }) => [row, loginId, code])).toEqual([[4, INVITED, 'not_confirmed']])
    expect((await changed()).map(({ entity_id }) => entity_id)).toEqual([USER])
    expect(await personOf(server, INVITED)).not.toMatchObject({ first_name: 'Ana' })
  })

  it('USR-18 USR-13 are all imported if confirmed for all, by the same rules as a manual edit', async () => {
    await server.db.updateTable('users').set({ can_switch_company: true }).where('login_id', '=', USER).execute()
    expect(await done(FILE, { isOverrideConfirmed: true })).toMatchObject({ processed: 3, failed: [] })
    const user = await personNow(USER)
    expect(user).toMatchObject({ firstName: 'Ana', lastName: 'Muñoz', role: 'USER', multipleSupplierAccess: true })
    expect(user.products.map(({ code }) => code)).toEqual(['REPORT_BUILDER'])
    expect((await personNow(INVITED)).products).toEqual([expect.objectContaining({ status: 'PROMISED' })])
    expect(await changed()).toEqual([
      expect.objectContaining({ entity_id: INVITED, after: expect.objectContaining({ first_name: 'Ana' }) }),
      expect.objectContaining({ entity_id: USER, before: expect.objectContaining({ first_name: 'Alex' }) }),
    ])
  })

  it('USR-13 USR-18 open the granted products, as an edit does', async () => {
    await done(fileOf(newcomer(USER, { product: 'Report Builder | Channel Insights' })), { isOverrideConfirmed: true })
    server.clock.advance(2)
    await server.runJobs()
    // A background run might still be processing the job.
    await expect
      .poll(async () => (await personNow(USER)).products.map(({ status }) => status))
      .toEqual(['ACCESS_COMPLETE', 'ACCESS_COMPLETE'])
  })

  it('USR-17 USR-18 are reported as taken if the address was free in the preview', async () => {
    const report = await previewFile(fileOf(newcomer(at('ana')), newcomer(at('bea'))), sent)
    await done(fileOf(newcomer(at('ana'), { name: 'Other' })), {})
    const { rejected, accepted } = await commitPreview(report, { confirmedRows: [] }, sent)
    expect([accepted, rejected]).toEqual([1, [expect.objectContaining({ row: 2, code: 'USER_EXISTS' })]])
  })

  it('USR-13 USR-18 remove an administrator’s role after another row has given it to a user', async () => {
    await server.db
      .updateTable('users')
      .set({ user_group: null })
      .where('company_id', '=', (await personOf(server, ADMIN)).company_id)
      .where('login_id', '<>', ADMIN)
      .execute()
    const superAdmin = await server.signedIn('super@scintilla.example')
    const inEffect = sent.users.split('/')[1] ?? ''
    const fillers = Array.from({ length: 60 }, (_, n) => newcomer(at(`new${n}`)))
    const rows = [newcomer(ADMIN), ...fillers, newcomer(USER, { role: 'ADMIN' })]
    const acting = { ...sent, by: superAdmin, inEffect }
    const started = await commitPreview(
      await previewFile(fileOf(...rows), acting),
      { isOverrideConfirmed: true },
      acting,
    )
    const { failed } = await waitForJob(server, started, superAdmin)
    expect(failed).toEqual([])
    expect(await personOf(server, USER)).toMatchObject({ user_group: 'ADMIN' })
    expect(await personOf(server, ADMIN)).toMatchObject({ user_group: null })
  })
})

describe('the same file again', () => {
  const FILE = fileOf(newcomer(at('ana')), newcomer('no'))

  it('USR-17 does nothing, and reports when and by whom it was uploaded, even to a colleague', async () => {
    await done(FILE, {})
    server.clock.advance(10)
    admin = await server.signedIn(ADMIN)
    sent = { ...sent, by: admin }
    const again = await previewFile(FILE, sent)
    const { firstName, lastName } = await personNow(ADMIN)
    expect(again).toMatchObject({ uploaded: { by: `${firstName} ${lastName}` }, jobId: null })
    expect(again.rows[0]?.status).toBe('UNCHANGED')
    const response = await sendCommit(again, {}, sent)
    expect([response.statusCode, response.json<Failure>()]).toEqual([
      409,
      expect.objectContaining({ code: 'FILE_UPLOADED', current: again.uploaded }),
    ])
    const superAdmin = await server.signedIn('super@scintilla.example')
    const acting = { ...sent, by: superAdmin, inEffect: sent.users.split('/')[1] ?? '' }
    expect((await previewFile(FILE, acting)).uploaded).toEqual(again.uploaded)
    expect((await previewFile(FILE, { ...sent, mode: 'edit' })).uploaded).toBeNull()
  })

  it('USR-17 is accepted again if no row was imported because of an error elsewhere', async () => {
    const file = fileOf(newcomer('ana@new.example'))
    await done(file, {})
    expect((await previewFile(file, sent)).uploaded).toBeNull()
    const domain = { domainName: 'new.example', allow_sub_domains: false, is3pDomain: false }
    await admin.post(sent.users.replace('users', 'domains'), domain)
    expect(await done(file, {})).toEqual({ status: 'DONE', processed: 1, total: 1, failed: [] })
  })

  it('USR-17 adds users whose domain was authorized later, and overwrites none', async () => {
    const file = fileOf(newcomer(at('ana')), newcomer('bea@new.example'))
    await done(file, {})
    await admin.post(sent.users.replace('users', 'domains'), {
      domainName: 'new.example',
      allow_sub_domains: false,
      is3pDomain: false,
    })
    await server.db.updateTable('users').set({ first_name: 'Other' }).where('login_id', '=', at('ana')).execute()
    expect(await done(file, { isOverrideConfirmed: true })).toMatchObject({ failed: [{ row: 2 }] })
    expect(await personOf(server, at('ana'))).toMatchObject({ first_name: 'Other' })
  })

  it('USR-17 is accepted after a cell is corrected, and adds only new users', async () => {
    await done(FILE, {})
    const again = await previewFile(FILE, sent)
    const path = `${sent.users}/bulk/${again.id}`
    const correction = { rows: [{ row: 3, values: { email: at('bea') } }] }
    expect((await admin.send('PUT', `${API_BASE}/${path}`, { body: correction })).statusCode).toBe(200)
    expect((await admin.get(path)).json<ImportPreview>().uploaded).toBeNull()
    const started = await commitPreview(again, {}, sent)
    expect(started).toMatchObject({ accepted: 1, rejected: [] })
  })
})
