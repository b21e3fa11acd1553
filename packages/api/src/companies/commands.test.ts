import type { CompanyPage, ProductTile } from '@tessera/contract'
import { HEADERS, LIMITS } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FULL, gateOf, personOf, register } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const ADMIN = 'ana@acme.example'
const PASSWORD = 'a long new password'
const OPTIONS = {
  tenant: 'US',
  type: 'SUPPLIER',
  products: 'SHOPPER_BEHAVIOR,CHANNEL_INSIGHTS',
  domain: 'acme.example',
  email: 'Ana@Acme.example',
  'first-name': 'Ana',
  'last-name': 'Ruiz',
}

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ log: { write: () => undefined } })
})
afterEach(() => server.close())

/** Adds a company with these options in place of the default ones; false omits an option. */
function add(changes: Record<string, string | boolean> = {}, name = 'Acme', own = server) {
  const options = Object.entries({ ...OPTIONS, ...changes }).flatMap(([key, value]) => {
    if (typeof value === 'string') return [`--${key}`, value]
    return value ? [`--${key}`] : []
  })
  return own.operate(['company', 'add', name, ...options].join(' '))
}

const companyOf = (name: string) =>
  server.db.selectFrom('companies').selectAll().where('name', '=', name).executeTakeFirst()
const mails = () => server.db.selectFrom('mails').selectAll().execute()
// Entries of one transaction have the same time, so the event is the tie-breaker.
const entries = () =>
  server.db.selectFrom('activity_entries').selectAll().orderBy('created_at').orderBy('event').execute()

async function productsOf(name: string) {
  const own = server.db.selectFrom('companies_products').where('company_id', '=', (await companyOf(name))?.id ?? '')
  const rows = await own.select(['product_code', 'status']).orderBy('product_code').execute()
  return rows.map(({ product_code, status }) => [product_code, status])
}

async function tokenInMail(): Promise<string> {
  const [mail] = await mails()
  return /\/idp\/reset\/([\w-]+)\n/.exec(mail?.body ?? '')?.[1] ?? ''
}
const setPassword = (token: string) =>
  server.browser().send('POST', `/idp/reset/${token}/password`, { body: { password: PASSWORD } })

describe('the company add command', () => {
  it('CPY-03 USR-12 USR-08 ENT-07 adds products, a domain and an administrator, who registers and opens the products', async () => {
    expect(await add()).toEqual({
      status: 0,
      lines: [
        `Acme was added in US. It and its products become active when ${ADMIN} registers.`,
        `The invitation to ${ADMIN} is in the outbox. Its link works for 30 days.`,
      ],
    })
    expect(await companyOf('Acme')).toMatchObject({ tenant: 'US', type: 'SUPPLIER', status: 'PENDING' })
    expect(await productsOf('Acme')).toEqual([
      ['CHANNEL_INSIGHTS', 'PENDING'],
      ['SHOPPER_BEHAVIOR', 'PENDING'],
    ])
    expect((await setPassword(await tokenInMail())).statusCode).toBe(204)
    const browser = server.browser()
    await browser.signIn(ADMIN, '/apps', PASSWORD)
    expect(await gateOf(browser)).toBe('REGISTRATION_INCOMPLETE')
    expect((await register(server, browser, ADMIN, { ...FULL, firstName: 'Ana' })).statusCode).toBe(200)
    await server.runJobs()
    await expect.poll(async () => (await personOf(server, ADMIN)).stage).toBe('WAITING_FOR_ACCESS')
    server.clock.advance(1)
    await server.runJobs()
    await expect.poll(() => gateOf(browser)).toBeNull()
    const tiles = (await browser.get('v1/products')).json<ProductTile[]>()
    const launched = tiles.filter(({ redirectUrl }) => redirectUrl !== null).map(({ code }) => code)
    expect(launched).toEqual(['SHOPPER_BEHAVIOR', 'CHANNEL_INSIGHTS'])
    expect(await companyOf('Acme')).toMatchObject({ status: 'ACTIVE' })
    expect(await productsOf('Acme')).toEqual([
      ['CHANNEL_INSIGHTS', 'ACTIVE'],
      ['SHOPPER_BEHAVIOR', 'ACTIVE'],
    ])
  })

  it('CPY-01 PRD-04 super admins see the company immediately, with its products pending', async () => {
    await add()
    const superAdmin = await server.signedIn('super@scintilla.example')
    const [row] = (await superAdmin.get('companies?search=acme')).json<CompanyPage>().content
    expect(row).toMatchObject({ companyName: 'Acme', status: 'PENDING', adminEmail: ADMIN })
    const acting = await superAdmin.get('v1/products', { [HEADERS.companyContext]: row?.companyId ?? '' })
    const pending = acting.json<ProductTile[]>().filter(({ accessStatus }) => accessStatus === 'ACCESS_PENDING')
    expect(pending.map(({ code }) => code)).toEqual(['SHOPPER_BEHAVIOR', 'CHANNEL_INSIGHTS'])
  })

  it('DOM-03 USR-12 adds a basic agency, whose users are third parties, with a domain and its subdomains', async () => {
    const agency = { type: 'third_party_agency', 'account-type': 'basic', products: 'report_builder' }
    await add({ ...agency, domain: 'Érable.example', email: 'ana@mail.érable.example', subdomains: true })
    const { id } = (await companyOf('Acme')) ?? {}
    expect(
      await server.db
        .selectFrom('domains')
        .selectAll()
        .where('company_id', '=', id ?? '')
        .execute(),
    ).toMatchObject([{ domain_name: 'xn--rable-9ra.example', allow_sub_domains: true, is_3p_domain: true }])
    expect(await companyOf('Acme')).toMatchObject({ account_type: 'Basic' })
    expect(await personOf(server, 'ana@mail.xn--rable-9ra.example')).toMatchObject({
      third_party_user: true,
      user_group: 'ADMIN',
      stage: 'INVITATION_SENT',
    })
  })

  it.each([
    ['US', {}, 'You’re invited to use Scintilla', 'http://localhost:4173/idp/reset/'],
    ['MX', {}, 'Te invitamos a usar Scintilla', 'http://mx.localhost:4173/idp/reset/'],
    ['CA', {}, 'Votre invitation à Scintilla', 'http://ca.localhost:4173/idp/reset/'],
    ['CA', { language: 'en-us' }, 'You’re invited to use Scintilla', 'http://ca.localhost:4173/idp/reset/'],
  ])('USR-12a I18N-04 invites in the language of %s, or in the given one: %j', async (tenant, more, subject, link) => {
    await add({ tenant, products: 'SHOPPER_BEHAVIOR', ...more })
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: ADMIN, subject, sent_at: null })
    expect(mail?.body).toContain(link)
    expect(mail?.body).toContain('Acme')
    const preferences = server.db.selectFrom('session_preferences').where('login_id', '=', ADMIN)
    const stored = await preferences.select(['language_code', 'created_by']).executeTakeFirst()
    expect(stored).toEqual({ language_code: mail?.locale, created_by: 'cli' })
  })

  it('USR-12a links to the login page if an external identity provider handles passwords', async () => {
    const oidc = { issuer: 'https://id.example', clientId: 'a', clientSecret: 'b', loginClaim: 'email' }
    const other = await startTestServer({ settings: { oidc }, beside: server })
    await add({}, 'Acme', other)
    const [mail] = await mails()
    expect(mail?.body).toContain('http://localhost:4173/login\n')
    expect(await server.db.selectFrom('session_resets').select('id').execute()).toEqual([])
    await other.close()
  })

  it('USR-12a SES-04 sends a link that works once within 30 days, even if a password reset is requested', async () => {
    await add()
    const token = await tokenInMail()
    const isOpen = async () => (await server.browser().send('GET', `/idp/reset/${token}/details`)).statusCode === 200
    server.clock.advance(LIMITS.invitationDays * 24 * 60 - 1)
    await server.browser().send('POST', '/idp/reset/request', { body: { email: ADMIN } })
    await expect.poll(mails).toHaveLength(2)
    expect(await isOpen()).toBe(true)
    server.clock.advance(1)
    expect(await isOpen()).toBe(false)
    server.clock.advance(-1)
    expect((await setPassword(token)).statusCode).toBe(204)
    expect(await isOpen()).toBe(false)
  })

  it('LOG-04 writes to the new company’s log with the operator as the actor', async () => {
    await add()
    const { id } = (await companyOf('Acme')) ?? {}
    const written = { company_id: id, actor_login_id: 'cli', actor_company: 'Acme', source_app: 'cli', before: {} }
    const products = ['SHOPPER_BEHAVIOR', 'CHANNEL_INSIGHTS']
    expect(await entries()).toMatchObject([
      { ...written, event: 'COMPANY_CREATED', entity_id: id, after: { name: 'Acme', status: 'PENDING', products } },
      { ...written, event: 'DOMAIN_ADDED', entity_id: 'acme.example', after: { is3pDomain: false } },
      { ...written, event: 'USER_CREATED', entity_id: ADMIN, after: { user_group: 'ADMIN', products } },
    ])
  })
})

const NOT_ADDED = ': it was not added.'

describe('an invalid company', () => {
  it.each([
    [{ tenant: false }, `The company is invalid (tenant: is missing)${NOT_ADDED}`],
    [{ tenant: 'UK' }, "'UK' is not a valid tenant. Use one of: US, MX, CA."],
    [
      { type: 'internal' },
      "'internal' is not a valid type of company. Use one of: SUPPLIER, THIRD_PARTY_AGENCY, ACCOUNT, BASIC_VENDOR.",
    ],
    [{ 'account-type': 'gold' }, "'gold' is not a valid type of account. Use one of: Basic, Charter."],
    [{ products: false }, `The company is invalid (products: is missing)${NOT_ADDED}`],
    [
      { products: 'REPORT_BUILDER,REPORT_BUILDER' },
      `The company is invalid (products: Name each product once)${NOT_ADDED}`,
    ],
    [
      { type: 'BASIC_VENDOR', products: 'REPORT_BUILDER,SHOPPER_BEHAVIOR' },
      "SHOPPER_BEHAVIOR isn't available to this type of company. Use some of: REPORT_BUILDER.",
    ],
    [
      { tenant: 'MX', products: 'DIGITAL_LANDSCAPES' },
      "DIGITAL_LANDSCAPES isn't available to this type of company. Use some of: SHOPPER_BEHAVIOR, REPORT_BUILDER.",
    ],
    [
      { domain: 'gmail.com', email: 'ana@gmail.com' },
      `The company is invalid (domain: Public email domains are not allowed)${NOT_ADDED}`,
    ],
    [{ domain: '*.acme.example' }, `The company is invalid (domain: Enter a valid domain)${NOT_ADDED}`],
    [
      { email: 'ana@mail.acme.example' },
      "ana@mail.acme.example isn't an address in acme.example. Use another address or domain, or add --subdomains.",
    ],
    [
      { email: 'ana', 'first-name': false },
      `The company is invalid (email: Enter an email address such as name@example.com; first-name: is missing)${NOT_ADDED}`,
    ],
    [{ language: 'de-DE' }, "'de-DE' is not a valid language. Use one of: en-US, es-MX, fr-CA."],
    [
      { email: 'user@brightfoods.example', domain: 'brightfoods.example' },
      'user@brightfoods.example already belongs to a user. Use another address for the administrator.',
    ],
  ])('TXT-05a fails with a clear error and stores nothing: %j', async (changes, sentence) => {
    expect(await add(changes)).toEqual({ status: 1, lines: [sentence] })
    expect([await companyOf('Acme'), await mails(), await entries()]).toEqual([undefined, [], []])
  })

  it.each(['company', 'company add', 'company add Acme Foods', 'company drop Acme', 'company add Acme --color blue'])(
    'TXT-05a prints the usage: %s',
    async (words) => {
      const { status, lines } = await server.operate(words)
      expect([status, lines.length]).toEqual([1, 1])
      expect(lines[0]).toMatch(new RegExp(`^'${words}' is invalid. Usage: company add NAME --tenant TENANT .+$`))
    },
  )

  it('TXT-05a fails with a clear error if the portal lacks one of its products', async () => {
    const tables = [
      'companies_products',
      'products_grants',
      'users_promised_products',
      'access_requests_products',
      'partners_products',
    ] as const
    for (const table of tables) await server.db.deleteFrom(table).execute()
    await server.db.deleteFrom('products').where('code', '=', 'CHANNEL_INSIGHTS').execute()
    expect(await add()).toEqual({
      status: 1,
      lines: ["CHANNEL_INSIGHTS isn't in this portal yet. Add it to the tables products and products_texts."],
    })
    expect(await companyOf('Acme')).toBeUndefined()
  })

  it('CPY-03 cannot have the name of a company in its tenant, whatever the letter case; names in other tenants are free', async () => {
    expect((await add()).status).toBe(0)
    const again = { email: 'bo@acme.example' }
    expect(await add(again, 'ÁCME')).toEqual({
      status: 1,
      lines: ['A company called ÁCME already exists in US. Use another name.'],
    })
    expect((await add({ ...again, tenant: 'MX', products: 'REPORT_BUILDER' })).status).toBe(0)
  })

  it('CPY-03 is added once if two commands run at the same time', async () => {
    const responses = await Promise.all(['one@acme.example', 'two@acme.example'].map((email) => add({ email })))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([0, 1]))
    expect(await mails()).toHaveLength(1)
  })
})
