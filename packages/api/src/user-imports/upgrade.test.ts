import type { ImportPreview, Job, ListedJob, TableView } from '@tessera/contract'
import { readXlsx } from 'hucre/xlsx'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as addTableViews } from '../migrations/0015-table-views.ts'
import { up as addRehearsals } from '../migrations/0026-rehearsals.ts'
import { up as addUploads } from '../migrations/0027-uploads.ts'
import { up as addVersions } from '../migrations/0029-rehearsal-versions.ts'
import { up as addSheets } from '../migrations/0032-sheets-of-rehearsals.ts'
import { up as upgrade } from '../migrations/0042-user-imports.ts'
import { ADMIN, administering, waitForJob, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { commitPreview, correctPreview, fileOf, newcomer, previewFile } from '../testing/importing.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const at = (name: string) => `${name}@brightfoods.example`
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [OPEN, RUNNING, WRITING, STOPPED] = [idOf(1), idOf(2), idOf(3), idOf(4)]

let server: TestServer
let admin: Browser
let users: string
let sent: { by: Browser; users: string }

/** The database as migrations access it. */
const migrated = () => server.db as unknown as Kysely<unknown>

/** The previous version's tables, in place of the current ones. */
async function downgrade(): Promise<void> {
  await sql`drop table user_imports_rows, user_imports, user_imports_completed, table_views`.execute(server.db)
  await sql`alter table jobs_files drop column is_of_failed_rows`.execute(server.db)
  // Migration 0043 renamed this function.
  await sql`alter function normalized_text(text) rename to folded`.execute(server.db)
  for (const up of [addTableViews, addRehearsals, addUploads, addVersions, addSheets]) await up(migrated())
  await sql`alter function folded(text) rename to normalized_text`.execute(server.db)
}

const valuesOf = (email: string, role = 'Usuario') => ({
  firstName: 'Ana',
  lastName: 'Muñoz',
  email,
  companyType: 'Nuestra empresa',
  products: 'Report Builder',
  role,
})

/** A row of a preview as the previous version stored it. */
const reported = (row: number, outcome: string, email: string, more: object = {}) => ({
  row,
  values: valuesOf(email),
  outcome,
  errors: outcome === 'TO_MEND' ? [{ field: 'email', code: 'INVALID_EMAIL' }] : [],
  conflicts: outcome === 'WOULD_OVERWRITE' ? [{ field: 'firstName', before: 'Alex', after: 'Ana' }] : [],
  ...more,
})

async function addReport(id: string, rows: readonly object[], jobId: string | null): Promise<void> {
  const now = server.clock.now()
  const companyId = users.split('/')[1]
  await sql`insert into users_rehearsals (id, company_id, login_id, mode, file_hash, file_name, rows, left_out, sheets,
      job_id, version, created_at, created_by, updated_at, updated_by)
    values (${id}, ${companyId}, ${ADMIN}, 'add', ${`hash ${id}`}, 'people.csv', ${JSON.stringify(rows)}::jsonb, '["Notas"]',
      null, ${jobId}, 3, ${now}, ${ADMIN}, ${now}, ${ADMIN})`.execute(server.db)
}

interface OldJob {
  kind?: string
  status: string
  progress: object | null
  processed: number
  total: number
  failed?: readonly object[]
  isFileNoted?: boolean
}

async function addJob(id: string, job: OldJob): Promise<void> {
  const { kind = 'users.uploading', status, progress, processed, total, failed = [], isFileNoted = false } = job
  const now = server.clock.now()
  const companyId = users.split('/')[1]
  const by = {
    loginId: ADMIN,
    firstName: 'Dana',
    lastName: 'Reyes',
    company: { id: companyId },
    ownCompany: { name: 'Bright Foods' },
  }
  const input = { by, locale: 'fr-CA', file: { companyId, mode: 'add', fileHash: `hash ${id}` } }
  const about = { name: 'people.csv', companyId, page: null }
  await sql`insert into jobs (id, kind, input, progress, status, due_at, ended_at, started_by, processed, total, failed, about)
    values (${id}, ${kind}, ${JSON.stringify(input)}::jsonb, ${progress && JSON.stringify(progress)}::jsonb, ${status},
      ${now}, ${status === 'STOPPED' ? now : null}, ${ADMIN}, ${processed}, ${total}, ${JSON.stringify(failed)}::jsonb,
      ${JSON.stringify(about)}::jsonb)`.execute(server.db)
  if (!isFileNoted) return
  await sql`insert into jobs_files (job_id, company_id, name, media_type, is_of_failed_rows)
    values (${id}, ${companyId}, 'users_failed_2026-03-02.xlsx', 'application/xlsx', true)`.execute(server.db)
}

interface OldRow {
  row: number
  email: string
  place?: number
  deed?: 'ADD' | 'CHANGE'
  code?: string
}

async function addRows(jobId: string, rows: readonly OldRow[]): Promise<void> {
  for (const { row, email, place = null, deed = null, code } of rows) {
    const errors = code ? [{ field: 'email', code }] : []
    await sql`insert into users_uploads_rows (job_id, row, place, deed, values, errors) values
      (${jobId}, ${row}, ${place}, ${deed}, ${JSON.stringify(valuesOf(email))}::jsonb, ${JSON.stringify(errors)}::jsonb)`.execute(
      server.db,
    )
  }
}

/** A row that changes the user's first name to one that no job sets, so the preview and the jobs are independent. */
const RENAMED = {
  values: { ...valuesOf(USER), firstName: 'Eva' },
  conflicts: [{ field: 'firstName', before: 'Alex', after: 'Eva' }],
}

async function addOldData(): Promise<void> {
  await addReport(
    OPEN,
    [
      reported(2, 'GOOD', at('ana')),
      reported(3, 'TO_MEND', 'no'),
      reported(4, 'WOULD_OVERWRITE', USER, RENAMED),
      reported(5, 'NOTHING_TO_DO', ADMIN),
    ],
    null,
  )
  const failed = { row: 3, loginId: 'no', code: 'INVALID_EMAIL', error: 'Enter a valid email' }
  await addJob(RUNNING, { status: 'RUNNING', progress: { after: 0 }, processed: 2, total: 4, failed: [failed] })
  await addReport(
    RUNNING,
    [
      reported(2, 'GOOD', at('done')),
      reported(3, 'TO_MEND', 'no'),
      reported(4, 'GOOD', at('next')),
      reported(5, 'WOULD_OVERWRITE', USER),
    ],
    RUNNING,
  )
  await addRows(RUNNING, [
    { row: 2, email: at('done'), place: 0, deed: 'ADD' },
    { row: 3, email: 'no', code: 'INVALID_EMAIL' },
    { row: 4, email: at('next'), place: 1, deed: 'ADD' },
    { row: 5, email: USER, place: 2, deed: 'CHANGE' },
  ])
  const attempt = { attempt: idOf(9) }
  await addJob(WRITING, {
    status: 'RUNNING',
    progress: attempt,
    processed: 2,
    total: 2,
    failed: [failed],
    isFileNoted: true,
  })
  await addReport(WRITING, [reported(2, 'GOOD', at('added')), reported(3, 'GOOD', at('late'))], WRITING)
  await addRows(WRITING, [
    { row: 2, email: at('added'), place: 0, deed: 'ADD' },
    { row: 3, email: at('late'), place: 1, deed: 'ADD', code: 'USER_EXISTS' },
  ])
  // The preview of this job is already deleted.
  await addJob(STOPPED, { status: 'STOPPED', progress: { after: 0 }, processed: 2, total: 3, isFileNoted: true })
  await addRows(STOPPED, [
    { row: 2, email: at('early'), place: 0, deed: 'ADD' },
    { row: 3, email: at('unreached'), place: 1, deed: 'ADD' },
    { row: 4, email: USER, code: 'not_confirmed' },
  ])
  await addJob(idOf(5), { kind: 'users.leaving', status: 'QUEUED', progress: null, processed: 0, total: 0 })
  await sql`insert into users_table_views (login_id, list, name, state, is_default)
    values (${ADMIN}, 'companies', 'Mine', 'page=2', true)`.execute(server.db)
}

beforeAll(async () => {
  server = await startTestServer()
  ;({ admin, users } = await administering(server))
  sent = { by: admin, users }
  const uploaded = await previewFile(fileOf(newcomer(at('twice'))), sent)
  const { file_hash: fileHash } = await server.db
    .selectFrom('user_imports')
    .select('file_hash')
    .where('id', '=', uploaded.id)
    .executeTakeFirstOrThrow()
  await downgrade()
  await addOldData()
  await sql`insert into users_uploads (company_id, mode, file_hash, updated_by)
    values (${users.split('/')[1]}, 'add', ${fileHash}, ${ADMIN})`.execute(server.db)
  await upgrade(migrated())
})
afterAll(() => server.close())

const read = async (id: string) => (await admin.get(`${users}/bulk/${id}`)).json<ImportPreview>()
const statusesOf = ({ rows }: ImportPreview) => rows.map(({ status }) => status)

async function remaining(jobId: string) {
  const { url } = (await admin.get(`v1/jobs/${jobId}/failed-rows`)).json<{ url: string }>()
  const { sheets } = await readXlsx((await admin.send('GET', url)).rawPayload)
  return sheets[0]?.rows.map((cells) => [cells[0], cells[3], cells.at(-1)])
}

describe('data of the previous version', () => {
  it('USR-17 has previews that can be read, corrected and committed', async () => {
    const preview = await read(OPEN)
    expect(preview).toMatchObject({ version: 3, skippedColumns: ['Notas'], uploaded: null, jobId: null })
    expect(preview.counts).toEqual({ valid: 1, invalid: 1, wouldOverwrite: 1, unchanged: 1 })
    expect(preview.rows[2]?.conflicts).toEqual(RENAMED.conflicts)
    const { version } = await correctPreview(preview, [{ row: 3, values: { email: at('bea') } }], sent)
    const started = await commitPreview(preview, { version, confirmedRows: [] }, sent)
    expect(started).toMatchObject({ accepted: 2 })
    await waitForJob(server, started, admin)
    expect(statusesOf(await read(OPEN)).slice(0, 3)).toEqual(['ADDED', 'ADDED', 'SKIPPED'])
  })

  it('SRV-07 USR-17 has jobs that continue from their progress', async () => {
    const job = await waitForJob(server, { jobId: RUNNING, accepted: 3, rejected: [] }, admin)
    expect([job.processed, job.total, job.failed.length]).toEqual([4, 4, 1])
    expect(statusesOf(await read(RUNNING))).toEqual(['ADDED', 'SKIPPED', 'ADDED', 'UPDATED'])
    expect(await personOf(server, at('next'))).toMatchObject({ status: 'PENDING' })
    expect(await personOf(server, USER)).toMatchObject({ first_name: 'Ana' })
    const added = server.db.selectFrom('users').select('login_id').where('login_id', '=', at('done'))
    expect(await added.execute()).toEqual([])
    expect(await remaining(RUNNING)).toEqual([
      ['Ligne du fichier téléversé', 'Courriel', 'Motif'],
      [3, 'no', 'Courriel\u00a0: Entrez une adresse de courriel comme nom@exemple.com'],
    ])
  })

  it('SRV-07 SRV-11 has jobs that end with their remaining rows, if they were writing the file', async () => {
    await waitForJob(server, { jobId: WRITING, accepted: 2, rejected: [] }, admin)
    expect(statusesOf(await read(WRITING))).toEqual(['ADDED', 'FAILED'])
    expect((await remaining(WRITING))?.map(([row]) => row)).toEqual(['Ligne du fichier téléversé', 3])
  })

  it('SRV-11 has the remaining rows of jobs that had ended', async () => {
    const jobs = (await admin.get('v1/jobs')).json<ListedJob[]>()
    expect(jobs.find(({ jobId }) => jobId === STOPPED)).toMatchObject({
      kind: 'userImports.importUsers',
      failedRows: { name: 'users_failed_2026-03-02.xlsx' },
    })
    expect((await admin.get(`v1/jobs/${STOPPED}`)).json<Job>().status).toBe('STOPPED')
    expect((await remaining(STOPPED))?.slice(1)).toEqual([
      [3, at('unreached'), 'Ligne non traitée\u00a0: le téléversement a été arrêté'],
      [4, USER, expect.stringMatching(/^Courriel\u00a0: Cette ligne modifie/)],
    ])
    const open = server.db.selectFrom('jobs').select('id').where('kind', 'in', ['users.uploading', 'users.leaving'])
    expect(await open.execute()).toEqual([])
  })

  it('USR-17 has the uploaded files and the saved views', async () => {
    expect((await previewFile(fileOf(newcomer(at('twice'))), sent)).uploaded).toMatchObject({ by: 'Dana Reyes' })
    const views = (await admin.get(`users/${ADMIN}/table-views?list=companies`)).json<TableView[]>()
    expect(views).toEqual([expect.objectContaining({ name: 'Mine', state: 'page=2', isDefault: true })])
  })
})
