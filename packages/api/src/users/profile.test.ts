import type { Failure, UserContext } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { ownPath, personOf, PROFILE } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const USER = 'user@brightfoods.example'
const SUPER = 'super@scintilla.example'
const STORED = { firstName: 'Zoë', lastName: 'D’Arcy-Núñez', phone: '+52 55 1234 5678', jobTitle: 'Head of buying' }

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const path = (loginId = USER) => ownPath(server, loginId, 'profile')
const write = async (browser: Browser, body: object, loginId = USER) =>
  browser.send('PUT', `/core-app-api/${await path(loginId)}`, { body })
const entries = () =>
  server.db.selectFrom('activity_entries').selectAll().where('event', '=', 'PROFILE_UPDATED').execute()

describe('a user’s own profile', () => {
  it('PRF-02a ENT-01 can be read and changed, is trimmed, and is updated everywhere immediately', async () => {
    const browser = await server.signedIn(USER)
    expect((await browser.get(await path())).json()).toEqual({
      firstName: 'Alex',
      lastName: 'Kim',
      phone: '',
      jobTitle: '',
    })
    const response = await write(browser, PROFILE)
    expect([response.statusCode, response.json()]).toEqual([200, STORED])
    expect((await browser.get(await path())).json()).toEqual(STORED)
    const context = (await browser.get('v1/identity/user-context')).json<UserContext>()
    expect(context).toMatchObject({ first_name: 'Zoë', last_name: 'D’Arcy-Núñez', email_address: USER })
    expect(await personOf(server, USER)).toMatchObject({ updated_by: USER, updated_at: server.clock.now() })
  })

  it('PRF-02a USR-13 increases the user’s version, so an edit that began earlier is refused', async () => {
    const { version } = await personOf(server, USER)
    await write(await server.signedIn(USER), PROFILE)
    expect((await personOf(server, USER)).version).toBe(version + 1)
  })

  it('PRF-02a does not change email, company, type and rights, whatever else is sent', async () => {
    const browser = await server.signedIn(USER)
    const { email, company_id, user_type, user_group } = await personOf(server, USER)
    const more = { email: 'x@y.example', company_id: 'x', user_type: 'INTERNAL', user_group: 'SUPER_ADMIN' }
    expect((await write(browser, { ...PROFILE, ...more })).statusCode).toBe(200)
    expect(await personOf(server, USER)).toMatchObject({ email, company_id, user_type, user_group })
  })

  it('PRF-02a SRV-08b removes an empty phone and job title, and stores plain text', async () => {
    const browser = await server.signedIn(USER)
    await write(browser, { ...PROFILE, jobTitle: ' Head\u0007 of buying\u202e ' })
    expect((await personOf(server, USER)).job_title).toBe('Head of buying')
    await write(browser, { ...PROFILE, phone: ' ', jobTitle: '' })
    expect(await personOf(server, USER)).toMatchObject({ phone: null, job_title: null })
  })

  it('LOG-04 is logged with the values before and after', async () => {
    const browser = await server.signedIn(USER)
    await write(browser, PROFILE)
    const { company_id } = await personOf(server, USER)
    expect(await entries()).toMatchObject([
      {
        company_id,
        actor_login_id: USER,
        entity_id: USER,
        source_app: 'portal',
        before: { first_name: 'Alex', last_name: 'Kim', phone: null, job_title: null },
        after: {
          first_name: 'Zoë',
          last_name: 'D’Arcy-Núñez',
          phone: '+52 55 1234 5678',
          job_title: 'Head of buying',
        },
      },
    ])
  })

  it('CTX-04 LOG-04 stays the user’s own while acting for a company, and so does its log entry', async () => {
    const browser = await server.signedIn(SUPER)
    const { company_id: acted } = await personOf(server, USER)
    const headers = { [HEADERS.companyContext]: acted }
    const url = `companies/${acted}/users/profile`
    expect((await browser.get(url, headers)).json()).toMatchObject({ firstName: 'Morgan', lastName: 'Hale' })
    const response = await browser.send('PUT', `/core-app-api/${url}`, { body: PROFILE, headers })
    expect(response.statusCode).toBe(200)
    expect(await personOf(server, SUPER)).toMatchObject({ first_name: 'Zoë' })
    const { company_id } = await personOf(server, SUPER)
    expect(await entries()).toMatchObject([{ company_id, actor_login_id: SUPER, actor_company: 'Scintilla' }])
  })

  it('SRV-04 is separate for two users who save at the same time', async () => {
    const [one, other] = [await server.signedIn(USER), await server.signedIn('admin@brightfoods.example')]
    await Promise.all([write(one, PROFILE), write(other, { ...PROFILE, firstName: 'Ana' })])
    expect(await personOf(server, USER)).toMatchObject({ first_name: 'Zoë' })
    expect(await personOf(server, 'admin@brightfoods.example')).toMatchObject({ first_name: 'Ana' })
  })
})

describe('invalid profiles', () => {
  it.each([
    [{ firstName: 'R2D2' }, 'firstName name'],
    [{ firstName: '' }, 'firstName too_small'],
    [{ lastName: 'x'.repeat(51) }, 'lastName too_big'],
    [{ phone: '12' }, 'phone phone'],
    [{ phone: '479 555 CALL' }, 'phone phone_characters'],
    [{ jobTitle: 'x'.repeat(51) }, 'jobTitle too_big'],
    [{ phone: undefined }, 'phone invalid_type'],
  ])('PRF-02a TXT-05 %o is refused with an error at the field, and nothing changes', async (changes, problem) => {
    const browser = await server.signedIn(USER)
    const response = await write(browser, { ...PROFILE, ...changes })
    expect(response.statusCode).toBe(400)
    const { fieldErrors = [] } = response.json<Failure>()
    expect(fieldErrors.map(({ field, code }) => `${field} ${code}`)).toEqual([problem])
    expect(await personOf(server, USER)).toMatchObject({ first_name: 'Alex' })
    expect(await entries()).toEqual([])
  })

  it('ROL-04 a spectator’s change is refused', async () => {
    const spectator = 'spectator@scintilla.example'
    const browser = await server.signedIn(spectator)
    expect((await browser.get(await path(spectator))).statusCode).toBe(200)
    expect((await write(browser, PROFILE, spectator)).statusCode).toBe(403)
  })
})
