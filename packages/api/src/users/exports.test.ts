import type { Failure, ListPage } from '@tessera/contract'
import { HEADERS, LOCALES } from '@tessera/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exporting } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const SPECTATOR = 'spectator@scintilla.example'
const ELSEWHERE = 'admin@campoverde.example'

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

/** The rows of a CSV file whose cells contain no quotes, commas or line breaks, except for products. */
function linesOf(csv: string): string[][] {
  const [, ...lines] = csv.trimEnd().split('\r\n')
  return lines.map((line) => line.split(','))
}

async function download(query: string, headers: Record<string, string> = {}, by = admin) {
  const response = await by.get(`${users}/export?${query}`, headers)
  expect([query, response.statusCode]).toEqual([query, 200])
  return response
}

async function csvOf(query: string): Promise<string[][]> {
  return linesOf((await download(`${query}&format=csv`)).body)
}

/** The addresses of a list in order, from all its pages. */
async function listed(path: string): Promise<string[]> {
  const emails: string[] = []
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const list = (await admin.get(`${users}${path}&size=100&page=${page}`)).json<ListPage<{ email: string }>>()
    emails.push(...list.content.map(({ email }) => email))
    pages = list.total_pages
  }
  return emails
}

const emailsOf = (rows: string[][]) => rows.map(([, , email]) => email)

describe('an export of users', () => {
  it('USR-19 has a file name with its content and date', async () => {
    const csv = await download('status=ACTIVE&format=csv')
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users_ACTIVE_2026-03-02.csv"',
      'cache-control': 'no-store',
    })
    const xlsx = await download('status=BLOCKED&format=xlsx')
    expect(xlsx.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="users_BLOCKED_2026-03-02.xlsx"',
    })
  })

  it('USR-19 USR-02 contains all active users with their columns and accents', async () => {
    const { body } = await download('status=ACTIVE&format=csv')
    expect(body.startsWith('\uFEFFFirst name,Last name,Email,Company type,Multiple supplier access,Products,')).toBe(
      true,
    )
    expect(linesOf(body)).toHaveLength(1240)
    expect(body).toContain('ñ')
    const emails = emailsOf(linesOf(body))
    expect(new Set(emails).size).toBe(1240)
    expect(emails).toEqual(await listed('?sortBy=lastName'))
  })

  it.each(['firstName', 'email', 'uiCompanyType', 'multipleSupplierAccess', 'uiLastLoginTime'])(
    'USR-19 is sorted like its list, by %s in both directions',
    async (sortBy) => {
      for (const order of ['asc', 'desc']) {
        const sort = `sortBy=${sortBy}&sortOrder=${order}`
        expect(emailsOf(await csvOf(`status=ACTIVE&${sort}`))).toEqual(await listed(`?${sort}`))
      }
    },
  )

  it.each([
    ['status=ACTIVE&search=munoz', '?search=munoz'],
    ['status=ACTIVE&lastLogin=never,over180', '?lastLogin=never,over180'],
    [
      'status=ACTIVE&companyType=THIRD_PARTY&productCodes=REPORT_BUILDER',
      '?companyType=THIRD_PARTY&productCodes=REPORT_BUILDER',
    ],
    ['status=PENDING', '/pending?'],
    ['status=PENDING&stages=FAILED,EXPIRED&sortBy=createdBy', '/pending?stages=FAILED,EXPIRED&sortBy=createdBy'],
    ['status=BLOCKED&sortBy=uiBlockedBy&sortOrder=desc', '/blocked?sortBy=uiBlockedBy&sortOrder=desc'],
  ])('USR-19 of %s contains the same users as %s', async (query, path) => {
    const emails = await listed(path)
    expect(emails.length).toBeGreaterThan(0)
    expect(emailsOf(await csvOf(query))).toEqual(emails)
  })

  it('USR-19 is refused if its input is invalid', async () => {
    for (const query of [
      'status=DELETED&format=csv',
      'status=ACTIVE&format=pdf',
      'format=csv',
      'status=BLOCKED&format=csv&sortBy=uiState',
    ]) {
      const response = await admin.get(`${users}/export?${query}`)
      expect([query, response.statusCode, response.json<Failure>().code]).toEqual([query, 400, 'INVALID_INPUT'])
    }
  })

  it.each(LOCALES)('USR-19 USR-03 uses the reader’s language, %s', async (locale) => {
    const { body, headers } = await download('status=PENDING&format=csv', { locale })
    expect(headers['content-language']).toBe(locale)
    const [head = ''] = body.split('\r\n')
    const { state, stage } = {
      'en-US': { state: 'State', stage: 'Invitation sent' },
      'es-MX': { state: 'Estado', stage: 'Invitación enviada' },
      'fr-CA': { state: 'Statut', stage: 'Invitation envoyée' },
    }[locale]
    expect(head.split(',')).toContain(state)
    expect(body).toContain(`,${stage},`)
  })

  it('USR-19 USR-04 contains real dates as XLSX', async () => {
    const { rawPayload } = await download('status=BLOCKED&format=xlsx')
    const [sheet] = (await readXlsx(rawPayload)).sheets
    const [head, ...rows] = sheet?.rows ?? []
    expect(head).toEqual(['First name', 'Last name', 'Email', 'Products', 'Reason', 'Blocked by', 'Blocked on (UTC)'])
    expect(rows).toHaveLength(25)
    expect(rows.every((row) => row[6] instanceof Date)).toBe(true)
  })

  it('USR-19 computes no formula in a user’s name', async () => {
    const person = server.db.updateTable('users').where('login_id', '=', 'user@brightfoods.example')
    const { first_name } = await server.db
      .selectFrom('users')
      .select('first_name')
      .where('login_id', '=', 'user@brightfoods.example')
      .executeTakeFirstOrThrow()
    await person.set({ first_name: '=HYPERLINK("x")' }).execute()
    const { body } = await download('status=ACTIVE&search=user@brightfoods&format=csv')
    expect(body.split('\r\n')[1]?.startsWith(`"'=HYPERLINK(""x"")",`)).toBe(true)
    await person.set({ first_name }).execute()
  })

  it('USR-19 ROL-04 is logged with its filters and row count, also for a spectator', async () => {
    const spectator = await server.signedIn(SPECTATOR)
    const { body } = await download(
      'status=ACTIVE&search=munoz&format=csv',
      { [HEADERS.companyContext]: companyId },
      spectator,
    )
    const entry = await server.db
      .selectFrom('activity_entries')
      .selectAll()
      .where('event', '=', 'USERS_EXPORTED')
      .where('actor_login_id', '=', SPECTATOR)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ company_id: companyId, entity_id: companyId })
    expect(entry.after).toMatchObject({ status: 'ACTIVE', format: 'csv', search: 'munoz', count: linesOf(body).length })
  })

  it('USR-19 SRV-05 is refused to users of other companies, and to users who cannot list users', async () => {
    const foreign = await server.signedIn(ELSEWHERE, 'mx.localhost:4173')
    const user = await server.signedIn('user@brightfoods.example')
    for (const by of [foreign, user]) {
      const response = await by.get(`${users}/export?status=ACTIVE&format=csv`)
      expect([response.statusCode, response.json<Failure>().code]).toEqual([403, 'FORBIDDEN'])
    }
    expect((await server.browser().get(`${users}/export?status=ACTIVE&format=csv`)).statusCode).toBe(401)
  })
})
