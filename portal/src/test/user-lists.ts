import type { ActiveUser, BlockedUser, PendingUser } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ADMIN } from './administration.ts'
import { serverFor } from './open-portal.tsx'
import type { FakeServer } from './server.ts'

const named = (firstName: string, lastName: string) => ({
  loginId: `${firstName}.${lastName}@brightfoods.example`.toLowerCase(),
  firstName,
  lastName,
  email: `${firstName}.${lastName}@brightfoods.example`.toLowerCase(),
  products: ['Report Builder'],
})
export const activeUser = (firstName: string, lastName: string, more: Partial<ActiveUser> = {}): ActiveUser => ({
  ...named(firstName, lastName),
  uiCompanyType: 'Supplier',
  multipleSupplierAccess: false,
  lastLoginAt: null,
  ...more,
})
export const ACTIVE = [
  activeUser('Ana', 'Ortega'),
  activeUser('Ben', 'Muñoz', { lastLoginAt: '2026-02-18T22:52:00.000Z' }),
]
export const PENDING: PendingUser[] = [
  {
    ...named('Eva', 'Late'),
    status: 'PENDING',
    stage: 'EXPIRED',
    createdBy: 'Dana Reyes',
    createdAt: '2026-01-05T15:00:00.000Z',
  },
  {
    ...named('Ina', 'New'),
    status: 'PENDING',
    stage: 'INVITATION_SENT',
    createdBy: 'Dana Reyes',
    createdAt: '2026-02-05T15:00:00.000Z',
  },
]
export const BLOCKED: BlockedUser[] = [
  {
    ...named('Out', 'Side'),
    blockedReason: 'Left the company',
    blockedBy: 'Dana Reyes',
    blockedAt: '2026-02-05T15:00:00.000Z',
  },
]
export const page = <Row>(content: Row[]) => ({
  content,
  page: 0,
  size: 25,
  total_elements: content.length,
  total_pages: 1,
})

/** A server with three lists of users. */
export function serverWithUsers(person = ADMIN, own: ActiveUser[] = []): FakeServer {
  const rows = [...ACTIVE, ...own]
  return serverFor(person)
    .answers(calls.users.counts, { active: 1240, pending: 60, blocked: 25 })
    .answers(calls.users.active, { ...page(rows), total_elements: 1240, selectable_elements: 1239 })
    .answers(calls.users.pending, page(PENDING))
    .answers(calls.users.blocked, { ...page(BLOCKED), total_elements: 25, selectable_elements: 25 })
    .answers(calls.jobs.list, [])
    .answers(calls.users.companyProducts, [{ code: 'REPORT_BUILDER', title: 'Report Builder' }])
}

/** Runs an action of a user's row menu. */
export const actOn = async (person: string, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${person}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
