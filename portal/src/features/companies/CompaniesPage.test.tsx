import type { Company, CompanyPage, CompanyStatus, OwnCompany } from '@tessera/contract'
import { calls, HEADERS, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { actingContext, SUPER_ADMIN, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { failure, json } from '../../test/server.ts'

const TITLES: Record<CompanyStatus, string> = {
  ACTIVE: 'Active',
  PENDING: 'Pending',
  SUSPENDED: 'Suspended',
  INACTIVE: 'Inactive',
}
const SPECIAL: { companyName: string; status?: CompanyStatus; adminEmail?: string; typeTitle?: string }[] = [
  { companyName: 'Bright Foods', adminEmail: 'admin@brightfoods.example' },
  { companyName: 'Closed Mill', status: 'SUSPENDED' },
  { companyName: 'Dry Lake', status: 'INACTIVE', typeTitle: 'Internal' },
  { companyName: 'Early Farm', status: 'PENDING', typeTitle: 'Basic vendor' },
]

function companies(count: number): Company[] {
  return Array.from({ length: count }, (_, index) => ({
    companyId: `c-${index + 1}`,
    companyName: `Company ${index + 1}`,
    status: 'ACTIVE' as const,
    statusTitle: TITLES[SPECIAL[index]?.status ?? 'ACTIVE'],
    typeTitle: 'Supplier',
    adminEmail: null,
    uiCompanyType: 'Supplier' as const,
    subscribedProduct: [],
    ...SPECIAL[index],
  }))
}

function queryOf(url: string): URLSearchParams {
  return new URL(url, window.location.origin).searchParams
}

/** A server with companies, which filters by search and status and pages its results. */
function serverWith(all: Company[], person = SUPER_ADMIN): FakeServer {
  return serverFor(person)
    .answers(calls.companies.types, [
      { id: 'SUPPLIER', title: 'Supplier' },
      { id: 'ACCOUNT', title: 'Account' },
    ])
    .answers(calls.companies.statuses, [
      { id: 'ACTIVE', title: 'Active' },
      { id: 'SUSPENDED', title: 'Suspended' },
    ])
    .replies(calls.companies.list, ({ url }) => {
      const query = queryOf(url)
      const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))]
      const statuses = query.get('statuses')?.split(',')
      const found = all
        .filter(({ companyName }) => companyName.includes(query.get('search') ?? ''))
        .filter(({ status }) => !statuses || statuses.includes(status))
      const content = found.slice(page * size, (page + 1) * size)
      const answer: CompanyPage = { content, page, size, total_elements: found.length, total_pages: 1 }
      return json(answer)
    })
    .replies(calls.session.userContext, ({ headers }) => {
      const id = headers.get(HEADERS.companyContext)
      const name = all.find(({ companyId }) => companyId === id)?.companyName
      return json(id && name ? actingContext(person, { id, name }) : person)
    })
}

const list = (): Promise<HTMLElement> => screen.findByRole('grid', { name: 'Companies' })
const row = async (name: string): Promise<HTMLElement> => {
  const header = await within(await list()).findByRole('rowheader', { name: new RegExp(`^${name}`) })
  const found = header.closest<HTMLElement>('[role=row]')
  if (!found) throw new Error(`No row ${name}.`)
  return found
}
const rowCount = async (): Promise<number> => within(await list()).getAllByRole('rowheader').length
const at = (): string => window.location.pathname + window.location.search
const choose = async (name: string): Promise<void> =>
  userEvent.click(within(await row(name)).getByRole('button', { name: `Select company: ${name}` }))

describe('list of all companies', () => {
  it('CPY-04 CTX-01 selecting a company starts acting for it and opens its apps', async () => {
    const server = serverWith(companies(4)).answers(calls.companies.setContext, SUPER_ADMIN)
    await openPortal({ path: '/apps', server })
    await choose('Bright Foods')
    expect(await screen.findByRole('region', { name: 'Acting for a company' })).toHaveTextContent(
      'You’re acting for Bright Foods.',
    )
    expect(at()).toBe('/apps?company=c-1')
    expect(queryOf(server.requested(calls.companies.setContext)[0]?.url ?? '').get('companyId')).toBe('c-1')
    expect(server.requested(calls.products.list).map(({ headers }) => headers.get(HEADERS.companyContext))).toEqual([
      'c-1',
    ])
  })

  it('CPY-01 CPY-03 shows type, status and primary contact, and why a closed company cannot be entered', async () => {
    await openPortal({ path: '/companyList', server: serverWith(companies(4)) })
    const bright = within(await row('Bright Foods'))
    expect(bright.getByText('Active')).toBeVisible()
    expect(bright.getByText('Supplier')).toBeVisible()
    expect(bright.getByTitle('admin@brightfoods.example')).toBeVisible()
    const closed = within(await row('Closed Mill'))
    expect(closed.getByText('Suspended')).toBeVisible()
    expect(closed.getByText('You can’t act for a suspended company.')).toBeVisible()
    expect(closed.queryByRole('button')).not.toBeInTheDocument()
    const dry = within(await row('Dry Lake'))
    expect(dry.getByText('Internal')).toBeVisible()
    expect(dry.getByText('No primary contact yet')).toBeVisible()
    expect(dry.getByText('You can’t act for an inactive company.')).toBeVisible()
    expect(within(await row('Early Farm')).getByRole('button')).toBeVisible()
  })

  it('CPY-02 requests chunks of 500 when needed, up to the last company', async () => {
    const person = { ...SUPER_ADMIN, user_preferences: { ...SUPER_ADMIN.user_preferences, rows_per_page: 75 } }
    const server = serverWith(companies(1240), person)
    const pages = (): (string | null)[] =>
      server.requested(calls.companies.list).map(({ url }) => queryOf(url).get('page'))
    await openPortal({ path: '/companyList', server })
    expect(await rowCount()).toBe(75)
    expect(pages()).toEqual(['0'])
    await userEvent.type(screen.getByLabelText('Go to page'), '7{Enter}')
    await row('Company 451')
    expect(await rowCount()).toBe(75)
    expect(within(await row('Company 525')).getByRole('button')).toBeVisible()
    expect(pages()).toEqual(['0', '1'])
    await userEvent.click(screen.getByText('17'))
    await row('Company 1240')
    expect(await rowCount()).toBe(40)
    expect(pages()).toEqual(['0', '1', '2'])
  })

  it('CPY-04 searches and filters, and offers a way out of an empty result', async () => {
    const server = serverWith(companies(30))
    await openPortal({ path: '/companyList', server })
    await list()
    const tools = within(screen.getByRole('group', { name: 'Filters' }))
    await userEvent.click(tools.getByRole('button', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Suspended' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await rowCount()).toBe(1))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'Nobody{Enter}')
    await screen.findByRole('heading', { name: 'No results' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await row('Company 25')
    expect(screen.getByRole('searchbox', { name: 'Search companies' })).toHaveFocus()
    expect(screen.getByRole('searchbox', { name: 'Search companies' })).toHaveValue('')
  })

  it('CPY-04 RTE-01 a late search does not navigate back from the next page', async () => {
    await openPortal({ path: '/companyList', server: serverWith(companies(4)) })
    const search = await screen.findByRole('searchbox', { name: 'Search companies' })
    window.history.pushState(null, '', '/apps?company=c-1')
    await userEvent.type(search, 'Bright{Enter}')
    expect(window.location.pathname + window.location.search).toBe('/apps?company=c-1')
  })

  it('CPY-02 SRV-06 keeps sort, page and filters in its URL', async () => {
    const server = serverWith(companies(30))
    await openPortal({ path: '/companyList?sort=-status&page=2&rows=10', server })
    await row('Company 11')
    expect(within(await list()).getByRole('columnheader', { name: /Status/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    expect(queryOf(server.requested(calls.companies.list)[0]?.url ?? '').get('sortBy')).toBe('status')
    await userEvent.click(within(await list()).getByRole('button', { name: 'Company' }))
    await row('Bright Foods')
    expect(at()).toBe('/companyList?rows=10')
  })

  it('CPY-02 shows the last page for a page past the end', async () => {
    await openPortal({ path: '/companyList?page=9&rows=10', server: serverWith(companies(30)) })
    await row('Company 21')
    expect(at()).toBe('/companyList?page=3&rows=10')
  })

  it('TBL-01 keeps the rows per page that the user chooses', async () => {
    const server = serverWith(companies(60)).answers(calls.session.writePreferences, {
      ...SUPER_ADMIN.user_preferences,
      timezone: 'America/Chicago',
      rows_per_page: 50,
    })
    await openPortal({ path: '/companyList', server })
    await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), '50')
    await waitFor(async () => expect(await rowCount()).toBe(50))
    expect(server.requested(calls.session.writePreferences).map(({ body }) => body)).toEqual([{ rows_per_page: 50 }])
  })

  it('TBL-01 ERR-01 reports that the rows per page were not saved, and applies them anyway', async () => {
    const server = serverWith(companies(60)).refuses(calls.session.writePreferences, 500, 'INTERNAL')
    await openPortal({ path: '/companyList', server })
    await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), '50')
    expect(await screen.findByText('Error processing your request, try again.')).toBeVisible()
    expect(await rowCount()).toBe(50)
  })

  it('CTX-01 reports a company that can no longer be entered, and stays on the page', async () => {
    const server = serverWith(companies(4)).refuses(calls.companies.setContext, 409, 'CONFLICT')
    await openPortal({ path: '/companyList', server })
    await choose('Bright Foods')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Bright Foods')
    expect(alert).toHaveTextContent('You can’t act for this company right now.')
    expect(at()).toBe('/companyList')
  })

  it('ERR-01 reports a load failure and can retry', async () => {
    const server = serverWith(companies(4))
    let isUp = false
    server.replies(calls.companies.list, () =>
      isUp
        ? json({ content: companies(1), page: 0, size: 500, total_elements: 1, total_pages: 1 })
        : failure(500, 'INTERNAL'),
    )
    await openPortal({ path: '/companyList', server })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isUp = true
    await userEvent.click(retry)
    await row('Bright Foods')
  })

  it('ROL-04 a spectator enters a company read-only, although set-context is a write', async () => {
    const spectator = user({
      ...SUPER_ADMIN,
      authz: { group: 'SUPER_ADMIN_SPECTATOR', permissions: [PERMISSIONS.listCompany] },
    })
    const server = serverWith(companies(4), spectator).answers(calls.companies.setContext, spectator)
    await openPortal({ path: '/companyList', server })
    await choose('Bright Foods')
    await screen.findByText(/Read-only: you can view everything but can’t make changes\./)
  })
})

describe('companies that the user can switch between', () => {
  const agent = user({
    tenant: { id: 'c-9', name: 'Northbridge', type: 'third_party_agency', account_type: null },
    authz: { group: null, permissions: [PERMISSIONS.switchCompany] },
  })
  const SUPPLIER = { companyType: 'SUPPLIER', accountType: null, isCurrent: false } as const
  const mine: OwnCompany[] = [
    {
      companyId: 'c-9',
      companyName: 'Northbridge',
      companyType: 'THIRD_PARTY_AGENCY',
      accountType: null,
      status: 'ACTIVE',
      isCurrent: true,
    },
    { ...SUPPLIER, companyId: 'c-1', companyName: 'Bright Foods', status: 'ACTIVE' },
    { ...SUPPLIER, companyId: 'c-2', companyName: 'Closed Mill', status: 'SUSPENDED' },
  ]
  const agencyServer = (own = mine): FakeServer =>
    serverWith(companies(4), agent)
      .answers(calls.companies.mine, own)
      .answers(calls.companies.sponsoredSuppliers, [
        { companyId: 'c-1', companyName: 'Bright Foods', subscribedProduct: ['Shopper Behavior', 'Report Builder'] },
      ])
      .answers(calls.companies.switchContext, agent)

  it('CPY-05 CTX-02 an agency user sees suppliers with their shared products, and switches', async () => {
    const server = agencyServer()
    await openPortal({ path: '/companyList', server })
    await screen.findByRole('heading', { level: 1, name: 'Customer Accounts' })
    expect(await row('Bright Foods')).toHaveTextContent('Shopper Behavior, Report Builder')
    expect(within(await row('Northbridge')).getByText('Your company')).toBeVisible()
    await choose('Bright Foods')
    expect(await screen.findByRole('region', { name: 'Acting for a company' })).toHaveTextContent(
      'You’re acting for Bright Foods.',
    )
    expect(at()).toBe('/apps?company=c-1')
    expect(server.requested(calls.companies.setContext)).toEqual([])
  })

  it('CTX-02 marks a suspended company as closed before the user selects it', async () => {
    await openPortal({ path: '/companyList', server: agencyServer() })
    const closed = within(await row('Closed Mill'))
    expect(closed.getByText('You can’t act for a suspended company.')).toBeVisible()
    expect(closed.queryByRole('button')).not.toBeInTheDocument()
  })

  it('CTX-02 choosing the user’s own company ends acting', async () => {
    await openPortal({ path: '/companyList?company=c-1', server: agencyServer() })
    expect(within(await row('Bright Foods')).getByText('Open in this tab')).toBeVisible()
    await choose('Northbridge')
    await waitFor(() => expect(at()).toBe('/apps'))
    await waitFor(() => expect(screen.queryByText(/You’re acting for/)).not.toBeInTheDocument())
  })

  it('CPY-05 shows a message if there is no company to switch to', async () => {
    await openPortal({ path: '/companyList', server: agencyServer(mine.slice(0, 1)) })
    await screen.findByRole('heading', { name: 'No other companies to switch to' })
  })
})
