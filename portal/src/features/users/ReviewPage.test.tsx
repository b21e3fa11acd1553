import type { AccessReview, ReviewUser } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { failure } from '../../test/server.ts'

const ID = '00000000-0000-4000-8000-000000000042'
const PAGE = { page: 0, size: 25, total_elements: 2, total_pages: 1 }
const OWEN: ReviewUser = {
  loginId: 'owen@smallfarm.example',
  firstName: 'Owen',
  lastName: 'Marsh',
  email: 'owen@smallfarm.example',
  status: 'ACTIVE',
  role: 'USER',
  products: ['Report Builder'],
  lastLoginAt: null,
  invitedBy: 'Hannah Fields',
  invitedAt: '2026-01-05T15:00:00.000Z',
  advice: 'REMOVE',
  reason: 'NEVER_SIGNED_IN',
  removable: true,
  decision: null,
  note: '',
  decidedBy: null,
  decidedAt: null,
  version: 0,
}
const HANNAH: ReviewUser = {
  ...OWEN,
  loginId: 'hannah@smallfarm.example',
  firstName: 'Hannah',
  lastName: 'Fields',
  role: 'ADMIN',
  advice: 'KEEP',
  reason: 'OWN_ACCOUNT',
  removable: false,
}
const REVIEW: AccessReview = {
  id: ID,
  companyName: 'Small Farm',
  status: 'PENDING',
  deadline: '2026-03-23',
  daysLeft: 7,
  openedAt: '2026-02-06T15:00:00.000Z',
  openedBy: 'Morgan Hale',
  confirmedAt: null,
  confirmedBy: null,
  counts: { total: 2, keep: 0, remove: 0, undecided: 2 },
}
const adminWith = (permissions: (typeof ADMIN_PERMISSIONS)[keyof typeof ADMIN_PERMISSIONS][]) =>
  user({ authz: { group: 'ADMIN', permissions: [PERMISSIONS.listUser, ...permissions] } })

function serverWith(
  review: Partial<AccessReview> = {},
  person = adminWith(Object.values(ADMIN_PERMISSIONS)),
): FakeServer {
  return serverFor(person)
    .answers(calls.accessReviews.read, { ...REVIEW, ...review })
    .answers(calls.accessReviews.users, { ...PAGE, content: [OWEN, HANNAH] })
}
const open = (server: FakeServer, rest = '') => openPortal({ path: `/admin/userList?review=current${rest}`, server })
const remove = () => screen.findByRole('button', { name: 'Remove Owen Marsh' })

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

describe('an access review', () => {
  it('BAN-03a shows the consequences, and saves each decision immediately', async () => {
    const saved = { ...OWEN, decision: 'REMOVE', version: 1 } as const
    const server = serverWith().answers(calls.accessReviews.decide, saved)
    await open(server)
    expect(await screen.findByText('7 days left, until 03/23/2026')).toBeVisible()
    expect(screen.getByText(/all users of Small Farm lose access, including you/)).toBeVisible()
    expect(await screen.findByRole('row', { name: /Owen/ })).toHaveTextContent('RemoveNever logged in')
    expect(screen.getByRole('button', { name: 'Remove Hannah Fields' })).toBeDisabled()
    await userEvent.click(await remove())
    expect(await remove()).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(server.requested(calls.accessReviews.read)).toHaveLength(2))
    expect(server.requested(calls.accessReviews.decide).map(({ body }) => body)).toEqual([
      { decision: 'REMOVE', note: '', version: 0 },
    ])
  })

  it('BAN-03a undoes a decision that could not be saved, and reports it', async () => {
    const server = serverWith().refuses(calls.accessReviews.decide, 500, 'INTERNAL')
    await open(server)
    await userEvent.click(await remove())
    expect(await screen.findByText(/something went wrong/i)).toBeVisible()
    expect(await remove()).toHaveAttribute('aria-pressed', 'false')
  })

  it('SRV-06a shows the decision of another administrator who was first', async () => {
    const current = { ...OWEN, decision: 'KEEP', note: 'Comes back in May.', version: 3 }
    const server = serverWith().replies(calls.accessReviews.decide, () => failure(409, 'CONFLICT', { current }))
    await open(server)
    await userEvent.click(await remove())
    expect(await screen.findByText(/Someone else decided on Owen Marsh in the meantime/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Keep Owen Marsh' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Comes back in May.')).toBeVisible()
  })

  it('BAN-03a is confirmed only when all users are decided, after it shows how many stay and how many are removed', async () => {
    const server = serverWith({ counts: { total: 24, keep: 13, remove: 11, undecided: 0 } })
    server.answers(calls.accessReviews.confirm, { kept: 13, removed: 11 })
    await open(server, '&step=confirm')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/13 users keep access, and 11 users are removed\./)).toBeVisible()
    server.answers(calls.accessReviews.read, { ...REVIEW, status: 'CONFIRMED', confirmedBy: 'Hannah Fields' })
    await userEvent.click(question.getByRole('button', { name: 'Confirm all users are verified' }))
    expect(await screen.findByText('This review is confirmed')).toBeVisible()
    expect(server.requested(calls.accessReviews.confirm).map(({ body }) => body)).toEqual([
      { confirmed: true, removes: 11 },
    ])
  })

  it('BAN-03a shows the number of undecided users if it cannot be confirmed, and is read-only for spectators', async () => {
    const server = serverWith({ counts: { total: 2, keep: 1, remove: 0, undecided: 1 } }, adminWith([]))
    await open(server)
    expect(await screen.findByText('Keep: 1 · Remove: 0 · Undecided: 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: /advice/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Remove Owen Marsh' })).not.toBeInTheDocument()
  })
})
