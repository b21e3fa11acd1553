import { calls, PERMISSIONS } from '@tessera/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ADMIN, JOB, adminWith, openUsers } from '../../test/administration.ts'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { failure, json } from '../../test/server.ts'
import { activeUser, actOn, BLOCKED, page, serverWithUsers } from '../../test/user-lists.ts'
import { writeIn } from '../../test/write-in.ts'

const READER = adminWith()

describe('user management', () => {
  it('ADM-01 ADM-02 has a tile next to the one for domains, for users with both permissions', async () => {
    const authz = { ...ADMIN.authz, permissions: [...ADMIN.authz.permissions, PERMISSIONS.listDomain] }
    await openPortal({ path: '/admin', server: serverFor({ ...ADMIN, authz }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'General and Access Settings' })).toBeVisible()
    expect(screen.getByRole('link', { name: /User management/ })).toHaveAttribute('href', '/admin/userList')
    expect(within(screen.getByRole('main')).getByRole('link', { name: /Authorized domains/ })).toBeVisible()
  })

  it('ADM-02 has no tile for areas that the user cannot manage', async () => {
    await openPortal({ path: '/admin', server: serverFor(READER) })
    await screen.findByRole('link', { name: /User management/ })
    expect(screen.queryByRole('link', { name: /Authorized domains/ })).toBeNull()
  })

  it('USR-01 USR-02 has a tab for each list, with counts from one call', async () => {
    const server = serverWithUsers()
    await openUsers(server)
    expect(await screen.findByRole('tab', { name: /Active users.*1,240/ })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tab', { name: /Pending users.*60/ })).toBeVisible()
    const list = await screen.findByRole('grid', { name: 'Active users' })
    const row = within(list).getByRole('row', { name: /Ortega/ })
    expect(row).toHaveTextContent('Report Builder')
    expect(row).toHaveTextContent('—')
    expect(within(row).getByRole('link', { name: 'Ortega' })).toHaveAttribute('href', expect.stringContaining('user='))
    await userEvent.click(screen.getByRole('tab', { name: /Blocked users/ }))
    expect(await screen.findByRole('grid', { name: 'Blocked users' })).toHaveTextContent('Left the company')
    expect(window.location.search).toContain('tab=blocked')
    expect(server.requested(calls.users.counts)).toHaveLength(1)
    act(() => window.history.back())
    expect(await screen.findByRole('tab', { name: /Active users/, selected: true })).toBeVisible()
  })

  it('USR-10a shows the number of users next to each option when a filter opens', async () => {
    const server = serverWithUsers().answers(calls.users.activeFacets, { COMPANY: 1104, THIRD_PARTY: 136 })
    await openUsers(server, '?search=ana&multipleSupplierAccess=false&type=COMPANY')
    await screen.findByRole('grid', { name: 'Active users' })
    expect(server.requested(calls.users.activeFacets)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: /^Company type: .*Change$/ }))
    expect(await screen.findByRole('checkbox', { name: /\(136\)/ })).not.toBeChecked()
    const [requested] = server.requested(calls.users.activeFacets)
    expect(Object.fromEntries(new URL(requested?.url ?? '', window.location.origin).searchParams)).toEqual({
      search: 'ana',
      multipleSupplierAccess: 'false',
      facet: 'type',
    })
  })

  it('USR-15b UIX-03a unblocks a user after a confirmation', async () => {
    const loginId = BLOCKED[0]?.loginId ?? ''
    const server = serverWithUsers().answers(calls.users.unblockUsers, { unblocked: [loginId], rejected: [] })
    await openUsers(server, '?tab=blocked')
    await actOn('Out Side', 'Unblock')
    const question = within(await screen.findByRole('alertdialog', { name: 'Unblock Out Side?' }))
    expect(question.queryByText(/affected/)).not.toBeInTheDocument()
    expect(server.requested(calls.users.unblockUsers)).toHaveLength(0)
    await userEvent.click(question.getByRole('button', { name: /^Unblock/ }))
    expect(await screen.findByText('User(s) unblocked successfully.')).toBeVisible()
    expect(server.requested(calls.users.unblockUsers)[0]?.body).toEqual({ ids: [loginId] })
  })

  it('USR-15b B-06 unblocks all matching users with a job', async () => {
    const server = serverWithUsers()
      .answers(calls.users.unblockUsers, { jobId: JOB, accepted: 25, rejected: [] })
      .answers(calls.jobs.read, { status: 'DONE', processed: 25, total: 25, failed: [] })
    await openUsers(server, '?tab=blocked&search=side')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Select all/ }))
    await userEvent.click(await screen.findByRole('button', { name: /all 25/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Unblock the selected users?' }))
    expect(question.getByText('25 users are affected.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: /^Unblock/ }))
    expect(await screen.findByText('User(s) unblocked successfully.')).toBeVisible()
    expect(server.requested(calls.users.unblockUsers)[0]?.body).toEqual({
      query: { search: 'side' },
      exclude: [],
      expectedCount: 25,
    })
    expect(screen.queryByRole('button', { name: 'Unblock' })).not.toBeInTheDocument()
  })

  it.each([
    ['en-US', 'Active users', 'Supplier'],
    ['es-MX', 'Usuarios activos', 'Proveedor'],
    ['fr-CA', 'Utilisateurs actifs', 'Fournisseur'],
  ] as const)('USR-02 TXT-04 is shown in %s, and its columns name the time zone', async (language_code, name, type) => {
    const person = { ...ADMIN, user_preferences: { ...ADMIN.user_preferences, language_code } }
    await openUsers(serverWithUsers(person))
    const list = within(await screen.findByRole('grid', { name }))
    expect((await list.findByRole('row', { name: /Muñoz/ })).textContent).toContain(type)
    expect(
      list.getByRole('columnheader', { description: /^(Central Time|hora del centro|heure du Centre)$/ }),
    ).toBeVisible()
  })

  it('USR-14a B-06 deletes all matching users with a job, and reports who was not deleted and why', async () => {
    const server = serverWithUsers()
      .answers(calls.users.deleteUsers, { jobId: JOB, accepted: 1239, rejected: [] })
      .answers(calls.jobs.read, {
        status: 'DONE',
        processed: 1239,
        total: 1239,
        failed: [
          { loginId: 'x@brightfoods.example', code: 'LAST_ADMIN', error: 'A company must keep at least one' },
          { loginId: 'y@brightfoods.example', code: 'NOT_FOUND', error: 'User does not exist' },
          { loginId: 'z@brightfoods.example', code: 'NOT_FOUND', error: 'User does not exist' },
        ],
      })
    await openUsers(server)
    await userEvent.click(await screen.findByRole('checkbox', { name: /Select all/ }))
    await userEvent.click(await screen.findByRole('button', { name: /1,239/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('1,239 users are affected.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete 1,239 users' }))
    expect(await screen.findByText('Deletion of user(s) started successfully.')).toBeVisible()
    expect(
      await screen.findByText('1 user wasn’t changed: A company must keep at least one administrator'),
    ).toBeVisible()
    expect(screen.getByText('2 users weren’t changed: no user has this email address anymore.')).toBeVisible()
    expect(server.requested(calls.users.deleteUsers)[0]?.body).toEqual({ query: {}, exclude: [], expectedCount: 1239 })
  })

  it('USR-14a clears the selection on another search, so hidden users are never selected', async () => {
    await openUsers(serverWithUsers())
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Ana Ortega' }))
    expect(screen.getByRole('button', { name: 'Block' })).toBeVisible()
    await userEvent.type(screen.getByRole('searchbox'), 'mario')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument())
  })

  it('USR-15b deselects users who are no longer in the list', async () => {
    const one = { ...page(BLOCKED), selectable_elements: 1 }
    const server = serverWithUsers().answers(calls.users.blocked, one)
    server.replies(calls.users.unblockUsers, () => {
      server.answers(calls.users.blocked, { ...page([]), selectable_elements: 0 })
      return json({ unblocked: [BLOCKED[0]?.loginId], rejected: [] })
    })
    await openUsers(server, '?tab=blocked')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Out Side' }))
    expect(screen.getByRole('button', { name: 'Unblock' })).toBeVisible()
    await actOn('Out Side', 'Unblock')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unblock user' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Unblock' })).not.toBeInTheDocument())
  })

  it('USR-01 keeps the search on the next list', async () => {
    const server = serverWithUsers()
    await openUsers(server, '?search=ina')
    await userEvent.click(await screen.findByRole('tab', { name: /Pending users/ }))
    await screen.findByRole('grid', { name: 'Pending users' })
    expect(new URLSearchParams(window.location.search).get('search')).toBe('ina')
  })

  it('USR-07 USR-16 renews an expired invitation, and resends one that is valid', async () => {
    const server = serverWithUsers()
      .answers(calls.users.renewInvitation, { stage: 'INVITATION_SENT' })
      .replies(calls.users.resendInvitation, () => failure(429, 'TOO_MANY_INVITATIONS'))
    await openUsers(server, '?tab=pending')
    expect(await screen.findByRole('row', { name: /Late/ })).toHaveTextContent('Expired')
    expect(screen.queryByRole('button', { name: 'Actions for Eva Late' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Delete Eva Late' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Renew the invitation for Eva Late' }))
    expect(await screen.findByText('Invitation renewed.')).toBeVisible()
    expect(server.requested(calls.users.pending)).toHaveLength(2)
    await actOn('Ina New', 'Resend welcome email')
    expect(await screen.findByText(/resent three times within a day/)).toBeVisible()
  })

  it('USR-15 B-06 does not report users as blocked if the job failed', async () => {
    const server = serverWithUsers()
      .answers(calls.users.blockUsers, { jobId: JOB, accepted: 1239, rejected: [] })
      .answers(calls.jobs.read, { status: 'FAILED', processed: 0, total: 1239, failed: [] })
    await openUsers(server)
    await userEvent.click(await screen.findByRole('checkbox', { name: /Select all/ }))
    await userEvent.click(await screen.findByRole('button', { name: /1,239/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Block' }))
    const question = within(await screen.findByRole('alertdialog'))
    await writeIn(question.getByRole('textbox', { name: /Reason/ }), 'Left the company')
    await userEvent.click(question.getByRole('button', { name: /^Block/ }))
    expect(await screen.findByText(/Something went wrong/)).toBeVisible()
    expect(screen.queryByText('User(s) blocked successfully.')).not.toBeInTheDocument()
  })

  it('USR-20 USR-21 shows which action failed', async () => {
    const server = serverWithUsers()
      .answers(calls.users.deleteUsers, { jobId: JOB, accepted: 1, rejected: [] })
      .answers(calls.jobs.read, { status: 'FAILED', processed: 0, total: 1, failed: [] })
      .refuses(calls.users.resendInvitation, 500, 'INTERNAL')
    await openUsers(server, '?tab=pending')
    await actOn('Ina New', 'Resend welcome email')
    expect(await screen.findByText('Resend of email failed')).toBeVisible()
    await actOn('Ina New', 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Ina New?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete user' }))
    expect(await screen.findByText('Deletion unsuccessful.')).toBeVisible()
  })

  it('ROL-04 USR-09 has no actions for read-only users, nor on the user’s own row', async () => {
    await openUsers(serverWithUsers(READER))
    await screen.findByRole('row', { name: /Ortega/ })
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('USR-09 excludes the user’s own row from actions', async () => {
    const own = activeUser('Dana', 'Reyes', { loginId: ADMIN.login_id })
    await openUsers(serverWithUsers(ADMIN, [own]))
    const row = within(await screen.findByRole('row', { name: /Reyes/ }))
    expect(row.queryByRole('button', { name: /Actions for/ })).toBeNull()
    expect(row.getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true')
  })
})
