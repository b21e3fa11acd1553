import type { Locale } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { loadFirstLanguage } from '../messages/catalogs.ts'
import { OwnCache } from '../test/own-cache.tsx'
import { CONFIG } from '../test/people.ts'
import { FakeServer } from '../test/server.ts'
import { loadProductName } from './product-name.ts'
import { SignInApp } from './SignInApp.tsx'
import { writeIn } from '../test/write-in.ts'

async function open(pathname: string, locale: Locale = 'en-US'): Promise<void> {
  const productName = await loadProductName()
  const language = await loadFirstLanguage(locale, ['signIn'])
  render(<SignInApp language={language} productName={productName} pathname={pathname} />, { wrapper: OwnCache })
}

const ask = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Send link' }))
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save password' }))

const linkServer = (): FakeServer =>
  new FakeServer().answers(calls.session.passwordResetDetails, { productName: 'Scintilla' })

describe('forgotten password', () => {
  it('SES-04 asks for an email and responds the same whether or not the account exists', async () => {
    const server = new FakeServer().answers(calls.session.requestPasswordReset, undefined)
    await open('/idp/reset')
    await writeIn(screen.getByLabelText('Email'), ' dana@brightfoods.example ')
    await ask()
    expect(await screen.findByText(/If an account has this email address/)).toBeVisible()
    expect(server.requested(calls.session.requestPasswordReset)[0]?.body).toEqual({ email: 'dana@brightfoods.example' })
    expect(server.requested(calls.session.requestPasswordReset)[0]?.headers.get('idempotency-key')).toMatch(
      /^[\w-]{8,}$/,
    )
  })

  it.each([
    ['Atlas', new Response(JSON.stringify({ ...CONFIG, productName: 'Atlas' }))],
    ['Scintilla', new Response('', { status: 500 })],
  ])('GEN-01 SES-04 uses the name %s from the configuration, if available', async (name, config) => {
    new FakeServer().replies(calls.config.config, () => config)
    await open('/idp/reset')
    expect(document.title).toBe(`Forgot your password? | ${name}`)
    expect(screen.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  })

  it('SES-04 retries with the same key, keeps the typed text, and shows the reason', async () => {
    const server = new FakeServer().refuses(calls.session.requestPasswordReset, 500, 'INTERNAL')
    await open('/idp/reset')
    await ask()
    expect(screen.getByText('Enter your email')).toBeVisible()
    await writeIn(screen.getByLabelText('Email'), 'dana@brightfoods.example')
    await ask()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(screen.getByLabelText('Email')).toHaveValue('dana@brightfoods.example')
    await ask()
    const keys = server
      .requested(calls.session.requestPasswordReset)
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('SES-04 sets a password that is long enough, and links to the login page', async () => {
    const server = linkServer().answers(calls.session.resetPassword, undefined)
    await open('/idp/reset/abc')
    await writeIn(await screen.findByLabelText('New password'), 'short')
    await save()
    expect(screen.getByText('Use at least 12 characters.')).toBeVisible()
    expect(server.requested(calls.session.resetPassword)).toEqual([])
    await writeIn(screen.getByLabelText('New password'), ' but longer now')
    await save()
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })

  it.each([
    ['en-US', 'This link no longer works', 'This link has expired or was already used.', 'Request a new link'],
    ['es-MX', 'Este enlace ya no funciona', 'Este enlace venció o ya se usó.', 'Solicitar un enlace nuevo'],
    ['fr-CA', 'Ce lien ne fonctionne plus', 'Ce lien a expiré ou a déjà servi.', 'Demander un nouveau lien'],
  ] as const)(
    'SES-04 a used link is reported immediately in %s, with a link to request a new one',
    async (...reported) => {
      const [locale, title, text, again] = reported
      new FakeServer().refuses(calls.session.passwordResetDetails, 404, 'RESET_LINK_EXPIRED')
      await open('/idp/reset/abc', locale)
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(document.title).toMatch(title)
      expect(screen.getByRole('link', { name: again })).toHaveAttribute('href', '/idp/reset')
      expect(document.querySelector('form')).toBeNull()
    },
  )

  it('SES-04 the form closes if its link was used in another tab first', async () => {
    linkServer().refuses(calls.session.resetPassword, 404, 'RESET_LINK_EXPIRED')
    await open('/idp/reset/abc')
    await writeIn(await screen.findByLabelText('New password'), 'a long new password')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired')
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  })

  it('SES-04 keeps the form and shows the reason if it is unknown whether the link still works', async () => {
    new FakeServer()
      .refuses(calls.session.passwordResetDetails, 500, 'INTERNAL')
      .refuses(calls.session.resetPassword, 500, 'INTERNAL')
    await open('/idp/reset/abc')
    await writeIn(await screen.findByLabelText('New password'), 'a long new password')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(screen.getByLabelText('New password')).toHaveValue('a long new password')
  })
})
