import type { NewUser } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failure } from '../../test/server.ts'
import {
  add,
  ADMIN,
  AGENCY,
  DONE,
  edit,
  EMAIL_PROBLEM,
  adminWith,
  openUsers,
  serverWith,
  type,
} from '../../test/administration.ts'

describe('adding a user', () => {
  it('USR-11 checks the address when its field loses focus, and again when a field it depends on changes', async () => {
    const server = serverWith()
    await openUsers(server)
    const dialog = await add()
    await type(dialog, 'Email', 'eva@elsewhere.example')
    expect(dialog.queryByText(EMAIL_PROBLEM)).not.toBeInTheDocument()
    await userEvent.tab()
    expect(await dialog.findByText(EMAIL_PROBLEM)).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Third Party User' }))
    await userEvent.tab()
    await waitFor(() =>
      expect(server.requested(calls.users.checkEmails).at(-1)?.body).toEqual({
        emails: ['eva@elsewhere.example'],
        companyType: 'THIRD_PARTY',
      }),
    )
    await type(dialog, 'Email', 'eva@brightfoods.example')
    expect(dialog.queryByText(EMAIL_PROBLEM)).not.toBeInTheDocument()
    await userEvent.tab()
    await waitFor(() => expect(server.requested(calls.users.checkEmails)).toHaveLength(3))
    expect(dialog.queryByText(EMAIL_PROBLEM)).not.toBeInTheDocument()
  })

  it('USR-11 DOM-05 names the type of the user’s domain', async () => {
    const email = 'eva@brightfoods.example'
    const answer = [{ email, valid: false, code: 'OWN_DOMAIN' as const, error: '' }]
    await openUsers(serverWith().answers(calls.users.checkEmails, answer))
    const dialog = await add()
    await userEvent.click(dialog.getByRole('radio', { name: 'Third Party User' }))
    await type(dialog, 'Email', email)
    await userEvent.tab()
    expect(await dialog.findByText(/belongs to your company, not to a third party\. Choose the other/)).toBeVisible()
  })

  it('USR-11 does not check an incomplete address', async () => {
    const server = serverWith()
    await openUsers(server)
    const dialog = await add()
    await type(dialog, 'Email', 'eva')
    await userEvent.tab()
    await type(dialog, 'First name', 'Eva')
    expect(server.requested(calls.users.checkEmails)).toHaveLength(0)
  })

  it('USR-12 USR-20 USR-21 invites the user with all values, and reports when they are added', async () => {
    const server = serverWith()
    await openUsers(server)
    const dialog = await add()
    expect(dialog.queryByRole('switch')).not.toBeInTheDocument()
    await type(dialog, 'First name', 'Eva')
    await type(dialog, 'Last name', 'Muñoz')
    await type(dialog, 'Email', 'E\u200bva@brightfoods.example\u00ad')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shopper Behavior' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Administrator' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await screen.findByText('Single user addition started successfully.')).toBeVisible()
    expect(await screen.findByText('1 new user was successfully added!')).toBeVisible()
    const sent: NewUser = {
      firstName: 'Eva',
      lastName: 'Muñoz',
      email: 'eva@brightfoods.example',
      companyType: 'COMPANY',
      products: ['SHOPPER_BEHAVIOR'],
      role: 'ADMIN',
      multipleSupplierAccess: false,
      language_code: 'en-US',
    }
    expect(server.requested(calls.users.addUser).map(({ body }) => body)).toEqual([sent])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(server.requested(calls.users.counts).length).toBeGreaterThan(1))
  })

  it('FRM-01 USR-12 shows missing values and the server’s refusals at their fields', async () => {
    const fieldErrors = [{ field: 'email', code: 'USER_IN_OTHER_COMPANY', message: 'User belongs to another company' }]
    const server = serverWith().replies(calls.users.addUser, () => failure(400, 'INVALID_INPUT', { fieldErrors }))
    await openUsers(server)
    const dialog = await add()
    await type(dialog, 'First name', 'Eva')
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    const missing = await dialog.findAllByRole('link', { name: /: (This field is required|Choose at least one)\.$/ })
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      'Last name: This field is required.',
      'Email: This field is required.',
      'Products: Choose at least one.',
    ])
    await type(dialog, 'Last name', 'Muñoz')
    await type(dialog, 'Email', 'eva@brightfoods.example')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Report Builder' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await dialog.findByRole('link', { name: /^Email: User belongs to another company\. Use/ })).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Eva')
  })

  it('USR-11 FRM-01 keeps the error of the address next to those of missing values', async () => {
    await openUsers(serverWith())
    const dialog = await add()
    await type(dialog, 'Email', 'eva@elsewhere.example')
    await userEvent.tab()
    await dialog.findByText(EMAIL_PROBLEM)
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await dialog.findByRole('link', { name: 'First name: This field is required.' })).toBeVisible()
    expect(dialog.getByRole('link', { name: `Email: ${EMAIL_PROBLEM}` })).toBeVisible()
    await type(dialog, 'Email', 'eva@brightfoods.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    await waitFor(() => expect(dialog.queryByRole('link', { name: /^Email:/ })).not.toBeInTheDocument())
  })

  it('USR-12 DOM-05 lets the user act for every supplier if the company is an agency', async () => {
    await openUsers(serverWith({ ...ADMIN, tenant: AGENCY }))
    const dialog = await add()
    expect(await dialog.findByRole('switch', { name: 'Multiple supplier access' })).not.toBeChecked()
  })

  it('USR-21 reports an addition that failed', async () => {
    const failed = [{ loginId: 'eva@brightfoods.example', code: 'USER_EXISTS', error: 'User already exists' }]
    await openUsers(serverWith().answers(calls.jobs.read, { ...DONE, failed }))
    const dialog = await add()
    await type(dialog, 'First name', 'Eva')
    await type(dialog, 'Last name', 'Muñoz')
    await type(dialog, 'Email', 'eva@brightfoods.example')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Report Builder' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await screen.findByText(/1 user wasn’t changed: User already exists/)).toBeVisible()
    expect(screen.queryByText(/successfully added/)).not.toBeInTheDocument()
  })

  it('I18N-04 USR-21 shows the reason in the reader’s language', async () => {
    const failed = [{ loginId: 'eva@brightfoods.example', code: 'USER_EXISTS', error: 'User already exists' }]
    const reader = { ...ADMIN, user_preferences: { ...ADMIN.user_preferences, language_code: 'es-MX' as const } }
    await openUsers(serverWith(reader).answers(calls.jobs.read, { ...DONE, failed }))
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar usuario' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar usuario' }))
    await type(dialog, 'Nombre(s)', 'Eva')
    await type(dialog, 'Apellidos', 'Muñoz')
    await type(dialog, 'Correo electrónico', 'eva@brightfoods.example')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Report Builder' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar usuario' }))
    expect(await screen.findByText(/El usuario ya existe/)).toBeVisible()
  })

  it('ROL-04 is hidden from users who can only read or edit', async () => {
    await openUsers(serverWith(adminWith(ADMIN_PERMISSIONS.updateUser)))
    await edit()
    expect(screen.queryByRole('button', { name: 'Add user', hidden: true })).not.toBeInTheDocument()
  })
})
