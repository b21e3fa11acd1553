import type { AdministeredUser } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failure, json } from '../../test/server.ts'
import { ANA, edit, JOB, openUsers, serverWith, type } from '../../test/administration.ts'

describe('editing a user', () => {
  it('USR-13 USR-20 keeps the address, and sends the version that was read', async () => {
    const server = serverWith()
    await openUsers(server)
    const dialog = await edit()
    expect(await dialog.findByText(ANA.email)).toBeVisible()
    expect(dialog.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument()
    await type(dialog, 'Last name', 'Ortega Ruiz')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shopper Behavior' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Edit started successfully.')).toBeVisible()
    expect(server.requested(calls.users.editUser).map(({ body }) => body)).toEqual([
      {
        firstName: 'Ana',
        lastName: 'Ortega Ruiz',
        products: ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR'],
        role: 'USER',
        multipleSupplierAccess: false,
        version: 3,
      },
    ])
  })

  it('SRV-06a shows another user’s saved version next to the typed text, which a second press saves', async () => {
    const current: AdministeredUser = { ...ANA, lastName: 'Ortiz', role: 'ADMIN', version: 4 }
    const answers = [failure(409, 'CONFLICT', { current })]
    const server = serverWith().replies(
      calls.users.editUser,
      () => answers.shift() ?? json({ jobId: JOB, accepted: 1, rejected: [] }, 202),
    )
    await openUsers(server)
    const dialog = await edit()
    await type(dialog, 'Last name', 'Ortega Ruiz')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await dialog.findByText('Ana Ortiz')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Ortega Ruiz')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Edit started successfully.')).toBeVisible()
    const sent = server.requested(calls.users.editUser).map(({ body }) => (body as { version: number }).version)
    expect(sent).toEqual([3, 4])
  })

  it('B-02 closes the form for the details of a pressed row, and offers the typed text later', async () => {
    await openUsers(serverWith())
    const dialog = await edit()
    await type(dialog, 'Last name', 'Ortega Ruiz')
    await userEvent.click(screen.getByRole('rowheader', { name: /Ortega/ }))
    const details = within(await screen.findByRole('dialog', { name: 'Ana Ortega' }))
    expect(screen.queryByRole('dialog', { name: /^Edit/ })).not.toBeInTheDocument()
    await userEvent.click(await details.findByRole('button', { name: 'Edit' }))
    const again = within(await screen.findByRole('dialog', { name: /^Edit/ }))
    await userEvent.click(await again.findByRole('button', { name: 'Restore' }))
    expect(again.getByRole('textbox', { name: 'Last name' })).toHaveValue('Ortega Ruiz')
  })

  it('SRV-06a requests the user again each time, so an editor never conflicts with their own earlier save', async () => {
    const server = serverWith()
    await openUsers(server)
    await edit()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    server.answers(calls.users.user, { ...ANA, role: 'ADMIN', version: 9 })
    const dialog = await edit()
    expect(await dialog.findByRole('radio', { name: 'Administrator' })).toBeChecked()
    await type(dialog, 'Last name', 'Ortiz')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Edit started successfully.')
    expect(server.requested(calls.users.editUser)[0]?.body).toMatchObject({ role: 'ADMIN', version: 9 })
  })

  it('USR-22 keeps or removes products that the company no longer has', async () => {
    const server = serverWith().answers(calls.users.companyProducts, [
      { code: 'SHOPPER_BEHAVIOR', title: 'Shopper Behavior' },
    ])
    await openUsers(server)
    const dialog = await edit()
    expect(await dialog.findByRole('checkbox', { name: 'Report Builder' })).toBeChecked()
  })

  it('USR-13 the last administrator keeps the role, with a note in the form', async () => {
    const last: AdministeredUser = { ...ANA, role: 'ADMIN' }
    const server = serverWith().answers(calls.users.user, last).refuses(calls.users.editUser, 409, 'LAST_ADMIN')
    await openUsers(server)
    const dialog = await edit()
    await userEvent.click(await dialog.findByRole('radio', { name: 'User' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await dialog.findByText('A company must keep at least one administrator')).toBeVisible()
  })

  it('ERR-03 can retry after a load failure', async () => {
    const server = serverWith().refuses(calls.users.user, 500, 'INTERNAL')
    await openUsers(server)
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ana Ortega' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(calls.users.user, ANA)
    await userEvent.click(again)
    expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue('Ortega')
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  })
})
