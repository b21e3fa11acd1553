import type { Failure, Job, JobStarted, ListedJob } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addJobFile, removeOldFiles } from '../core/jobs/job-files.ts'
import { enqueue } from '../core/jobs/jobs.ts'
import { createStorage } from '../core/storage/storage.ts'
import { ADMIN, exporting, waitForJob, isStored } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { exportUsersJob } from '../users/exports.ts'

const SPECTATOR = 'spectator@scintilla.example'
const SUPER_ADMIN = 'super@scintilla.example'
const DAY_IN_MINUTES = 24 * 60
const ALL = { status: 'ACTIVE', format: 'csv', rows: 'all', columns: 'all', filters: {} }

let server: TestServer
let admin: Browser
let users: string
let companyId: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ;({ admin, users, companyId } = await exporting(server))
})
afterAll(() => server.close())

async function start(options: object, by = admin, headers: Record<string, string> = {}): Promise<JobStarted> {
  const response = await by.post(`${users}/export`, options, headers)
  expect([options, response.statusCode]).toEqual([options, 202])
  return response.json<JobStarted>()
}

async function linkOf(jobId: string, by = admin, headers: Record<string, string> = {}): Promise<string> {
  return (await by.get(`v1/jobs/${jobId}/file`, headers)).json<{ url: string }>().url
}

const linesOf = (csv: string): string[] => csv.trimEnd().split('\r\n')

/** The status and code of a refusal; all refusals must be equal. */
async function refusal(asking: ReturnType<Browser['get']>): Promise<string> {
  const response = await asking
  return `${response.statusCode} ${response.json<Failure>().code}`
}

/** An export that no server has run yet, started some minutes ago. */
async function waiting(minutes = 0, isActing = false): Promise<string> {
  const at = server.clock.now()
  const name = 'users_ACTIVE_2026-03-02.csv'
  const starter = {
    loginId: ADMIN,
    email: ADMIN,
    firstName: 'Dana',
    locale: 'fr-CA' as const,
    companyId,
    isActing,
    tenant: 'US' as const,
  }
  const input = {
    starter,
    name,
    format: 'csv' as const,
    total: 1240,
    startedAt: new Date(at.getTime() - minutes * 60_000).toISOString(),
    list: { users: { status: 'ACTIVE', format: 'csv', sortBy: 'lastName', sortOrder: 'asc' } as const },
  }
  return server.db.transaction().execute(async (tx) => {
    const jobId = await enqueue(tx, exportUsersJob, input, {
      startedBy: ADMIN,
      at,
      total: 1240,
      dueAt: new Date(at.getTime() + 60 * 60_000),
    })
    await addJobFile(
      tx,
      jobId,
      { company_id: companyId, name, media_type: 'text/csv; charset=utf-8' },
      { by: ADMIN, at },
    )
    return jobId
  })
}

async function makeDue(jobId: string, progress?: string): Promise<void> {
  await server.db
    .updateTable('jobs')
    .set({ due_at: server.clock.now(), ...(progress && { progress, status: 'RUNNING', processed: 400 }) })
    .where('id', '=', jobId)
    .execute()
}

describe('an export job', () => {
  it('USR-19 SRV-07 SRV-11 writes all rows, reports its progress, and is downloaded with a link', async () => {
    const started = await start({ ...ALL, filters: { search: 'munoz' } })
    expect(started).toMatchObject({ accepted: 1240, rejected: [] })
    const job = await waitForJob(server, started, admin)
    expect(job).toEqual({ status: 'DONE', processed: 1240, total: 1240, failed: [] })
    const file = await admin.send('GET', await linkOf(started.jobId))
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users_ACTIVE_2026-03-02.csv"',
    })
    server.clock.advance(1)
    const streamed = await admin.get(`${users}/export?status=ACTIVE&format=csv`)
    expect(file.rawPayload.equals(streamed.rawPayload)).toBe(true)
  })

  it('USR-19 writes the filtered rows with the displayed columns, in their order', async () => {
    const filters = { productCodes: 'REPORT_BUILDER', companyType: 'THIRD_PARTY', sortBy: 'email', sortOrder: 'desc' }
    const options = {
      ...ALL,
      format: 'xlsx',
      rows: 'filtered',
      columns: 'shown',
      shown: ['email', 'firstName'],
      filters,
    }
    const started = await start(options)
    await waitForJob(server, started, admin)
    const file = await admin.send('GET', await linkOf(started.jobId))
    const [sheet] = (await readXlsx(file.rawPayload)).sheets
    const { content } = (
      await admin.get(
        `${users}?productCodes=REPORT_BUILDER&companyType=THIRD_PARTY&sortBy=email&sortOrder=desc&size=100`,
      )
    ).json<{ content: { email: string; firstName: string }[] }>()
    expect(content.length).toBeGreaterThan(1)
    expect(sheet?.rows).toEqual([['Email', 'First name'], ...content.map(({ email, firstName }) => [email, firstName])])
  })

  it('USR-19 ROL-04 can be started by a spectator, and is logged with its filters and row count', async () => {
    const spectator = await server.signedIn(SPECTATOR)
    const inCompany = { [HEADERS.companyContext]: companyId }
    const options = { ...ALL, status: 'BLOCKED', rows: 'filtered', filters: { search: 'a' } }
    const started = await start(options, spectator, inCompany)
    await waitForJob(server, started, spectator)
    expect((await spectator.send('GET', await linkOf(started.jobId, spectator, inCompany))).statusCode).toBe(200)
    const entries = await server.db
      .selectFrom('activity_entries')
      .selectAll()
      .where('event', '=', 'USERS_EXPORTED')
      .where('actor_login_id', '=', SPECTATOR)
      .execute()
    expect(entries).toMatchObject([
      { company_id: companyId, after: { status: 'BLOCKED', search: 'a', count: started.accepted } },
    ])
    // A read-only user can stop their own jobs too.
    const stopped = await spectator.send('DELETE', `/core-app-api/v1/jobs/${started.jobId}`)
    expect(stopped.json<Job>().status).toBe('DONE')
  })

  it('USR-19 is started once per idempotency key', async () => {
    const key = { [HEADERS.idempotencyKey]: 'one-export-only' }
    const [first, again] = [await start(ALL, admin, key), await start(ALL, admin, key)]
    expect(again).toEqual(first)
    await waitForJob(server, first, admin)
  })

  it.each([
    { ...ALL, columns: 'shown' },
    { ...ALL, columns: 'shown', shown: [] },
    { ...ALL, columns: 'shown', shown: ['uiState'] },
    { ...ALL, columns: 'shown', shown: ['email', 'email'] },
    { ...ALL, filters: { stages: 'FAILED' } },
    { ...ALL, status: 'DELETED' },
  ])('USR-19 is refused if its input is invalid: %o', async (options) => {
    expect(await refusal(admin.post(`${users}/export`, options))).toBe('400 INVALID_INPUT')
  })

  it('USR-19 is forbidden for users of another company', async () => {
    const foreign = await server.signedIn('admin@campoverde.example', 'mx.localhost:4173')
    expect(await refusal(foreign.post(`${users}/export`, ALL))).toBe('403 FORBIDDEN')
  })

  it('SRV-07 writes nothing more after it is stopped, and leaves no file', async () => {
    const jobId = await waiting()
    const stopped = await admin.send('DELETE', `/core-app-api/v1/jobs/${jobId}`)
    expect([stopped.statusCode, stopped.json<Job>().status]).toEqual([200, 'STOPPED'])
    await makeDue(jobId)
    await server.runJobs()
    expect((await admin.get(`v1/jobs/${jobId}`)).json<Job>()).toMatchObject({ status: 'STOPPED', processed: 0 })
    expect(await refusal(admin.get(`v1/jobs/${jobId}/file`))).toBe('404 NOT_FOUND')
    expect(await isStored(server, jobId)).toBe(false)
    const listed = (await admin.get('v1/jobs')).json<ListedJob[]>().find((job) => job.jobId === jobId)
    expect(listed).toMatchObject({ status: 'STOPPED', file: { until: null } })
    const colleague = await server.signedIn(SUPER_ADMIN)
    expect(await refusal(colleague.send('DELETE', `/core-app-api/v1/jobs/${jobId}`))).toBe('404 NOT_FOUND')
  })

  it('USR-19 is written again after its server is killed, with each row once', async () => {
    const jobId = await waiting()
    await makeDue(jobId, JSON.stringify({ attempt: '00000000-0000-4000-8000-000000000000' }))
    const job = await waitForJob(server, { jobId, accepted: 0, rejected: [] }, admin)
    expect(job).toMatchObject({ processed: 1240, total: 1240 })
    const lines = linesOf((await admin.send('GET', await linkOf(jobId))).body)
    expect([lines.length, new Set(lines).size]).toEqual([1241, 1241])
  })

  it('USR-19 sends an email after more than a minute, in the starter’s language', async () => {
    const mails = () =>
      server.db.selectFrom('mails').selectAll().where('subject', 'like', 'Votre exportation%').execute()
    const quick = await waiting()
    await makeDue(quick)
    await waitForJob(server, { jobId: quick, accepted: 0, rejected: [] }, admin)
    expect(await mails()).toEqual([])
    const slow = await waiting(2)
    await makeDue(slow)
    await waitForJob(server, { jobId: slow, accepted: 0, rejected: [] }, admin)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: ADMIN, locale: 'fr-CA' })
    expect(mail?.body).toContain('users_ACTIVE_2026-03-02.csv (1\u00A0240 lignes)')
    expect(mail?.body).toMatch(/http:\/\/localhost:4173\/admin\/userList\S*\n/)
    expect(mail?.body).not.toContain(companyId)
    server.clock.advance(1)
    const acting = await waiting(2, true)
    await makeDue(acting)
    await waitForJob(server, { jobId: acting, accepted: 0, rejected: [] }, admin)
    expect((await mails()).some(({ body }) => body.includes(`company=${companyId}`))).toBe(true)
  })
})

describe('the file of an export', () => {
  it('SRV-11 can be downloaded for one minute, by its starter only', async () => {
    const { jobId } = await start(ALL)
    await waitForJob(server, { jobId, accepted: 0, rejected: [] }, admin)
    const url = await linkOf(jobId)
    expect((await admin.send('GET', url)).statusCode).toBe(200)
    const other = await server.signedIn(SUPER_ADMIN)
    expect(await refusal(other.send('GET', url))).toBe('404 NOT_FOUND')
    expect((await server.browser().send('GET', url)).statusCode).toBe(401)
    for (const wrong of [url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), `${url.replace(/[^/]*$/, '')}x.y`]) {
      expect(await refusal(admin.send('GET', wrong))).toBe('404 NOT_FOUND')
    }
    server.clock.advance(1)
    expect(await refusal(admin.send('GET', url))).toBe('404 NOT_FOUND')
    expect((await admin.send('GET', await linkOf(jobId))).statusCode).toBe(200)
  })

  it('SRV-11 has a link only in the company that it was started in, even for super admins', async () => {
    const superAdmin = await server.signedIn(SUPER_ADMIN)
    const inCompany = { [HEADERS.companyContext]: companyId }
    const { jobId } = await start(ALL, superAdmin, inCompany)
    await waitForJob(server, { jobId, accepted: 0, rejected: [] }, superAdmin)
    const { id } = await server.db
      .selectFrom('companies')
      .select('id')
      .where('tenant', '=', 'US')
      .where('id', '<>', companyId)
      .where('type', '=', 'SUPPLIER')
      .limit(1)
      .executeTakeFirstOrThrow()
    const elsewhere: Record<string, string>[] = [{}, { [HEADERS.companyContext]: id }]
    for (const headers of elsewhere) {
      expect(await refusal(superAdmin.get(`v1/jobs/${jobId}/file`, headers))).toBe('404 NOT_FOUND')
    }
    expect(await refusal(admin.get(`v1/jobs/${jobId}/file`))).toBe('404 NOT_FOUND')
    const url = await linkOf(jobId, superAdmin, inCompany)
    expect((await superAdmin.send('GET', url)).statusCode).toBe(200)
  })

  it('SRV-11 is removed a day after the end of its job, also from the storage', async () => {
    const { jobId } = await start(ALL)
    await waitForJob(server, { jobId, accepted: 0, rejected: [] }, admin)
    const listed = async () => (await admin.get('v1/jobs')).json<ListedJob[]>().find((job) => job.jobId === jobId)
    expect(await listed()).toMatchObject({
      kind: 'users.export',
      status: 'DONE',
      processed: 1240,
      total: 1240,
      failures: 0,
      file: { name: 'users_ACTIVE_2026-03-02.csv', companyId },
    })
    const purge = () => removeOldFiles(server.db, createStorage(server.settings), server.clock.now())
    server.clock.advance(DAY_IN_MINUTES - 1)
    await purge()
    expect(await isStored(server, jobId)).toBe(true)
    server.clock.advance(1)
    admin = await server.signedIn(ADMIN)
    expect(await refusal(admin.get(`v1/jobs/${jobId}/file`))).toBe('404 NOT_FOUND')
    await purge()
    expect(await isStored(server, jobId)).toBe(false)
    expect(await listed()).toMatchObject({ status: 'DONE', file: null })
    server.clock.advance(6 * DAY_IN_MINUTES)
    admin = await server.signedIn(ADMIN)
    expect(await listed()).toBeUndefined()
  })
})
