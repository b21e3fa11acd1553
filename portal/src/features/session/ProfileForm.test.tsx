import type { Profile } from '@tessera/contract'
import { calls, PERMISSIONS } from '@tessera/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { actingContext, SUPER_ADMIN, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { json } from '../../test/server.ts'
import { writeAnew } from '../../test/write-in.ts'

const KEPT: Profile = { firstName: 'Dana', lastName: 'Ruiz', phone: '', jobTitle: 'Buyer' }

/** A server that stores trimmed input and returns it as the user's data from then on. */
function profileServer(person = user()): FakeServer {
  const state = { profile: KEPT }
  return serverFor(person)
    .answers(calls.session.passwordResetLink, { url: 'http://localhost/idp/reset' })
    .answers(calls.legal.accepted, { content: [] })
    .replies(calls.users.readProfile, () => json(state.profile))
    .replies(calls.users.writeProfile, ({ body }) => {
      const sent = Object.entries(body as Profile).map(([field, text]) => [field, text.trim()])
      state.profile = Object.fromEntries(sent) as Profile
      return json(state.profile)
    })
    .replies(calls.session.userContext, () =>
      json({ ...person, first_name: state.profile.firstName, last_name: state.profile.lastName }),
    )
}

const open = async (server: FakeServer, path = '/profile'): Promise<void> => {
  await openPortal({ path, server })
  await screen.findByRole('form', { name: 'Your details' })
}
const field = (name: RegExp): HTMLElement => screen.getByRole('textbox', { name })
const retype = (name: RegExp, text: string): Promise<void> => writeAnew(field(name), text)
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save details' }))
const problems = (): (string | null)[] => screen.getAllByRole('link', { name: /: / }).map((link) => link.textContent)
const draftsLeft = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

describe('profile form', () => {
  it('PRF-02a is saved as a whole, confirmed, and immediately visible in the header and the facts', async () => {
    const server = profileServer()
    await open(server)
    expect(field(/^Job title/)).toHaveValue('Buyer')
    expect(screen.getByRole('button', { name: /Dana Ruiz/ })).toBeVisible()
    await retype(/^First name/, 'Zoë ')
    await retype(/^Last name/, 'D’Arcy')
    await retype(/^Job title/, '')
    await retype(/^Phone/, '+1 (479) 555-0142')
    await save()
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible()
    const sent = { firstName: 'Zoë', lastName: 'D’Arcy', phone: '+1 (479) 555-0142', jobTitle: '' }
    expect(server.requested(calls.users.writeProfile).map(({ body }) => body)).toEqual([sent])
    expect(await screen.findByRole('button', { name: /Zoë D’Arcy/ })).toBeVisible()
    const facts = screen.getByRole('region', { name: 'Your account' })
    expect(within(facts).getByText('Zoë D’Arcy')).toBeVisible()
    expect(field(/^First name/)).toHaveValue('Zoë')
    expect(screen.getByRole('button', { name: 'Save details' })).toHaveFocus()
    expect(draftsLeft()).toEqual([])
  })

  it('PRF-02a email, company and type are read-only', async () => {
    await open(profileServer())
    const form = screen.getByRole('form', { name: 'Your details' })
    const labels = within(form)
      .getAllByRole('textbox')
      .map((input) => input.getAttribute('name'))
    expect(labels).toEqual(['firstName', 'lastName', 'jobTitle', 'phone'])
    expect(screen.getByText(/^What other users see about you\. Your email, company and type can’t/)).toBeVisible()
  })

  it('PRF-02a TXT-05 reports invalid values, and sends nothing', async () => {
    const server = profileServer()
    await open(server)
    await retype(/^First name/, '')
    await retype(/^Last name/, 'R2D2')
    await retype(/^Phone/, '12')
    await save()
    expect(problems()).toEqual([
      'First name: This field is required.',
      expect.stringMatching(/^Last name: Use only letters/),
      'Phone: Enter 7 to 15 digits.',
    ])
    expect(server.requested(calls.users.writeProfile)).toEqual([])
  })

  it.each([
    ['firstName', 'name', /^First name: Use only letters/],
    ['phone', 'phone', /^Phone: Enter 7 to 15 digits\.$/],
    ['jobTitle', 'too_big', /^Job title: Check this field\.$/],
  ])('PRF-02a shows the server’s refusal at %s, and keeps the typed text', async (name, code, text) => {
    const fieldErrors = [{ field: name, code, message: 'No.' }]
    await open(profileServer().refuses(calls.users.writeProfile, 400, 'INVALID_INPUT', { fieldErrors }))
    await retype(/^Job title/, 'Head of buying')
    await save()
    expect(await screen.findByRole('link', { name: text })).toBeVisible()
    expect(field(/^Job title/)).toHaveValue('Head of buying')
  })

  it('ERR-03 keeps the typed text if no response arrives, and can be sent again', async () => {
    const server = profileServer().refuses(calls.users.writeProfile, 500, 'INTERNAL')
    await open(server)
    await retype(/^Job title/, 'Head of buying')
    await save()
    expect(await screen.findByText('An error occurred while performing the operation')).toBeVisible()
    expect(field(/^Job title/)).toHaveValue('Head of buying')
    server.replies(calls.users.writeProfile, ({ body }) => json(body))
    await save()
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible()
  })

  it('ERR-03 reports a load failure and can retry; the rest of the page loads', async () => {
    const server = profileServer().refuses(calls.users.readProfile, 503, 'UNAVAILABLE')
    await openPortal({ path: '/profile', server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('button', { name: 'Save preferences' })).toBeVisible()
    server.answers(calls.users.readProfile, KEPT)
    await userEvent.click(again)
    expect(await screen.findByRole('textbox', { name: /^First name/ })).toHaveValue('Dana')
  })

  it('CTX-04 shows the user’s own data while acting for a company', async () => {
    const admin = { ...SUPER_ADMIN, authz: { ...SUPER_ADMIN.authz, permissions: [PERMISSIONS.updateUserSettings] } }
    const server = profileServer(actingContext(admin, { id: 'c-1', name: 'Bright Foods' }))
    await open(server, '/profile?company=c-1')
    await save()
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible()
    expect(server.requested(calls.users.writeProfile).map(({ url }) => url)).toEqual([
      '/core-app-api/companies/c-1/users/profile',
    ])
  })

  it.each([
    ['ROL-04 a spectator', user({ authz: { ...user().authz, group: 'SUPER_ADMIN_SPECTATOR' } })],
    ['ROL-13 a user who cannot change settings', user({ authz: { group: null, permissions: [] } })],
  ])('%s has no form', async (_who, person) => {
    const server = profileServer(person)
    await openPortal({ path: '/profile', server })
    await screen.findByRole('region', { name: 'Your account' })
    expect(screen.queryByRole('form', { name: 'Your details' })).not.toBeInTheDocument()
    expect(server.requested(calls.users.readProfile)).toEqual([])
  })

  it('B-02 keeps the typed text until it is saved', async () => {
    await open(profileServer())
    await retype(/^Job title/, 'Head of buying')
    window.dispatchEvent(new Event('pagehide'))
    expect(draftsLeft().map((key) => localStorage.getItem(key))).toEqual([expect.stringContaining('Head of buying')])
    await save()
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible()
    expect(draftsLeft()).toEqual([])
  })
})
