import type { Call, Gate, LegalText, UserContext } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { anonymousServer, openPortal, serverFor } from '../../test/open-portal.tsx'
import { CONFIG, product, user } from '../../test/people.ts'
import type { FakeServer, Seen } from '../../test/server.ts'
import { json } from '../../test/server.ts'

const TEXT: LegalText = {
  version: '2026.1',
  title: 'Terms of use',
  html: '<p>Sample text.</p><h2>Who may use the portal</h2><p>People of <a href="/support">invited</a> companies.</p>',
  locale: 'en-US',
  effective_at: '2026-02-18T12:00:00.000Z',
}
const AGENCY = { id: 'c-9', name: 'Northbridge Agency', type: 'third_party_agency', account_type: null }
const gated = (gate: Gate, changes: Partial<UserContext> = {}): UserContext => user({ gate, ...changes })
const heading = (name: string, level = 1): Promise<HTMLElement> => screen.findByRole('heading', { level, name })
const accept = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'I accept' }))
const path = (): string => window.location.pathname + window.location.search

/** A server with a gate that opens after this call. */
function gateServer(person: UserContext, call: Call): FakeServer {
  const state: { gate: Gate | null } = { gate: person.gate }
  return serverFor(person, [product()])
    .replies(calls.session.userContext, () => json({ ...person, ...state }))
    .answers(calls.legal.terms, TEXT)
    .answers(calls.legal.addendum, { ...TEXT, title: 'Data sharing addendum' })
    .answers(calls.legal.nda, { content: { ...TEXT, title: 'Non-disclosure agreement', items: [] } })
    .replies(call, () => {
      state.gate = null
      return json({ version: '2026.1', nda_version: '2026.1', accepted_at: '2026-03-03T12:00:00.000Z' })
    })
}

describe('changed terms', () => {
  it('TRM-02a are read and accepted, and then the user continues to the original page', async () => {
    const server = gateServer(gated('TERMS_NOT_ACCEPTED'), calls.legal.acceptTerms)
    await openPortal({ path: '/profile?from=mail#language', server })
    await heading('Terms of use')
    expect(path()).toBe('/terms?accept=true')
    expect(document.title).toBe('Terms | Scintilla')
    expect(screen.getByText('Version 2026.1, in effect since Feb 18, 2026')).toBeVisible()
    expect(await heading('Who may use the portal', 2)).toBeVisible()
    const { length } = window.history
    await accept()
    await heading('Profile')
    expect(window.history).toHaveLength(length)
    expect(path() + window.location.hash).toBe('/profile?from=mail#language')
    expect(server.requested(calls.legal.acceptTerms).map(({ body }) => body)).toEqual([
      { version: '2026.1', accepted: true },
    ])
  })

  it('TRM-02 are shown in the current version if they change again after an acceptance', async () => {
    const person = gated('TERMS_NOT_ACCEPTED')
    const server = gateServer(person, calls.legal.acceptTerms)
    await openPortal({ path: '/profile', server })
    await heading('Terms of use')
    await accept()
    await heading('Profile')
    server
      .answers(calls.legal.terms, { ...TEXT, version: '2026.2' })
      .replies(calls.session.userContext, () => json(person))
      .refuses(calls.session.writePreferences, 401, 'TERMS_NOT_ACCEPTED')
    await userEvent.click(screen.getByRole('button', { name: 'Save preferences' }))
    await heading('Terms of use')
    expect(await screen.findByText(/^Version 2026\.2/)).toBeVisible()
    expect(screen.queryByText(/Version 2026\.1/)).not.toBeInTheDocument()
  })

  it('TRM-02 are available on every tenant to users who must accept them', async () => {
    const server = gateServer(gated('TERMS_NOT_ACCEPTED'), calls.legal.acceptTerms)
    server.answers(calls.config.config, { ...CONFIG, tenant: 'MX' })
    await openPortal({ path: '/apps', server })
    await heading('Terms of use')
    expect(screen.getByRole('button', { name: 'I accept' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  it('TRM-02 show a newer version if there is one, with a notice', async () => {
    const person = gated('TERMS_NOT_ACCEPTED')
    const server = gateServer(person, calls.legal.acceptTerms).refuses(calls.legal.acceptTerms, 409, 'VERSION_OUTDATED')
    await openPortal({ path: '/apps', server })
    await heading('Terms of use')
    server.answers(calls.legal.terms, { ...TEXT, version: '2026.2' })
    await accept()
    expect(await screen.findByRole('alert')).toHaveTextContent('A newer version is available.')
    expect(await screen.findByText(/^Version 2026\.2/)).toBeVisible()
    server.answers(calls.legal.acceptTerms, { version: '2026.2', accepted_at: '2026-03-03T12:00:00.000Z' })
    server.answers(calls.session.userContext, user())
    await accept()
    await heading('Get started')
    expect(server.requested(calls.legal.acceptTerms).at(-1)?.body).toMatchObject({ version: '2026.2' })
  })

  it('ERR-03 stay if no response arrives, and can be accepted again', async () => {
    const person = gated('TERMS_NOT_ACCEPTED')
    const server = gateServer(person, calls.legal.acceptTerms).refuses(calls.legal.acceptTerms, 500, 'INTERNAL')
    await openPortal({ path: '/apps', server })
    await heading('Terms of use')
    await accept()
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while performing the operation')
    expect(screen.getByRole('button', { name: 'I accept' })).toBeEnabled()
  })

  it('TRM-02a CTX-06 are those of the user’s own company while acting for another', async () => {
    const server = gateServer(gated('TERMS_NOT_ACCEPTED'), calls.legal.acceptTerms)
    await openPortal({ path: '/profile?company=7b6b9a3e-4a0f-4b5f-9f51-0c5d3a0c1e11', server })
    await heading('Terms of use')
    expect(path()).toBe('/terms?accept=true')
    expect(server.requested(calls.legal.terms).map(({ url }) => url)).toEqual([
      expect.stringContaining('/companies/c-1/'),
    ])
  })
})

/** Terms whose text names the company type. */
const termsByType = ({ url }: Seen): Response =>
  json({ ...TEXT, html: `<h2>For ${new URL(url, 'http://localhost').searchParams.get('companyType')}</h2>` })

describe('public terms', () => {
  it('TRM-01 RTE-10 are those for suppliers, or for the chosen company type', async () => {
    const server = anonymousServer().replies(calls.legal.publicTerms, termsByType)
    await openPortal({ path: '/terms', server })
    await heading('For SUPPLIER', 2)
    expect(screen.queryByRole('button', { name: 'I accept' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /Terms for/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Agencies' }))
    await heading('For THIRD_PARTY_AGENCY', 2)
    expect(path()).toBe('/terms?companyType=THIRD_PARTY_AGENCY')
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      '/core-app-api/companies/public/terms/pdf?companyType=THIRD_PARTY_AGENCY&locale=en-US',
    )
  })

  it('TRM-01 are those for the reader’s own company if known', async () => {
    const server = serverFor(user({ tenant: AGENCY })).replies(calls.legal.publicTerms, termsByType)
    await openPortal({ path: '/terms', server })
    await heading('For THIRD_PARTY_AGENCY', 2)
    expect(screen.queryByRole('button', { name: /Terms for/ })).not.toBeInTheDocument()
  })

  it('PRF-01a are the user’s own during registration, without acceptance', async () => {
    const server = serverFor(gated('REGISTRATION_INCOMPLETE')).answers(calls.legal.terms, TEXT)
    server.answers(calls.config.config, { ...CONFIG, tenant: 'CA' })
    await openPortal({ path: '/terms?accept=true', server })
    await heading('Terms of use')
    expect(screen.queryByRole('button', { name: 'I accept' })).not.toBeInTheDocument()
  })

  it('I18N-04 name their language if that is not the page’s', async () => {
    await openPortal({
      path: '/terms',
      server: anonymousServer().answers(calls.legal.publicTerms, { ...TEXT, locale: 'fr-CA' }),
    })
    const title = await heading('Who may use the portal', 2)
    expect(title.closest('[lang]')).toHaveAttribute('lang', 'fr-CA')
  })

  it('ERR-03 report a load failure and can retry', async () => {
    const server = anonymousServer().refuses(calls.legal.publicTerms, 503, 'UNAVAILABLE')
    await openPortal({ path: '/terms', server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(calls.legal.publicTerms, TEXT)
    await userEvent.click(again)
    await heading('Terms of use')
  })
})

describe('non-disclosure agreement', () => {
  const agent = gated('NDA_NOT_ACCEPTED', { third_party_user: true, tenant: AGENCY })

  it('NDA-01 NDA-03 is accepted without scrolling, and continues to the original page', async () => {
    const server = gateServer(agent, calls.legal.acceptNda)
    await openPortal({ path: '/profile?tab=look', server })
    await heading('Non-disclosure agreement')
    expect(path()).toBe('/nda')
    await accept()
    await heading('Profile')
    expect(path()).toBe('/profile?tab=look')
    const [sent] = server.requested(calls.legal.acceptNda)
    expect(sent?.body).toEqual({ nda_version: '2026.1', accepted: true, locale: 'en-US' })
    expect(sent?.url).toContain(encodeURIComponent(agent.login_id))
  })

  it('NDA-03 declining it logs out', async () => {
    const server = gateServer(agent, calls.legal.acceptNda)
    await openPortal({ path: '/apps', server })
    await heading('Non-disclosure agreement')
    await userEvent.click(screen.getByRole('link', { name: 'Decline' }))
    await waitFor(() => expect(server.requested(calls.session.logout)).toHaveLength(1))
    expect(path()).toBe('/logout')
    expect(server.requested(calls.legal.acceptNda)).toEqual([])
  })
})

describe('data sharing addendum', () => {
  const basic = { id: 'c-3', name: 'Small Farm', type: 'basic_vendor', account_type: 'Basic' as const }
  const admin = gated('ADDENDUM_NOT_ACCEPTED', { tenant: basic, authz: { group: 'ADMIN', permissions: [] } })

  it('DSA-02 is accepted by an administrator for the company', async () => {
    const server = gateServer(admin, calls.legal.acceptAddendum)
    await openPortal({ path: '/apps', server })
    await heading('Data sharing addendum')
    expect(within(screen.getByRole('region', { name: 'Your agreement' })).getByText(/for Small Farm/)).toBeVisible()
    await accept()
    await heading('Get started')
  })

  it('DSA-02 is read by other users, who continue after the acceptance; polling is not user activity', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const person = { ...admin, authz: { group: null, permissions: [] } }
    const server = gateServer(person, calls.legal.acceptAddendum)
    await openPortal({ path: '/apps?from=mail', server })
    await heading('Data sharing addendum')
    expect(screen.getByText('An administrator needs to accept this first')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I accept' })).not.toBeInTheDocument()
    server.answers(calls.session.userContext, { ...person, gate: null })
    await act(() => vi.advanceTimersByTimeAsync(6000))
    await heading('Get started')
    expect(path()).toBe('/apps?from=mail')
    vi.useRealTimers()
  })

  it('PRF-01b can be read during registration', async () => {
    const server = serverFor({ ...admin, gate: 'REGISTRATION_INCOMPLETE' }).answers(calls.legal.addendum, {
      ...TEXT,
      title: 'Data sharing addendum',
    })
    await openPortal({ path: '/dataSharingAddendum', server })
    await heading('Data sharing addendum')
    expect(screen.queryByRole('button', { name: 'I accept' })).not.toBeInTheDocument()
  })
})

describe('privacy policy', () => {
  it('SCR-08 RTE-09 is open to everyone, except on the Mexican tenant', async () => {
    const content = { ...TEXT, title: 'Privacy policy', items: [] }
    await openPortal({
      path: '/privacyPolicy',
      server: anonymousServer().answers(calls.legal.privacyPolicy, { content }),
    })
    await heading('Privacy policy')
    expect(document.title).toBe('Privacy Policy | Scintilla')
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacyPolicy')
  })

  it('RTE-47 is not found on the Mexican tenant', async () => {
    await openPortal({
      path: '/privacyPolicy',
      server: anonymousServer().answers(calls.config.config, { ...CONFIG, tenant: 'MX' }),
    })
    await heading('We couldn’t find that page…')
  })
})

it('SES-09 TRM-02 a refused call redirects to the document to accept, and back', async () => {
  const server = gateServer(user(), calls.legal.acceptTerms)
  await openPortal({ path: '/profile', server })
  const apps = await screen.findByRole('link', { name: 'Apps' })
  server.refuses(calls.products.list, 401, 'TERMS_NOT_ACCEPTED')
  server.answers(calls.session.userContext, gated('TERMS_NOT_ACCEPTED'))
  await userEvent.click(apps)
  await heading('Terms of use')
  server.answers(calls.session.userContext, user()).answers(calls.products.list, [product()])
  await accept()
  await heading('Get started')
})
