import type { Failure, Incident, IncidentDetailInput, IncidentRow, ListPage, SupportLists } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileIncident, FORM, PNG, sendIncident } from '../testing/incidents.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  await server.operate('config set botChallenge off')
  server.clock.advance(1)
})
afterEach(() => server.close())

const STRANGER = 'visitor@elsewhere.example'
const mails = (recipient: string) =>
  server.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('created_at').execute()
const tokenIn = (body = '') => decodeURIComponent(/\?confirm=([^\s]+)/.exec(body)?.[1] ?? '')

describe('the incident form', () => {
  it('SUP-10 names each missing or invalid field, with the message from the catalog', async () => {
    const empty = Object.fromEntries(Object.keys(FORM).map((name) => [name, '']))
    const response = await sendIncident(server.browser(), { ...empty, onBehalf: false, locale: 'en-US' } as never)
    const problems = response.json<Failure>().fieldErrors?.map(({ field, code, message }) => [field, code, message])
    expect([response.statusCode, problems]).toEqual([
      400,
      [
        ['accountType', 'required', 'Select an account type'],
        ['supportType', 'required', 'Select a support type'],
        ['firstName', 'required', 'Enter a first name'],
        ['lastName', 'required', 'Enter a last name'],
        ['companyName', 'required', 'Enter a company name'],
        ['primaryContactEmail', 'required', 'Enter a primary contact'],
        ['callBackNumber', 'required', 'Enter a call back number'],
        ['situationDescription', 'required', 'Enter the situation description'],
      ],
    ])
    const wrong = { primaryContactEmail: 'nobody@', callBackNumber: '12', firstName: 'x'.repeat(51) }
    const again = (await sendIncident(server.browser(), wrong)).json<Failure>()
    expect(again.fieldErrors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'firstName too_big',
      'primaryContactEmail email',
      'callBackNumber phone',
    ])
    expect(again.fieldErrors?.slice(1).map(({ message }) => message)).toEqual([
      'Enter a valid primary contact',
      'Enter a valid phone number',
    ])
  })

  it('SUP-10 describes fields that are absent from the request in the same way', async () => {
    const path = 'platform/support/osc/incidents?oscType=access'
    const response = await server.browser().post(path, { incidentDetail: {} }, { 'x-bot-prevention': 'on' })
    const received = response.json<Failure>().fieldErrors?.map(({ field, message }) => [field, message]) ?? []
    expect(Object.fromEntries(received)).toMatchObject({
      accountType: 'Select an account type',
      firstName: 'Enter a first name',
      callBackNumber: 'Enter a call back number',
      primaryContactEmail: 'Enter a primary contact',
      situationDescription: 'Enter the situation description',
      onBehalf: 'This field is required.',
      locale: 'Use one of: en-US, es-MX, fr-CA.',
    })
  })

  it('SUP-14 refuses the form of a user whose session ended, and does not file it as anonymous', async () => {
    const user = await server.signedIn('user@brightfoods.example')
    const headers = { 'x-signed-in': '1' }
    expect((await sendIncident(user, {}, { headers })).statusCode).toBe(201)
    server.clock.advance(31)
    const before = await server.db.selectFrom('incidents').select('id').execute()
    const late = await sendIncident(user, {}, { headers })
    expect([late.statusCode, late.json<Failure>().code]).toEqual([401, 'SESSION_IDLE'])
    const without = await sendIncident(server.browser(), {}, { headers })
    expect([without.statusCode, without.json<Failure>().code]).toEqual([401, 'MISSING_TOKEN'])
    expect(await server.db.selectFrom('incidents').select('id').execute()).toEqual(before)
  })

  it.each<[Partial<IncidentDetailInput>, string[]]>([
    [{ issue: null, issueType: null, subIssueType: null }, ['issue required']],
    [{ issueType: null, subIssueType: null }, ['issueType required']],
    [{ subIssueType: null }, ['subIssueType required']],
    [{ issue: '2301' }, ['issue gone', 'issueType gone']],
    [{ issueType: '3204', subIssueType: '4203' }, ['subIssueType gone']],
    [{ supportType: '9999' }, ['supportType gone', 'issue gone']],
    [{ accountType: '1463' }, ['accountType gone']],
    [{ issueType: '3204', subIssueType: null }, []],
  ])('SUP-04 requires a level if its parent has options: %j', async (changes, problems) => {
    const response = await sendIncident(server.browser(), changes)
    const found = response.json<Partial<Failure>>().fieldErrors?.map(({ field, code }) => `${field} ${code}`)
    expect([response.statusCode, found ?? []]).toEqual([problems.length > 0 ? 400 : 201, problems])
  })

  it('SUP-03 SUP-11 SUP-12 offers about 90 choices in three languages, and two support types in the US only', async () => {
    const listsAt = async (host: string, locale: string) => {
      const response = await server.browser(host).get('platform/support/osc/analyticsReports', { locale })
      return response.json<{ listItems: SupportLists }>().listItems
    }
    const us = await listsAt('localhost:4173', 'en-US')
    expect(Object.values(us).flat().length).toBeGreaterThan(80)
    expect(us.supportType.map(({ id }) => id)).toEqual(['1463', '1464', '1465', '1466', '1467'])
    const mexico = await listsAt('mx.localhost:4173', 'es-MX')
    expect(mexico.supportType[0]).toEqual({
      id: '1463',
      title: 'Acceso e inicio de sesión',
      parentId: null,
      active: true,
    })
    expect(mexico.supportType).toHaveLength(3)
    expect(mexico.issue.map(({ parentId }) => parentId)).not.toContain('1466')
    const reasons = await server
      .browser('ca.localhost:4173')
      .get('platform/support/osc/contactReasons', { locale: 'fr-CA' })
    expect(reasons.json<object[]>()[2]).toEqual({ id: '1465', title: 'Question sur les données' })
    const billing = { supportType: '1466', issue: '2401', issueType: '3403', subIssueType: null }
    expect((await sendIncident(server.browser(), billing)).statusCode).toBe(201)
    expect((await sendIncident(server.browser('mx.localhost:4173'), billing)).statusCode).toBe(400)
  })

  it('SUP-13 accepts a form without a file as JSON too', async () => {
    const headers = { 'x-bot-prevention': 'on' }
    const path = 'platform/support/osc/incidents?oscType=access'
    const response = await server.browser().post(path, { incidentDetail: FORM }, headers)
    expect([response.statusCode, response.json()]).toEqual([
      201,
      {
        incidentId: expect.stringMatching(/^INC-\d+$/),
        createdOn: server.clock.now().toISOString(),
        isContactConfirmed: false,
      },
    ])
  })

  it('SUP-13 stores nothing of an incident if its file cannot be stored', async () => {
    await server.db.deleteFrom('incidents').execute()
    await server.db.schema.alterTable('incidents_files').renameTo('incidents_files_gone').execute()
    const quiet = await startTestServer({ beside: server, log: { write: () => undefined } })
    const response = await sendIncident(quiet.browser(), {}, { file: { name: 'a.png', content: PNG } })
    await quiet.close()
    await server.db.schema.alterTable('incidents_files_gone').renameTo('incidents_files').execute()
    expect(response.statusCode).toBe(500)
    expect(await server.db.selectFrom('incidents').select('id').execute()).toEqual([])
    expect(await mails(FORM.primaryContactEmail)).toEqual([])
  })
})

describe('an anonymous visitor’s incident', () => {
  it('SUP-16 SUP-23a is visible to its contact only after the mailed link, which also sends earlier replies', async () => {
    const id = await fileIncident(server.browser(), {
      primaryContactEmail: 'user@brightfoods.example',
      locale: 'es-MX',
    })
    const user = await server.signedIn('user@brightfoods.example')
    const staff = await server.signedIn('super@scintilla.example')
    const seen = async () => (await user.get(`osc/user/incidents/${id}`)).statusCode
    expect(await seen()).toBe(404)
    const change = { version: 1, text: 'The secret is blue.' }
    expect((await staff.send('PUT', `/core-app-api/osc/incidents/${id}`, { body: change })).statusCode).toBe(200)
    const [filed, held] = await mails('user@brightfoods.example')
    expect(filed?.subject).toBe(`Soporte de Scintilla: confirma tu correo para ${id}`)
    expect(held?.body).not.toContain('blue')
    const token = tokenIn(held?.body)
    expect(token).toBe(tokenIn(filed?.body))
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const check = async (received: string) =>
      (await server.browser().get(`platform/support/osc/incidents/confirm?token=${encodeURIComponent(received)}`))
        .statusCode
    expect([await check(forged), await check(token)]).toEqual([404, 200])
    const refused = await server.browser().post('platform/support/osc/incidents/confirm', { token: forged })
    expect([refused.statusCode, refused.json<Failure>().code]).toEqual([404, 'CONFIRM_LINK_EXPIRED'])
    const confirmed = await server.browser().post('platform/support/osc/incidents/confirm', { token })
    expect([confirmed.statusCode, confirmed.json<{ incidentId: string }>().incidentId]).toEqual([200, id])
    expect((await server.browser().post('platform/support/osc/incidents/confirm', { token })).statusCode).toBe(200)
    const [, , responses, ...more] = await mails('user@brightfoods.example')
    expect([responses?.body, more]).toEqual([expect.stringContaining('The secret is blue.'), []])
    expect(await seen()).toBe(200)
    expect((await user.get(`osc/user/incidents/${id}`)).json<Incident>()).toMatchObject({
      createdBy: null,
      canClose: true,
    })
  })

  it('SUP-09 SUP-16 an incident for a colleague is visible to both immediately, and one for another company’s user only to the creator', async () => {
    const admin = await server.signedIn('admin@brightfoods.example')
    const user = await server.signedIn('user@brightfoods.example')
    const agent = await server.signedIn('agent@northbridge.example')
    const forColleague = await fileIncident(admin, { onBehalf: true })
    const forAgent = await fileIncident(admin, { onBehalf: true, primaryContactEmail: 'agent@northbridge.example' })
    const statuses = []
    for (const [by, id] of [
      [user, forColleague],
      [agent, forColleague],
      [user, forAgent],
      [agent, forAgent],
    ] as const)
      statuses.push((await by.get(`osc/user/incidents/${id}`)).statusCode)
    expect(statuses).toEqual([200, 404, 404, 404])
    const company = (await admin.get('osc/user/incidents?scope=company')).json<ListPage<IncidentRow>>().content
    expect(company.map(({ incidentId }) => incidentId)).toEqual(expect.arrayContaining([forColleague, forAgent]))
    expect((await user.get('osc/user/incidents?scope=company')).statusCode).toBe(403)
  })

  it('SUP-23a is confirmed in the form’s language, with the text as typed and without markup', async () => {
    const situationDescription = 'Le bouton « Exporter » ne répond pas & <3'
    const id = await fileIncident(server.browser(), {
      primaryContactEmail: STRANGER,
      locale: 'fr-CA',
      situationDescription,
    })
    const [mail] = await mails(STRANGER)
    expect([mail?.locale, mail?.subject]).toEqual([
      'fr-CA',
      `Assistance Scintilla\u00a0: confirmez votre adresse pour ${id}`,
    ])
    expect(mail?.body).toContain(situationDescription)
  })
})
