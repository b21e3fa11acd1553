import type { AccessRequest } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { accessServer, NEW_HIRE, request } from '../../test/access.ts'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { product as tileOf, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { writeIn } from '../../test/write-in.ts'

const PATH = '/profile/requestAccess'
const NOTE = 'Range review of the snack aisle'

const open = (server: FakeServer): Promise<void> => openPortal({ path: PATH, server })
const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name })
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await button(name))
const note = (): HTMLElement => screen.getByRole('textbox', { name: 'Why you need access' })
const finder = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Choose a company' })
const product = (name: string): HTMLElement => screen.getByRole('checkbox', { name })
const mine = (): Promise<HTMLElement> => screen.findByRole('grid', { name: 'My requests' })
const row = async (company: string): Promise<HTMLElement> => {
  const header = await within(await mine()).findByRole('rowheader', { name: company })
  return header.closest<HTMLElement>('[role=row]') ?? header
}

/** Selects a company by its number in the list. */
async function choose(company: string): Promise<void> {
  await press(/^Choose (a|another) company$/)
  await userEvent.type(within(await finder()).getByRole('searchbox', { name: 'Search companies' }), `${company}{Enter}`)
  await press(`Choose: ${company}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

async function fillIn(company = 'Company 240'): Promise<void> {
  await choose(company)
  await userEvent.click(product('Shopper Behavior'))
  await userEvent.click(product('Report Builder'))
  await writeIn(note(), NOTE)
}

describe('a request to a company for access', () => {
  it('ACC-04 selects the product in the URL after the user selects a company that has it', async () => {
    const server = accessServer().answers(calls.products.list, [
      tileOf({ code: 'REPORT_BUILDER', title: 'Report Builder' }),
    ])
    await openPortal({ path: `${PATH}?product=REPORT_BUILDER`, server })
    expect(await screen.findByText(/^Choose a company first\. If it has Report Builder/)).toBeVisible()
    await choose('Company 240')
    expect(product('Report Builder')).toBeChecked()
    expect(product('Shopper Behavior')).not.toBeChecked()
  })

  it('ACC-01 RTE-24 finds the 240th company, ten per page', async () => {
    const server = accessServer()
    await open(server)
    await screen.findByRole('heading', { level: 1, name: 'Request access' })
    expect(document.title).toBe('Profile | Scintilla')
    await press('Choose a company')
    const dialog = within(await finder())
    await dialog.findByRole('rowheader', { name: 'Company 1' })
    expect(dialog.getAllByRole('rowheader')).toHaveLength(10)
    await userEvent.type(dialog.getByLabelText('Go to page'), '24{Enter}')
    await press('Choose: Company 240')
    expect(await screen.findByText('Company 240')).toBeVisible()
    expect(product('Shopper Behavior')).not.toBeChecked()
    const requested = server
      .requested(calls.access.companies)
      .map(({ url }) => new URL(url, 'http://localhost').searchParams)
    expect(requested.map((query) => [query.get('page'), query.get('page_size')])).toEqual([
      ['0', '10'],
      ['23', '10'],
    ])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose another company' })).toHaveFocus())
  })

  it('ACC-01 marks companies that the user can already act for, and those with nothing to request', async () => {
    await open(accessServer())
    await press('Choose a company')
    const dialog = within(await finder())
    expect(await dialog.findByText('You can act for it')).toBeVisible()
    expect(dialog.getByText('No products to request yet.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Choose: Company 3' })).not.toBeInTheDocument()
  })

  it('ACC-02 sends company, products and note, confirms it, and lists the request', async () => {
    const server = accessServer()
    await open(server)
    await screen.findByText('No requests yet')
    await fillIn()
    await press('Send request')
    expect(await screen.findByText('Access request submitted successfully.')).toBeVisible()
    expect(server.requested(calls.access.create).map(({ body }) => body)).toEqual([
      { tenant_id: 'c-240', products: ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR'], requestor_note: NOTE },
    ])
    const sent = within(await row('Company 240'))
    expect(sent.getByText('Submitted')).toBeVisible()
    expect(sent.getByText('Mar 2, 2026')).toBeVisible()
    expect(sent.getByText(/^Expires on May 1, 2026$/)).toBeVisible()
    expect(note()).toHaveValue('')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('ACC-02 shows at the start that all fields are required', async () => {
    await open(accessServer())
    const form = within(await screen.findByRole('form', { name: 'New request' }))
    expect(form.getByText('All fields are required.')).toBeVisible()
  })

  it('ACC-02 disables companies with an open request until it is canceled', async () => {
    await open(accessServer([request()]))
    await press('Choose a company')
    const dialog = within(await finder())
    expect(await dialog.findByText('You have an open request.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Choose: Company 2' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Choose: Company 1' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await press('Cancel request: Company 1')
    await press('Cancel request')
    await screen.findByText('Your access request is canceled.')
    await choose('Company 1')
  })

  it('ACC-02 shows a second open request as an error at its field, keeps the typed text, and removes the error after a cancel', async () => {
    const requests: AccessRequest[] = []
    await open(accessServer(requests))
    await fillIn('Company 1')
    // Another tab sends a request for this company.
    requests.push(request())
    await press('Send request')
    const problem = 'Company: An access request for this company is already open'
    expect(await screen.findByRole('link', { name: problem })).toBeVisible()
    expect(screen.getByRole('region', { name: '1 field needs your attention' })).toBeVisible()
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Company' })).toHaveAccessibleDescription(/already open$/)
    await press('Cancel request: Company 1')
    await press('Cancel request')
    await waitFor(() => expect(screen.queryByText(/already open/)).not.toBeInTheDocument())
    expect(note()).toHaveValue(NOTE)
    expect(product('Report Builder')).toBeChecked()
    await press('Send request')
    expect(await screen.findByText('Access request submitted successfully.')).toBeVisible()
  })

  it('ACC-02 FRM-01 lists missing fields with links, and counts the remaining characters of the note', async () => {
    await open(accessServer())
    await press('Send request')
    const problems = await screen.findAllByRole('link', { name: /: (This field is required|Choose at least one)\.$/ })
    expect(problems.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Company',
      'Products',
      'Why you need access',
    ])
    await userEvent.click(screen.getByRole('link', { name: /^Company/ }))
    expect(screen.getByRole('button', { name: 'Choose a company' })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: /^Why you need access/ }))
    await userEvent.click(screen.getByRole('link', { name: /^Products/ }))
    expect(screen.getByRole('button', { name: 'Choose a company' })).toHaveFocus()
    await choose('Company 7')
    expect(screen.queryByRole('link', { name: /^Company:/ })).not.toBeInTheDocument()
    expect(note()).toHaveAttribute('maxlength', '250')
    await userEvent.type(note(), 'abc')
    expect(screen.getByText('247 characters left')).toBeVisible()
  })

  it('ACC-02 reports an option that no longer exists', async () => {
    const fieldErrors = [{ field: 'tenant_id', code: 'gone', message: 'There is no active company to ask.' }]
    const server = accessServer().refuses(calls.access.create, 400, 'INVALID_INPUT', { fieldErrors })
    await open(server)
    await fillIn()
    await press('Send request')
    const problem = 'Company: This is no longer available. Choose another one.'
    expect(await screen.findByRole('link', { name: problem })).toBeVisible()
  })

  it('B-02 offers an unsent draft with its company', async () => {
    await open(accessServer())
    await fillIn()
    cleanup()
    await open(accessServer())
    await press('Restore')
    expect(screen.getByText('Company 240')).toBeVisible()
    expect(product('Shopper Behavior')).toBeChecked()
    expect(note()).toHaveValue(NOTE)
  })

  it('ACC-02 deselects products that another company does not have', async () => {
    const server = accessServer()
    await open(server)
    await fillIn()
    await choose('Company 9')
    expect(screen.queryByRole('checkbox', { name: 'Shopper Behavior' })).not.toBeInTheDocument()
    await press('Send request')
    await screen.findByText('Access request submitted successfully.')
    expect(server.requested(calls.access.create).map(({ body }) => body)).toMatchObject([
      { products: ['REPORT_BUILDER'] },
    ])
  })

  it('ACC-04 RTE-24 is closed to users without the permission, with a notice', async () => {
    await open(serverFor(user()))
    await screen.findByRole('heading', { level: 1, name: 'Access Denied/Forbidden.' })
    expect(window.location.pathname).toBe('/accessDenied')
  })
})

describe('the user’s own requests', () => {
  const DECIDED: readonly Partial<AccessRequest>[] = [
    { company_name: 'Ash', status: 'APPROVED', approved_text: 'Report Builder' },
    { company_name: 'Birch', status: 'APPROVED', approved_text: 'Report Builder | Shopper Behavior' },
    { company_name: 'Cedar', status: 'REJECTED', reason: 'Ask the buyer first.' },
    { company_name: 'Elm', status: 'EXPIRED' },
    { company_name: 'Fir', status: 'CANCELLED' },
  ]

  it('ACC-05 USR-05 show their status and their result', async () => {
    await open(accessServer(DECIDED.map((changes, index) => request({ id: `r-${index}`, ...changes }))))
    const grid = within(await mine())
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent.trim())).toEqual([
      'Organization',
      'Application access request',
      'Requester note',
      'Request date',
      'Status',
      'Outcome',
      'Action',
    ])
    const reported = [
      ['Ash', 'Approved', 'Approved: Report Builder'],
      ['Birch', 'Approved', 'All products approved'],
      ['Cedar', 'Rejected', 'Ask the buyer first.'],
      ['Elm', 'Expired', 'Expired: no decision within 60 days'],
      ['Fir', 'Canceled', 'You canceled it'],
    ]
    for (const [company = '', status = '', outcome = ''] of reported) {
      const cells = within(await row(company))
      expect(cells.getByText(status)).toBeVisible()
      expect(cells.getByText(outcome)).toBeVisible()
      expect(cells.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument()
    }
  })

  it('ACC-03b can be canceled after a confirmation, and sent again', async () => {
    const server = accessServer([request()])
    await open(server)
    await press('Cancel request: Company 1')
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this request?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep request' }))
    expect(server.requested(calls.access.cancel)).toEqual([])
    await press('Cancel request: Company 1')
    await press('Cancel request')
    expect(await screen.findByText('Your access request is canceled.')).toBeVisible()
    expect(server.requested(calls.access.cancel).map(({ url }) => url)).toEqual([
      `/core-app-api/v1/identity/users/${encodeURIComponent(NEW_HIRE.login_id)}/access-requests/r-1`,
    ])
    await waitFor(async () => expect(within(await row('Company 1')).getByText('Canceled')).toBeVisible())
    await fillIn('Company 1')
    await press('Send request')
    expect(await screen.findByText('Access request submitted successfully.')).toBeVisible()
  })

  it('ACC-05 report that they were already decided, and reload', async () => {
    const server = accessServer([request()]).refuses(calls.access.cancel, 409, 'CONFLICT')
    await open(server)
    await press('Cancel request: Company 1')
    await press('Cancel request')
    expect(await screen.findByText('Someone changed this in the meantime.')).toBeVisible()
    await waitFor(() => expect(server.requested(calls.access.requests).length).toBeGreaterThan(1))
  })

  it('ERR-01 report a load failure and can retry', async () => {
    const server = accessServer([request()]).refuses(calls.access.requests, 500, 'INTERNAL')
    await open(server)
    const again = await button('Try again')
    accessServer([request()])
    await userEvent.click(again)
    expect(await row('Company 1')).toBeVisible()
  })
})
