import type { Preferences } from '@tessera/contract'
import { calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { goTo } from '../../platform/routing/go-to.ts'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { actingContext, SUPER_ADMIN, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { failure, json } from '../../test/server.ts'
import { timeZoneOptions } from '../../platform/locale/time-zone-options.ts'
import { openUserMenu } from '../../test/user-menu.ts'

const KEPT: Preferences = {
  language_code: 'en-US',
  timezone: 'America/Chicago',
  rows_per_page: 25,
  dismissed_banners: [],
  appearance: 'system',
  density: 'comfortable',
}

/** A server that merges what it is sent into what it has, as the real one does. */
function profileServer(person = user()): FakeServer {
  return serverFor(person)
    .answers(calls.session.passwordResetLink, { url: 'http://localhost/idp/reset' })
    .answers(calls.users.readProfile, { firstName: 'Dana', lastName: 'Ruiz', phone: '', jobTitle: '' })
    .replies(calls.session.writePreferences, ({ body }) => json({ ...KEPT, ...(body as Partial<Preferences>) }))
}

const facts = async (): Promise<Record<string, string>> => {
  const region = await screen.findByRole('region', { name: 'Your account' })
  const terms = within(region).getAllByRole('term')
  const details = within(region).getAllByRole('definition')
  return Object.fromEntries(terms.map((term, index) => [term.textContent, details[index]?.textContent ?? '']))
}
const choose = async (field: RegExp, option: string | RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const save = (name = 'Save preferences'): Promise<void> => userEvent.click(screen.getByRole('button', { name }))
const open = (server: FakeServer): Promise<void> => openPortal({ path: '/profile', server })

describe('one’s own profile', () => {
  it('PRF-02b SES-16 says who one is, in which company, of which kind, tier and role', async () => {
    await open(profileServer(user({ last_login: '2026-03-02T15:00:00.000Z' })))
    expect(await facts()).toEqual({
      Name: 'Dana Ruiz',
      Email: 'user@brightfoods.example',
      Company: 'Bright Foods',
      Type: 'Supplier',
      'Access level': 'Scintilla',
      Role: 'User',
      'Last sign-in': expect.stringMatching(/^03\/02\/2026,\s09:00\sAM\sCentral\sTime$/),
    })
  })

  it('PRF-02b GEN-02 names the tier of a basic company, and staff as such', async () => {
    const tenant = { id: 'c-2', name: 'Small Farm', type: 'basic_vendor', account_type: 'Basic' as const }
    await open(profileServer(user({ tenant })))
    expect(await facts()).toMatchObject({ Type: 'Basic Vendor', 'Access level': 'Scintilla Basic' })
  })

  it('PRF-02b GEN-08 calls a sponsored person a third party, whatever their company is', async () => {
    await open(profileServer(user({ third_party_user: true })))
    expect(await facts()).toMatchObject({ Company: 'Bright Foods', Type: 'Third Party User' })
  })

  it('PRF-02b CTX-05 acting for a company, names one’s own and says nothing of the other’s kind', async () => {
    const person = actingContext(SUPER_ADMIN, { id: 'c-1', name: 'Bright Foods' })
    await openPortal({ path: '/profile?company=c-1', server: profileServer(person) })
    expect(await facts()).toMatchObject({ Company: 'Scintilla', Role: 'Super administrator' })
    expect(Object.keys(await facts())).not.toContain('Type')
  })

  it('PRF-02b leads staff without access to the request for it', async () => {
    const authz = { group: null, permissions: [PERMISSIONS.updateUserSettings, PERMISSIONS.createAccessRequest] }
    await open(profileServer(user({ user_type: 'INTERNAL', authz })))
    expect(await screen.findByRole('link', { name: 'Request access' })).toHaveAttribute(
      'href',
      '/profile/requestAccess',
    )
    expect(await facts()).toMatchObject({ Type: 'Internal staff' })
  })

  it('PRF-02b SES-04 leads to a new password, unless the identity provider is another’s', async () => {
    await open(profileServer())
    await userEvent.click(await screen.findByRole('button', { name: 'Set a new password' }))
    expect(goTo).toHaveBeenCalledWith('http://localhost/idp/reset')
  })

  it('SES-04 offers no new password where another keeps it', async () => {
    await open(profileServer().refuses(calls.session.passwordResetLink, 404, 'NOT_FOUND'))
    await facts()
    expect(screen.queryByRole('button', { name: 'Set a new password' })).not.toBeInTheDocument()
  })
})

describe('the preferences', () => {
  it('PRF-02b SES-16 I18N-03 are saved together, shown at once and told, in the language that was chosen', async () => {
    const server = profileServer()
    await open(server)
    await facts()
    await choose(/Language$/, 'Español')
    await userEvent.click(screen.getByRole('combobox', { name: 'Time zone' }))
    await userEvent.clear(screen.getByRole('combobox', { name: 'Time zone' }))
    await userEvent.type(screen.getByRole('combobox', { name: 'Time zone' }), 'mexico')
    await userEvent.click(await screen.findByRole('option', { name: /Mexico City \(UTC-06:00\)/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
    await choose(/Rows per page$/, '100')
    await save()
    expect(await screen.findByText('Se guardaron tus preferencias')).toBeVisible()
    expect(server.asked(calls.session.writePreferences).map(({ body }) => body)).toEqual([
      {
        language_code: 'es-MX',
        timezone: 'America/Mexico_City',
        appearance: 'dark',
        density: 'compact',
        rows_per_page: 100,
      },
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'es-MX')
    expect(screen.getByRole('radio', { name: 'Oscura' })).toBeChecked()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('SES-16 send what was chosen here, so that what another tab has saved stays', async () => {
    const server = profileServer()
    await open(server)
    await facts()
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    await save()
    expect(await screen.findByText('Your preferences are saved')).toBeVisible()
    expect(server.asked(calls.session.writePreferences).map(({ body }) => body)).toEqual([{ appearance: 'dark' }])
  })

  it('ERR-03 keep what was chosen when they cannot be saved, and say so', async () => {
    const server = profileServer().replies(calls.session.writePreferences, () => failure(500, 'INTERNAL'))
    await open(server)
    await facts()
    await userEvent.click(screen.getByRole('radio', { name: 'High contrast' }))
    await save()
    expect(await screen.findByText('Error processing your request, try again.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'High contrast' })).toBeChecked()
    server.replies(calls.session.writePreferences, () => json({ ...KEPT, appearance: 'high-contrast' }))
    await save()
    expect(await screen.findByText('Your preferences are saved')).toBeVisible()
  })

  it('SES-16 name the field that the server refuses', async () => {
    const fieldErrors = [{ field: 'timezone', code: 'unknown_timezone', message: 'No such zone.' }]
    const server = profileServer().refuses(calls.session.writePreferences, 400, 'INVALID_INPUT', { fieldErrors })
    await open(server)
    await facts()
    await save()
    expect(await screen.findByRole('link', { name: 'Time zone: Check this field.' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeInvalid()
  })

  it('SES-16 follow what is chosen in the header meanwhile, and keep what was chosen here', async () => {
    await open(profileServer())
    await facts()
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
    await openUserMenu()
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked())
    expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked()
  })

  it('ROL-13 are not offered to who may not change them', async () => {
    await open(profileServer(user({ authz: { group: null, permissions: [] } })))
    await facts()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
  })
})

describe('the time zones', () => {
  it('ENT-04 reach from UTC-10 to UTC-5, and hold one’s own wherever it lies', () => {
    const offered = timeZoneOptions('America/Chicago', 'fr-CA')
    expect(offered.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Honolulu (UTC-10:00)', 'New York (UTC-05:00)']),
    )
    expect(offered.find(({ id }) => id === 'America/Chicago')?.description).toMatch(/centre/i)
    expect(offered.some(({ id }) => id === 'Europe/Paris')).toBe(false)
    expect(timeZoneOptions('Europe/Paris', 'en-US')[0]).toMatchObject({
      id: 'Europe/Paris',
      label: 'Paris (UTC+01:00)',
    })
  })
})
