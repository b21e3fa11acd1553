import type { AccessReview, Failure, ListedReview, ListPage } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gateOf, personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { TODAY } from '../testing/today.ts'

const ADMIN = 'basic.admin@smallfarm.example'
const USER = 'basic@smallfarm.example'
const ALL = '/core-app-api/v1/operations/access-reviews'
const DAY = 24 * 60

let server: TestServer
let companyId: string
beforeEach(async () => {
  server = await startTestServer()
  companyId = (await personOf(server, ADMIN)).company_id
  // The demo data has an open review; here each test opens its own.
  await server.db.deleteFrom('access_reviews').execute()
  await server.db.updateTable('companies').set({ audit_status: 'NONE', audit_deadline: null }).execute()
  await server.db.deleteFrom('mails').execute()
})
afterEach(() => server.close())

const mails = () => server.db.selectFrom('mails').selectAll().orderBy('created_at').execute()
const open = (deadline: string) => server.operate(`audits open Small Farm --deadline ${deadline}`)
/** Advances the clock by days and runs the jobs on each day. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    server.clock.advance(DAY)
    await server.runJobs()
  }
}
const gateAt = async (loginId: string) => gateOf(await server.signedIn(loginId))
const events = async () =>
  (
    await server.db
      .selectFrom('activity_entries')
      .selectAll()
      .where('company_id', '=', companyId)
      .where(sql<boolean>`event like 'ACCESS_REVIEW%'`)
      .where('at', '>=', new Date(`${TODAY}T14:00:00Z`))
      .orderBy('created_at')
      .execute()
  ).map(({ event, actor_login_id: by, source_app: from }) => `${event} ${by} ${from}`)

describe('the deadline of a review', () => {
  it('BAN-03a administrators get reminders 14, 7 and 1 days before, once each and in their language', async () => {
    const { db } = server
    await db.updateTable('session_preferences').set({ language_code: 'fr-CA' }).where('login_id', '=', ADMIN).execute()
    await open('2026-03-20')
    await pass(10)
    expect((await mails()).map(({ recipient, locale }) => `${recipient} ${locale}`)).toEqual([`${ADMIN} fr-CA`])
    await pass(8)
    const sent = await mails()
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Revue des accès de Small Farm\u00A0: encore 14 jours',
      'Revue des accès de Small Farm\u00A0: encore 7 jours',
      'Revue des accès de Small Farm\u00A0: encore 1 jour',
    ])
    expect(sent[0]?.body).toContain('le 20 mars 2026')
    expect(sent[0]?.body).toContain('/admin/userList?review=current')
  })

  it('BAN-03a reminders already past when the review was opened or moved are not sent', async () => {
    await open('2026-03-08')
    await pass(1)
    expect(await mails()).toHaveLength(0)
    expect(await server.operate('audits move Small Farm --deadline 2026-04-20')).toMatchObject({ status: 0 })
    await pass(8)
    expect(await mails()).toHaveLength(0)
    await pass(30)
    expect(await mails()).toHaveLength(1)
  })

  it('BAN-03 SES-09 from the day after the deadline, all users are locked out until a super admin confirms', async () => {
    await open('2026-03-04')
    await pass(2)
    expect(await gateAt(USER)).not.toBe('AUDIT_OVERDUE')
    await pass(1)
    for (const loginId of [ADMIN, USER]) expect(await gateAt(loginId)).toBe('AUDIT_OVERDUE')

    const superAdmin = await server.signedIn('super@scintilla.example')
    const headers = { [HEADERS.companyContext]: companyId }
    const audit = `companies/${companyId}/users/audit`
    expect((await superAdmin.get(audit, headers)).json<AccessReview>()).toMatchObject({
      status: 'OVERDUE',
      daysLeft: -1,
    })
    await superAdmin.post(`${audit}/advice`, {}, { ...headers, 'idempotency-key': 'advice-on-everybody' })
    const body = { confirmed: true }
    expect((await superAdmin.put(audit, body, headers)).json()).toEqual({ kept: 13, removed: 11 })
    expect(await gateAt(USER)).not.toBe('AUDIT_OVERDUE')
    expect(await events()).toEqual([
      'ACCESS_REVIEW_OPENED cli cli',
      'ACCESS_REVIEW_EXPIRED system portal',
      'ACCESS_REVIEW_DECIDED super@scintilla.example portal',
      'ACCESS_REVIEW_CONFIRMED super@scintilla.example portal',
    ])
    expect(await open('2026-04-01')).toMatchObject({ status: 0 })
  })
})

describe('operators', () => {
  it('BAN-03 list reviews, and get a one-sentence error for invalid input', async () => {
    expect((await server.operate('audits')).lines).toEqual(['There are no access reviews.'])
    await open('2026-03-20')
    expect((await server.operate('audits')).lines[1]).toMatch(/^Small Farm +US +PENDING +2026-03-20 +18$/)
    const refused = async (words: string) => (await server.operate(words)).lines.join('\n')
    expect(await open('2026-03-25')).toMatchObject({
      status: 1,
      lines: [expect.stringContaining('already has an open access review')],
    })
    expect(await refused('audits open Bright Foods --deadline 2026-03-20')).toContain("isn't a basic company")
    expect(await refused('audits open Nobody --deadline 2026-03-20')).toContain('No company is called Nobody')
    expect(await refused('audits open Green Valley --deadline 2026-03-01')).toContain('The deadline is in the past')
    expect(await refused('audits open Green Valley --deadline soon')).toContain('is not a date')
    expect(await refused('audits close Small Farm')).toContain('is invalid. Usage: audits')
  })

  it('RTE-51 BAN-03 super admins open and move reviews in Operations, and spectators can only read', async () => {
    const superAdmin = await server.signedIn('super@scintilla.example')
    const spectator = await server.signedIn('spectator@scintilla.example')
    const headers = { 'idempotency-key': 'open-a-review' }
    const body = { companyId, deadline: '2026-03-20' }
    expect((await spectator.send('POST', ALL, { body, headers })).statusCode).toBe(403)
    const opened = (await superAdmin.send('POST', ALL, { body, headers })).json<ListedReview>()
    expect(opened).toMatchObject({ companyName: 'Small Farm', status: 'PENDING', daysLeft: 18, decided: 0, total: 24 })
    const again = { ...headers, 'idempotency-key': 'open-it-again' }
    expect((await superAdmin.send('POST', ALL, { body, headers: again })).statusCode).toBe(409)
    const move = (deadline: string, version: number) =>
      superAdmin.send('PUT', `${ALL}/${opened.reviewId}`, { body: { deadline, version } })
    expect((await move('2026-02-20', 1)).json<Failure>().fieldErrors).toMatchObject([
      { field: 'deadline', code: 'past' },
    ])
    expect((await move('2026-04-20', 1)).json()).toMatchObject({ deadline: '2026-04-20', version: 2 })
    expect((await move('2026-04-21', 1)).statusCode).toBe(409)
    const list = (await spectator.send('GET', `${ALL}?statuses=PENDING,OVERDUE`)).json<ListPage<ListedReview>>()
    expect(list.content.map(({ companyName }) => companyName)).toEqual(['Small Farm'])
    const { total_elements: all } = (await spectator.send('GET', ALL)).json<ListPage<ListedReview>>()
    expect(all).toBeGreaterThan(20)
    expect(await events()).toEqual([
      'ACCESS_REVIEW_OPENED super@scintilla.example portal',
      'ACCESS_REVIEW_OPENED super@scintilla.example portal',
    ])
  })
})
