import type { Failure, NewTableView, TableView } from '@tessera/contract'
import { TABLE_VIEW_LIMITS } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const SUPER = 'super@scintilla.example'
const SPECTATOR = 'spectator@scintilla.example'
const NEW_HIRE = 'newhire@scintilla.example'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let mine: Browser
beforeEach(async () => {
  server = await startTestServer()
  mine = await server.signedIn(SUPER)
})
afterEach(() => server.close())

const path = (loginId: string, id = ''): string => `users/${loginId}/table-views${id && `/${id}`}`
const options = (changes: Partial<NewTableView> = {}): NewTableView => ({
  list: 'companies',
  name: 'Suspended',
  state: 'sort=-status&statuses=SUSPENDED',
  isDefault: false,
  ...changes,
})

const create = (changes: object = {}, browser = mine, loginId = SUPER, key: string = crypto.randomUUID()) =>
  browser.post(path(loginId), { ...options(), ...changes }, { 'idempotency-key': key })
const created = async (changes: Partial<NewTableView> = {}): Promise<TableView> =>
  (await create(changes)).json<TableView>()
const update = ({ id, ...view }: TableView, browser = mine, loginId = SUPER) =>
  browser.send('PUT', `/core-app-api/${path(loginId, id)}`, { body: view })
const remove = (id: string, browser = mine, loginId = SUPER) =>
  browser.send('DELETE', `/core-app-api/${path(loginId, id)}`)

async function kept(list = 'companies', browser = mine, loginId = SUPER): Promise<TableView[]> {
  return (await browser.get(`${path(loginId)}?list=${list}`)).json<TableView[]>()
}
const names = async (): Promise<string[]> => (await kept()).map(({ name }) => name)
const defaults = async (list?: string): Promise<string[]> =>
  (await kept(list)).filter(({ isDefault }) => isDefault).map(({ name }) => name)

const refusal = (response: { statusCode: number; json: () => unknown }): unknown[] => [
  response.statusCode,
  (response.json() as Failure).code,
]
const statusesOf = (responses: { statusCode: number }[]): number[] =>
  responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
const fieldsIn = (response: { json: () => unknown }): string[] =>
  ((response.json() as Failure).fieldErrors ?? []).map(({ field, code }) => `${field} ${code}`)

describe('the views of a list', () => {
  it('SES-18 B-10 are saved, read by list and name, changed and deleted', async () => {
    const response = await create({ name: ' Zürich ' })
    expect(response.statusCode).toBe(201)
    const view = response.json<TableView>()
    expect(view).toEqual({ id: view.id, name: 'Zürich', state: options().state, isDefault: false, version: 1 })
    await create({ name: 'älter' })
    await create({ name: 'Elsewhere', list: 'accessRequests' })
    expect(await names()).toEqual(['älter', 'Zürich'])

    const changed = await update({ ...view, name: 'zürich', state: 'page=2' })
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...view, name: 'zürich', state: 'page=2', version: 2 },
    ])
    expect((await remove(view.id)).statusCode).toBe(204)
    expect(await names()).toEqual(['älter'])
    expect(refusal(await remove(view.id))).toEqual([404, 'NOT_FOUND'])
  })

  it('SES-18 have one default per list, the one that was last set', async () => {
    const first = await created({ name: 'First', isDefault: true })
    await create({ name: 'Elsewhere', list: 'accessRequests', isDefault: true })
    const second = await created({ name: 'Second', isDefault: true })
    expect(await defaults()).toEqual(['Second'])
    await update({ ...first, isDefault: true, version: 2 })
    expect(await defaults()).toEqual(['First'])
    expect(await defaults('accessRequests')).toEqual(['Elsewhere'])
    await update({ ...first, isDefault: false, version: 3 })
    expect(await defaults()).toEqual([])
    await update({ ...second, isDefault: true, version: 3 })
    await remove(second.id)
    expect([await names(), await defaults()]).toEqual([['First'], []])
  })

  it('SES-18 have unique names per list, regardless of case', async () => {
    await create({ name: 'Écarts' })
    const other = await created({ name: 'Other' })
    expect(refusal(await create({ name: 'éCARTS', isDefault: true }))).toEqual([409, 'VIEW_NAME_TAKEN'])
    expect(refusal(await update({ ...other, name: 'écarts' }))).toEqual([409, 'VIEW_NAME_TAKEN'])
    expect((await create({ name: 'Écarts', list: 'accessRequests' })).statusCode).toBe(201)
    expect((await create({ name: 'Écarts' }, await server.signedIn(SPECTATOR), SPECTATOR)).statusCode).toBe(201)
    expect([await names(), await defaults()]).toEqual([['Écarts', 'Other'], []])
  })

  it('SES-18 are limited to 20 per list', async () => {
    const all = Array.from({ length: TABLE_VIEW_LIMITS.views }, (_, index) => `View ${index + 1}`)
    for (const name of all) await create({ name })
    expect(refusal(await create({ name: 'One more' }))).toEqual([409, 'TOO_MANY_VIEWS'])
    expect((await create({ name: 'One more', list: 'accessRequests' })).statusCode).toBe(201)
    const [first] = await kept()
    await remove(first?.id ?? '')
    expect((await create({ name: 'One more' })).statusCode).toBe(201)
    expect(await kept()).toHaveLength(TABLE_VIEW_LIMITS.views)
  })

  it('SES-18 can contain a query string of the maximum length', async () => {
    const longest = `search=${'x'.repeat(TABLE_VIEW_LIMITS.state - 'search='.length)}`
    expect((await created({ state: longest })).state).toBe(longest)
    expect((await created({ name: 'As usual', state: '' })).state).toBe('')
  })
})

describe('tabs that save at the same time', () => {
  it('SES-18 B-10 lose nothing: all views are saved, and one of them is the default', async () => {
    const responses = await Promise.all(
      ['One', 'Two', 'Three'].map(async (name) => create({ name, isDefault: true }, await server.signedIn(SUPER))),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await names()).toEqual(['One', 'Three', 'Two'])
    expect(await defaults()).toHaveLength(1)
  })

  it('SES-18 create one view per name, and 20 per list', async () => {
    const sameName = await Promise.all([create({ name: 'Mine' }), create({ name: 'MINE' })])
    expect(statusesOf(sameName)).toEqual([201, 409])
    for (let count = 2; count < TABLE_VIEW_LIMITS.views; count += 1) await create({ name: `View ${count}` })
    const lastOnes = await Promise.all([create({ name: 'Last' }), create({ name: 'Very last' })])
    expect(statusesOf(lastOnes)).toEqual([201, 409])
    expect(await kept()).toHaveLength(TABLE_VIEW_LIMITS.views)
  })

  it('SES-18 SRV-06a do not overwrite each other: the second save gets the current view', async () => {
    const view = await created()
    const responses = await Promise.all([update({ ...view, state: 'page=2' }), update({ ...view, state: 'page=3' })])
    expect(statusesOf(responses)).toEqual([200, 409])
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.json<Failure>()
    expect(refused).toMatchObject({ code: 'CONFLICT', current: (await kept())[0] })
  })

  it('SRV-08c create one view per idempotency key, however often it is sent', async () => {
    const responses = [await create({}, mine, SUPER, 'one-press'), await create({}, mine, SUPER, 'one-press')]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(responses[1]?.json()).toEqual(responses[0]?.json())
    expect(await names()).toEqual(['Suspended'])
  })
})

describe('the owner of views', () => {
  it('SES-18 ROL-04 can be a spectator', async () => {
    const browser = await server.signedIn(SPECTATOR)
    const view = (await create({}, browser, SPECTATOR)).json<TableView>()
    expect((await update({ ...view, isDefault: true }, browser, SPECTATOR)).statusCode).toBe(200)
    expect(await kept('companies', browser, SPECTATOR)).toMatchObject([{ name: 'Suspended', isDefault: true }])
    expect(await kept()).toEqual([])
    expect((await remove(view.id, browser, SPECTATOR)).statusCode).toBe(204)
  })

  it('SES-18 SES-10 ROL-15 can be an internal user without access, for the list of access requests', async () => {
    const browser = await server.signedIn(NEW_HIRE)
    expect((await create({ list: 'accessRequests' }, browser, NEW_HIRE)).statusCode).toBe(201)
    expect(await kept('accessRequests', browser, NEW_HIRE)).toHaveLength(1)
  })

  it('SES-18 SRV-05 has sole access: another user’s views are refused, and their ids are unknown in the caller’s own list', async () => {
    const browser = await server.signedIn(SPECTATOR)
    const theirs = (await create({}, browser, SPECTATOR)).json<TableView>()
    expect(refusal(await create({}, mine, SPECTATOR))).toEqual([403, 'FORBIDDEN'])
    expect(refusal(await update(theirs, mine, SPECTATOR))).toEqual([403, 'FORBIDDEN'])
    expect(refusal(await update(theirs))).toEqual([404, 'NOT_FOUND'])
    expect(refusal(await remove(theirs.id))).toEqual([404, 'NOT_FOUND'])
    expect(refusal(await remove(UNKNOWN_ID))).toEqual([404, 'NOT_FOUND'])
    expect(refusal(await browser.get(`${path(SUPER)}?list=companies`))).toEqual([403, 'FORBIDDEN'])
    expect(refusal(await mine.get(`${path('nobody@nowhere.example')}?list=companies`))).toEqual([404, 'NOT_FOUND'])
    expect(await kept('companies', browser, SPECTATOR)).toEqual([theirs])
  })
})

describe('invalid views', () => {
  it.each([
    ['a name of spaces', { name: ' ' }, 'name too_small'],
    ['an invisible name', { name: '\u0001' }, 'name required'],
    ['a long name', { name: 'x'.repeat(51) }, 'name too_big'],
    ['an unknown list', { list: 'passwords' }, 'list invalid_value'],
    ['a state of 1,501 characters', { state: 'x'.repeat(TABLE_VIEW_LIMITS.state + 1) }, 'state too_big'],
    ['a control character', { state: 'search=\u0000' }, 'state invalid_format'],
    ['a space', { state: 'search=a b' }, 'state invalid_format'],
    ['a letter that URLs encode', { state: 'search=é' }, 'state invalid_format'],
    ['text instead of a boolean', { isDefault: 'yes' }, 'isDefault invalid_type'],
  ])('SES-18 SRV-04 %s is refused with an error at the field', async (_what, changes, problem) => {
    const response = await create(changes)
    expect([response.statusCode, fieldsIn(response)]).toEqual([400, [problem]])
    expect(await kept()).toEqual([])
  })
})
