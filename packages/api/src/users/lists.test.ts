import type {
  ActiveUser,
  AdministeredUser,
  BlockedUser,
  ChoiceCounts,
  Failure,
  ListPage,
  PendingUser,
  UserCounts,
} from '@tessera/contract'
import { PRODUCT_CODES } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN, administering, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const INVITED = 'invited@brightfoods.example'
const DAY_IN_MINUTES = 24 * 60

type Page<Row> = ListPage<Row> & { selectable_elements: number }

let server: TestServer
let admin: Browser
let users: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ admin, users } = await administering(server))
})
afterAll(() => server.close())

async function read<Answer>(path = ''): Promise<Answer> {
  const response = await admin.get(`${users}${path}`)
  expect([path, response.statusCode]).toEqual([path, 200])
  return response.json<Answer>()
}

describe('the user lists', () => {
  it('USR-01 get their counts from one call', async () => {
    const counts = await read<UserCounts>('/counts')
    expect(counts).toEqual({
      active: (await read<Page<ActiveUser>>()).total_elements,
      pending: (await read<Page<PendingUser>>('/pending')).total_elements,
      blocked: (await read<Page<BlockedUser>>('/blocked')).total_elements,
    })
    expect(counts).toEqual({ active: 1240, pending: 60, blocked: 25 })
  })

  it('USR-10a count each choice of a filter under the search and the other filters', async () => {
    const requested = 'search=munoz&companyType=COMPANY'
    const counts = await read<ChoiceCounts>(`/facets?facet=products&${requested}&productCodes=CUSTOMER_PULSE`)
    expect(Object.keys(counts)).toEqual([...PRODUCT_CODES])
    const codes = PRODUCT_CODES.filter((code) => (counts[code] ?? 0) > 0)
    expect(codes.length).toBeGreaterThan(1)
    for (const code of codes) {
      const found = await read<Page<ActiveUser>>(`?${requested}&productCodes=${code}`)
      expect([code, found.total_elements]).toEqual([code, counts[code]])
    }
    const pending = await read<ChoiceCounts>('/pending/facets?facet=stages')
    expect(Object.values(pending).reduce((sum, count) => sum + count)).toBe(60)
    const refused = await admin.get(`${users}/facets?facet=email`)
    expect(refused.statusCode).toBe(400)
  })

  it('USR-02 USR-10a show every user’s facts, by last name, and ignore accents in a search', async () => {
    const first = await read<Page<ActiveUser>>()
    expect(first).toMatchObject({ size: 25, total_elements: 1240, selectable_elements: 1239 })
    const lasts = first.content.map(({ lastName }) => lastName.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''))
    expect(lasts).toEqual(lasts.toSorted((one, other) => one.localeCompare(other)))
    const found = await read<Page<ActiveUser>>('?search=munoz')
    expect(found.total_elements).toBeGreaterThan(0)
    expect(found.content.every((row) => /muñoz|munoz/i.test(`${row.lastName} ${row.firstName} ${row.email}`))).toBe(
      true,
    )
    const named = await read<Page<ActiveUser>>('?search=shopper%20beh&size=10')
    expect(named.content.every(({ products }) => products.includes('Shopper Behavior'))).toBe(true)
  })

  it.each(['  ', '\u00a0', '\t', ' \n'])('USR-10a find a user by both names with %j between them', async (space) => {
    const [person] = (await read<Page<ActiveUser>>()).content
    const pasted = encodeURIComponent(`${person?.firstName}${space}${person?.lastName}`)
    const found = await read<Page<ActiveUser>>(`?search=${pasted}`)
    expect(found.content.map(({ email }) => email)).toContain(person?.email)
  })

  it.each([
    ["O'Brien", 'O’Brien'],
    ['\u200bMuñoz\u00ad', 'Muñoz'],
    ['Jean\u2011Luc', 'Jean-Luc'],
  ])('USR-10a find a name as typed or pasted: %j', async (typed, stored) => {
    const { content } = await read<Page<ActiveUser>>(`?search=${encodeURIComponent(typed)}`)
    expect(content.length).toBeGreaterThan(0)
    expect(content.every(({ firstName, lastName }) => `${firstName} ${lastName}`.includes(stored))).toBe(true)
  })

  it('USR-10a find a user by a pasted address', async () => {
    const { content } = await read<Page<ActiveUser>>(`?search=${encodeURIComponent(`mailto:${USER.toUpperCase()}`)}`)
    expect(content.map(({ email }) => email)).toEqual([USER])
  })

  it.each(['%', 'a_r', '\\', 'd%n'])('USR-10a take %s literally and find no name with it', async (search) => {
    expect((await read<Page<ActiveUser>>(`?search=${encodeURIComponent(search)}`)).total_elements).toBe(0)
  })

  it('USR-10a can be filtered by last sign-in, third parties and products', async () => {
    const never = await read<Page<ActiveUser>>('?lastLogin=never&size=100')
    expect(never.content.every(({ lastLoginAt }) => lastLoginAt === null)).toBe(true)
    const away = await read<Page<ActiveUser>>('?lastLogin=over180&sortBy=uiLastLoginTime&size=100')
    const limit = server.clock.now().getTime() - 180 * 24 * 60 * 60_000
    expect(away.content.every(({ lastLoginAt }) => lastLoginAt !== null && Date.parse(lastLoginAt) < limit)).toBe(true)
    const third = await read<Page<ActiveUser>>('?companyType=THIRD_PARTY')
    expect(third.total_elements).toBe(90)
    expect(third.content.every(({ uiCompanyType }) => uiCompanyType === 'Third Party User')).toBe(true)
    const both = await read<Page<ActiveUser>>('?lastLogin=never,over180')
    expect(both.total_elements).toBe(never.total_elements + away.total_elements)
    const built = await read<Page<ActiveUser>>('?productCodes=REPORT_BUILDER')
    expect(built.content.every(({ products }) => products.includes('Report Builder'))).toBe(true)
    expect((await admin.get(`${users}?sortBy=phone`)).statusCode).toBe(400)
  })

  it('USR-03 USR-10b show pending users with their stage, by the date on which they were added', async () => {
    const page = await read<Page<PendingUser>>('/pending?size=100')
    expect(new Set(page.content.map(({ stage }) => stage)).size).toBe(6)
    const days = page.content.map(({ createdAt }) => createdAt)
    expect(days).toEqual(days.toSorted().toReversed())
    const failed = await read<Page<PendingUser>>('/pending?stages=FAILED,EXPIRED')
    expect(new Set(failed.content.map(({ stage }) => stage))).toEqual(new Set(['FAILED', 'EXPIRED']))
  })

  it.each(['', '/pending', '/blocked'])('USR-01 list each user on exactly one page: %s', async (path) => {
    const whole = await read<Page<PendingUser>>(`${path}?size=25`)
    const pages = [
      await read<Page<PendingUser>>(`${path}?size=10`),
      await read<Page<PendingUser>>(`${path}?size=10&page=1`),
      await read<Page<PendingUser>>(`${path}?size=10&page=2`),
    ]
    const loginIds = pages.flatMap(({ content }) => content.map(({ loginId }) => loginId))
    expect(loginIds.slice(0, 25)).toEqual(whole.content.map(({ loginId }) => loginId))
  })

  it('USR-02 sort users with an equal sort value by last name', async () => {
    for (const sortOrder of ['asc', 'desc']) {
      const query = `?sortBy=multipleSupplierAccess&sortOrder=${sortOrder}&companyType=COMPANY&size=100`
      const { content } = await read<Page<ActiveUser>>(query)
      const lasts = content.map(({ lastName }) => lastName.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''))
      expect(new Set(content.map((row) => row.multipleSupplierAccess)).size).toBe(1)
      expect(lasts).toEqual(lasts.toSorted((one, other) => one.localeCompare(other)))
    }
  })

  it.each([
    ['POST', '/welcome-email', undefined],
    ['POST', '/renewal', undefined],
    ['GET', '', undefined],
    [
      'PUT',
      '',
      {
        firstName: 'A',
        lastName: 'B',
        products: ['REPORT_BUILDER'],
        role: 'USER',
        multipleSupplierAccess: false,
        version: 1,
      },
    ],
  ] as const)('ROL-17 %s %s finds no user of another company', async (method, path, body) => {
    const host = 'mx.localhost:4173'
    const foreign = await server.signedIn('admin@campoverde.example', host)
    const { company_id } = await personOf(server, 'admin@campoverde.example')
    const mails = () => server.db.selectFrom('mails').select('id').execute()
    const before = [await personOf(server, INVITED), await mails()]
    const url = `/core-app-api/companies/${company_id}/users/${INVITED}${path}`
    const response = await foreign.send(method, url, body && { body })
    expect([response.statusCode, response.json<Failure>().code]).toEqual([404, 'NOT_FOUND'])
    expect([await personOf(server, INVITED), await mails()]).toEqual(before)
  })

  it('USR-08 show an invitation as expired in the exact millisecond of its end', async () => {
    const stage = async () => {
      const { content } = await read<Page<PendingUser>>(`/pending?search=${INVITED}`)
      return content[0]?.stage
    }
    const person = server.db.updateTable('users').where('login_id', '=', INVITED)
    const { invited_until: before } = await server.db
      .selectFrom('users')
      .select('invited_until')
      .where('login_id', '=', INVITED)
      .executeTakeFirstOrThrow()
    const now = server.clock.now()
    await person.set({ invited_until: new Date(now.getTime() + 1) }).execute()
    expect(await stage()).toBe('INVITATION_SENT')
    await person.set({ invited_until: now }).execute()
    expect(await stage()).toBe('EXPIRED')
    await person.set({ invited_until: before }).execute()
  })

  it('USR-04 USR-10c show blocked users with the reason, the blocking user and the time, newest first', async () => {
    const { content, ...page } = await read<Page<BlockedUser>>('/blocked?size=100')
    expect(page).toMatchObject({ total_elements: 25, selectable_elements: 25 })
    expect(content.every(({ blockedReason, blockedBy }) => blockedReason !== '' && blockedBy !== '')).toBe(true)
    const times = content.map(({ blockedAt }) => blockedAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})

describe('a user’s details', () => {
  it('USR-10d include products, invitation, sign-ins and log entries', async () => {
    const person = await read<AdministeredUser>(`/${USER}`)
    expect(person).toMatchObject({ status: 'ACTIVE', role: 'USER', kind: 'COMPANY', version: 1, block: null })
    expect(person.products.map(({ title, status }) => [title, status])).toContainEqual([
      'Report Builder',
      'ACCESS_PENDING',
    ])
    const invited = await read<AdministeredUser>(`/${INVITED}`)
    expect(invited).toMatchObject({ stage: 'INVITATION_SENT', invitation: { times: 1 } })
    expect(invited.products.every(({ status }) => status === 'PROMISED')).toBe(true)
  })

  it('ROL-17a return 404 in another company', async () => {
    const response = await admin.get(`${users}/user@campoverde.example`)
    expect([response.statusCode, response.json<Failure>().code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('invitations after 31 days', () => {
  it('B-16 USR-08 are shown as expired from the moment their link expires', async () => {
    const before = await read<Page<PendingUser>>('/pending?stages=INVITATION_SENT')
    expect(before.total_elements).toBeGreaterThan(0)
    server.clock.advance(31 * DAY_IN_MINUTES)
    admin = await server.signedIn(ADMIN)
    // A demo account's invitation never expires.
    const after = await read<Page<PendingUser>>('/pending?stages=INVITATION_SENT')
    expect(after.content.map(({ loginId }) => loginId)).toEqual([INVITED])
  })
})
