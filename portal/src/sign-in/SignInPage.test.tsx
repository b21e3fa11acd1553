import { calls } from '@tessera/contract'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { loadFirstLanguage } from '../messages/catalogs.ts'
import { goTo } from '../platform/routing/go-to.ts'
import { OwnCache } from '../test/own-cache.tsx'
import { FakeServer } from '../test/server.ts'
import { SignInApp } from './SignInApp.tsx'
import { writeIn } from '../test/write-in.ts'

const demo = { loginId: 'super@scintilla.example', name: 'Sam', companyName: 'Scintilla', role: 'superAdmin' }

function provider(): FakeServer {
  return new FakeServer()
    .answers(calls.session.signInDetails, { productName: 'Scintilla', tenant: 'US', demoAccounts: [demo] })
    .answers(calls.session.signIn, { redirectUrl: '/idp/auth/abc' })
}

async function openPage(): Promise<void> {
  const language = await loadFirstLanguage('en-US', ['signIn'])
  const app = <SignInApp language={language} productName="Scintilla" pathname="/idp/interaction/abc" />
  render(app, { wrapper: OwnCache })
}

async function logIn(email = 'user@brightfoods.example', password = 'secret'): Promise<void> {
  await writeIn(screen.getByLabelText('Email'), email)
  await writeIn(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('sign-in page', () => {
  it('SES-03 signs in with email and password and continues at the provider’s URL', async () => {
    const server = provider()
    await openPage()
    await logIn(' user@brightfoods.example ')
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/idp/auth/abc', { replace: true }))
    expect(server.requested(calls.session.signIn)[0]).toMatchObject({
      url: '/idp/interaction/abc/login',
      body: { email: 'user@brightfoods.example', password: 'secret' },
    })
  })

  it('SES-03 works with password managers and pasting, and shows the password on request', async () => {
    provider()
    await openPage()
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(password)
    await userEvent.paste('pasted from a manager')
    expect(password).toHaveValue('pasted from a manager')
    expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
  })

  it('I18N-03 keeps the typed text when its language changes', async () => {
    provider()
    await openPage()
    await writeIn(screen.getByLabelText('Email'), 'dana@brightfoods.example')
    await writeIn(screen.getByLabelText('Password'), 'half a passw')
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Español' }))
    await screen.findByRole('heading', { level: 1, name: 'Inicia sesión en Scintilla' })
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('dana@brightfoods.example')
    expect(screen.getByLabelText('Contraseña')).toHaveValue('half a passw')
    expect(document.cookie).toContain('locale=es-MX')
    expect(document.documentElement.lang).toBe('es-MX')
    await waitFor(() => expect(document.title).toBe('Iniciar sesión | Scintilla'))
  })

  it.each([
    ['INVALID_CREDENTIALS', 401, 'Invalid email or password.'],
    ['SIGN_IN_LOCKED', 429, 'Too many attempts. Try again in 15 minutes.'],
    ['INTERNAL', 500, 'Something went wrong'],
  ] as const)('SES-03 shows %s in the reader’s language and keeps the typed text', async (code, status, text) => {
    provider().refuses(calls.session.signIn, status, code)
    await openPage()
    await logIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Email')).toHaveValue('user@brightfoods.example')
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
    expect(goTo).not.toHaveBeenCalled()
  })

  it('GEN-03 redirects an account of another country to its own host', async () => {
    provider().refuses(calls.session.signIn, 403, 'OTHER_TENANT', { location: 'http://mx.localhost:4173/login' })
    await openPage()
    await logIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('This account belongs to another country’s site.')
    expect(screen.getByRole('link', { name: 'Log in at mx.localhost:4173' })).toHaveAttribute(
      'href',
      'http://mx.localhost:4173/login',
    )
  })

  it('SES-03 an expired page offers to start again', async () => {
    provider().refuses(calls.session.signInDetails, 404, 'SIGN_IN_EXPIRED')
    await openPage()
    expect(await screen.findByRole('alert')).toHaveTextContent('This login page has expired. Start again.')
    expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/login')
  })

  it('HTTP-03 shows when the server cannot be reached and can retry', async () => {
    const server = provider().replies(calls.session.signIn, () => Promise.reject(new TypeError('offline')))
    await openPage()
    await logIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Server not responding!')
    server.answers(calls.session.signIn, { redirectUrl: '/idp/auth/abc' })
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/idp/auth/abc', { replace: true }))
  })

  it('SES-03 reports missing fields before it calls the server', async () => {
    const server = provider()
    await openPage()
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(screen.getByText('Enter your email')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(server.requested(calls.session.signIn)).toEqual([])
  })

  it('SES-03 lists available demo accounts by role; one press signs in', async () => {
    const server = provider()
    await openPage()
    await userEvent.click(await screen.findByRole('button', { name: /Sam.*Super admin · Scintilla/ }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/idp/auth/abc', { replace: true }))
    expect(server.requested(calls.session.signIn)[0]?.body).toEqual({
      email: 'super@scintilla.example',
      password: 'demo-portal-2026',
    })
  })
})
