import type { AdministeredUser, Job } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, PERMISSIONS } from '@tessera/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPortal, serverFor } from './open-portal.tsx'
import { user } from './people.ts'
import type { FakeServer } from './server.ts'
import { json } from './server.ts'
import { writeAnew } from './write-in.ts'

/** The job that every action starts. */
export const JOB = '00000000-0000-4000-8000-000000000001'
/** Returns an administrator with these permissions. */
export const adminWith = (...permissions: (typeof ADMIN_PERMISSIONS)[keyof typeof ADMIN_PERMISSIONS][]) =>
  user({ authz: { group: 'ADMIN', permissions: [PERMISSIONS.listUser, ...permissions] } })
export const ADMIN = adminWith(...Object.values(ADMIN_PERMISSIONS))
export const AGENCY = { id: 'c-9', name: 'Northbridge Agency', type: 'third_party_agency', account_type: null }

/** The user in the list. */
export const ANA: AdministeredUser = {
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
export const DONE: Job = { status: 'DONE', processed: 1, total: 1, failed: [] }

/** A server of a company whose only user is Ana; it refuses addresses of other domains. */
export const serverWith = (person = ADMIN): FakeServer =>
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
    .answers(calls.jobs.list, [])
    .replies(calls.users.checkEmails, ({ body }) => {
      const [address = ''] = (body as { emails: string[] }).emails
      const code = address.endsWith('@brightfoods.example') ? null : 'DOMAIN_NOT_AUTHORIZED'
      return json([{ email: address, valid: code === null, code, error: code }])
    })

/** Opens the list of users. */
export const openUsers = (server: FakeServer, query = '') => openPortal({ path: `/admin/userList${query}`, server })

/** Opens the form of a new user. */
export async function add() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add user' }))
  return within(await screen.findByRole('dialog', { name: 'Add user' }))
}

/** Opens Ana’s form. */
export async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ana Ortega' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  return within(await screen.findByRole('dialog', { name: 'Edit Ana Ortega' }))
}

type Dialog = Awaited<ReturnType<typeof add>>

/** Replaces a field's text. */
export const type = async (dialog: Dialog, field: string, text: string): Promise<void> => {
  const box = await dialog.findByRole('textbox', { name: field })
  await writeAnew(box, text)
}
export const EMAIL_PROBLEM =
  'Email domain is not authorized for this company. Use another email, or add the domain first.'
