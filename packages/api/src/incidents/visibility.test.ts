import type { Failure, Incident, IncidentRow, ListPage } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { fileIncident, PNG, sendAttachment, sendComment } from '../testing/incidents.ts'
import type { TestServer } from '../testing/server.ts'
import { hostOf, startTestServer } from '../testing/server.ts'

const SECRET = 'Zanzibar'
const NOTE = 'Timbuktu'

let server: TestServer
let id: string
let fileId: string
beforeAll(async () => {
  server = await startTestServer()
  await server.operate('config set botChallenge off')
  server.clock.advance(1)
  const user = await server.signedIn('user@brightfoods.example')
  const staff = await server.signedIn('super@scintilla.example')
  id = await fileIncident(user, { situationDescription: SECRET }, { file: { name: 'screen.png', content: PNG } })
  await user.post(`osc/user/incident/${id}/addThread`, { text: SECRET })
  const change = { version: 2, note: NOTE, assignee: 'super@scintilla.example' }
  await staff.send('PUT', `/core-app-api/osc/incidents/${id}`, { body: change })
  fileId = (await user.get(`osc/user/incidents/${id}`)).json<Incident>().attachments[0]?.id ?? ''
})
afterAll(() => server.close())

const OTHERS = [
  'agent@northbridge.example',
  'basic.admin@smallfarm.example',
  'charter@orchard.example',
  'admin@campoverde.example',
  'merchant@scintilla.example',
  'super@scintilla.example',
]

/** All user calls on an incident. */
function requested(by: Browser, incidentId: string) {
  const one = `osc/user/incidents/${incidentId}`
  return [
    by.get(one),
    by.get(`${one}/attachments/${fileId}`),
    by.send('PUT', `/core-app-api/${one}/read`),
    by.send('PUT', `/core-app-api/${one}/close`),
    by.send('PUT', `/core-app-api/${one}/verdict`, { body: { helped: true } }),
    by.post(`osc/user/incident/${incidentId}/addThread`, { text: 'Hello' }),
    sendComment(by, incidentId, { name: 'a.txt', content: Buffer.from('a') }),
    sendAttachment(by, incidentId, { name: 'a.txt', content: Buffer.from('a') }),
  ]
}

describe('another user’s incident', () => {
  it.each(OTHERS)('SUP-18 ROL-17 returns 404 to %s in every call, and is in no search results', async (loginId) => {
    const by = await server.signedIn(loginId, hostOf(loginId))
    const mine = (await by.get('osc/user/incidents?size=100')).json<ListPage<IncidentRow>>()
    expect(mine.content.map(({ incidentId }) => incidentId)).not.toContain(id)
    expect((await by.get(`osc/user/incidents?search=${SECRET}`)).json<ListPage<IncidentRow>>().total_elements).toBe(0)
    const answers = await Promise.all([...requested(by, id), ...requested(by, 'INC-1'), ...requested(by, 'bogus')])
    const seen = new Set(answers.map((response) => `${response.statusCode} ${response.json<Failure>().code}`))
    expect([...seen]).toEqual(['404 NOT_FOUND'])
    expect(answers.map(({ body }) => body).join()).not.toContain(SECRET)
  })

  it('SUP-20a returns 404 to staff on another tenant’s host', async () => {
    const elsewhere = await server.signedIn('super@scintilla.example', 'mx.localhost:4173')
    const one = `osc/incidents/${id}`
    const answers = [
      await elsewhere.get(one),
      await elsewhere.get(`${one}/attachments/${fileId}`),
      await elsewhere.send('PUT', `/core-app-api/${one}`, { body: { version: 3, text: 'Hello' } }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await elsewhere.get('osc/incidents?size=100')).body).not.toContain(id)
  })

  it('SUP-18 SUP-20 has no notes, note authors or assignee in users’ responses and emails', async () => {
    const user = await server.signedIn('user@brightfoods.example')
    const admin = await server.signedIn('admin@brightfoods.example')
    const bodies = [
      await user.get(`osc/user/incidents/${id}`),
      await user.get('osc/user/incidents'),
      await admin.get(`osc/user/incidents/${id}`),
      await admin.get('osc/user/incidents?scope=company'),
    ].map(({ statusCode, body }) => `${statusCode} ${body}`)
    for (const body of bodies) {
      expect(body).toMatch(/^200 /)
      expect(body).not.toContain(NOTE)
      expect(body).not.toContain('assignee')
    }
    expect((await user.get(`osc/user/incidents?search=${NOTE}`)).json<ListPage<IncidentRow>>().total_elements).toBe(0)
    const mails = await server.db.selectFrom('mails').select('body').execute()
    expect(mails.map(({ body }) => body).join()).not.toContain(NOTE)
  })

  it('SUP-17a has files that only its own path returns', async () => {
    const admin = await server.signedIn('admin@brightfoods.example')
    const other = await fileIncident(admin)
    expect((await admin.get(`osc/user/incidents/${other}/attachments/${fileId}`)).statusCode).toBe(404)
  })
})
