import type { AcceptedDocument, LegalText, TenantCode } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { CONFIG, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'

const at = '2025-06-02T15:00:00.000Z'
const TERMS: AcceptedDocument = { document: 'terms', version: '2025.1', accepted_at: at }
const ADDENDUM: AcceptedDocument = { document: 'addendum', version: '2025.2', accepted_at: at }
const TEXT: LegalText = {
  version: '2025.1',
  title: 'Terms of use',
  html: '<h2>Who may use the portal</h2>',
  locale: 'en-US',
  effective_at: '2025-01-18T12:00:00.000Z',
}

function serverWith(content: AcceptedDocument[], tenant: TenantCode = 'US'): FakeServer {
  return serverFor(user())
    .answers(calls.config.config, { ...CONFIG, tenant })
    .answers(calls.legal.accepted, { content })
    .answers(calls.legal.acceptedText, TEXT)
}

const heading = (name: string, level = 1): Promise<HTMLElement> => screen.findByRole('heading', { level, name })
const path = (): string => window.location.pathname + window.location.search

describe('accepted documents', () => {
  it('TRM-02 DSA-02 are listed in the profile with version and date; the addendum also names the company', async () => {
    await openPortal({ path: '/profile', server: serverWith([TERMS, ADDENDUM]) })
    const section = await screen.findByRole('region', { name: 'Accepted documents' })
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.replaceAll('\u00A0', ' ')),
    ).toEqual([
      'TermsVersion 2025.1, accepted on Jun 2, 2025',
      `Data Sharing AddendumVersion 2025.2, accepted for ${user().own_company.name} on Jun 2, 2025`,
    ])
  })

  it.each(['US', 'MX', 'CA'] as const)('RTE-10 TRM-02 can be read and downloaded in %s', async (tenant) => {
    await openPortal({ path: '/profile', server: serverWith([TERMS], tenant) })
    const section = await screen.findByRole('region', { name: 'Accepted documents' })
    await userEvent.click(within(section).getByRole('link', { name: 'Terms' }))
    await waitFor(async () => expect(await heading('Terms of use')).toHaveFocus())
    await heading('Who may use the portal', 2)
    expect(path()).toBe('/profile?document=terms')
    expect(document.title).toBe('Profile | Scintilla')
    expect(screen.getByText('Version 2025.1, in effect since Jan 18, 2025')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      `/core-app-api/users/${encodeURIComponent(user().login_id)}/accepted-documents/terms/pdf?locale=en-US`,
    )
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link'))
    await waitFor(async () => expect(await heading('Profile')).toHaveFocus())
  })

  it('are omitted for a user who has accepted none', async () => {
    await openPortal({ path: '/profile', server: serverWith([]) })
    await heading('Profile')
    expect(screen.queryByRole('region', { name: 'Accepted documents' })).not.toBeInTheDocument()
  })

  it('RTE-13 are not found if they were not accepted', async () => {
    const server = serverWith([TERMS]).refuses(calls.legal.acceptedText, 404, 'NOT_FOUND')
    await openPortal({ path: '/profile?document=nda', server })
    await heading('We couldn’t find that page…')
  })

  it('RTE-13 are not found for an unknown document in the URL', async () => {
    await openPortal({ path: '/profile?document=lease', server: serverWith([TERMS]) })
    await heading('We couldn’t find that page…')
  })

  it('ERR-03 report a load failure and can retry', async () => {
    const server = serverWith([TERMS]).refuses(calls.legal.accepted, 503, 'UNAVAILABLE')
    await openPortal({ path: '/profile', server })
    const section = await screen.findByRole('region', { name: 'Accepted documents' })
    server.answers(calls.legal.accepted, { content: [TERMS] })
    await userEvent.click(within(section).getByRole('button', { name: 'Try again' }))
    await within(section).findByRole('link', { name: 'Terms' })
  })
})
