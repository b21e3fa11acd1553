import type { Domain, Failure, ListPage } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const FIRST = { allow_sub_domains: false, is3pDomain: false }

let server: TestServer
let admin: Browser
let domains: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signedIn(ADMIN)
  domains = `companies/${(await personOf(server, ADMIN)).company_id}/domains`
})
afterAll(() => server.close())

const list = async (query = '') => (await admin.get(`${domains}?size=100${query}`)).json<ListPage<Domain>>()
const add = (domainName: string, more = {}) => admin.post(domains, { ...FIRST, domainName, ...more })
const change = (method: 'PUT' | 'DELETE', id: string, body?: unknown) =>
  admin.send(method, `/core-app-api/${domains}/${id}`, { body })

describe('a company’s domains', () => {
  it('DOM-01 DOM-02 are listed by name, with the number of users in each', async () => {
    const { content, total_elements } = await list()
    expect(total_elements).toBe(30)
    expect(content.map(({ domainName }) => domainName)).toEqual(content.map(({ domainName }) => domainName).toSorted())
    const own = content.find(({ domainName }) => domainName === 'brightfoods.example')
    expect(own?.users).toBeGreaterThan(1000)
    const third = await list('&kinds=THIRD_PARTY')
    expect(third.content.every(({ is3pDomain }) => is3pDomain)).toBe(true)
    const used = (await list('&sortBy=users&sortOrder=desc')).content.map(({ users }) => users)
    expect(used).toEqual(used.toSorted((one, other) => other - one))
  })

  it('DOM-04b have as many users as the active and pending lists find in each', async () => {
    const users = domains.replace(/domains$/, 'users')
    const found = async (path: string, domainName: string) =>
      (await admin.get(`${users}${path}?search=${encodeURIComponent(`@${domainName}`)}`)).json<ListPage<unknown>>()
        .total_elements
    const { content } = await list()
    for (const { domainName, users: all, pendingUsers } of content) {
      const counted = [all - pendingUsers, pendingUsers]
      expect([await found('', domainName), await found('/pending', domainName)], domainName).toEqual(counted)
    }
    expect(content.reduce((sum, { pendingUsers }) => sum + pendingUsers, 0)).toBe(60)
  })

  it('DOM-03 accept an international name once, stored in ASCII and displayed as typed', async () => {
    const added = await add(' Érable-Foods.example ')
    expect([added.statusCode, added.json<Domain>()]).toEqual([
      201,
      expect.objectContaining({
        domainName: 'xn--rable-foods-99a.example',
        displayName: 'érable-foods.example',
        version: 1,
      }),
    ])
    for (const part of ['érable-f', 'ERABLE-F', 'xn--rable-f']) {
      expect((await list(`&search=${encodeURIComponent(part)}`)).content, part).toHaveLength(1)
    }
    const shown = (await list()).content.map(({ displayName }) => displayName)
    expect(shown.indexOf('érable-foods.example')).toBeLessThan(shown.indexOf('wayfare.example'))
    const again = await add('xn--rable-foods-99a.example')
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'DOMAIN_EXISTS',
        fieldErrors: [{ field: 'domainName', code: 'domain_exists', message: 'Domain already exists' }],
      }),
    ])
  })

  it.each([
    ['https://a.mx', 'domain'],
    ['gmail.com', 'public_mail'],
    ['YAHOO.com.mx', 'public_mail'],
    ['videotron.ca', 'public_mail'],
    ['mail.gmail.com', 'public_mail'],
    ['com.mx', 'public_mail'],
    ['github.io', 'public_mail'],
  ])('DOM-03 refuse %s with an error at the field', async (domainName, code) => {
    const response = await add(domainName)
    expect([response.statusCode, response.json<Failure>().fieldErrors]).toEqual([
      400,
      [expect.objectContaining({ field: 'domainName', code })],
    ])
  })

  it('DOM-04a SRV-06a can be edited once per version that was read', async () => {
    const { id } = (await add('edited.example')).json<Domain>()
    const edited = await change('PUT', id, { allow_sub_domains: true, version: 1 })
    expect(edited.json()).toMatchObject({ allow_sub_domains: true, version: 2 })
    const stale = await change('PUT', id, { allow_sub_domains: false, version: 1 })
    expect([stale.statusCode, stale.json<Failure>()]).toEqual([
      409,
      expect.objectContaining({ code: 'CONFLICT', current: expect.objectContaining({ version: 2 }) as object }),
    ])
  })

  it('DOM-04b can be deleted unless users have addresses in them or they are the last', async () => {
    const { content } = await list()
    const own = content.find(({ domainName }) => domainName === 'brightfoods.example')
    const used = await change('DELETE', own?.id ?? '')
    expect([used.statusCode, used.json<Failure>()]).toEqual([
      409,
      expect.objectContaining({
        code: 'DOMAIN_IN_USE',
        message: `Domain is used by ${own?.users} user(s)`,
        current: { users: own?.users, domainName: 'brightfoods.example' },
      }),
    ])
    const free = (await add('free.example')).json<Domain>()
    expect((await change('DELETE', free.id)).statusCode).toBe(204)
    expect((await change('DELETE', free.id)).statusCode).toBe(404)
    const events = await server.db
      .selectFrom('activity_entries')
      .select('event')
      .where('entity_id', '=', 'free.example')
      .execute()
    expect(events.map(({ event }) => event).toSorted()).toEqual(['DOMAIN_ADDED', 'DOMAIN_DELETED'])
    // This domain is not in use, but it is the last one.
    const last = (await add('last.example')).json<Domain>()
    await server.db.deleteFrom('domains').where('domain_name', '<>', 'last.example').execute()
    const refused = await change('DELETE', last.id)
    expect([refused.statusCode, refused.json<Failure>().code]).toEqual([409, 'LAST_DOMAIN'])
  })
})
