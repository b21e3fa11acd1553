import { calls } from '@tessera/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { NEW_HIRE } from '../test/access.ts'
import { openPortal, serverFor } from '../test/open-portal.tsx'
import { product, user } from '../test/people.ts'

const OVERVIEW = {
  products: [],
  requests: [],
  administrators: [{ first_name: 'Dana', last_name: 'Reyes', email: 'admin@brightfoods.example' }],
}
const heading = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })

describe('a user at a closed page', () => {
  it('SCR-05 SCR-05a an internal user without access can request it or look around', async () => {
    await openPortal({
      path: '/apps',
      server: serverFor(NEW_HIRE, [product()]),
    })
    await heading('You don’t have access')
    expect(screen.getByText(/You don’t have access to the Scintilla suite of products\./)).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Request access' }))
      expect(link).toHaveAttribute('href', '/profile/requestAccess')
    await userEvent.click(screen.getByRole('link', { name: 'explore our products' }))
    await heading('Get started')
  })

  it('SES-10 an internal user without access in a closed company is offered no closed pages', async () => {
    await openPortal({ path: '/apps', server: serverFor(user({ user_type: 'INTERNAL', gate: 'NO_ACCESS' })) })
    await screen.findByText('You don’t have access to Scintilla. Contact your Retail Link administrator.')
    expect(screen.queryByRole('link', { name: 'explore our products' })).toBeNull()
  })

  it('SCR-05 SCR-05b B-15 an external user without access can request it in the support form', async () => {
    const server = serverFor(user({ gate: 'NO_ACCESS' })).answers(calls.access.overview, OVERVIEW)
    await openPortal({ path: '/noAccess', server })
    await screen.findByText('You don’t have access to Scintilla. Contact your Retail Link administrator.')
    expect(await screen.findByText('Dana Reyes')).toBeVisible()
    const form = '/support/ticketCreation?request=access'
    expect(screen.getByRole('link', { name: 'Request access' })).toHaveAttribute('href', form)
    expect(screen.getByRole('link', { name: 'My access' })).toHaveAttribute('href', '/profile/access')
  })

  it('RTE-35 a staff page names itself, who can open it and the contact', async () => {
    await openPortal({ path: '/operations', server: serverFor(user()) })
    await heading('Access Denied/Forbidden.')
    expect(window.location.pathname).toBe('/accessDenied')
    const text = await screen.findByText(/^Your account doesn’t have access to Operations\./)
    expect(text).toHaveTextContent('Only Scintilla super administrators can open this page.')
    expect(within(text).getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contactUs')
  })

  it('RTE-35 a missing permission names who decides on roles', async () => {
    const server = serverFor(user()).answers(calls.access.overview, OVERVIEW)
    await openPortal({ path: '/profile/requestAccess', server })
    await screen.findByText(/Your company’s administrators manage roles/)
    expect(await screen.findByText('Dana Reyes')).toBeVisible()
    const ways = within(screen.getByRole('main')).getAllByRole('link')
    expect(ways.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Back to your apps', 'My access', 'admin@brightfoods.example']),
    )
  })

  it('ROL-07 a user who is not an administrator sees a notice on admin pages', async () => {
    await openPortal({ path: '/admin', server: serverFor(user()).answers(calls.access.overview, OVERVIEW) })
    await heading('You are not an Administrator.')
    expect(await screen.findByText('Dana Reyes')).toBeVisible()
    const ways = within(screen.getByRole('main')).getAllByRole('link')
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'Return to Home',
      'My access',
      'admin@brightfoods.example',
    ])
    expect(screen.getByText(/^Only your company’s administrators can open this page/)).toBeVisible()
  })
})
