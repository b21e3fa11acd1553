import type { Job, ImportField, ImportMode } from '@tessera/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readJob } from '../core/jobs/job-status.ts'
import { enqueue } from '../core/jobs/jobs.ts'
import { ADMIN, administering, USER } from '../testing/administration.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { importUsersJob } from './import-users-job.ts'
import { insertImport, updateImport } from './imports.ts'
import type { StoredRow } from './stored-rows.ts'
import { readRows, writeRows } from './stored-rows.ts'

const NEW = 'ana@brightfoods.example'
const VALUES = { firstName: 'Ana', lastName: 'Ruiz', companyType: 'COMPANY', products: 'REPORT_BUILDER', role: 'USER' }

let server: TestServer
let companyId: string
beforeEach(async () => {
  server = await startTestServer()
  const { users } = await administering(server)
  companyId = users.split('/')[1] ?? ''
})
afterEach(() => server.close())

const adds = (row: number, email: string): StoredRow => ({
  row,
  position: row,
  status: 'VALID',
  operation: 'ADD',
  values: { ...VALUES, email },
  errors: [],
  conflicts: [],
})
const changes = (row: number, email: string, more: Partial<Record<ImportField, string>> = {}): StoredRow => ({
  ...adds(row, email),
  status: 'WOULD_OVERWRITE',
  operation: 'UPDATE',
  values: { ...VALUES, email, ...more },
})

/** A committed job with valid rows that no server has started yet. */
async function planned(rows: readonly StoredRow[], mode: ImportMode = 'add', loginId = ADMIN) {
  const at = server.clock.now()
  const by = {
    loginId,
    firstName: 'Dana',
    lastName: 'Lee',
    company: { id: companyId },
    ownCompany: { name: 'Bright Foods' },
  }
  const dueAt = new Date(at.getTime() + 60_000)
  const file = { companyId, mode, fileHash: 'a', fileName: 'people.csv', skippedColumns: [], worksheets: null }
  return server.db.transaction().execute(async (tx) => {
    const action = { by: loginId, at }
    const stored = await insertImport(tx, file, action)
    const input = { by, mode, importId: stored.id }
    const jobId = await enqueue(tx, importUsersJob, input, { startedBy: loginId, at, dueAt, total: rows.length })
    await writeRows(tx, stored.id, rows, action)
    await updateImport(tx, stored, { is_corrected: false, job_id: jobId, locale: 'es-MX' }, action)
    return { jobId, importId: stored.id, loginId }
  })
}

/** Runs a job to its end, whatever status it ends with. */
async function done({ jobId, loginId }: Awaited<ReturnType<typeof planned>>): Promise<Job> {
  server.clock.advance(1)
  const read = () => readJob(server.db, jobId, { loginId, company: null })
  const statusNow = async () => {
    await server.runJobs()
    return (await read())?.status
  }
  await expect.poll(statusNow, { timeout: 60_000 }).toBe('DONE')
  return (await read()) as Job
}

const failures = ({ failed }: Job) => failed.map(({ row, code }) => [row, code])

/** Leaves a company with only these administrators. */
const onlyAdmins = (...loginIds: readonly string[]) =>
  sql`update users set user_group = case when login_id = any(${loginIds}::text[]) then 'ADMIN' end
    where company_id = ${companyId}`.execute(server.db)

describe('changes after rows were planned', () => {
  it('USR-17 fail only rows whose address was taken in this company or another', async () => {
    const job = await planned([adds(2, NEW), adds(3, USER), adds(4, 'user@campoverde.example')])
    expect(failures(await done(job))).toEqual([
      [3, 'USER_EXISTS'],
      [4, 'DOMAIN_NOT_AUTHORIZED'],
    ])
    const stored = await readRows(server.db, job.importId)
    expect(stored.map(({ row, status, errors }) => [row, status, errors])).toEqual([
      [2, 'ADDED', []],
      [3, 'FAILED', [{ field: 'email', code: 'USER_EXISTS' }]],
      [4, 'FAILED', [{ field: 'email', code: 'DOMAIN_NOT_AUTHORIZED' }]],
    ])
    expect(await personOf(server, NEW)).toMatchObject({ status: 'PENDING' })
    expect(await personOf(server, USER)).toMatchObject({ first_name: 'Alex' })
  })

  it('USR-18 fail the rows of users who were blocked or deleted', async () => {
    const job = await planned([changes(2, USER), changes(3, 'nobody@brightfoods.example')])
    await server.db.updateTable('users').set({ status: 'BLOCKED' }).where('login_id', '=', USER).execute()
    expect(failures(await done(job))).toEqual([
      [2, 'USER_BLOCKED'],
      [3, 'NOT_FOUND'],
    ])
  })

  it('USR-13 keep the last administrator, even if two rows would remove the role of the last two', async () => {
    const { login_id: other } = await server.db
      .selectFrom('users')
      .select('login_id')
      .where('company_id', '=', companyId)
      .where('status', '=', 'ACTIVE')
      .where('third_party_user', '=', false)
      .where('login_id', 'not in', [USER, ADMIN])
      .executeTakeFirstOrThrow()
    await onlyAdmins(USER, other)
    // Imported by a user who isn't an administrator of the company.
    const job = await planned([changes(2, USER), changes(3, other)], 'edit', 'super@scintilla.example')
    expect(failures(await done(job))).toEqual([[3, 'LAST_ADMIN']])
    expect(await personOf(server, USER)).toMatchObject({ user_group: null, first_name: 'Ana' })
    expect(await personOf(server, other)).toMatchObject({ user_group: 'ADMIN' })
  })

  it('USR-13 do not let a row change the importing user’s own role', async () => {
    const job = await planned([changes(2, ADMIN)], 'edit')
    expect(failures(await done(job))).toEqual([[2, 'own_role']])
  })

  it('USR-13 USR-22 grant no product that the company lost, but users who have it keep it', async () => {
    const job = await planned([changes(2, USER, { products: 'CUSTOMER_PERCEPTION | REPORT_BUILDER' }), adds(3, NEW)])
    await server.db.deleteFrom('companies_products').where('company_id', '=', companyId).execute()
    expect(failures(await done(job))).toEqual([
      [2, 'not_of_company'],
      [3, 'not_of_company'],
    ])
  })
})
