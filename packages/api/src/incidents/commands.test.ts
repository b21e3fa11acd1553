import type { SupportLists } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendIncident } from '../testing/incidents.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const TITLES = '--en Coupons --es Cupones --fr Coupons-rabais'
const issuesAt = async (host: string, locale: string) => {
  const response = await server.browser(host).get('platform/support/osc/analyticsReports', { locale })
  return response.json<{ listItems: SupportLists }>().listItems.issue
}
const entries = () =>
  server.db
    .selectFrom('activity_entries')
    .select(['entity_id', 'source_app'])
    .where('event', '=', 'SUPPORT_LIST_UPDATED')
    .execute()

describe('the support-lists command', () => {
  it('SUP-11 LOG-04 adds a choice for two tenants, which forms can then submit, and turns it off', async () => {
    const added = await server.operate(`support-lists add issue 2701 --parent 1464 --tenants US,MX ${TITLES}`)
    expect(added).toMatchObject({
      status: 0,
      lines: [/^ID/, /^2701 +issue +1464 +on +US MX +all +Coupons$/].map((line) => expect.stringMatching(line)),
    })
    expect(await issuesAt('mx.localhost:4173', 'es-MX')).toContainEqual({
      id: '2701',
      title: 'Cupones',
      parentId: '1464',
      active: true,
    })
    expect((await issuesAt('ca.localhost:4173', 'fr-CA')).map(({ id }) => id)).not.toContain('2701')
    const chosen = { issue: '2701', issueType: null, subIssueType: null }
    expect((await sendIncident(server.browser(), chosen)).statusCode).toBe(201)
    expect((await server.operate('support-lists set 2701 --off --en Vouchers')).lines[1]).toContain('off')
    expect((await sendIncident(server.browser(), chosen)).statusCode).toBe(400)
    expect(await entries()).toEqual([
      { entity_id: '2701', source_app: 'cli' },
      { entity_id: '2701', source_app: 'cli' },
    ])
    expect((await server.operate('support-lists supportType')).lines).toHaveLength(6)
  })

  it('SUP-04 SUP-11 offers a choice only in its environments', async () => {
    await server.operate('support-lists set 2202 --environments prod')
    expect((await issuesAt('localhost:4173', 'en-US')).map(({ id }) => id)).not.toContain('2202')
    await server.operate('support-lists set 2202 --environments dev,prod')
    expect((await issuesAt('localhost:4173', 'en-US')).map(({ id }) => id)).toContain('2202')
  })

  it.each([
    ['set 9999 --off', /^'9999' is not a choice. .+\.$/],
    ['add issue 2202 --parent 1464 ' + TITLES, /^The choice 2202 already exists\. .+\.$/],
    ['add issue 2701 --parent 2202 ' + TITLES, /^A choice in issue needs a parent in supportType\. .+\.$/],
    ['add supportType 1468 --parent 1464 ' + TITLES, /^A choice in supportType has no parent\. .+\.$/],
    [
      'add issue 2701 --parent 1464 --en Coupons',
      /^A choice has a title in three languages. Enter the es-MX one .+\.$/,
    ],
    ['add color 1 ' + TITLES, /^'color' is not a valid list. Use one of: accountType, .+\.$/],
    ['set 2202 --tenants US,FR', /^'FR' is not a valid tenant. .+\.$/],
    ['set 2202 --on --off', /is invalid\. Usage: support-lists /],
    ['set 2202', /is invalid\. Usage: support-lists /],
    ['set 2202 --position first', /^'first' is not a position. .+\.$/],
  ])('SUP-11 fails with a clear error and changes nothing: %s', async (words, sentence) => {
    const { status, lines } = await server.operate(`support-lists ${words}`)
    expect([status, lines]).toEqual([1, [expect.stringMatching(sentence)]])
    expect(await entries()).toEqual([])
  })
})
