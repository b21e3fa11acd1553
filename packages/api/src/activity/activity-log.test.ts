import type {
  ActivityActor,
  ActivityEntry,
  ActivityEntryDetail,
  ChoiceCounts,
  Failure,
  Job,
  ListPage,
} from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN, waitForJob, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { hostOf, startTestServer } from '../testing/server.ts'
import { TODAY } from '../testing/today.ts'

const SUPER = 'super@scintilla.example'
const OLD = new Date('2025-01-15T17:00:00Z')
const FRENCH = { locale: 'fr-CA' }

let server: TestServer
let admin: Browser
let companyId: string
let log: string

const entry = (event: 'USER_BLOCKED' | 'DOMAIN_ADDED' | 'USER_CREATED', at: Date, more: object = {}) => ({
  company_id: companyId,
  at,
  event,
  actor_login_id: ADMIN,
  actor_name: 'Zoë Álvarez',
  actor_company: 'Bright Foods',
  entity_id: USER,
  entity_title: 'Ángel O’Brien',
  before: '{}',
  after: '{}',
  ...more,
})

beforeAll(async () => {
  server = await startTestServer()
  ;({ company_id: companyId } = await personOf(server, ADMIN))
  log = `companies/${companyId}/activity-logs`
  admin = await server.signedIn(ADMIN)
  const block = { after: JSON.stringify({ status: 'BLOCKED', blocked_reason: 'Left the Quixotic team' }) }
  const add = { after: JSON.stringify({ status: 'PENDING', products: ['REPORT_BUILDER'] }) }
  const rows = [
    entry('USER_BLOCKED', OLD, block),
    entry('USER_CREATED', new Date(OLD.getTime() - 60_000), add),
    entry('DOMAIN_ADDED', new Date(OLD.getTime() - 120_000), { entity_id: 'quixotic.example', entity_title: null }),
    // One second before midnight of the 16th in the reader's zone, Chicago.
    entry('DOMAIN_ADDED', new Date('2025-01-17T05:59:59Z'), { entity_id: 'late.example', entity_title: null }),
  ]
  await server.db.insertInto('activity_entries').values(rows).execute()
})
afterAll(() => server.close())

const IN_JANUARY = 'startDate=2025-01-10&endDate=2025-01-16'

async function read<T>(path: string, headers: Record<string, string> = {}, by = admin): Promise<T> {
  const response = await by.get(path, headers)
  expect([path, response.statusCode, response.body.slice(0, 300)]).toEqual([path, 200, expect.anything()])
  return response.json<T>()
}
const list = (query: string, headers = {}) => read<ListPage<ActivityEntry>>(`${log}?${query}`, headers)
const described = async (query: string, headers = {}) =>
  (await list(query, headers)).content.map(({ eventDescription }) => eventDescription)

describe('the activity log', () => {
  it('LOG-01 LOG-02a lists the entries of a range, newest first, in the reader’s language and time zone', async () => {
    const { content, total_elements: total } = await list(IN_JANUARY)
    expect(total).toBe(4)
    expect(content.map(({ eventDescription }) => eventDescription)).toEqual([
      'Added the domain late.example',
      'Blocked Ángel O’Brien. Reason: Left the Quixotic team',
      'Added Ángel O’Brien. Products: Report Builder',
      'Added the domain quixotic.example',
    ])
    expect(content[1]).toMatchObject({
      uiCreatedOnDate: OLD.toISOString(),
      actor: 'Zoë Álvarez',
      actorCompany: 'Bright Foods',
      company: 'Bright Foods',
      entityId: USER,
      entityKind: 'user',
      event: 'USER_BLOCKED',
      sourceApp: 'portal',
    })
    expect((await list('startDate=2025-01-10&endDate=2025-01-15')).total_elements).toBe(3)
    const [, french] = await described(IN_JANUARY, FRENCH)
    expect(french).toBe('Accès bloqué pour Ángel O’Brien. Motif\u00a0: Left the Quixotic team')
  })

  it.each([
    ['BLOQUE', FRENCH, 1],
    ['acces bloque angel', FRENCH, 1],
    ['bloque quixotic', FRENCH, 1],
    ['blocked', FRENCH, 0],
    ['blocked quixotic', {}, 1],
    ['blocked domain', {}, 0],
    ['quixotic', {}, 2],
    ["o'brien zoe", {}, 2],
    ['domain', {}, 2],
    ['report builder', {}, 1],
    ['builder blocked', {}, 0],
  ])('LOG-02a finds “%s” in descriptions in the language of %o', async (words, headers, count) => {
    const { total_elements: total } = await list(`${IN_JANUARY}&search=${encodeURIComponent(words)}`, headers)
    expect(total).toBe(count)
  })

  it('LOG-02b can be filtered by events and by actor, and counts the events under a filter', async () => {
    expect((await list(`${IN_JANUARY}&events=USER_BLOCKED,USER_CREATED`)).total_elements).toBe(2)
    expect((await list(`${IN_JANUARY}&actor=${ADMIN}`)).total_elements).toBe(4)
    expect((await list(`${IN_JANUARY}&actor=${USER}`)).total_elements).toBe(0)
    const counts = await read<ChoiceCounts>(`${log}/facets?facet=events&${IN_JANUARY}`)
    expect(counts).toEqual({ USER_BLOCKED: 1, USER_CREATED: 1, DOMAIN_ADDED: 2 })
    const actors = await read<ActivityActor[]>(`${log}/actors?search=zoe&${IN_JANUARY}`)
    expect(actors).toEqual([{ loginId: ADMIN, name: 'Zoë Álvarez', company: 'Bright Foods' }])
    expect((await admin.get(`${log}?events=NOTHING_DONE`)).statusCode).toBe(400)
  })

  it('DRP-02 shows the last 29 days and today if a date is missing', async () => {
    const day = 24 * 60 * 60_000
    const noon = new Date(`${TODAY}T18:00:00Z`).getTime()
    const own = { entity_id: 'range.example' }
    const rows = [29, 30].map((days) => entry('DOMAIN_ADDED', new Date(noon - days * day), own))
    await server.db.insertInto('activity_entries').values(rows).execute()
    for (const query of ['', '&startDate=2025-01-10', '&endDate=2025-01-10']) {
      expect([query, (await list(`search=range.example${query}`)).total_elements]).toEqual([query, 1])
    }
  })

  it.each([
    ['startDate=2025-01-01&endDate=2025-02-01', "Date range can't be more than 30 days"],
    ['startDate=2025-01-02&endDate=2025-01-01', 'End date must be on or after start date'],
    ['startDate=1899-12-31&endDate=1900-01-01', 'Choose a date from 1900-01-01 to 2100-01-01'],
    ['startDate=2025-02-30&endDate=2025-03-01', 'Invalid ISO date'],
  ])('DRP-03 DRP-04 refuses %s', async (query, message) => {
    for (const path of [log, `${log}/facets`, `${log}/actors`, `${log}/export`]) {
      const response = await admin.get(`${path}?${query}&facet=events&format=csv`)
      expect([path, response.statusCode]).toEqual([path, 400])
      const { fieldErrors = [] } = response.json<Failure>()
      expect(fieldErrors.map((error) => error.message)).toContain(message)
    }
    expect((await admin.get(`${log}?startDate=2025-01-01&endDate=2025-01-31`)).statusCode).toBe(200)
  })

  it('LOG-02b shows an entry with its differences in the reader’s language, only in its own company', async () => {
    const [, blocked] = (await list(IN_JANUARY)).content
    const detail = await read<ActivityEntryDetail>(`${log}/${blocked?.id}`, FRENCH)
    expect(detail.differences).toEqual([
      { field: 'status', label: 'Statut', before: null, after: 'Bloqué' },
      { field: 'blocked_reason', label: 'Motif', before: null, after: 'Left the Quixotic team' },
    ])
    const elsewhere = await server.signedIn('admin@campoverde.example', hostOf('admin@campoverde.example'))
    const { company_id: other } = await personOf(server, 'admin@campoverde.example')
    expect((await elsewhere.get(`companies/${other}/activity-logs/${blocked?.id}`)).statusCode).toBe(404)
  })

  it('LOG-02b LOG-04 shows a partner’s access level as text, and the partner as the subject', async () => {
    const options = { businessCode: 'NORTHBRIDGE', products: ['SHOPPER_BEHAVIOR'], access_level: 3 }
    await admin.post(`companies/${companyId}/partners`, options, { 'idempotency-key': crypto.randomUUID() })
    const [added] = (await list('events=PARTNER_ADDED')).content
    expect(added).toMatchObject({ entityKind: 'partner', entityTitle: 'Northbridge Agency' })
    const { differences } = await read<ActivityEntryDetail>(`${log}/${added?.id}`, FRENCH)
    expect(differences.map(({ label, after }) => `${label}: ${after}`)).toEqual([
      'Partenaire: Northbridge Agency',
      'Produits: Comportement des acheteurs',
      'Niveau d’accès: Portail',
      'Code de partenaire: NORTHBRIDGE',
    ])
  })

  it('LOG-04 shows both companies for a super admin', async () => {
    const boss = await server.signedIn(SUPER)
    await boss.get(`users/set-context?companyId=${companyId}`)
    const { content } = await list('search=super@scintilla.example&size=10')
    expect(content[0]).toMatchObject({
      event: 'CONTEXT_SET',
      actorLoginId: SUPER,
      actorCompany: expect.not.stringMatching('Bright Foods'),
      company: 'Bright Foods',
      entityTitle: 'Bright Foods',
    })
  })
})

const linesOf = (csv: string) => csv.trimEnd().split('\r\n').slice(1)

describe('an exported log', () => {
  it('LOG-03 has the day in its file name, both companies and ISO 8601 times, and is logged with filter and count', async () => {
    const response = await admin.get(`${log}/export?format=csv&${IN_JANUARY}&events=USER_BLOCKED`)
    expect(response.headers['content-disposition']).toBe(`attachment; filename="activity_log_${TODAY}.csv"`)
    const [head, row, ...others] = response.body.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(head).toContain('Date and time,Actor,')
    expect(row).toMatch(/^2025-01-15T17:00:00Z,Zoë Álvarez,admin@brightfoods\.example,Bright Foods,Bright Foods,/)
    expect(others).toEqual([])
    const [logged] = (await list('events=ACTIVITY_EXPORTED')).content
    expect(logged).toMatchObject({ actorLoginId: ADMIN, entityId: companyId, before: {} })
    expect(logged?.after).toMatchObject({ format: 'csv', startDate: '2025-01-10', events: ['USER_BLOCKED'], count: 1 })
  })

  it('LOG-03 contains the whole log if no dates are given, and spectators can start it as a job', async () => {
    const total = async () => {
      const { count } = await server.db
        .selectFrom('activity_entries')
        .select((is) => is.fn.countAll<string>().as('count'))
        .where('company_id', '=', companyId)
        .executeTakeFirstOrThrow()
      return Number(count)
    }
    server.clock.advance(1)
    const before = await total()
    const { body } = await admin.get(`${log}/export?format=csv`)
    expect(linesOf(body)).toHaveLength(before)
    const spectator = await server.signedIn('spectator@scintilla.example')
    const acting = { [HEADERS.companyContext]: companyId }
    const options = {
      format: 'xlsx',
      rows: 'all',
      columns: 'all',
      filters: { startDate: '2025-01-10', endDate: '2025-01-16' },
    }
    const started = await spectator.send('POST', `/core-app-api/${log}/export`, { body: options, headers: acting })
    expect([started.statusCode, started.body]).toEqual([202, expect.anything()])
    const job: Job = await waitForJob(server, started.json(), spectator)
    expect(job.processed).toBe(job.total)
    const { url } = (await spectator.get(`v1/jobs/${started.json().jobId}/file`, acting)).json<{ url: string }>()
    const file = await spectator.send('GET', url)
    const book = await readXlsx(file.rawPayload)
    expect(book.sheets[0]?.rows).toHaveLength(job.total + 1)
  })
})
