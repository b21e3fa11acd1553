import type { Failure, Incident, IncidentStatus, StaffIncident } from '@tessera/contract'
import { INCIDENT_STATUSES } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { fileIncident } from '../testing/incidents.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { numberOf } from './rules.ts'

const DAY = 24 * 60

let server: TestServer
let browsers: Record<'creator' | 'contact' | 'user' | 'staff' | 'spectator', Browser>
async function signIn(): Promise<void> {
  browsers = {
    creator: await server.signedIn('user@brightfoods.example'),
    contact: await server.signedIn('admin@brightfoods.example'),
    user: await server.signedIn('agent@northbridge.example'),
    staff: await server.signedIn('super@scintilla.example'),
    spectator: await server.signedIn('spectator@scintilla.example'),
  }
}
beforeAll(async () => {
  server = await startTestServer()
  await server.operate('config set botChallenge off')
})
beforeEach(async () => {
  server.clock.advance(2)
  await signIn()
})
afterAll(() => server.close())

/** Creates an incident with the given status. */
async function incidentIn(status: IncidentStatus): Promise<string> {
  const id = await fileIncident(browsers.creator, { primaryContactEmail: 'admin@brightfoods.example' })
  await server.db
    .updateTable('incidents')
    .set({ status })
    .where('number', '=', Number(numberOf(id)))
    .execute()
  server.clock.advance(1)
  return id
}

async function statusOf(id: string): Promise<IncidentStatus> {
  const row = server.db
    .selectFrom('incidents')
    .select('status')
    .where('number', '=', Number(numberOf(id)))
  return (await row.executeTakeFirstOrThrow()).status
}

type Who = keyof typeof browsers
interface Operation {
  who: Who
  what: string
  action: (by: Browser, id: string) => ReturnType<Browser['get']>
  /** The next status for each status that allows the action; all others refuse it. */
  after: Partial<Record<IncidentStatus, IncidentStatus>>
  /** The refusal, if every status refuses the action. */
  refused?: [number, string]
}

const work = (change: object) => (by: Browser, id: string) =>
  by.send('PUT', `/core-app-api/osc/incidents/${id}`, { body: { version: 1, ...change } })
const comment = (by: Browser, id: string) =>
  by.post(`osc/user/incident/${id}/addThread`, { text: 'Is there any news?' })
const close = (by: Browser, id: string) => by.send('PUT', `/core-app-api/osc/user/incidents/${id}/close`)

const judge = (by: Browser, id: string) =>
  by.send('PUT', `/core-app-api/osc/user/incidents/${id}/verdict`, { body: { helped: true, text: 'Thank you' } })

const SAME = {
  NEW: 'NEW',
  IN_PROGRESS: 'IN_PROGRESS',
  WAITING_ON_USER: 'WAITING_ON_USER',
  RESOLVED: 'RESOLVED',
} as const
const COMMENTED = { ...SAME, WAITING_ON_USER: 'IN_PROGRESS', RESOLVED: 'IN_PROGRESS' } as const
const CLOSED = { NEW: 'CLOSED', IN_PROGRESS: 'CLOSED', WAITING_ON_USER: 'CLOSED', RESOLVED: 'CLOSED' } as const
const SETS: Record<IncidentStatus, Operation['after']> = {
  NEW: {},
  IN_PROGRESS: { NEW: 'IN_PROGRESS' },
  WAITING_ON_USER: { NEW: 'WAITING_ON_USER', IN_PROGRESS: 'WAITING_ON_USER' },
  RESOLVED: { NEW: 'RESOLVED', IN_PROGRESS: 'RESOLVED', WAITING_ON_USER: 'RESOLVED' },
  CLOSED: {},
}

const OPERATIONS: readonly Operation[] = [
  { who: 'creator', what: 'comments', action: comment, after: COMMENTED },
  { who: 'contact', what: 'comments', action: comment, after: COMMENTED },
  { who: 'user', what: 'comments', action: comment, after: {}, refused: [404, 'NOT_FOUND'] },
  { who: 'creator', what: 'closes', action: close, after: CLOSED },
  { who: 'contact', what: 'closes', action: close, after: {}, refused: [409, 'INCIDENT_OF_ANOTHER'] },
  { who: 'user', what: 'closes', action: close, after: {}, refused: [404, 'NOT_FOUND'] },
  { who: 'staff', what: 'answers', action: work({ text: 'Done.' }), after: SAME },
  ...INCIDENT_STATUSES.map((status): Operation => {
    return { who: 'staff', what: `sets ${status}`, action: work({ status, text: 'Like this?' }), after: SETS[status] }
  }),
  ...(['creator', 'spectator'] as const).flatMap((who) =>
    INCIDENT_STATUSES.map((status): Operation => {
      const action = work({ status, text: 'Like this?' })
      return { who, what: `sets ${status}`, action, after: {}, refused: [403, 'FORBIDDEN'] }
    }),
  ),
]

describe('the status of an incident', () => {
  it.each(OPERATIONS)(
    'SUP-19 $who $what only as the table allows, and gets an error message otherwise',
    async (operation) => {
      for (const status of INCIDENT_STATUSES) {
        const id = await incidentIn(status)
        const response = await operation.action(browsers[operation.who], id)
        const next = operation.after[status]
        expect([status, await statusOf(id)]).toEqual([status, next ?? status])
        if (next !== undefined) {
          expect([status, response.statusCode < 300]).toEqual([status, true])
          continue
        }
        const { code, message } = response.json<Failure>()
        const refused = operation.refused ?? [409, status === 'CLOSED' ? 'INCIDENT_CLOSED' : 'INCIDENT_STATUS']
        expect([status, response.statusCode, code]).toEqual([status, ...refused])
        expect(message).toMatch(/^[A-Z].+/)
      }
    },
  )

  it('SUP-19 becomes closed 14 days after the last comment on a resolved incident, and not a day before', async () => {
    const id = await incidentIn('IN_PROGRESS')
    expect((await work({ status: 'RESOLVED', text: 'Done.' })(browsers.staff, id)).statusCode).toBe(200)
    server.clock.advance(10 * DAY)
    await signIn()
    const { version } = (await browsers.staff.get(`osc/incidents/${id}`)).json<StaffIncident>()
    expect((await work({ text: 'One more hint.', version })(browsers.staff, id)).statusCode).toBe(200)
    server.clock.advance(13 * DAY)
    await server.runJobs()
    expect(await statusOf(id)).toBe('RESOLVED')
    server.clock.advance(1 * DAY)
    await server.runJobs()
    expect(await statusOf(id)).toBe('CLOSED')
    await signIn()
    const { history } = (await browsers.creator.get(`osc/user/incidents/${id}`)).json<Incident>()
    expect(history.at(-1)).toMatchObject({ status: { code: 'CLOSED' }, by: null })
  })

  it('SUP-19 allows the creator to rate the incident after it is resolved', async () => {
    const id = await incidentIn('RESOLVED')
    const judged = await judge(browsers.creator, id)
    expect(judged.json<Incident>().verdict).toEqual({ helped: true, text: 'Thank you' })
    expect((await judge(browsers.contact, id)).json<Failure>().code).toBe('INCIDENT_OF_ANOTHER')
    expect((await judge(browsers.creator, await incidentIn('NEW'))).json<Failure>().code).toBe('INCIDENT_STATUS')
  })

  it('SUP-19 has the rating for staff until they resolve the incident again, which requests a new rating', async () => {
    const id = await incidentIn('RESOLVED')
    await judge(browsers.creator, id)
    const read = async () => (await browsers.staff.get(`osc/incidents/${id}`)).json<StaffIncident>()
    expect((await read()).verdict).toEqual({ helped: true, text: 'Thank you' })
    await comment(browsers.creator, id)
    const { version, verdict } = await read()
    expect(verdict?.helped).toBe(true)
    await work({ status: 'RESOLVED', text: 'Done.', version })(browsers.staff, id)
    expect((await read()).verdict).toBeNull()
  })

  it('SUP-20 becomes waiting for the user only with a question', async () => {
    const response = await work({ status: 'WAITING_ON_USER' })(browsers.staff, await incidentIn('NEW'))
    expect([response.statusCode, response.json<Failure>().fieldErrors?.[0]?.field]).toEqual([400, 'text'])
  })
})
