import type { GlobalUser, GlobalUserDetail } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls } from '@tessera/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import { failure } from '../../test/server.ts'

const { listGlobalUser, exportGlobalUser } = ADMIN_PERMISSIONS
const authz = { group: 'SUPER_ADMIN' as const, permissions: Object.values(ADMIN_PERMISSIONS) }
const SUPER = user({ login_id: 'super@scintilla.example', user_type: 'INTERNAL', authz })
const SPECTATOR = user({
  ...SUPER,
  authz: { group: 'SUPER_ADMIN_SPECTATOR', permissions: [listGlobalUser, exportGlobalUser] },
})

const ROW: GlobalUser = {
  loginId: 'ada.lane@scintilla.example',
  firstName: 'Ada',
  lastName: 'Lane',
  email: 'ada.lane@scintilla.example',
  companyName: 'Scintilla',
  companyType: 'INTERNAL',
  companyTypeTitle: 'Internal',
  thirdPartyCompanyName: null,
  appAccess: 'Report Builder',
  role: 'USER',
  lastLogin: null,
  sbu: 'Pets',
  buoAreaNumber: null,
  status: 'ACTIVE',
}
const OWN: GlobalUser = { ...ROW, loginId: SUPER.login_id, firstName: 'Morgan', lastName: 'Hale', role: 'SUPER_ADMIN' }
const PRODUCTS = [
  { code: 'REPORT_BUILDER' as const, title: 'Report Builder' },
  { code: 'SHOPPER_BEHAVIOR' as const, title: 'Shopper Behavior' },
]
const ADA: GlobalUserDetail = {
  ...ROW,
  version: 3,
  layout: 'internal_merchant',
  products: PRODUCTS.slice(0, 1),
  companyProducts: PRODUCTS,
  permissions: ['SWITCH_PERSONA'],
  isEditable: true,
}
const PAGE = { content: [ROW, OWN], page: 0, size: 25, total_elements: 140, total_pages: 6, selectable_elements: 139 }

const serverWith = (person = SUPER) =>
  serverFor(person)
    .answers(calls.globalUsers.counts, {
      external: 2555,
      internal: 240,
      internal_merchant: 140,
      internal_asset_protection: 60,
    })
    .answers(calls.globalUsers.choices, {
      companyTypes: [{ id: 'SUPPLIER', title: 'Supplier' }],
      products: PRODUCTS,
      internal: { companyName: 'Scintilla', domains: ['scintilla.example'], products: PRODUCTS },
    })
    .answers(calls.globalUsers.list, PAGE)
    .answers(calls.globalUsers.user, ADA)
    .answers(calls.jobs.list, [])

const open = (server = serverWith(), query = '?tab=internal_merchant') =>
  openPortal({ path: `/globalUserManagement${query}`, server })
const write = async (dialog: ReturnType<typeof within>, name: string, text: string) =>
  userEvent.type(dialog.getByRole('textbox', { name }), text)

const headers = async (name: string) =>
  within(await screen.findByRole('grid', { name }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.trim())

describe('global users', () => {
  it('GUM-02 GUM-03a have a tab per layout, whose table has the layout’s columns', async () => {
    const server = serverWith()
    await open(server)
    expect(await screen.findByRole('tab', { name: /Merchants.*140/ })).toHaveAttribute('aria-selected', 'true')
    expect(await headers('Merchants')).toEqual(
      expect.arrayContaining(['First name', 'Email', 'App access', 'Role', 'Strategic business unit']),
    )
    await userEvent.click(screen.getByRole('tab', { name: /Asset protection/ }))
    expect(await headers('Asset protection')).toEqual(expect.arrayContaining(['Blackout', 'Area number']))
    await userEvent.click(screen.getByRole('tab', { name: /External users/ }))
    expect(await headers('External users')).toEqual(
      expect.arrayContaining(['Company', 'Company type', 'Third-party company']),
    )
    const layouts = server.requested(calls.globalUsers.list).map(({ url }) => /layout=(\w+)/.exec(url)?.[1])
    expect(new Set(layouts)).toEqual(new Set(['internal_merchant', 'internal_asset_protection', 'external']))
  })

  it('ROL-04 ROL-14b show a spectator everything, without actions', async () => {
    await open(serverWith(SPECTATOR), '?tab=internal_merchant&user=ada.lane@scintilla.example')
    const panel = within(await screen.findByRole('dialog', { name: 'Ada Lane' }))
    expect(await panel.findByText('Pets')).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Save changes' })).toBeNull()
    expect(screen.getByRole('button', { name: /^Export/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add internal user' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /Select all/ })).toBeNull()
  })

  it('GUM-04a add a user with the fields of the layout, with errors next to them', async () => {
    const fieldErrors = [{ field: 'email', code: 'USER_EXISTS', message: 'User already exists' }]
    const server = serverWith().replies(calls.globalUsers.add, () => failure(409, 'USER_EXISTS', { fieldErrors }))
    await open(server, '?tab=internal')
    await userEvent.click(await screen.findByRole('button', { name: 'Add internal user' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add internal user' }))
    await userEvent.click(await form.findByRole('radio', { name: 'Asset protection' }))
    await write(form, 'First name', 'Bo')
    await write(form, 'Last name', 'Reed')
    await write(form, 'Email', 'bo.reed@scintilla.example')
    await write(form, 'Area number', '12a')
    await userEvent.click(form.getByRole('button', { name: 'Add internal user' }))
    expect(await form.findAllByText(/Enter an area number of 1 to 6 digits/)).not.toHaveLength(0)
    await userEvent.clear(form.getByRole('textbox', { name: 'Area number' }))
    await write(form, 'Area number', '4127')
    await userEvent.click(form.getByRole('button', { name: 'Add internal user' }))
    expect(await form.findAllByText(/User already exists\. Find them/)).not.toHaveLength(0)
    expect(server.requested(calls.globalUsers.add)[0]?.body).toEqual({
      firstName: 'Bo',
      lastName: 'Reed',
      email: 'bo.reed@scintilla.example',
      layout: 'internal_asset_protection',
      role: 'USER',
      products: [],
      sbu: '',
      buoAreaNumber: '4127',
    })
  })

  it('GUM-04b SRV-06a edit the rights of a user, and show changes that another user saved first', async () => {
    const current = { ...ADA, version: 4, sbu: 'Toys' }
    const server = serverWith().replies(calls.globalUsers.edit, () => failure(409, 'CONFLICT', { current }))
    await open(server)
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ada Lane' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const form = within(await screen.findByRole('dialog', { name: 'Ada Lane' }))
    await userEvent.click(await form.findByRole('radio', { name: 'Super administrator, read-only' }))
    await userEvent.click(form.getByRole('switch', { name: 'Switch company' }))
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    expect(await form.findByText(/Someone saved this user in the meantime/)).toBeVisible()
    expect(form.getByText('Toys')).toBeVisible()
    server.answers(calls.globalUsers.edit, { ...current, version: 5 })
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('User changed.')).toBeVisible()
    const sent = server.requested(calls.globalUsers.edit).map(({ body }) => body)
    const body = {
      role: 'SUPER_ADMIN_SPECTATOR',
      products: ['REPORT_BUILDER'],
      sbu: 'Pets',
      buoAreaNumber: '',
      permissions: ['SWITCH_COMPANY', 'SWITCH_PERSONA'],
    }
    expect(sent).toEqual([
      { ...body, version: 3 },
      { ...body, version: 4 },
    ])
  })

  it('GUM-04c delete the selected users after confirming their number, and report who was not deleted', async () => {
    const rejected = [{ loginId: ROW.loginId, code: 'LAST_SUPER_ADMIN', error: 'One must remain' }]
    const server = serverWith().answers(calls.globalUsers.remove, { deleted: [], rejected })
    await open(server)
    await screen.findByRole('grid', { name: 'Merchants' })
    expect(screen.getByRole('checkbox', { name: /Hale/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('checkbox', { name: /Lane/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the selected users?' }))
    expect(question.getByText('1 user will be deleted.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete user' }))
    expect(
      await screen.findByText('1 user wasn’t deleted: at least one super administrator must remain.'),
    ).toBeVisible()
    expect(server.requested(calls.globalUsers.remove)[0]?.body).toEqual({ ids: [ROW.loginId] })
  })

  it.each([
    ['es-MX', 'Responsables comerciales', 'Unidad estratégica de negocio', 'Usuario'],
    ['fr-CA', 'Marchandiseurs', 'Unité d’affaires stratégique', 'Utilisateur'],
  ] as const)('GUM-02 TXT-04 are shown in %s', async (language_code, name, header, role) => {
    const person = { ...SUPER, user_preferences: { ...SUPER.user_preferences, language_code } }
    await open(serverWith(person))
    const table = within(await screen.findByRole('grid', { name }))
    expect(table.getByRole('columnheader', { name: new RegExp(header) })).toBeVisible()
    expect((await table.findByRole('row', { name: /Lane/ })).textContent).toContain(role)
  })
})
