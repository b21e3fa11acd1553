import type { Failure, RegistrationForm, UserInfo } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FIRST, FOUNDER, FULL, gateOf, giveDemoPassword, INVITED } from '../testing/registration.ts'
import { ownPath, personOf, register } from '../testing/registration.ts'
import type { Browser } from '../testing/browser.ts'
import { publishVersion } from '../testing/publish-version.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

function companyOf(name: string) {
  return server.db.selectFrom('companies').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
}

function entries() {
  return server.db.selectFrom('activity_entries').selectAll().where('event', '=', 'USER_REGISTERED').execute()
}

async function formOf(browser: Browser, loginId: string): Promise<RegistrationForm> {
  return (await browser.get(await ownPath(server, loginId, 'registration'))).json<RegistrationForm>()
}

/** Invites another user to the founder's company. */
async function inviteBeside(loginId: string, user_group: 'ADMIN' | null): Promise<void> {
  const { company_id } = await personOf(server, FOUNDER)
  const {
    search_text: _,
    first_name_key: _f,
    last_name_key: _l,
    email_key: _e,
    ...invited
  } = await personOf(server, INVITED)
  const person = { ...invited, login_id: loginId, email: loginId, company_id, user_group }
  await server.db.insertInto('users').values(person).execute()
  await giveDemoPassword(server, loginId)
}

const fieldsIn = (failure: Failure) => (failure.fieldErrors ?? []).map(({ field, code }) => `${field} ${code}`)

describe('an invited user', () => {
  it('PRF-01a SES-16 registers once, with their own details', async () => {
    const browser = await server.signedIn(INVITED)
    expect(await gateOf(browser)).toBe('REGISTRATION_INCOMPLETE')
    expect(await formOf(browser, INVITED)).toEqual({
      kind: 'full',
      firstName: 'Quinn',
      lastName: 'Harper',
      confirmsCompany: false,
      companyName: 'Bright Foods',
      terms_version: '2025.1',
      addendum_version: '2025.1',
    })
    const answer = await register(server, browser, INVITED, FULL)
    expect(answer.statusCode).toBe(200)
    expect(answer.json<UserInfo>()).toMatchObject({
      firstName: 'Quinn',
      lastName: 'O’Hara',
      loginId: INVITED,
      locale: 'fr-CA',
      timezone: 'America/Denver',
    })
    expect(await personOf(server, INVITED)).toMatchObject({
      phone: '+1 (479) 555-0142',
      job_title: 'Buyer',
      terms_version: '2025.1',
      registered_at: server.clock.now(),
    })
  })

  it('LOG-04 PRF-01a creates one entry, however often and with whatever keys the form is sent', async () => {
    const browser = await server.signedIn(INVITED)
    const keys = ['press-0001', 'press-0001', 'press-0002', 'press-0003', 'press-0004']
    const responses = await Promise.all(keys.map((key) => register(server, browser, INVITED, FULL, { key })))
    const codes = responses.map((answer) => (answer.statusCode === 200 ? 'done' : answer.json<Failure>().code))
    expect(codes).toContain('done')
    expect(codes.filter((code) => !['done', 'ALREADY_REGISTERED', 'REQUEST_IN_PROGRESS'].includes(code))).toEqual([])
    const late = await register(server, browser, INVITED, { ...FULL, firstName: 'Other' })
    expect([late.statusCode, late.json<Failure>().code]).toEqual([409, 'ALREADY_REGISTERED'])
    expect(await entries()).toMatchObject([
      {
        actor_login_id: INVITED,
        actor_name: 'Quinn O’Hara',
        entity_id: INVITED,
        source_app: 'portal',
        before: { first_name: 'Quinn', last_name: 'Harper', stage: 'INVITATION_SENT' },
        after: { first_name: 'Quinn', last_name: 'O’Hara', terms_version: '2025.1', stage: 'GRANTING_ACCESS' },
      },
    ])
    expect(await server.db.selectFrom('jobs').select('kind').execute()).toHaveLength(1)
  })

  it('SRV-08c gets the first response again if it was lost', async () => {
    const browser = await server.signedIn(INVITED)
    const press = { key: 'the-same-press' }
    const first = await register(server, browser, INVITED, FULL, press)
    const again = await register(server, browser, INVITED, FULL, press)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(again.headers['idempotency-replayed']).toBe('true')
  })

  it('PRF-01a TXT-05 gets an error with the reason for each invalid field', async () => {
    const browser = await server.signedIn(INVITED)
    const wrong = {
      firstName: 'R2D2',
      lastName: ' ',
      phone: '12',
      jobTitle: 'x'.repeat(51),
      language_code: 'de-DE',
      timezone: 'Mars/Base',
      termsAccepted: false,
      terms_version: '2025.1',
    }
    const answer = await register(server, browser, INVITED, wrong)
    expect(answer.statusCode).toBe(400)
    expect(fieldsIn(answer.json<Failure>())).toEqual([
      'firstName name',
      'lastName too_small',
      'phone phone',
      'jobTitle too_big',
      'language_code invalid_value',
      'timezone custom',
      'termsAccepted invalid_value',
    ])
    const { phone: _, jobTitle: __, ...short } = FULL
    expect((await register(server, browser, INVITED, short)).statusCode).toBe(200)
    expect(await personOf(server, INVITED)).toMatchObject({ phone: null, job_title: null })
  })

  it('PRF-01a gets an error for the call of the other kind of company or for outdated terms, and nothing is saved', async () => {
    const browser = await server.signedIn(INVITED)
    const other = await register(server, browser, INVITED, FULL, { isBasic: true })
    expect([other.statusCode, other.json<Failure>().code]).toEqual([409, 'OTHER_REGISTRATION'])
    await publishVersion(server, 'terms', '2026.1')
    const late = await register(server, browser, INVITED, FULL)
    expect([late.statusCode, late.json<Failure>().code]).toEqual([409, 'TERMS_OUTDATED'])
    expect(await personOf(server, INVITED)).toMatchObject({
      stage: 'INVITATION_SENT',
      registered_at: null,
      phone: null,
    })
    expect(await entries()).toEqual([])
    expect(await server.db.selectFrom('jobs').select('id').execute()).toEqual([])
    expect((await formOf(browser, INVITED)).terms_version).toBe('2026.1')
    expect((await register(server, browser, INVITED, { ...FULL, terms_version: '2026.1' })).statusCode).toBe(200)
  })

  it('SRV-05 cannot be registered by another user', async () => {
    const admin = await server.signedIn('super@scintilla.example')
    const { company_id } = await personOf(server, INVITED)
    const path = `/core-app-api/companies/${company_id}/users/complete-registration`
    const answer = await admin.send('PUT', path, { body: FULL, headers: { 'x-company-context': company_id } })
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([403, 'FORBIDDEN'])
  })
})

describe('the first administrator', () => {
  it('PRF-01b PRF-01c DSA-02 of a basic company confirms its name and accepts the addendum for the whole company', async () => {
    const next = 'next@greenvalley.example'
    await inviteBeside(next, null)
    const browser = await server.signedIn(FOUNDER)
    const form = await formOf(browser, FOUNDER)
    expect(form).toMatchObject({ kind: 'basic', confirmsCompany: true, companyName: 'Green Valley' })
    const answer = await register(server, browser, FOUNDER, FIRST, { isBasic: true })
    expect(answer.json<UserInfo>().companyName).toBe('Green Valley Farms')
    expect(await companyOf('Green Valley Farms')).toMatchObject({
      status: 'ACTIVE',
      addendum_version: '2025.1',
      addendum_accepted_at: server.clock.now(),
    })
    expect(await entries()).toMatchObject([
      {
        before: { company: { name: 'Green Valley', status: 'PENDING', addendum_version: null } },
        after: { company: { name: 'Green Valley Farms', status: 'ACTIVE', addendum_version: '2025.1' } },
      },
    ])
    expect(await gateOf(browser)).toBe('ACCESS_PENDING')

    const second = await server.signedIn(next)
    expect(await formOf(second, next)).toMatchObject({ kind: 'basic', confirmsCompany: false })
    const renaming = { ...FULL, companyName: 'Mine' }
    const theirs = await register(server, second, next, renaming, { isBasic: true })
    expect(theirs.json<UserInfo>().companyName).toBe('Green Valley Farms')
    const grant = { login_id: next, product_code: 'REPORT_BUILDER', status: 'ACCESS_COMPLETE' } as const
    await server.db.insertInto('products_grants').values(grant).execute()
    expect(await gateOf(second)).toBeNull()
  })

  it('PRF-01b gets an error about missing fields, and the company stays unchanged', async () => {
    const browser = await server.signedIn(FOUNDER)
    const send = (body: object) => register(server, browser, FOUNDER, body, { isBasic: true })
    const { companyName: _, ...nameless } = FIRST
    const { dataSharingAccepted: __, ...unsigned } = FIRST
    const responses = [await send(nameless), await send({ ...FIRST, companyName: '\u202e' }), await send(unsigned)]
    expect(responses.map((answer) => fieldsIn(answer.json<Failure>()))).toEqual([
      ['companyName required'],
      ['companyName required'],
      ['dataSharingAccepted required'],
    ])
    expect((await register(server, browser, FOUNDER, FIRST)).json<Failure>().code).toBe('OTHER_REGISTRATION')
    expect(await companyOf('Green Valley')).toMatchObject({ status: 'PENDING', addendum_version: null })
  })

  it('PRF-01c is only one of two who register at the same time', async () => {
    const other = 'cofounder@greenvalley.example'
    await inviteBeside(other, 'ADMIN')
    const people = [FOUNDER, other]
    const browsers = await Promise.all(people.map((loginId) => server.signedIn(loginId)))
    const sendings = people.map((loginId, at) => {
      const body = { ...FIRST, companyName: `Company of ${loginId.split('@')[0]}` }
      return register(server, browsers[at] ?? server.browser(), loginId, body, { isBasic: true })
    })
    const responses = await Promise.all(sendings)
    const names = responses.map((answer) => answer.json<UserInfo>().companyName)
    expect(names[0]).toMatch(/^Company of (?:co)?founder$/)
    expect(names[1]).toBe(names[0])
    const confirmed = (await entries()).filter(({ after }) => after && 'company' in after)
    expect(confirmed).toHaveLength(1)
  })

  it('PRF-01c of a full company activates it too, without further input', async () => {
    const { id } = await companyOf('Bright Foods')
    await server.db.updateTable('companies').set({ status: 'PENDING' }).where('id', '=', id).execute()
    await server.db.updateTable('users').set({ user_group: null }).where('company_id', '=', id).execute()
    await server.db.updateTable('users').set({ user_group: 'ADMIN' }).where('login_id', '=', INVITED).execute()
    const browser = await server.signedIn(INVITED)
    expect((await formOf(browser, INVITED)).confirmsCompany).toBe(false)
    expect((await register(server, browser, INVITED, FULL)).statusCode).toBe(200)
    expect(await companyOf('Bright Foods')).toMatchObject({ status: 'ACTIVE', addendum_version: null })
    expect(await gateOf(browser)).toBe('ACCESS_PENDING')
  })

  it.each(['SUSPENDED', 'INACTIVE'] as const)(
    'PRF-01c CPY-03b does not change a company that is %s',
    async (status) => {
      const { id } = await companyOf('Bright Foods')
      await server.db.updateTable('companies').set({ status }).where('id', '=', id).execute()
      await server.db.updateTable('users').set({ user_group: null }).where('company_id', '=', id).execute()
      await server.db.updateTable('users').set({ user_group: 'ADMIN' }).where('login_id', '=', INVITED).execute()
      expect((await register(server, await server.signedIn(INVITED), INVITED, FULL)).statusCode).toBe(200)
      expect(await companyOf('Bright Foods')).toMatchObject({ status })
    },
  )
})
