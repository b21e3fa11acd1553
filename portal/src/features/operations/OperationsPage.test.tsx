import type { Flag } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { FLAG, MAIL, openOperations, operations, SPECTATOR, SUPER } from '../../test/operations.ts'

let press: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  press = userEvent.setup()
})

describe('feature flags', () => {
  it('RTE-51 FLG-03b show share, tenants and history, and are changed from the version that was read', async () => {
    const server = operations(SUPER).answers(calls.operations.updateFlag, { ...FLAG, percentage: 60, version: 4 })
    await openOperations(server)
    expect(await screen.findByText('30% of users')).toBeVisible()
    await press.click(screen.getByRole('button', { name: /History/ }))
    expect(screen.getByText('Mara Hale changed it; before: On for 10% of users: All countries')).toBeVisible()
    await press.click(screen.getByRole('button', { name: 'Edit Search in the knowledge base' }))
    const dialog = within(await screen.findByRole('dialog'))
    const share = dialog.getByRole('textbox', { name: 'Share of users, in percent' })
    await press.clear(share)
    await press.type(share, '60')
    await press.click(dialog.getByRole('checkbox', { name: 'Canada' }))
    await press.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requested(calls.operations.updateFlag).map(({ url, body }) => [url, body])).toEqual([
      [
        '/core-app-api/v1/feature-flags/kb_search_rollout',
        { enabled: true, percentage: 60, variationKey: 'on', tenants: ['US', 'MX'], version: 3 },
      ],
    ])
    expect(await screen.findByText('Feature flag changed.')).toBeVisible()
  })

  it('FLG-03b the history of an off flag includes its settings, which distinguishes two changes', async () => {
    const off = { ...FLAG, enabled: false, percentage: 5 }
    const [first] = FLAG.history
    const history = [{ ...first, at: '2026-03-03T15:00:00.000Z', after: off, before: { ...off, percentage: 30 } }]
    await openOperations(operations(SUPER).answers(calls.operations.flags, [{ ...off, history }] as Flag[]))
    await press.click(await screen.findByRole('button', { name: /History/ }))
    expect(screen.getByText(/^Off for everyone; when switched on: On for 5% of users/)).toBeVisible()
    expect(screen.getByText(/before: Off for everyone; when switched on: On for 30% of users/)).toBeVisible()
  })

  it.each([
    ['150', 'Enter a number from 0 to 100.'],
    ['33.333', 'Enter a multiple of 0.01.'],
  ])(
    'FLG-03b refuse a share of %s with the same message next to its field and in the summary',
    async (share, problem) => {
      const server = operations(SUPER)
      await openOperations(server)
      await press.click(await screen.findByRole('button', { name: 'Edit Search in the knowledge base' }))
      const dialog = within(await screen.findByRole('dialog'))
      const field = dialog.getByRole('textbox', { name: 'Share of users, in percent' })
      await press.clear(field)
      await press.type(field, `${share}{Enter}`)
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(problem)))
      expect(dialog.getByRole('link', { name: `Share of users, in percent: ${problem}` })).toBeVisible()
      expect(server.requested(calls.operations.updateFlag)).toEqual([])
    },
  )

  it('FLG-03b report another user’s change, and overwrite it only after a second press', async () => {
    const newer: Flag = { ...FLAG, percentage: 45, version: 4 }
    const server = operations(SUPER).refuses(calls.operations.updateFlag, 409, 'CONFLICT', { current: newer })
    await openOperations(server)
    await press.click(await screen.findByRole('button', { name: 'Edit Search in the knowledge base' }))
    const dialog = within(await screen.findByRole('dialog'))
    server.answers(calls.operations.flags, [newer])
    await press.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Someone changed this in the meantime.Mara Hale saved another version, shown below.',
    )
    expect(dialog.getByText('45% of users')).toBeVisible()
    server.answers(calls.operations.updateFlag, { ...newer, version: 5 })
    await press.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requested(calls.operations.updateFlag).at(-1)?.body).toMatchObject({ percentage: 30, version: 4 })
  })
})

describe('outbox', () => {
  it('SRV-10b RTE-51 shows recipient, subject and attempts, and sends an email again', async () => {
    const server = operations(SUPER).answers(calls.operations.resendMail, MAIL)
    await openOperations(server, 'mails')
    const row = within(await screen.findByRole('row', { name: /ana@brightfoods/ }))
    expect(row.getByText('Set a new password')).toBeVisible()
    expect(row.getByText('Waiting')).toBeVisible()
    expect(row.queryByRole('button', { name: /^Read/ })).toBeNull()
    await press.click(row.getByRole('button', { name: 'Send the email to ana@brightfoods.example again' }))
    expect(await screen.findByText('Email queued.')).toBeVisible()
    expect(server.requested(calls.operations.resendMail)).toHaveLength(1)
  })

  it('SRV-10b offers no resend if no email can be sent, and shows why', async () => {
    await openOperations(operations(SUPER, { ...MAIL, sendable: false }), 'mails')
    const table = within(await screen.findByRole('grid', { name: 'Email outbox' }))
    expect(await table.findByRole('row', { name: /ana@brightfoods/ })).toBeVisible()
    expect(screen.getByText(/no mail server is set up/)).toBeVisible()
    expect(table.queryByRole('button', { name: /again$/ })).toBeNull()
    expect(table.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
  })

  it('SRV-10b shows why an email is not sent again if the portal no longer has a mail server', async () => {
    const server = operations(SUPER).refuses(calls.operations.resendMail, 409, 'NO_MAIL_SERVER')
    await openOperations(server, 'mails')
    await press.click(await screen.findByRole('button', { name: 'Send the email to ana@brightfoods.example again' }))
    expect(await screen.findByText(/^The email wasn’t sent because this portal has no mail server/)).toBeVisible()
  })

  it('SRV-10b shows one message if there are no emails yet', async () => {
    await openOperations(operations(SUPER, null), 'mails')
    expect(await screen.findByRole('heading', { name: 'No emails yet' })).toBeVisible()
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.queryByText('0 rows')).toBeNull()
  })

  it('SRV-10b shows the text of an email if the server returns it', async () => {
    await openOperations(operations(SUPER, { ...MAIL, body: 'Hello Ana,\n\nfollow this link.' }), 'mails')
    await press.click(await screen.findByRole('button', { name: 'Read the email to ana@brightfoods.example' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a new password' }))
    expect(dialog.getByText('follow this link.')).toBeVisible()
  })
})

it('RTE-51 ROL-16b a spectator sees all tabs without actions', async () => {
  await openOperations(operations(SPECTATOR))
  expect(await screen.findByText('30% of users')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  const { length } = window.history
  await press.click(screen.getByRole('tab', { name: 'Banners' }))
  expect(await screen.findByRole('heading', { name: 'Reports are late today.' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Change|Delete|New)/ })).toBeNull()
  await press.click(screen.getByRole('tab', { name: 'Email outbox' }))
  expect(await screen.findByRole('row', { name: /ana@brightfoods/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
  expect(window.location.search).toBe('?tab=mails')
  expect(window.history).toHaveLength(length)
})
