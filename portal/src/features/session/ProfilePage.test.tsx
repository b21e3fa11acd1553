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

/** A server that merges input into its stored data, as the real one does. */
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

describe('profile page', () => {
  it('PRF-02b SES-16 shows the user’s name, company, type, tier and role', async () => {
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

  it('PRF-02b GEN-02 names the tier of a basic company, and marks staff', async () => {
    const tenant = { id: 'c-2', name: 'Small Farm', type: 'basic_vendor', account_type: 'Basic' as const }
    await open(profileServer(user({ tenant })))
    expect(await facts()).toMatchObject({ Type: 'Basic Vendor', 'Access level': 'Scintilla Basic' })
  })

  it('PRF-02b GEN-08 shows a sponsored user as a third party in every company', async () => {
    await open(profileServer(user({ third_party_user: true })))
    expect(await facts()).toMatchObject({ Company: 'Bright Foods', Type: 'Third Party User' })
  })

  it('PRF-02b CTX-05 names the user’s own company while acting, without the other company’s type', async () => {
    const person = actingContext(SUPER_ADMIN, { id: 'c-1', name: 'Bright Foods' })
    await openPortal({ path: '/profile?company=c-1', server: profileServer(person) })
    expect(await facts()).toMatchObject({ Company: 'Scintilla', Role: 'Super administrator' })
    expect(Object.keys(await facts())).not.toContain('Type')
  })

  it('PRF-02b links staff without access to the request for it', async () => {
    const authz = { group: null, permissions: [PERMISSIONS.updateUserSettings, PERMISSIONS.createAccessRequest] }
    await open(profileServer(user({ user_type: 'INTERNAL', authz })))
    expect(await screen.findByRole('link', { name: 'Request access' })).toHaveAttribute(
      'href',
      '/profile/requestAccess',
    )
    expect(await facts()).toMatchObject({ Type: 'Internal staff' })
  })

  it('PRF-02b SES-04 links to a new password, unless another provider manages it', async () => {
    await open(profileServer())
    await userEvent.click(await screen.findByRole('button', { name: 'Set a new password' }))
    expect(goTo).toHaveBeenCalledWith('http://localhost/idp/reset')
  })

  it('SES-04 offers no new password if the server has no link for it', async () => {
    await open(profileServer().refuses(calls.session.passwordResetLink, 404, 'NOT_FOUND'))
    await facts()
    expect(screen.queryByRole('button', { name: 'Set a new password' })).not.toBeInTheDocument()
  })
})

describe('preferences', () => {
  it('PRF-02b SES-16 I18N-03 are saved together, applied immediately and confirmed in the chosen language', async () => {
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
    expect(server.requested(calls.session.writePreferences).map(({ body }) => body)).toEqual([
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

  it('SES-16 send only the values changed here, so values saved in another tab stay', async () => {
    const server = profileServer()
    await open(server)
    await facts()
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    await save()
    expect(await screen.findByText('Your preferences are saved')).toBeVisible()
    expect(server.requested(calls.session.writePreferences).map(({ body }) => body)).toEqual([{ appearance: 'dark' }])
  })

  it('ERR-03 keep the chosen values if they cannot be saved, and report it', async () => {
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

  it('SES-16 show the server’s refusal at its field', async () => {
    const fieldErrors = [{ field: 'timezone', code: 'unknown_timezone', message: 'No such zone.' }]
    const server = profileServer().refuses(calls.session.writePreferences, 400, 'INVALID_INPUT', { fieldErrors })
    await open(server)
    await facts()
    await save()
    expect(await screen.findByRole('link', { name: 'Time zone: Check this field.' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeInvalid()
  })

  it('SES-16 follow changes in the header, and keep the values changed here', async () => {
    await open(profileServer())
    await facts()
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
    await openUserMenu()
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked())
    expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked()
  })

  it('ROL-13 are hidden from users who cannot change them', async () => {
    await open(profileServer(user({ authz: { group: null, permissions: [] } })))
    await facts()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
  })
})

describe('time zone options', () => {
  it('ENT-04 range from UTC-10 to UTC-5, and always include the user’s own', () => {
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
