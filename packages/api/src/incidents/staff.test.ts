import type { Failure, Incident, ListPage, QueueRow, StaffIncident, StaffMember } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { fileIncident } from '../testing/incidents.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const SUPER = 'super@scintilla.example'
const SECOND = 'protection@scintilla.example'

let server: TestServer
let user: Browser
let first: Browser
let second: Browser
beforeEach(async () => {
  server = await startTestServer()
  await server.operate('config set botChallenge off')
  server.clock.advance(1)
  await server.db.updateTable('users').set({ user_group: 'SUPER_ADMIN' }).where('login_id', '=', SECOND).execute()
  user = await server.signedIn('user@brightfoods.example')
  first = await server.signedIn(SUPER)
  second = await server.signedIn(SECOND)
})
afterEach(() => server.close())

const work = (by: Browser, id: string, change: object) =>
  by.send('PUT', `/core-app-api/osc/incidents/${id}`, { body: change })
const queue = async (query = '', by = first) => (await by.get(`osc/incidents?${query}`)).json<ListPage<QueueRow>>()
const hours = async () => (await user.get('platform/support/osc/answerTime')).json<{ hours: number | null }>().hours
const codeOf = (answer: { statusCode: number; json: () => unknown }) => [
  answer.statusCode,
  (answer.json() as Failure).code,
]

describe('incidents for staff', () => {
  it('SUP-20 go to one of two staff members who take them at the same time, and the other sees the first one’s name', async () => {
    const id = await fileIncident(user)
    const responses = await Promise.all([
      work(first, id, { version: 1, assignee: SUPER }),
      work(second, id, { version: 1, assignee: SECOND }),
    ])
    const won = responses.find(({ statusCode }) => statusCode === 200)
    const lost = responses.find(({ statusCode }) => statusCode === 409)
    expect(won?.json<StaffIncident>().statusInfo.code).toBe('IN_PROGRESS')
    const { code, message, current } = lost?.json<Failure & { current: StaffIncident }>() ?? {}
    const holder = won?.json<StaffIncident>().assignee?.name
    expect([code, message, current?.assignee?.name]).toEqual([
      'INCIDENT_TAKEN',
      `${holder} is already working on this incident.`,
      holder,
    ])
  })

  it('SUP-20 can be handed over only to staff, and given back', async () => {
    const id = await fileIncident(user)
    expect((await work(first, id, { version: 1, assignee: SUPER })).statusCode).toBe(200)
    expect(codeOf(await work(second, id, { version: 2, assignee: null }))).toEqual([409, 'INCIDENT_TAKEN'])
    for (const assignee of ['user@brightfoods.example', 'spectator@scintilla.example', 'nobody@x.example']) {
      expect(codeOf(await work(first, id, { version: 2, assignee }))).toEqual([400, 'INVALID_INPUT'])
    }
    expect((await work(first, id, { version: 2, assignee: SECOND })).json<StaffIncident>().assignee?.loginId).toBe(
      SECOND,
    )
    expect((await work(second, id, { version: 3, assignee: null })).json<StaffIncident>().assignee).toBeNull()
    expect((await first.get('osc/staff')).json<StaffMember[]>().map(({ loginId }) => loginId)).toEqual(
      expect.arrayContaining([SUPER, SECOND]),
    )
  })

  it('SUP-20 mark each reader’s own notes', async () => {
    const id = await fileIncident(user)
    await work(first, id, { version: 1, note: 'The load starts at midnight.' })
    const isOwn = async (by: Browser) =>
      (await by.get(`osc/incidents/${id}`)).json<StaffIncident>().notes.map((note) => note.isOwn)
    expect([await isOwn(first), await isOwn(second)]).toEqual([[true], [false]])
  })

  it('SUP-20 say “you” to a user they wait for, and “user” to staff', async () => {
    const id = await fileIncident(user)
    await work(first, id, { version: 1, status: 'WAITING_ON_USER', text: 'Which week?' })
    const own = (await user.get(`osc/user/incidents/${id}`)).json<Incident>()
    expect(own.statusInfo.label).toBe('Waiting on you')
    const found = (await first.get(`osc/incidents/${id}`)).json<StaffIncident>()
    expect(found.statusInfo.label).toBe('Waiting on the user')
    const row = (await queue(`search=${id}`)).content[0]
    expect(row?.statusInfo.label).toBe('Waiting on the user')
    const read = await first.get(`osc/incidents/${id}`, { locale: 'fr-CA' })
    expect(read.json<StaffIncident>().history.at(-1)?.status.label).toBe('En attente de l’utilisateur')
  })

  it('SUP-20b show who else is writing, only to staff and on every server, until that user stops or is silent', async () => {
    const id = await fileIncident(user)
    const other = await startTestServer({ beside: server })
    const path = `osc/incidents/${id}`
    const write = async (by: Browser, isWriting = true) =>
      (await by.send('PUT', `/core-app-api/${path}/writing`, { body: { isWriting } })).json<StaffIncident>()
        .otherWriters
    const read = async () => (await first.get(path)).json<StaffIncident>().otherWriters
    const beside = other.browser()
    for (const [name, cookie] of second.cookies) beside.cookies.set(name, cookie)
    const [{ name } = { name: '' }] = (await first.get('osc/staff'))
      .json<StaffMember[]>()
      .filter(({ loginId }) => loginId === SECOND)
    expect(await write(first)).toEqual([])
    expect(await write(beside)).toHaveLength(1)
    expect(await write(first)).toEqual([name])
    expect(await read()).toEqual([name])
    await write(beside, false)
    expect(await read()).toEqual([])
    await write(beside)
    server.clock.advance(1)
    expect(await read()).toEqual([])
    await write(beside)
    expect((await user.get(`osc/user/incidents/${id}`)).body).not.toContain('riters')
    expect(codeOf(await user.send('PUT', `/core-app-api/${path}/writing`, { body: { isWriting: true } }))[0]).toBe(403)
    await other.close()
  })

  it('SRV-06a refuse a reply to an outdated incident with 409 and the newer one, and send nothing', async () => {
    const id = await fileIncident(user)
    await user.post(`osc/user/incident/${id}/addThread`, { text: 'It is solved.' })
    const answer = await work(first, id, { version: 1, text: 'Please call us.' })
    expect(codeOf(answer)).toEqual([409, 'CONFLICT'])
    expect(answer.json<{ current: StaffIncident }>().current.threads).toMatchObject([{ text: 'It is solved.' }])
    const mails = await server.db
      .selectFrom('mails')
      .select('subject')
      .where('subject', 'like', '%an answer%')
      .execute()
    expect(mails).toEqual([])
  })

  it('SUP-20a SRV-06 are queued by tenant, the longest wait first, and can be filtered and searched', async () => {
    await server.db.deleteFrom('incidents').execute()
    const oldest = await fileIncident(user, { companyName: 'Ábaco' })
    server.clock.advance(1)
    const answered = await fileIncident(user, {
      supportType: '1465',
      issue: '2304',
      issueType: '3310',
      subIssueType: null,
      primaryContactEmail: 'jonah.lopez@stranger.example',
    })
    server.clock.advance(1)
    const newest = await fileIncident(user)
    await fileIncident(await server.signedIn('user@erable.example', 'ca.localhost:4173'))
    await work(first, answered, { version: 1, status: 'IN_PROGRESS', text: 'We look into it.' })
    const ids = async (query: string, by = first) =>
      (await queue(query, by)).content.map(({ incidentId }) => incidentId)
    expect(await ids('')).toEqual([oldest, newest, answered])
    expect(await ids('assignees=mine')).toEqual([answered])
    expect(await ids('assignees=none')).toEqual([oldest, newest])
    expect(await ids('assignees=mine', second)).toEqual([])
    expect(await ids('statuses=IN_PROGRESS')).toEqual([answered])
    expect(await ids('types=1465')).toEqual([answered])
    expect(await ids('search=abaco')).toEqual([oldest])
    expect(await ids('search=Jonah.Lopez@stranger')).toEqual([answered])
    expect(await ids(`search=${newest}`)).toEqual([newest])
    expect(await ids('sortBy=statusInfo&sortOrder=desc')).toEqual([answered, newest, oldest])
    const spectator = await server.signedIn('spectator@scintilla.example')
    expect((await queue('', spectator)).total_elements).toBe(3)
  })

  it('SUP-01 show the usual response time if there are at least ten', async () => {
    await server.db.deleteFrom('incidents').execute()
    const ids: string[] = []
    for (let count = 0; count < 10; count += 1) {
      server.clock.advance(1)
      ids.push(await fileIncident(user))
    }
    server.clock.advance(90)
    first = await server.signedIn(SUPER)
    for (const id of ids.slice(1)) await work(first, id, { version: 1, text: 'Yes.' })
    expect(await hours()).toBeNull()
    await work(first, ids[0] ?? '', { version: 1, text: 'Yes.' })
    expect(await hours()).toBe(2)
  })
})
