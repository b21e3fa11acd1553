import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../core/database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { createProviderAdapter } from './provider-adapter.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const adapter = (model: string) => createProviderAdapter(database.db)(model)

it('SES-03 the adapter finds the provider’s stored data by each of its ids, until it expires', async () => {
  const sessions = adapter('Session')
  const payload = { uid: 'u-1', userCode: 'c-1', accountId: 'dana' }
  await sessions.upsert('kept', payload, 60)
  await sessions.upsert('for good', { uid: 'u-2' }, 0)
  await sessions.upsert('expired', { uid: 'u-3', userCode: 'c-3' }, -1)
  expect(await sessions.find('kept')).toEqual(payload)
  expect(await sessions.findByUid('u-1')).toEqual(payload)
  expect(await sessions.findByUserCode('c-1')).toEqual(payload)
  expect(await sessions.find('for good')).toEqual({ uid: 'u-2' })
  const gone = [await sessions.find('expired'), await sessions.findByUid('u-3'), await sessions.findByUserCode('c-3')]
  expect(gone).toEqual([undefined, undefined, undefined])
  expect(await adapter('Grant').find('kept')).toBeUndefined()
})

it('SES-03 the adapter returns whether a code was used', async () => {
  const codes = adapter('AuthorizationCode')
  await codes.upsert('code', { grantId: 'g-1' }, 60)
  expect(await codes.find('code')).not.toHaveProperty('consumed')
  await codes.consume('code')
  expect(await codes.find('code')).toEqual({ grantId: 'g-1', consumed: expect.any(Number) })
})

it('SES-03 the adapter revokes everything from a grant, within one kind only', async () => {
  const [codes, tokens] = [adapter('AuthorizationCode'), adapter('AccessToken')]
  for (const [id, grantId] of [
    ['one', 'g-2'],
    ['two', 'g-2'],
    ['other', 'g-3'],
  ] as const) {
    await codes.upsert(id, { grantId }, 60)
    await tokens.upsert(id, { grantId }, 60)
  }
  await codes.revokeByGrantId('g-2')
  expect([await codes.find('one'), await codes.find('two')]).toEqual([undefined, undefined])
  expect([await codes.find('other'), await tokens.find('one')]).toEqual([{ grantId: 'g-3' }, { grantId: 'g-2' }])
  await tokens.destroy('one')
  expect([await tokens.find('one'), await tokens.find('two')]).toEqual([undefined, { grantId: 'g-2' }])
})
