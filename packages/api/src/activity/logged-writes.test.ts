import type { Call } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN } from '../testing/administration.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { GLOBAL_USER_WRITES } from './global-user-writes.fixture.ts'
import { LEGAL_WRITES } from './legal-writes.fixture.ts'
import { PORTAL_WRITES } from './portal-writes.fixture.ts'
import { REVIEW_WRITES } from './review-writes.fixture.ts'
import { USER_WRITES } from './user-writes.fixture.ts'
import type { Writing } from './write-calls.fixture.ts'

// The order matters: after documents are published again, users must accept them before anything else.
const LOGGED_WRITES = {
  ...PORTAL_WRITES,
  ...REVIEW_WRITES,
  ...GLOBAL_USER_WRITES,
  ...USER_WRITES,
  ...LEGAL_WRITES,
}

/** Writes that create no log entry, by reason. */
const NOT_LOGGED: Readonly<Record<string, readonly string[]>> = {
  'it changes nothing': [
    'challenge.verify',
    'content.persisted',
    'content.preview',
    'dictionary.search',
    'users.checkEmails',
    'userImports.previewAdd',
    'userImports.previewEdit',
    'userImports.updatePreview',
    'jobs.stop',
  ],
  'it is the reader’s own: what they have read, prefer or judge': [
    'analytics.events',
    'incidents.markRead',
    'knowledgeBase.verdict',
    'releaseNotes.markRead',
    'session.writePreferences',
    'tableViews.create',
    'tableViews.update',
    'tableViews.remove',
  ],
  'it is a session’s beginning or end': [
    'session.logout',
    'session.logoutEverywhere',
    'session.extend',
    'session.signIn',
    'session.requestPasswordReset',
    'session.resetPassword',
  ],
  'incidents and messages keep their own history': [
    'contact.send',
    'contact.answer',
    'incidents.create',
    'incidents.confirm',
    'incidents.comment',
    'incidents.attach',
    'incidents.close',
    'incidents.judge',
    'incidents.markWriting',
    'incidents.update',
  ],
}

const rows: Call[] = Object.values(calls).flatMap((area) => Object.values<Call>(area))
const written = rows.filter(({ id, writes }) => writes || /export/i.test(id) || id === 'userImports.template')

let server: TestServer
let writing: Writing
beforeAll(async () => {
  server = await startTestServer({ settings: { smtpUrl: 'smtp://127.0.0.1:9' } })
  const companyOf = async (loginId: string) => (await personOf(server, loginId)).company_id
  writing = {
    server,
    bright: await companyOf(ADMIN),
    smallFarm: await companyOf('basic.admin@smallfarm.example'),
    internal: await companyOf('super@scintilla.example'),
  }
})
afterAll(() => server.close())

const entries = () => server.db.selectFrom('activity_entries').selectAll().execute()

describe('the writes of the portal', () => {
  it('LOG-04 each create a log entry, or have a reason for none', () => {
    const none = Object.values(NOT_LOGGED).flat()
    expect([...Object.keys(LOGGED_WRITES), ...none].toSorted()).toEqual(written.map(({ id }) => id).toSorted())
  })

  it.each(Object.entries(LOGGED_WRITES))('LOG-04 B-03 %s creates exactly one entry', async (_id, write) => {
    server.clock.advance(2)
    const known = new Set((await entries()).map(({ id }) => id))
    const response = await write.make(writing)
    if (response) expect([response.statusCode < 300, response.statusCode, response.body.slice(0, 200)]).toContain(true)
    const added = (await entries()).filter(({ id }) => !known.has(id))
    const own = await personOf(server, write.by)
    const log = { ...writing, own: own.company_id }[write.log ?? 'bright']
    const about = added.filter(({ event }) => event !== 'CONTEXT_SET' || write.event === 'CONTEXT_SET')
    expect(about).toMatchObject([
      {
        event: write.event,
        actor_login_id: write.by,
        company_id: log,
        entity_id: typeof write.entity === 'string' ? write.entity : expect.stringMatching(write.entity),
        ...(write.title && { entity_title: write.title }),
        source_app: 'portal',
        ...(write.before && { before: write.before }),
        ...(write.after && { after: write.after }),
      },
    ])
  })
})
