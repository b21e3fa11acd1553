import type { UserContext } from '@tessera/contract'
import type { Browser } from './browser.ts'
import type { TestServer } from './server.ts'

/** A user of a full company, and one of a basic company that is still pending. */
export const INVITED = 'invited@brightfoods.example'
export const FOUNDER = 'founder@greenvalley.example'

/** The input of a registration. */
export const FULL = {
  firstName: ' Quinn ',
  lastName: 'O’Hara',
  phone: '+1 (479) 555-0142',
  jobTitle: 'Buyer',
  language_code: 'fr-CA',
  timezone: 'America/Denver',
  termsAccepted: true,
  terms_version: '2025.1',
}

/** The details of a registered user. */
export const PROFILE = {
  firstName: ' Zoë ',
  lastName: 'D’Arcy-Núñez',
  phone: '+52 55 1234 5678',
  jobTitle: 'Head of buying',
}

/** The input of a basic company's first administrator. */
export const FIRST = { ...FULL, companyName: 'Green Valley Farms', dataSharingAccepted: true }

/** Options of a registration: whether to use the call for basic companies, and the idempotency key. */
interface Sending {
  isBasic?: boolean
  key?: string
}

/** A stored user. */
export function personOf({ db }: TestServer, loginId: string) {
  return db.selectFrom('users').selectAll().where('login_id', '=', loginId).executeTakeFirstOrThrow()
}

/** A path below the users of a user's company. */
export async function ownPath(server: TestServer, loginId: string, rest: string): Promise<string> {
  return `companies/${(await personOf(server, loginId)).company_id}/users/${rest}`
}

/** Sends a registration, with a new idempotency key unless one is given. */
export async function register(
  server: TestServer,
  browser: Browser,
  loginId: string,
  body: object,
  { isBasic = false, key = crypto.randomUUID() }: Sending = {},
) {
  const path = await ownPath(server, loginId, `complete-registration${isBasic ? '/basic' : ''}`)
  return browser.send('PUT', `/core-app-api/${path}`, { body, headers: { 'idempotency-key': key } })
}

/** The gate of an account. */
export async function gateOf(browser: Browser): Promise<UserContext['gate']> {
  return (await browser.get('v1/identity/user-context')).json<UserContext>().gate
}

/** Lets a user sign in with the demo accounts' password. */
export async function giveDemoPassword({ db }: TestServer, login_id: string): Promise<void> {
  const { password_hash } = await db
    .selectFrom('session_credentials')
    .select('password_hash')
    .where('login_id', '=', FOUNDER)
    .executeTakeFirstOrThrow()
  await db.insertInto('session_credentials').values({ login_id, password_hash }).execute()
}
