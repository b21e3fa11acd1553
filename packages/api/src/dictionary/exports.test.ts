import type { Job, JobStarted, ListedJob } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

/** More entries than an immediate export allows. */
const ADDED = 5100
const base = 'v1/customer-support'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await sql`
    insert into dictionary_entries (technical_name, type, data_type, field_type, products, available_to)
    select 'added_' || n || '_cd', 'ATTRIBUTE', 'STRING', 'DIMENSION', '{BI_LINK}', 'ALL'
    from generate_series(1, ${sql.lit(ADDED)}) as n`.execute(server.db)
  await sql`
    insert into dictionary_texts (entry_id, locale, technical_name, business_name, dss_business_name, definition)
    select id, 'en-US', technical_name, 'Added ' || technical_name, 'Added', 'It has "quotes", ünïcödé and = signs.'
    from dictionary_entries where technical_name like 'added%'`.execute(server.db)
})
afterAll(() => server.close())

async function actingFor(by: Browser): Promise<Record<string, string>> {
  const { tenant } = (await by.get('v1/identity/user-context')).json<{ tenant: { id: string } }>()
  return { [HEADERS.companyContext]: tenant.id }
}

async function started(by: Browser, headers: Record<string, string> = {}): Promise<JobStarted> {
  const response = await by.post(`${base}/export-glossaries`, { locale: 'en-US' }, headers)
  expect(response.statusCode).toBe(202)
  await server.runJobs()
  return response.json<JobStarted>()
}

const statusOf = async ({ jobId }: JobStarted, by: Browser, headers: Record<string, string> = {}) =>
  (await by.get(`v1/jobs/${jobId}`, headers)).statusCode
const listedOf = async (by: Browser, headers: Record<string, string> = {}) =>
  (await by.get('v1/jobs', headers)).json<ListedJob[]>().map(({ jobId }) => jobId)

async function cellsOf({ jobId }: JobStarted, by: Browser, headers: Record<string, string> = {}): Promise<unknown[][]> {
  await expect
    .poll(async () => (await by.get(`v1/jobs/${jobId}`, headers)).json<Job>().status, { timeout: 20_000 })
    .toBe('DONE')
  const { url } = (await by.get(`v1/jobs/${jobId}/file`, headers)).json<{ url: string }>()
  const file = await by.get(url.slice(url.indexOf('v1/')), headers)
  return (await readXlsx(file.rawPayload)).sheets.flatMap(({ rows }) => rows.slice(1))
}

describe('a download of more than 5,000 entries', () => {
  it('DIC-14 SRV-07 is a job, whose file has every entry that its user can read, once', async () => {
    const user = await server.signedIn('user@brightfoods.example')
    const job = await started(user)
    const rows = await cellsOf(job, user)
    const open = await server.db
      .selectFrom('dictionary_entries')
      .select('technical_name')
      .where('available_to', '=', 'ALL')
      .execute()
    expect(job.accepted).toBe(open.length)
    expect(rows.map((cells) => String(cells[1])).toSorted()).toEqual(
      open.map(({ technical_name }) => technical_name).toSorted(),
    )
    expect(rows.find((cells) => cells[1] === 'added_1_cd')?.[3]).toBe('It has "quotes", ünïcödé and = signs.')
  })

  it('DIC-04 B-05 by a content administrator is hidden from colleagues who cannot see its entries', async () => {
    const [staff, colleague] = [
      await server.signedIn('super@scintilla.example'),
      await server.signedIn('admin@brightfoods.example'),
    ]
    const inTheirs = await actingFor(colleague)
    const job = await started(staff, inTheirs)
    const rows = await cellsOf(job, staff, inTheirs)
    expect(rows.map((cells) => cells[1])).toContain('halo_sales_amt')
    for (const [by, headers] of [
      [colleague, {}],
      [await server.signedIn('spectator@scintilla.example'), inTheirs],
    ] as const) {
      expect(await listedOf(by, headers)).not.toContain(job.jobId)
      expect([
        await statusOf(job, by, headers),
        (await by.get(`v1/jobs/${job.jobId}/file`, headers)).statusCode,
      ]).toEqual([404, 404])
    }
  })

  it('DIC-04 B-05 by a Charter user is hidden from users who act for their company', async () => {
    const charter = await server.signedIn('charter@orchard.example')
    const spectator = await server.signedIn('spectator@scintilla.example')
    const inTheirs = await actingFor(charter)
    const job = await started(charter)
    expect((await cellsOf(job, charter)).map((cells) => cells[1])).toContain('halo_sales_amt')
    expect(await listedOf(charter)).toContain(job.jobId)
    expect(await listedOf(spectator, inTheirs)).not.toContain(job.jobId)
    expect([
      await statusOf(job, spectator, inTheirs),
      (await spectator.get(`v1/jobs/${job.jobId}/file`, inTheirs)).statusCode,
    ]).toEqual([404, 404])
    const own = await started(spectator, inTheirs)
    expect((await cellsOf(own, spectator, inTheirs)).map((cells) => cells[1])).not.toContain('halo_sales_amt')
  })
})
