import type { Domain, Locale } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { failure } from '../../test/server.ts'
import { writeIn } from '../../test/write-in.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const DOMAIN: Domain = {
  id: ID,
  domainName: 'xn--rable-9ra.ca',
  displayName: 'érable.ca',
  allow_sub_domains: false,
  is3pDomain: true,
  createdAt: '2026-02-05T15:00:00.000Z',
  users: 3,
  pendingUsers: 1,
  version: 1,
}
const PAGE = { page: 0, size: 25, total_elements: 1, total_pages: 1 }
const adminWith = (permissions: (typeof ADMIN_PERMISSIONS)[keyof typeof ADMIN_PERMISSIONS][]) =>
  user({ authz: { group: 'ADMIN', permissions: [PERMISSIONS.listDomain, PERMISSIONS.listUser, ...permissions] } })
const ADMIN = adminWith(Object.values(ADMIN_PERMISSIONS))
const userWithLanguage = (language_code: Locale) => ({
  ...ADMIN,
  user_preferences: { ...ADMIN.user_preferences, language_code },
})

const serverWith = (person = ADMIN): FakeServer =>
  serverFor(person).answers(calls.domains.list, { ...PAGE, content: [DOMAIN] })
const open = (server: FakeServer) => openPortal({ path: '/admin/domainsList', server })

async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for érable.ca' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

describe('a company’s domains', () => {
  it('DOM-01 DOM-03 are shown in their readable form', async () => {
    await open(serverWith())
    const row = await screen.findByRole('row', { name: /érable\.ca/ })
    expect(row).toHaveTextContent('Third party')
    expect(row).toHaveTextContent('2 active users, 1 pending')
  })

  it('DOM-03 DOM-04c a domain is added after an invalid one was refused at its field', async () => {
    const server = serverWith().answers(calls.domains.add, { ...DOMAIN, users: 0, pendingUsers: 0 })
    await open(server)
    await userEvent.click(await screen.findByRole('button', { name: 'Add domain' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add domain' }))
    const field = dialog.getByRole('textbox', { name: /Domain/ })
    const send = dialog.getByRole('button', { name: 'Add domain' })
    await writeIn(field, 'https://a.mx')
    await userEvent.click(send)
    expect(await dialog.findByText('Enter a valid domain')).toBeVisible()
    await userEvent.clear(field)
    await writeIn(field, 'a.mx')
    await userEvent.click(send)
    expect(await screen.findByText('Domain added successfully.')).toBeVisible()
    expect(server.requested(calls.domains.add).map(({ body }) => body)).toEqual([
      { domainName: 'a.mx', allow_sub_domains: false, is3pDomain: false },
    ])
  })

  it.each([
    ['en-US', 'Add domain', 'Public email domains are not allowed'],
    ['es-MX', 'Agregar un dominio', 'No se permiten dominios de correo público.'],
    ['fr-CA', 'Ajouter un domaine', 'Les domaines de courriel publics ne sont pas permis.'],
  ] as const)('DOM-03 a public email host is refused in %s', async (locale, name, text) => {
    const fieldErrors = [{ field: 'domainName', code: 'public_mail', message: 'Public email domains are not allowed' }]
    const server = serverWith(userWithLanguage(locale)).replies(calls.domains.add, () =>
      failure(400, 'INVALID_INPUT', { fieldErrors }),
    )
    await open(server)
    await userEvent.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await writeIn(dialog.getByRole('textbox'), 'gmail.com')
    await userEvent.click(dialog.getByRole('button', { name }))
    expect(await dialog.findByText(text)).toBeVisible()
  })

  it.each([
    ['active', 'Show active users', 'Active users'],
    ['pending', 'Show pending users', 'Pending users'],
  ])('DOM-04b SRV-06 a domain in use cannot be deleted and links to its %s users', async (tab, name, list) => {
    const page = { content: [], page: 0, size: 25, total_elements: 0, total_pages: 0, selectable_elements: 0 }
    const server = serverWith()
      .answers(calls.users.counts, { active: 3, pending: 0, blocked: 0 })
      .answers(calls.users.active, page)
      .answers(calls.users.pending, page)
      .answers(calls.jobs.list, [])
      .answers(calls.users.companyProducts, [])
    await open(server)
    await choose('Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'érable.ca is in use' }))
    expect(question.getByText(/^Domain is used by 3 users \(2 active users, 1 pending\)\./)).toBeVisible()
    expect(question.getByRole('button', { name: 'Back to domains' })).toHaveFocus()
    expect(question.queryByRole('button', { name: 'Delete domain' })).not.toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name }))
    await screen.findByRole('grid', { name: list })
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
      tab,
      search: '@xn--rable-9ra.ca',
    })
  })

  it.each([
    [{ users: 3, pendingUsers: 1 }, ['Edit', 'Show active users', 'Show pending users', 'Delete']],
    [{ users: 3, pendingUsers: 3 }, ['Edit', 'Show pending users', 'Delete']],
    [{ users: 0, pendingUsers: 0 }, ['Edit', 'Delete']],
  ])('DOM-04b a domain with %j links to the lists of its users', async (counts, items) => {
    await open(serverWith().answers(calls.domains.list, { ...PAGE, content: [{ ...DOMAIN, ...counts }] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for érable.ca' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(items)
  })

  it('DOM-03 an existing domain is an error at its field until another error replaces it', async () => {
    const fieldErrors = [{ field: 'domainName', code: 'domain_exists', message: 'Domain already exists' }]
    const server = serverWith().replies(calls.domains.add, () => failure(409, 'DOMAIN_EXISTS', { fieldErrors }))
    await open(server)
    await userEvent.click(await screen.findByRole('button', { name: 'Add domain' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add domain' }))
    const field = dialog.getByRole('textbox', { name: /Domain/ })
    await writeIn(field, 'érable.ca')
    await userEvent.click(dialog.getByRole('button', { name: 'Add domain' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Domain already exists/))
    await writeIn(field, '/x')
    await userEvent.click(dialog.getByRole('button', { name: 'Add domain' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a valid domain/))
    expect(dialog.queryByText(/already exists/)).not.toBeInTheDocument()
  })

  it('DOM-04b a deletion reports new users of the domain, and the last domain stays', async () => {
    const answers = [
      failure(409, 'DOMAIN_IN_USE', { current: { users: 3, domainName: DOMAIN.domainName } }),
      failure(409, 'LAST_DOMAIN'),
    ]
    const unused = { ...DOMAIN, users: 0, pendingUsers: 0 }
    const server = serverWith().answers(calls.domains.list, { ...PAGE, content: [unused] })
    await open(server.replies(calls.domains.remove, () => answers.shift() ?? failure(500, 'INTERNAL')))
    await choose('Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete érable.ca?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete domain' }))
    expect(await question.findByText('Domain is used by 3 users. Nothing was changed.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete domain' }))
    expect(await question.findByText('A company must keep at least one domain')).toBeVisible()
  })

  it('DOM-04a SRV-06a a stale edit is reported, and succeeds with the current version', async () => {
    const replies = [failure(409, 'CONFLICT', { current: { ...DOMAIN, version: 2 } })]
    const server = serverWith().replies(
      calls.domains.edit,
      () => replies.shift() ?? Response.json({ ...DOMAIN, version: 3 }),
    )
    await open(server)
    await choose('Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit domain' }))
    await userEvent.click(dialog.getByRole('switch'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save domain' }))
    expect(await dialog.findByText('Someone changed this in the meantime.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save domain' }))
    expect(await screen.findByText('Domain updated successfully.')).toBeVisible()
    expect(server.requested(calls.domains.edit).map(({ body }) => body)).toEqual([
      { allow_sub_domains: true, version: 1 },
      { allow_sub_domains: true, version: 2 },
    ])
  })

  it('ROL-09 a read-only user sees no actions', async () => {
    await open(serverWith(adminWith([])))
    await screen.findByRole('row', { name: /érable\.ca/ })
    expect(screen.queryByRole('button', { name: 'Add domain' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull()
  })
})
