import type { AdministeredUser, PendingUser } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ADMIN, adminWith } from '../../test/administration.ts'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import type { FakeServer } from '../../test/server.ts'
import { json } from '../../test/server.ts'

const INA: AdministeredUser = {
  loginId: 'ina.new@brightfoods.example',
  email: 'ina.new@brightfoods.example',
  firstName: 'Ina',
  lastName: 'New',
  version: 1,
  status: 'PENDING',
  stage: 'INVITATION_SENT',
  kind: 'THIRD_PARTY',
  uiCompanyType: 'Supplier',
  role: 'ADMIN',
  multipleSupplierAccess: false,
  createdBy: 'Dana Reyes',
  createdAt: '2026-02-05T15:00:00.000Z',
  products: [
    { code: 'REPORT_BUILDER', title: 'Report Builder', status: 'PROMISED', since: '2026-02-05T15:00:00.000Z' },
  ],
  invitation: { sentAt: '2026-02-06T15:00:00.000Z', until: '2026-03-08T15:00:00.000Z', times: 2, resendableAt: null },
  block: null,
  signIns: [],
  entries: [
    { at: '2026-02-05T15:00:00.000Z', by: 'Dana Reyes', title: 'User created', about: null },
    { at: '2026-02-04T15:00:00.000Z', by: 'Ina New', title: 'User blocked', about: 'Ana Ortega' },
  ],
}
const INSIDE: AdministeredUser = {
  ...INA,
  status: 'BLOCKED',
  stage: null,
  invitation: null,
  signIns: ['2026-02-07T15:00:00.000Z', '2026-02-06T15:00:00.000Z'],
  block: { reason: 'Left the company', by: 'Dana Reyes', at: '2026-02-08T15:00:00.000Z' },
}
const { loginId, email, firstName, lastName, createdBy, createdAt } = INA
const ROW: PendingUser = {
  loginId,
  email,
  firstName,
  lastName,
  createdBy,
  createdAt,
  products: ['Report Builder'],
  status: 'PENDING',
  stage: 'INVITATION_SENT',
}
const PAGE = { page: 0, size: 25, total_elements: 1, total_pages: 1 }

const serverWith = (person = ADMIN): FakeServer =>
  serverFor(person)
    .answers(calls.users.counts, { active: 0, pending: 1, blocked: 0 })
    .answers(calls.users.active, { ...PAGE, content: [], total_elements: 0, selectable_elements: 0 })
    .answers(calls.users.pending, { ...PAGE, content: [ROW] })
    .answers(calls.users.blocked, { ...PAGE, content: [], total_elements: 0, selectable_elements: 0 })
    .answers(calls.jobs.list, [])
    .answers(calls.users.companyProducts, [{ code: 'REPORT_BUILDER', title: 'Report Builder' }])
    .answers(calls.users.user, INA)

const open = (server: FakeServer, query: string) => openPortal({ path: `/admin/userList${query}`, server })
const panel = async () => within(await screen.findByRole('dialog', { name: 'Ina New' }))
const chooseAct = async (act: string) => {
  await userEvent.click((await panel()).getByRole('button', { name: 'Actions for Ina New' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: act }))
}
const SHOWN = `?tab=pending&user=${INA.loginId}`

describe('user panel', () => {
  it('USR-10d opens from the row, has a URL, and returns the focus to the row', async () => {
    await open(serverWith(), '?tab=pending')
    await userEvent.click(await screen.findByRole('rowheader', { name: /New/ }))
    const shown = await panel()
    expect(new URLSearchParams(window.location.search).get('user')).toBe(INA.loginId)
    expect(screen.getByRole('row', { current: true, hidden: true })).toHaveTextContent('New')
    await userEvent.click(shown.getByRole('button', { name: /Close/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('?tab=pending')
  })

  it('USR-10d shows an invited user’s products, expiry, number of invitations and log', async () => {
    await open(serverWith(), SHOWN)
    const shown = await panel()
    expect(await shown.findByText('Invitation sent')).toBeVisible()
    expect(shown.getByText('Third Party User')).toBeVisible()
    expect(shown.getByText('Administrator')).toBeVisible()
    expect(shown.getByText('After registration')).toBeVisible()
    expect(shown.getByText('Times sent').nextSibling).toHaveTextContent('2')
    expect(shown.getByText('Valid until').nextSibling).toHaveTextContent('Mar 8, 2026')
    expect(shown.getByText('User created').nextSibling).toHaveTextContent(/^Dana Reyes, Feb 5, 2026/)
    expect(shown.getByText('User blocked: Ana Ortega').nextSibling).toHaveTextContent(/^Ina New, Feb 4/)
    expect(shown.getByText('Never')).toBeVisible()
  })

  it('USR-10d TXT-04 shows why a user is blocked, and the last sign-in', async () => {
    await open(serverWith().answers(calls.users.user, INSIDE), SHOWN)
    const shown = await panel()
    expect(await shown.findByText('Left the company')).toBeVisible()
    expect(shown.getByText('Last sign-in').nextSibling?.textContent).toMatch(/^02\/07\/2026,\s09:00\sAM$/)
    expect(shown.getByText('Blocked on').nextSibling?.textContent).toMatch(/^02\/08\/2026,\s09:00\sAM$/)
    expect(shown.getByText('Created on').nextSibling?.textContent).toMatch(/^Feb\s5,\s2026$/)
    expect(shown.queryByText('Times sent')).not.toBeInTheDocument()
    expect(shown.getByRole('button', { name: 'Unblock' })).toBeVisible()
  })

  it('USR-09 has the actions of the row', async () => {
    const server = serverWith().answers(calls.users.resendInvitation, { stage: 'INVITATION_SENT' })
    await open(server, SHOWN)
    const shown = await panel()
    await userEvent.click(await shown.findByRole('button', { name: 'Resend welcome email' }))
    expect(await screen.findByText('Welcome email sent successfully.')).toBeVisible()
    await chooseAct('Delete')
    expect(await screen.findByRole('alertdialog', { name: 'Delete Ina New?' })).toBeVisible()
  })

  it('USR-16 shows from when an invitation can be resent, and does not offer it earlier', async () => {
    const invitation = { sentAt: createdAt, until: null, times: 4, resendableAt: '2026-02-07T15:00:00.000Z' }
    await open(serverWith().answers(calls.users.user, { ...INA, invitation }), SHOWN)
    const shown = await panel()
    expect((await shown.findByText('Can be resent from')).nextSibling).toHaveTextContent('Feb 7, 2026')
    expect(shown.getByRole('button', { name: 'Edit' })).toBeVisible()
    expect(shown.queryByRole('button', { name: 'Resend welcome email' })).not.toBeInTheDocument()
  })

  it('USR-15b moves the focus to the button of the next action', async () => {
    const server = serverWith()
      .answers(calls.users.user, INSIDE)
      .replies(calls.users.unblockUsers, () => {
        server.answers(calls.users.user, { ...INSIDE, status: 'ACTIVE', block: null })
        return json({ unblocked: [INSIDE.loginId], rejected: [] })
      })
    await open(server, SHOWN)
    const shown = await panel()
    await userEvent.click(await shown.findByRole('button', { name: 'Unblock' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Unblock Ina New?' }))
    await userEvent.click(question.getByRole('button', { name: 'Unblock user' }))
    await waitFor(() => expect(shown.getByRole('button', { name: 'Edit' })).toHaveFocus())
    expect(server.requested(calls.users.unblockUsers)).toHaveLength(1)
  })

  it('USR-16 keeps the focus if an action removes its own button', async () => {
    const invitation = { sentAt: createdAt, until: null, times: 4, resendableAt: '2026-02-07T15:00:00.000Z' }
    const server = serverWith().replies(calls.users.resendInvitation, () => {
      server.answers(calls.users.user, { ...INA, invitation })
      return json({ stage: 'INVITATION_SENT' })
    })
    await open(server, SHOWN)
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Resend welcome email' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Resend welcome email' })).not.toBeInTheDocument()
  })

  it('ROL-04 USR-09 has no actions for read-only users, nor for the user’s own account', async () => {
    await open(serverWith(adminWith()), SHOWN)
    expect(await (await panel()).findByText('Invitation sent')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  })

  it('USR-10d shows the user’s email address in its header and copies it', async () => {
    const actor = userEvent.setup()
    await open(serverWith(), SHOWN)
    const shown = await panel()
    expect(await shown.findByText(INA.email)).toBeVisible()
    await actor.click(shown.getByRole('button', { name: 'Copy email address' }))
    expect(await screen.findByText('Email address copied.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(INA.email)
  })

  it('USR-10d moves through the rows of the list with ↓ and with its buttons', async () => {
    const next = { ...ROW, loginId: 'zoe@brightfoods.example', firstName: 'Zoe' }
    const server = serverWith().answers(calls.users.pending, { ...PAGE, content: [ROW, next], total_elements: 2 })
    server.replies(calls.users.user, ({ url }) =>
      json(url.includes('zoe') ? { ...INA, loginId: next.loginId, firstName: 'Zoe' } : INA),
    )
    await open(server, '?tab=pending')
    await userEvent.click((await screen.findAllByRole('rowheader'))[0] ?? document.body)
    const shown = await panel()
    await waitFor(() => expect(shown.getByRole('button', { name: 'Next in the list' })).toBeEnabled())
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('dialog', { name: 'Zoe New' })).toBeVisible()
    expect(new URLSearchParams(window.location.search).get('user')).toBe(next.loginId)
    await userEvent.click(screen.getByRole('button', { name: 'Previous in the list' }))
    expect(await screen.findByRole('dialog', { name: 'Ina New' })).toBeVisible()
  })

  it('USR-09 has no actions on the user’s own account', async () => {
    const own = { ...INSIDE, loginId: ADMIN.login_id }
    await open(serverWith().answers(calls.users.user, own), `?user=${ADMIN.login_id}`)
    expect(await (await panel()).findByText('Left the company')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Unblock' })).not.toBeInTheDocument()
  })

  it('ERR-03 reports that the user no longer exists', async () => {
    await open(serverWith().refuses(calls.users.user, 404, 'NOT_FOUND'), SHOWN)
    expect(await screen.findByText('None of your users has this email address.')).toBeVisible()
  })
})
