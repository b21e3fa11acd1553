import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { goTo } from '../platform/routing/go-to.ts'
import { companyListServer } from '../test/company-list.ts'
import { anonymousServer, openPortal } from '../test/open-portal.tsx'
import { SUPER_ADMIN } from '../test/people.ts'

const at = (): string => window.location.pathname + window.location.search
const grid = (): Promise<HTMLElement> => screen.findByRole('grid', { name: 'Companies' })
const row = (name: string): Promise<HTMLElement> => screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })
const headers = async (): Promise<(string | undefined)[]> =>
  within(await grid())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.trim())

const LINK =
  '/companyList?sort=-status&rows=10&hide=adminEmail&pin=status:start&order=uiCompanyType,companyName&density=compact'

describe('table state in the URL', () => {
  it('B-10 arranges the columns that it names, and keeps the others unchanged', async () => {
    await openPortal({ path: LINK, server: companyListServer(30) })
    await row('Company 10')
    expect(await headers()).toEqual(['Status', 'Type', 'App access', 'Company', 'Action'])
  })

  it('SES-18 B-10 never changes the reader’s stored preferences', async () => {
    const server = companyListServer(30)
    await openPortal({ path: LINK, server })
    await row('Company 10')
    await userEvent.click(within(await grid()).getByRole('button', { name: 'Company' }))
    await waitFor(() => expect(at()).toBe(LINK.replace('sort=-status&', '')))
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await row('Company 20')
    expect(at()).toContain('page=2&rows=10&hide=adminEmail')
    expect(server.requested(calls.session.writePreferences)).toEqual([])
  })

  it('B-10 is one history entry, however often the user types, sorts and pages', async () => {
    await openPortal({ path: '/companyList', server: companyListServer(30) })
    await row('Company 10')
    const { length } = window.history
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'far')
    await waitFor(() => expect(at()).toBe('/companyList?search=far'))
    await userEvent.click(within(await grid()).getByRole('button', { name: 'Company' }))
    await waitFor(() => expect(at()).toBe('/companyList?search=far&sort=-companyName'))
    expect(window.history).toHaveLength(length)
  })

  it('B-10 keeps parameters that the URL got while the user was typing', async () => {
    await openPortal({ path: '/companyList', server: companyListServer(30) })
    await row('Company 10')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'far')
    window.history.replaceState(window.history.state, '', '/companyList?panel=1')
    await waitFor(() => expect(at()).toBe('/companyList?panel=1&search=far'))
  })

  it('SRV-06 B-10 sorts by the most recently chosen column, even if it was added to another', async () => {
    const server = companyListServer(30)
    await openPortal({ path: LINK, server })
    await row('Company 10')
    const person = userEvent.setup()
    await person.keyboard('{Shift>}')
    await person.click(within(await grid()).getByRole('button', { name: 'Type' }))
    await person.keyboard('{/Shift}')
    await waitFor(() => expect(at()).toBe(LINK.replace('sort=-status', 'sort=uiCompanyType')))
  })

  it('TBL-01 SES-18 keeps the rows per page that the user chooses', async () => {
    const chosen = { ...SUPER_ADMIN.user_preferences, timezone: 'America/Chicago', rows_per_page: 50 as const }
    const server = companyListServer(60).answers(calls.session.writePreferences, chosen)
    await openPortal({ path: LINK, server })
    await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), '50')
    await row('Company 50')
    expect(server.requested(calls.session.writePreferences).map(({ body }) => body)).toEqual([{ rows_per_page: 50 }])
    expect(at()).toContain('hide=adminEmail')
  })

  it('RTE-43 B-10 is kept completely while a visitor logs in', async () => {
    const server = anonymousServer().answers(calls.session.login, { redirectUrl: '/idp/auth?x=1' })
    await openPortal({ path: LINK, server })
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    const requested = new URL(server.requested(calls.session.login)[0]?.url ?? '', window.location.origin)
    expect(requested.searchParams.get('lastUrl')).toBe(LINK)
  })
})
