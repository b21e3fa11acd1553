import type { AdministeredUser, Job, NewUser } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { failure, json } from '../../test/server.ts'

const JOB = '00000000-0000-4000-8000-000000000001'
const may = (...permissions: (typeof ADMIN_PERMISSIONS)[keyof typeof ADMIN_PERMISSIONS][]) =>
  user({ authz: { group: 'ADMIN', permissions: [PERMISSIONS.listUser, ...permissions] } })
const ADMIN = may(...Object.values(ADMIN_PERMISSIONS))
const AGENCY = { id: 'c-9', name: 'Northbridge Agency', type: 'third_party_agency', account_type: null }

const ANA: AdministeredUser = {
  loginId: 'ana.ortega@brightfoods.example',
  email: 'ana.ortega@brightfoods.example',
  firstName: 'Ana',
  lastName: 'Ortega',
  version: 3,
  status: 'ACTIVE',
  stage: null,
  kind: 'COMPANY',
  uiCompanyType: 'Supplier',
  role: 'USER',
  multipleSupplierAccess: false,
  createdBy: 'Dana Reyes',
  createdAt: '2026-01-05T15:00:00.000Z',
  products: [
    { code: 'REPORT_BUILDER', title: 'Report Builder', status: 'ACCESS_COMPLETE', since: '2026-01-06T15:00:00.000Z' },
  ],
  invitation: null,
  block: null,
  signIns: [],
  entries: [],
}
const { loginId, email, firstName, lastName, uiCompanyType, multipleSupplierAccess } = ANA
const ROW = {
  loginId,
  email,
  firstName,
  lastName,
  uiCompanyType,
  multipleSupplierAccess,
  products: ['Report Builder'],
  lastLoginAt: null,
}
const DONE: Job = { status: 'DONE', processed: 1, total: 1, failed: [] }

const serverWith = (person = ADMIN): FakeServer =>
  serverFor(person)
    .answers(calls.users.counts, { active: 1, pending: 0, blocked: 0 })
    .answers(calls.users.active, {
      content: [ROW],
      page: 0,
      size: 25,
      total_elements: 1,
      total_pages: 1,
      selectable_elements: 1,
    })
    .answers(calls.users.user, ANA)
    .answers(calls.users.companyProducts, [
      { code: 'REPORT_BUILDER', title: 'Report Builder' },
      { code: 'SHOPPER_BEHAVIOR', title: 'Shopper Behavior' },
    ])
    .answers(calls.users.addUser, { jobId: JOB, accepted: 1, rejected: [] })
    .answers(calls.users.editUser, { jobId: JOB, accepted: 1, rejected: [] })
    .answers(calls.jobs.read, DONE)
    .replies(calls.users.checkEmails, ({ body }) => {
      const [address = ''] = (body as { emails: string[] }).emails
      const code = address.endsWith('@brightfoods.example') ? null : 'DOMAIN_NOT_AUTHORIZED'
      return json([{ email: address, valid: code === null, code, error: code }])
    })

const open = (server: FakeServer) => openPortal({ path: '/admin/userList', server })

async function add() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add user' }))
  return within(await screen.findByRole('dialog', { name: 'Add user' }))
}

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ana Ortega' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  return within(await screen.findByRole('dialog', { name: 'Edit Ana Ortega' }))
}

type Dialog = Awaited<ReturnType<typeof add>>

const type = async (dialog: Dialog, field: string, text: string): Promise<void> => {
  const box = await dialog.findByRole('textbox', { name: field })
  await userEvent.clear(box)
  await userEvent.type(box, text)
}
const emailProblem = 'Email domain is not authorized for this company'

describe('somebody who is added', () => {
  it('USR-11 has their address checked when its field is left, and again when what decides has changed', async () => {
    const server = serverWith()
    await open(server)
    const dialog = await add()
    await type(dialog, 'Email', 'eva@elsewhere.example')
    expect(dialog.queryByText(emailProblem)).not.toBeInTheDocument()
    await userEvent.tab()
    expect(await dialog.findByText(emailProblem)).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Third party' }))
    await userEvent.tab()
    await waitFor(() =>
      expect(server.asked(calls.users.checkEmails).at(-1)?.body).toEqual({
        emails: ['eva@elsewhere.example'],
        companyType: 'THIRD_PARTY',
      }),
    )
    await type(dialog, 'Email', 'eva@brightfoods.example')
    await userEvent.tab()
    await waitFor(() => expect(dialog.queryByText(emailProblem)).not.toBeInTheDocument())
  })

  it('USR-11 is not asked about while what stands there is no address', async () => {
    const server = serverWith()
    await open(server)
    const dialog = await add()
    await type(dialog, 'Email', 'eva')
    await userEvent.tab()
    await type(dialog, 'First name', 'Eva')
    expect(server.asked(calls.users.checkEmails)).toHaveLength(0)
  })

  it('USR-12 USR-20 USR-21 is invited with all that was said, and told of when they are there', async () => {
    const server = serverWith()
    await open(server)
    const dialog = await add()
    expect(dialog.queryByRole('switch')).not.toBeInTheDocument()
    await type(dialog, 'First name', 'Eva')
    await type(dialog, 'Last name', 'Muñoz')
    await type(dialog, 'Email', 'Eva@brightfoods.example')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shopper Behavior' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Administrator' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await screen.findByText('Single user addition started successfully.')).toBeVisible()
    expect(await screen.findByText('1 new user was successfully added!')).toBeVisible()
    const sent: NewUser = {
      firstName: 'Eva',
      lastName: 'Muñoz',
      email: 'Eva@brightfoods.example',
      companyType: 'COMPANY',
      products: ['SHOPPER_BEHAVIOR'],
      role: 'ADMIN',
      multipleSupplierAccess: false,
      language_code: 'en-US',
    }
    expect(server.asked(calls.users.addUser).map(({ body }) => body)).toEqual([sent])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(server.asked(calls.users.counts).length).toBeGreaterThan(1))
  })

  it('FRM-01 USR-12 what is missing, and what the server refuses, is told at its field', async () => {
    const fieldErrors = [{ field: 'email', code: 'USER_IN_OTHER_COMPANY', message: 'User belongs to another company' }]
    const server = serverWith().replies(calls.users.addUser, () => failure(400, 'INVALID_INPUT', { fieldErrors }))
    await open(server)
    const dialog = await add()
    await type(dialog, 'First name', 'Eva')
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    const missing = await dialog.findAllByRole('link', { name: /: This field is required\.$/ })
    expect(missing.map(({ textContent }) => textContent?.split(':')[0])).toEqual(['Last name', 'Email', 'Products'])
    await type(dialog, 'Last name', 'Muñoz')
    await type(dialog, 'Email', 'eva@brightfoods.example')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Report Builder' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await dialog.findByRole('link', { name: 'Email: User belongs to another company' })).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Eva')
  })

  it('USR-11 FRM-01 keeps what was told of their address beside what is missing', async () => {
    await open(serverWith())
    const dialog = await add()
    await type(dialog, 'Email', 'eva@elsewhere.example')
    await userEvent.tab()
    await dialog.findByText(emailProblem)
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await dialog.findByRole('link', { name: 'First name: This field is required.' })).toBeVisible()
    expect(dialog.getByRole('link', { name: `Email: ${emailProblem}` })).toBeVisible()
    await type(dialog, 'Email', 'eva@brightfoods.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    await waitFor(() => expect(dialog.queryByRole('link', { name: /^Email:/ })).not.toBeInTheDocument())
  })

  it('USR-12 DOM-05 acts for every supplier where the company is an agency', async () => {
    await open(serverWith({ ...ADMIN, tenant: AGENCY }))
    const dialog = await add()
    expect(await dialog.findByRole('switch', { name: 'Multiple supplier access' })).not.toBeChecked()
  })

  it('USR-21 is told of where the addition came to nothing', async () => {
    const failed = [{ loginId: 'eva@brightfoods.example', code: 'USER_EXISTS', error: 'User already exists' }]
    await open(serverWith().answers(calls.jobs.read, { ...DONE, failed }))
    const dialog = await add()
    await type(dialog, 'First name', 'Eva')
    await type(dialog, 'Last name', 'Muñoz')
    await type(dialog, 'Email', 'eva@brightfoods.example')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Report Builder' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    expect(await screen.findByText(/1 user was left as they are: User already exists/)).toBeVisible()
    expect(screen.queryByText(/successfully added/)).not.toBeInTheDocument()
  })

  it('ROL-04 is nobody’s business who only reads or edits', async () => {
    await open(serverWith(may(ADMIN_PERMISSIONS.updateUser)))
    await edit()
    expect(screen.queryByRole('button', { name: 'Add user', hidden: true })).not.toBeInTheDocument()
  })
})

describe('somebody who is changed', () => {
  it('USR-13 USR-20 keeps their address, and is sent as they were read', async () => {
    const server = serverWith()
    await open(server)
    const dialog = await edit()
    expect(await dialog.findByText(ANA.email)).toBeVisible()
    expect(dialog.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument()
    await type(dialog, 'Last name', 'Ortega Ruiz')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shopper Behavior' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Edit started successfully.')).toBeVisible()
    expect(server.asked(calls.users.editUser).map(({ body }) => body)).toEqual([
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

  it('SRV-06a is seen as another has saved them, beside one’s own words, which a second press keeps', async () => {
    const current: AdministeredUser = { ...ANA, lastName: 'Ortiz', role: 'ADMIN', version: 4 }
    const answers = [failure(409, 'CONFLICT', { current })]
    const server = serverWith().replies(
      calls.users.editUser,
      () => answers.shift() ?? json({ jobId: JOB, accepted: 1, rejected: [] }, 202),
    )
    await open(server)
    const dialog = await edit()
    await type(dialog, 'Last name', 'Ortega Ruiz')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Ana Ortiz')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Ortega Ruiz')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Edit started successfully.')).toBeVisible()
    const sent = server.asked(calls.users.editUser).map(({ body }) => (body as { version: number }).version)
    expect(sent).toEqual([3, 4])
  })

  it('USR-13 stays an administrator where they are the last, and the form says so', async () => {
    const last: AdministeredUser = { ...ANA, role: 'ADMIN' }
    const server = serverWith().answers(calls.users.user, last).refuses(calls.users.editUser, 409, 'LAST_ADMIN')
    await open(server)
    const dialog = await edit()
    await userEvent.click(await dialog.findByRole('radio', { name: 'User' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('A company must keep at least one administrator')).toBeVisible()
  })

  it('ERR-03 is asked for again where they could not be had', async () => {
    const server = serverWith().refuses(calls.users.user, 500, 'INTERNAL')
    await open(server)
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ana Ortega' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(calls.users.user, ANA)
    await userEvent.click(again)
    expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue('Ortega')
  })
})
