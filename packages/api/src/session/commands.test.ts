import type { UserContext } from '@tessera/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const FIRST = 'Boss@Corp.example'
const LOGIN = 'boss@corp.example'
const PASSWORD = 'a long new password'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

/** A portal without super admins, but with users and companies. */
const forgetSuperAdmins = () =>
  server.db.updateTable('users').set({ status: 'DELETED' }).where('user_group', '=', 'SUPER_ADMIN').execute()
const tokenIn = (lines: string[]) => /\/idp\/reset\/([\w-]+)$/.exec(lines.at(-1) ?? '')?.[1] ?? ''
const setPassword = (token: string) =>
  server.browser().send('POST', `/idp/reset/${token}/password`, { body: { password: PASSWORD } })
const entries = () => server.db.selectFrom('activity_entries').selectAll().execute()

it('SES-04 the first super admin sets a password with the printed link, once, and meets no gate', async () => {
  await forgetSuperAdmins()
  const { status, lines } = await server.operate(`create-admin ${FIRST}`)
  expect(status).toBe(0)
  expect(lines[0]).toBe(`${LOGIN} is the super administrator of Scintilla.`)
  expect(lines.at(-1)).toMatch(/^http:\/\/localhost:4173\/idp\/reset\/[\w-]{43}$/)
  const token = tokenIn(lines)
  expect((await setPassword(token)).statusCode).toBe(204)
  expect((await setPassword(token)).statusCode).toBe(404)
  const browser = server.browser()
  expect(await browser.signIn(LOGIN, '/apps', PASSWORD)).toBe('/apps')
  const { gate, tenant } = (await browser.get('v1/identity/user-context')).json<UserContext>()
  expect(gate).toBeNull()
  const companies = server.db.selectFrom('companies').select('id').where('name', '=', 'Scintilla')
  expect(await companies.execute()).toEqual([{ id: tenant.id }])
})

it('SES-04 a link expires after 30 minutes', async () => {
  await forgetSuperAdmins()
  const token = tokenIn((await server.operate(`create-admin ${FIRST}`)).lines)
  server.clock.advance(31)
  expect((await setPassword(token)).statusCode).toBe(404)
})

it('LOG-04 create-admin writes to the internal company’s log with the operator as the actor', async () => {
  await forgetSuperAdmins()
  await server.operate(`create-admin ${FIRST}`)
  const written = { actor_login_id: 'cli', actor_company: 'Scintilla', source_app: 'cli', entity_id: LOGIN }
  expect(await entries()).toMatchObject([
    { ...written, event: 'USER_CREATED', before: {}, after: { user_group: 'SUPER_ADMIN' } },
  ])
})

it('create-admin creates the portal’s own company in an empty database, and links to the market’s host', async () => {
  await server.db.deleteFrom('products_grants').execute()
  await server.db.deleteFrom('users_promised_products').execute()
  await server.db.deleteFrom('companies_members').execute()
  await server.db.deleteFrom('contact_messages').execute()
  await server.db.deleteFrom('incidents').execute()
  await server.db.deleteFrom('access_reviews').execute()
  await server.db.deleteFrom('users').execute()
  await server.db.deleteFrom('products_allowed_companies').execute()
  await server.db.deleteFrom('companies').execute()
  const hosts = JSON.stringify({ US: 'portal.example', MX: 'mx.example', CA: 'ca.example' })
  const row = { key: 'tenantHosts', value: hosts, tenant: null, environment: null }
  await server.db.insertInto('config').values(row).execute()
  const { lines } = await server.operate(`create-admin ${FIRST}`)
  expect(lines.at(-1)).toContain('https://portal.example/idp/reset/')
  const companies = await server.db.selectFrom('companies').select(['name', 'tenant', 'type', 'status']).execute()
  expect(companies).toEqual([{ name: 'Scintilla', tenant: 'US', type: 'INTERNAL', status: 'ACTIVE' }])
})

it('create-admin prints no link if an external identity provider handles passwords', async () => {
  await forgetSuperAdmins()
  const oidc = { issuer: 'https://id.example', clientId: 'a', clientSecret: 'b', loginClaim: 'email' }
  const other = await startTestServer({ settings: { oidc }, beside: server })
  expect(await other.operate(`create-admin ${FIRST}`)).toEqual({
    status: 0,
    lines: [`${LOGIN} is the super administrator of Scintilla. They log in with https://id.example.`],
  })
  expect(await server.db.selectFrom('session_resets').select('id').execute()).toEqual([])
  await other.close()
})

it.each([
  [
    'a super admin exists',
    `create-admin ${FIRST}`,
    'There is already a super administrator, super@scintilla.example. ' +
      'Log in with that account; you can reset its password on the login page.',
  ],
  [
    'the address is invalid',
    'create-admin boss',
    "'boss' is not an email address. Usage: create-admin name@example.com",
  ],
  ['no address is given', 'create-admin', "'' is not an email address. Usage: create-admin name@example.com"],
  [
    'two addresses are given',
    'create-admin a@b.example c@d.example',
    "'a@b.example c@d.example' is not an email address. Usage: create-admin name@example.com",
  ],
])('TXT-05a create-admin prints one clear error and changes nothing if %s', async (_when, words, sentence) => {
  expect(await server.operate(words)).toEqual({ status: 1, lines: [sentence] })
  expect(await entries()).toEqual([])
})

it('create-admin refuses the address of an existing user', async () => {
  await forgetSuperAdmins()
  expect(await server.operate('create-admin user@brightfoods.example')).toEqual({
    status: 1,
    lines: ['user@brightfoods.example already belongs to a user. Use another address for the super administrator.'],
  })
  expect(await entries()).toEqual([])
})

it('create-admin creates one super admin if two commands run at the same time', async () => {
  await forgetSuperAdmins()
  const responses = await Promise.all(
    ['a@corp.example', 'b@corp.example'].map((to) => server.operate(`create-admin ${to}`)),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([0, 1]))
  expect(await entries()).toHaveLength(1)
})
