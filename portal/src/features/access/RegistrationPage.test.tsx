import type { RegistrationForm, UserContext } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { failure, json } from '../../test/server.ts'
import { writeIn } from '../../test/write-in.ts'
import { openUserMenu } from '../../test/user-menu.ts'

const FORM: RegistrationForm = {
  kind: 'full',
  firstName: 'Quinn',
  lastName: 'Harper',
  confirmsCompany: false,
  companyName: 'Bright Foods',
  terms_version: '2025.1',
  addendum_version: '2025.1',
}
const FOUNDERS: RegistrationForm = { ...FORM, kind: 'basic', confirmsCompany: true, companyName: 'Green Valley' }
const KEPT = { ...user().user_preferences, language_code: null }
const invited = (changes: Partial<UserContext> = {}): UserContext =>
  user({ gate: 'REGISTRATION_INCOMPLETE', user_preferences: KEPT, ...changes })

/** A server that requires a registration; after it, access is pending. */
function registrationServer(requested = FORM, person = invited()): FakeServer {
  const state = { gate: person.gate }
  const taken = (): Response => {
    state.gate = 'ACCESS_PENDING'
    return json({ loginId: person.login_id })
  }
  return serverFor(person)
    .replies(calls.session.userContext, () => json({ ...person, ...state }))
    .answers(calls.users.registration, requested)
    .replies(calls.users.completeRegistration, taken)
    .replies(calls.users.completeBasicRegistration, taken)
}

const open = (server: FakeServer): Promise<void> => openPortal({ path: '/userRegistration', server })
const field = (name: RegExp): HTMLElement => screen.getByRole('textbox', { name })
const terms = (): HTMLElement => screen.getByRole('checkbox', { name: 'I accept the terms of use' })
const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Register' }))
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })
const isThere = (): Promise<HTMLElement> => heading('Complete your registration')
const openForm = async (server: FakeServer): Promise<void> => {
  await open(server)
  await isThere()
}
const pendingPage = (): Promise<HTMLElement> => heading('We are working on your access')

function setBrowserTimeZone(timeZone: string): void {
  const options = new Intl.DateTimeFormat('en-US').resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}
beforeEach(() => setBrowserTimeZone('America/Denver'))

describe('registration', () => {
  it('PRF-01a RTE-25 asks for missing data, registers the user, and continues to the pending access page', async () => {
    const server = registrationServer()
    await openForm(server)
    expect(document.title).toBe('User Registration | Scintilla')
    expect(screen.getByText(/Bright Foods as user@brightfoods.example/)).toBeVisible()
    expect(field(/^First name/)).toHaveValue('Quinn')
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue('Denver (UTC-07:00)')
    expect(screen.queryByRole('textbox', { name: /Company/ })).not.toBeInTheDocument()
    await userEvent.clear(field(/^Last name/))
    await writeIn(field(/^Last name/), 'O’Hara')
    await writeIn(field(/^Job title/), 'Buyer')
    await writeIn(field(/^Phone/), '+1 (479) 555-0142')
    await userEvent.click(terms())
    await press()
    await pendingPage()
    expect(window.location.pathname).toBe('/pendingAccess')
    expect(server.requested(calls.users.completeRegistration).map(({ body }) => body)).toEqual([
      {
        firstName: 'Quinn',
        lastName: 'O’Hara',
        jobTitle: 'Buyer',
        phone: '+1 (479) 555-0142',
        language_code: 'en-US',
        timezone: 'America/Denver',
        termsAccepted: true,
        terms_version: '2025.1',
      },
    ])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('PRF-01b also asks a basic company’s first administrator for the company’s name and the addendum', async () => {
    const server = registrationServer(FOUNDERS)
    await openForm(server)
    await userEvent.clear(field(/^Company name/))
    await userEvent.click(terms())
    await press()
    expect(await screen.findByRole('link', { name: 'Company name: This field is required.' })).toBeVisible()
    const addendum = { name: 'I accept the data sharing addendum for my company' }
    expect(screen.getByRole('checkbox', addendum)).toBeInvalid()
    await writeIn(field(/^Company name/), 'Green Valley Farms')
    await userEvent.click(screen.getByRole('checkbox', addendum))
    await press()
    await pendingPage()
    expect(server.requested(calls.users.completeBasicRegistration).map(({ body }) => body)).toMatchObject([
      { companyName: 'Green Valley Farms', dataSharingAccepted: true, termsAccepted: true },
    ])
  })

  it('PRF-01b asks the next users of a basic company for the usual data', async () => {
    const server = registrationServer({ ...FORM, kind: 'basic' })
    await openForm(server)
    await userEvent.click(terms())
    await press()
    await pendingPage()
    const [sent] = server.requested(calls.users.completeBasicRegistration)
    expect(Object.keys(sent?.body ?? {})).not.toContain('companyName')
  })

  it('PRF-03 starts with the stored time zone if the browser’s is not offered', async () => {
    setBrowserTimeZone('Europe/Paris')
    await openForm(registrationServer())
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue('Chicago (UTC-06:00)')
  })

  it('FRM-01 TXT-05 reports invalid values, and opens the documents in new tabs', async () => {
    const server = registrationServer(FOUNDERS)
    await openForm(server)
    await writeIn(field(/^Phone/), '12')
    await userEvent.clear(field(/^First name/))
    await press()
    const problems = await screen.findAllByRole('link', { name: /: / })
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'First name: This field is required.',
      'Phone: Enter 7 to 15 digits.',
      'I accept the terms of use: Select this checkbox to continue.',
      'I accept the data sharing addendum for my company: Select this checkbox to continue.',
    ])
    const documents = screen.getAllByRole('link', { name: /new tab/ })
    expect(documents.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms', '_blank'],
      ['/dataSharingAddendum', '_blank'],
    ])
    expect(server.requested(calls.users.completeBasicRegistration)).toEqual([])
  })

  it('PRF-01a shows the server’s refusal at its field', async () => {
    const fieldErrors = [{ field: 'lastName', code: 'name', message: 'No name.' }]
    await open(registrationServer().refuses(calls.users.completeRegistration, 400, 'INVALID_INPUT', { fieldErrors }))
    await isThere()
    await userEvent.click(terms())
    await press()
    expect(await screen.findByRole('link', { name: /^Last name: Use only letters/ })).toBeVisible()
    expect(field(/^Last name/)).toBeInvalid()
  })
})

describe('language of the registration', () => {
  it('PRF-01a I18N-03 changes the page’s language immediately and keeps the typed text', async () => {
    const server = registrationServer()
    await openForm(server)
    await writeIn(field(/^Job title/), 'Buyer')
    await userEvent.click(terms())
    await userEvent.click(screen.getByRole('button', { name: /Language$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Français canadien' }))
    await heading('Terminez votre inscription')
    expect(document.documentElement).toHaveAttribute('lang', 'fr-CA')
    expect(field(/^Titre du poste/)).toHaveValue('Buyer')
    expect(screen.getByRole('checkbox', { name: 'J’accepte les conditions d’utilisation' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'S’inscrire' }))
    await heading('Nous préparons votre accès')
    expect(server.requested(calls.users.completeRegistration).map(({ body }) => body)).toMatchObject([
      { jobTitle: 'Buyer', language_code: 'fr-CA' },
    ])
    expect(server.requested(calls.session.writePreferences).map(({ body }) => body)).toEqual([
      { language_code: 'fr-CA' },
    ])
  })

  it('PRF-01a I18N-03 follows a language change in the header', async () => {
    const server = registrationServer().replies(calls.session.writePreferences, ({ body }) =>
      json({ ...KEPT, timezone: 'America/Chicago', ...(body as object) }),
    )
    await openForm(server)
    await openUserMenu()
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Español' }))
    await heading('Completa tu registro')
    expect(screen.getByRole('button', { name: /Español Idioma$/ })).toBeVisible()
  })
})

describe('a refused registration', () => {
  it('SRV-08 is sent once when submitted twice in quick succession', async () => {
    const server = registrationServer()
    await openForm(server)
    await userEvent.click(terms())
    const form = screen.getByRole('form', { name: 'Complete your registration' })
    act(() => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    await pendingPage()
    expect(server.requested(calls.users.completeRegistration)).toHaveLength(1)
  })

  it('PRF-01a reports that the user is already registered, and continues', async () => {
    const person = invited()
    const state = { gate: person.gate }
    const server = registrationServer()
      .replies(calls.session.userContext, () => json({ ...person, ...state }))
      .replies(calls.users.completeRegistration, () => {
        state.gate = 'ACCESS_PENDING'
        return failure(409, 'ALREADY_REGISTERED')
      })
    await openForm(server)
    await userEvent.click(terms())
    await press()
    await pendingPage()
    expect(await screen.findByText('You’re already registered, so nothing was changed.')).toBeVisible()
  })

  it('PRF-01a shows the other form with the typed text if the company’s type has changed', async () => {
    const server = registrationServer()
    server.replies(calls.users.completeRegistration, () => {
      server.answers(calls.users.registration, FOUNDERS)
      return failure(409, 'OTHER_REGISTRATION')
    })
    await openForm(server)
    await writeIn(field(/^Job title/), 'Buyer')
    await userEvent.click(terms())
    await press()
    expect(await screen.findByText(/^Your company now uses a different registration form/)).toBeVisible()
    expect(field(/^Job title/)).toHaveValue('Buyer')
    await userEvent.click(screen.getByRole('checkbox', { name: /data sharing addendum/ }))
    await press()
    await pendingPage()
    expect(server.requested(calls.users.completeBasicRegistration)).toHaveLength(1)
  })

  it('PRF-01a shows the newer terms, which must be accepted again, and keeps the other values', async () => {
    const server = registrationServer()
    server.replies(calls.users.completeRegistration, ({ body }) => {
      server.answers(calls.users.registration, { ...FORM, terms_version: '2026.1' })
      return (body as { terms_version: string }).terms_version === '2026.1' ? json({}) : failure(409, 'TERMS_OUTDATED')
    })
    await openForm(server)
    await writeIn(field(/^Job title/), 'Buyer')
    await userEvent.click(terms())
    await press()
    expect(await screen.findByText(/^The terms have changed since you opened this page/)).toBeVisible()
    expect(await screen.findByText(/Version 2026\.1/)).toBeVisible()
    expect(terms()).not.toBeChecked()
    expect(field(/^Job title/)).toHaveValue('Buyer')
    await userEvent.click(terms())
    await press()
    await waitFor(() => expect(server.requested(calls.users.completeRegistration)).toHaveLength(2))
    expect(server.requested(calls.users.completeRegistration)[1]?.body).toMatchObject({ terms_version: '2026.1' })
  })

  it('ERR-03 keeps the typed text if no response arrives, and can be sent again', async () => {
    const server = registrationServer().refuses(calls.users.completeRegistration, 500, 'INTERNAL')
    await openForm(server)
    await writeIn(field(/^Job title/), 'Buyer')
    await userEvent.click(terms())
    await press()
    expect(await screen.findByText('An error occurred while performing the operation')).toBeVisible()
    expect(field(/^Job title/)).toHaveValue('Buyer')
    expect(terms()).toBeChecked()
  })
})

describe('the registration page', () => {
  it('PRF-01a shows a registered user no form', async () => {
    const server = serverFor(user())
    await open(server)
    await heading('You’re registered')
    expect(screen.getByRole('link', { name: 'Go to your apps' })).toHaveAttribute('href', '/apps')
    expect(server.requested(calls.users.registration)).toEqual([])
  })

  it('PRF-01a notices that another tab has completed the registration', async () => {
    const answers = [invited(), user()]
    const server = serverFor(invited())
      .replies(calls.session.userContext, () => json(answers.shift() ?? user()))
      .refuses(calls.users.registration, 404, 'NOT_FOUND')
    await open(server)
    await heading('You’re registered')
  })

  it('ERR-03 reports that the form failed to load, and can retry', async () => {
    const server = registrationServer().refuses(calls.users.registration, 503, 'UNAVAILABLE')
    await open(server)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(calls.users.registration, FORM)
    await userEvent.click(again)
    await isThere()
  })
})
