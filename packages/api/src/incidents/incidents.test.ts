import type { AddedComment, Incident, IncidentRow, ListPage, StaffIncident } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { fileIncident, PNG, sendComment, sendIncident } from '../testing/incidents.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
let user: Browser
let staff: Browser
beforeEach(async () => {
  server = await startTestServer()
  await server.db.deleteFrom('incidents').execute()
  user = await server.signedIn('user@brightfoods.example')
  staff = await server.signedIn('super@scintilla.example')
})
afterEach(() => server.close())

const read = async (id: string, by = user) => (await by.get(`osc/user/incidents/${id}`)).json<Incident>()
const asStaff = async (id: string) => (await staff.get(`osc/incidents/${id}`)).json<StaffIncident>()

/** Changes an incident as staff, based on its current version. */
async function work(id: string, change: object, by = staff) {
  const { version } = await asStaff(id)
  return by.send('PUT', `/core-app-api/osc/incidents/${id}`, { body: { version, ...change } })
}

const mails = (recipient: string) =>
  server.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('created_at').execute()

describe('an incident', () => {
  it('SUP-13 SUP-15 SUP-18 SUP-20 can be filed with a file, answered, read and commented on', async () => {
    const id = await fileIncident(user, {}, { file: { name: 'screen.png', content: PNG } })
    const list = (await user.get('osc/user/incidents?search=weekly')).json<ListPage<IncidentRow>>()
    expect(list.content).toMatchObject([
      {
        incidentId: id,
        subject: 'Report Builder - Exports - Export fails',
        statusInfo: { code: 'NEW', label: 'New' },
        companyName: 'Bright Foods',
        unread: false,
      },
    ])
    server.clock.advance(5)
    const text = 'We fixed the export. Please try again.'
    expect((await work(id, { status: 'IN_PROGRESS', text, note: 'The queue was full.' })).statusCode).toBe(200)
    const answered = await read(id)
    expect(answered).toMatchObject({
      unread: true,
      statusInfo: { code: 'IN_PROGRESS' },
      threads: [{ text, author: 'Morgan Hale', authorKind: 'AGENT', isOwn: false }],
      history: [
        { status: { code: 'NEW' }, by: 'Alex Kim' },
        { status: { code: 'IN_PROGRESS' }, by: 'Morgan Hale' },
      ],
    })
    expect(JSON.stringify(answered)).not.toContain('queue was full')
    expect((await asStaff(id)).notes).toMatchObject([
      { text: 'The queue was full.', author: 'Morgan Hale', isOwn: true },
    ])
    expect((await user.send('PUT', `/core-app-api/osc/user/incidents/${id}/read`)).statusCode).toBe(204)
    expect((await read(id)).unread).toBe(false)
    const comment = await sendComment(user, id, { name: 'notes.txt', content: Buffer.from('Fine') })
    const thread = comment.json<AddedComment>()
    expect([comment.statusCode, thread.authorKind, thread.isOwn]).toEqual([201, 'USER', true])
    expect(thread.attachments).toMatchObject([{ name: 'notes.txt', size: 4, threadId: thread.id }])
    const [file] = (await read(id)).attachments
    const download = await user.send('GET', String(file?.url))
    expect(download.rawPayload.equals(PNG)).toBe(true)
    expect(download.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="screen\.png"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const [filed, response] = await mails('user@brightfoods.example')
    expect([filed?.subject, response?.subject]).toEqual([
      `Scintilla support: we received ${id}`,
      `Scintilla support: an answer to ${id}`,
    ])
    expect(response?.body).toContain(text)
  })

  it('SUP-17 gets a comment and its file, or neither: a refused file leaves no comment', async () => {
    const id = await fileIncident(user)
    const refused = await sendComment(user, id, { name: 'evil.pdf', content: Buffer.from('MZ') })
    expect(refused.statusCode).toBe(415)
    expect(await read(id)).toMatchObject({ threads: [], attachments: [] })
    const file = { name: 'notes.txt', content: Buffer.from('Fine') }
    const sent = { key: 'one-press' }
    const responses = [await sendComment(user, id, file, sent), await sendComment(user, id, file, sent)]
    expect(responses[1]?.json()).toEqual(responses[0]?.json())
    server.clock.advance(1)
    expect((await user.post(`osc/user/incident/${id}/addThread`, { text: 'No file.' })).statusCode).toBe(201)
    const { threads, attachments } = await read(id)
    expect(threads.map(({ text }) => text)).toEqual(['See the file.', 'No file.'])
    expect(attachments).toMatchObject([{ threadId: threads[0]?.id }])
  })

  it('SUP-13 is filed once, however often the same form is sent', async () => {
    const file = { name: 'screen.png', content: PNG }
    const responses = [
      await sendIncident(user, {}, { file, key: 'one-press' }),
      await sendIncident(user, {}, { file, key: 'one-press' }),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(responses[1]?.json()).toEqual(responses[0]?.json())
    expect((await user.get('osc/user/incidents?search=weekly')).json<ListPage<IncidentRow>>().total_elements).toBe(1)
  })
})
