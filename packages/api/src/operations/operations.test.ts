import type { Failure, ListPage, Mail } from '@tessera/contract'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const LINK = 'https://us.example/idp/reset/a-secret-token'

let server: TestServer
let superAdmin: Browser
beforeAll(async () => {
  server = await startTestServer()
  superAdmin = await server.signedIn('super@scintilla.example')
})
afterAll(() => server.close())

let ids: string[] = []
beforeEach(async () => {
  await server.db.deleteFrom('mails').execute()
  const mails = ['Zoé', 'Ana'].map((name, index) => ({
    recipient: `${name.toLowerCase()}@brightfoods.example`,
    locale: 'en-US' as const,
    subject: `Choose a password, ${name}`,
    body: `Follow ${LINK}`,
    taken_at: null,
    sent_at: index === 0 ? server.clock.now() : null,
    created_at: new Date(server.clock.now().getTime() - index * 60_000),
  }))
  const stored = await server.db.insertInto('mails').values(mails).returning('id').execute()
  ids = stored.map(({ id }) => id)
})

const outbox = async (browser: Browser, query = '') =>
  (await browser.get(`v1/operations/mails${query}`)).json<ListPage<Mail>>()
const resend = (browser: Browser, id: string, key = 'press-of-a-button-1') =>
  browser.send('POST', `/core-app-api/v1/operations/mails/${id}/resend`, { headers: { 'idempotency-key': key } })

/** An SMTP server that records subjects. */
async function mailbox() {
  const subjects: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        subjects.push(/^Subject: (.*)\r$/m.exec(text)?.[1] ?? '')
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return { subjects, url, close: () => new Promise<void>((resolve) => smtp.close(resolve)) }
}

/** A server that shares the first one's database and sends its mail, with the super admin's browser. */
async function startSending() {
  const box = await mailbox()
  const sending = await startTestServer({ beside: server, env: { SMTP_URL: box.url } })
  const browser = sending.browser()
  for (const [name, cookie] of superAdmin.cookies) browser.cookies.set(name, cookie)
  const close = async () => {
    await sending.close()
    await box.close()
  }
  return { box, browser, close }
}

describe('the outbox', () => {
  it('SRV-10b RTE-51 shows recipient, subject, time and tries, newest first, and can be searched', async () => {
    const { content, total_elements: total } = await outbox(superAdmin)
    expect(total).toBe(2)
    expect(content).toMatchObject([
      { recipient: 'zoé@brightfoods.example', sent_at: expect.any(String), tries: 0 },
      { recipient: 'ana@brightfoods.example', sent_at: null, tries: 0, sendable: false },
    ])
    expect((await outbox(superAdmin, '?search=zoe')).content).toHaveLength(1)
    const sorted = await outbox(superAdmin, '?sortBy=recipient&sortOrder=asc&size=10')
    expect(sorted.content.map(({ recipient }) => recipient[0])).toEqual(['a', 'z'])
  })

  it('SRV-10b RTE-51 lists each email on exactly one page', async () => {
    const created_at = new Date(server.clock.now().getTime() - 60 * 60_000)
    const more = Array.from({ length: 23 }, (_, index) => ({
      recipient: `more.${index}@brightfoods.example`,
      locale: 'en-US' as const,
      subject: 'Hello',
      body: '',
      taken_at: null,
      sent_at: null,
      created_at,
    }))
    await server.db.insertInto('mails').values(more).execute()
    const pages = [0, 1, 2].map((page) => outbox(superAdmin, `?size=10&page=${page}`))
    const read = await Promise.all(pages)
    expect(read.map(({ content, total_pages: total }) => [content.length, total])).toEqual([
      [10, 3],
      [10, 3],
      [5, 3],
    ])
    expect(new Set(read.flatMap(({ content }) => content.map(({ id }) => id))).size).toBe(25)
  })

  it('SRV-10b ROL-16b hides email texts from spectators, because links in them can set passwords', async () => {
    const { content } = await outbox(await server.signedIn('spectator@scintilla.example'))
    expect(content.map(({ body }) => body)).toEqual([null, null])
  })

  it('SRV-10b shows email texts in dev only; outside dev they are in no response and no log line', async () => {
    expect((await outbox(superAdmin)).content[0]?.body).toBe(`Follow ${LINK}`)
    const lines: string[] = []
    const log = { write: (line: string) => void lines.push(line) }
    const box = await mailbox()
    const settings = { isDev: false, environment: 'qa', smtpUrl: box.url }
    const qa = await startTestServer({ beside: server, settings, log })
    const browser = qa.browser()
    for (const [name, { value, path }] of superAdmin.cookies) browser.cookies.set(`__Host-${name}`, { value, path })
    const responses = [
      await browser.get('v1/operations/mails'),
      await resend(browser, ids[0] ?? '', 'press-in-qa-00001'),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(responses[0]?.json<ListPage<Mail>>().content.map(({ body }) => body)).toEqual([null, null])
    await qa.close()
    await box.close()
    expect(JSON.stringify([responses.map(({ body }) => body), lines])).not.toContain('a-secret-token')
    const logged = await server.db
      .selectFrom('activity_entries')
      .selectAll()
      .where('event', '=', 'MAIL_RESENT')
      .execute()
    expect(JSON.stringify(logged)).not.toContain('a-secret-token')
  })

  it('SRV-10b LOG-04 sends an email again, once per key, and logs it', async () => {
    const { box, browser, close } = await startSending()
    const [id = ''] = ids
    const pressed = await Promise.all([resend(browser, id), resend(browser, id)])
    expect(pressed.map(({ statusCode }) => statusCode)).toContain(200)
    await vi.waitFor(() => expect(box.subjects.toSorted((a, b) => a.localeCompare(b))).toHaveLength(2))
    // A mail is marked as sent shortly after it arrives.
    await vi.waitFor(async () => {
      const { content } = await outbox(superAdmin)
      expect(content.map(({ tries, sent_at: sent }) => [tries, sent !== null])).toEqual([
        [1, true],
        [1, true],
      ])
    })
    expect((await outbox(browser)).content.map(({ sendable }) => sendable)).toEqual([true, true])
    const logged = server.db.selectFrom('activity_entries').select('entity_id').where('entity_id', '=', id)
    expect(await logged.execute()).toHaveLength(1)
    await close()
  })

  it('SRV-10b LOG-04 refuses to resend without a mail server, and changes neither email nor log', async () => {
    const [id = ''] = ids
    const before = await server.db.selectFrom('mails').selectAll().where('id', '=', id).execute()
    const answer = await resend(superAdmin, id, 'press-without-smtp-1')
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([409, 'NO_MAIL_SERVER'])
    expect(await server.db.selectFrom('mails').selectAll().where('id', '=', id).execute()).toEqual(before)
    const logged = server.db.selectFrom('activity_entries').select('entity_id').where('entity_id', '=', id)
    expect(await logged.execute()).toEqual([])
  })

  it('SRV-10b returns 404 for an unknown email', async () => {
    const { browser, close } = await startSending()
    const answer = await resend(browser, '5f0c6a55-6a1c-4d05-9f0a-0c7d0f1f3a11', 'press-of-nothing-1')
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([404, 'NOT_FOUND'])
    await close()
  })

  it('ROL-16b a spectator can read it and send nothing', async () => {
    const spectator = await server.signedIn('spectator@scintilla.example')
    expect((await outbox(spectator)).content).toHaveLength(2)
    expect((await resend(spectator, ids[0] ?? '')).statusCode).toBe(403)
  })
})
