import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RowOrder } from '../core/database/keyset-batches.ts'
import { inOrder, iterateInBatches } from '../core/database/keyset-batches.ts'
import { ADMIN } from '../testing/administration.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { activeOrder, blockedOrder, fetchIdsOf, pendingOrder } from './list-rows.ts'
import type { Found, ListReader } from './select-users.ts'
import { selectActive, selectBlocked, selectPending } from './select-users.ts'

let server: TestServer
let reader: ListReader
beforeAll(async () => {
  server = await startTestServer()
  const { company_id: companyId } = await personOf(server, ADMIN)
  reader = { companyId, readerId: ADMIN, locale: 'en-US', now: server.clock.now() }
})
afterAll(() => server.close())

/** Reads the list in chunks that are smaller than the number of equal sort values. */
async function iterated(found: Found, order: RowOrder): Promise<string[]> {
  const fetchIds = fetchIdsOf(found, order)
  const ids: string[] = []
  for await (const batch of iterateInBatches({ order, fetchIds, read: (some) => Promise.resolve(some), chunkSize: 60 }))
    ids.push(...batch)
  return ids
}

async function listed(found: Found, order: RowOrder): Promise<string[]> {
  const rows = await found.select('login_id').orderBy(inOrder(order)).execute()
  return rows.map(({ login_id }) => login_id)
}

it.each(['firstName', 'lastName', 'email', 'uiCompanyType', 'multipleSupplierAccess', 'uiLastLoginTime'] as const)(
  'USR-19 reads active users by %s in chunks, each user once',
  async (sortBy) => {
    const found = await selectActive(server.db, {}, reader)
    for (const sortOrder of ['asc', 'desc'] as const) {
      const order = activeOrder({ sortBy, sortOrder })
      expect(await iterated(found, order)).toEqual(await listed(found, order))
    }
  },
)

it.each(['asc', 'desc'] as const)('USR-19 reads pending or blocked users in chunks too, %s', async (way) => {
  const pending = selectPending(server.db, {}, reader)
  for (const sortBy of ['createdBy', 'uiCreatedOnDate'] as const) {
    const order = pendingOrder({ sortBy, sortOrder: way })
    expect(await iterated(pending, order)).toEqual(await listed(pending, order))
  }
  const blocked = selectBlocked(server.db, undefined, reader)
  for (const sortBy of ['blockedReason', 'uiBlockedBy', 'uiBlockedOn'] as const) {
    const order = blockedOrder({ sortBy, sortOrder: way })
    expect(await iterated(blocked, order)).toEqual(await listed(blocked, order))
  }
})
