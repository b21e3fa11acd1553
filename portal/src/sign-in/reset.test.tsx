import { calls } from '@tessera/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { loadFirstLanguage } from '../messages/catalogues.ts'
import { OwnCache } from '../test/own-cache.tsx'
import { CONFIG } from '../test/people.ts'
import { FakeServer } from '../test/server.ts'
import { loadProductName } from './product-name.ts'
import { SignInApp } from './SignInApp.tsx'

async function open(pathname: string): Promise<void> {
  const productName = await loadProductName()
  const language = await loadFirstLanguage('en-US', ['signIn'])
  render(<SignInApp language={language} productName={productName} pathname={pathname} />, { wrapper: OwnCache })
}

const ask = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save the password' }))

describe('a forgotten password', () => {
  it('SES-04 asks for an email and says the same whether there is such an account', async () => {
    const server = new FakeServer().answers(calls.session.requestPasswordReset, undefined)
    await open('/idp/reset')
    await userEvent.type(screen.getByLabelText('Email'), ' dana@brightfoods.example ')
    await ask()
    expect(await screen.findByText(/If there is an account with this address/)).toBeVisible()
    expect(server.asked(calls.session.requestPasswordReset)[0]?.body).toEqual({ email: 'dana@brightfoods.example' })
    expect(server.asked(calls.session.requestPasswordReset)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/)
  })

  it.each([
    ['Atlas', new Response(JSON.stringify({ ...CONFIG, productName: 'Atlas' }))],
    ['Scintilla', new Response('', { status: 500 })],
  ])('GEN-01 SES-04 calls the portal %s, as its configuration does where it can be had', async (name, config) => {
    new FakeServer().replies(calls.config.config, () => config)
    await open('/idp/reset')
    expect(document.title).toBe(`Forgot your password? | ${name}`)
    expect(screen.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  })

  it('SES-04 tries again with the same key, keeps what was typed, and says what went wrong', async () => {
    const server = new FakeServer().refuses(calls.session.requestPasswordReset, 500, 'INTERNAL')
    await open('/idp/reset')
    await ask()
    expect(screen.getByText('Enter your email')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Email'), 'dana@brightfoods.example')
    await ask()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(screen.getByLabelText('Email')).toHaveValue('dana@brightfoods.example')
    await ask()
    const keys = server.asked(calls.session.requestPasswordReset).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('SES-04 sets a password that is long enough, and leads to the log-in', async () => {
    const server = new FakeServer().answers(calls.session.resetPassword, undefined)
    await open('/idp/reset/abc')
    await userEvent.type(screen.getByLabelText('New password'), 'short')
    await save()
    expect(screen.getByText('Use at least 12 characters.')).toBeVisible()
    expect(server.asked(calls.session.resetPassword)).toEqual([])
    await userEvent.type(screen.getByLabelText('New password'), ' but longer now')
    await save()
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })

  it('SES-04 a link that was used leads to a new one', async () => {
    new FakeServer().refuses(calls.session.resetPassword, 404, 'RESET_LINK_EXPIRED')
    await open('/idp/reset/abc')
    await userEvent.type(screen.getByLabelText('New password'), 'a long new password')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired')
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/idp/reset')
  })
})
