import { calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { goTo } from '../../platform/routing/go-to.ts'
import { anonymousServer, openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import { writeIn } from '../../test/write-in.ts'

const IDP = '/idp/auth?x=1'

describe('a user whose account was closed', () => {
  it.each([
    ['en-US', 'BLOCKED', 'Your account has been blocked. Contact your Retail Link administrator.', 'Log in'],
    ['es-MX', 'BLOCKED', 'Tu cuenta está bloqueada. Comunícate con tu administrador de Retail Link.', 'Iniciar sesión'],
    [
      'fr-CA',
      'DELETED',
      'Votre compte n’existe plus. Si vous avez toujours besoin d’un accès, communiquez avec votre administrateur Retail Link.',
      'Se connecter',
    ],
  ] as const)('USR-06 in %s sees the reason once at login: %s', async (locale, ended, text, action) => {
    const server = anonymousServer().answers(calls.session.login, { redirectUrl: IDP, ended })
    await openPortal({ path: '/login?lastUrl=%2Fprofile', server, locale })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(goTo).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: action }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(IDP, { replace: true }))
  })

  it('USR-06 is redirected to login by the next call of an open tab, and the typed text stays', async () => {
    const server = serverFor(user({ authz: { group: null, permissions: [PERMISSIONS.updateUserSettings] } }))
      .answers(calls.session.passwordResetLink, { url: 'http://localhost/idp/reset' })
      .answers(calls.legal.accepted, { content: [] })
      .answers(calls.users.readProfile, { firstName: 'Dana', lastName: 'Ruiz', phone: '', jobTitle: '' })
    await openPortal({ path: '/profile', server })
    await writeIn(await screen.findByRole('textbox', { name: /^Job title/ }), 'Buyer of 日本')
    server
      .refuses(calls.users.writeProfile, 401, 'INVALID_TOKEN')
      .answers(calls.session.login, { redirectUrl: IDP, ended: 'BLOCKED' })
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account has been blocked.')
    expect(window.location.search).toBe('?lastUrl=%2Fprofile')
    expect(JSON.stringify(localStorage)).toContain('Buyer of 日本')
  })

  it('USR-06 is redirected in every other tab too, without the inactivity message', async () => {
    const server = serverFor(user())
    await openPortal({ path: '/apps', server })
    await screen.findByRole('button', { name: /Dana Ruiz/ })
    server
      .refuses(calls.session.authStatus, 401, 'INVALID_TOKEN')
      .answers(calls.session.login, { redirectUrl: IDP, ended: 'BLOCKED' })
    const otherTab = new BroadcastChannel('session')
    const post = otherTab.postMessage.bind(otherTab)
    post({ kind: 'ended' })
    expect(await screen.findByText(/^Your account has been blocked\./)).toBeVisible()
    expect(screen.queryByText(/due to inactivity/)).not.toBeInTheDocument()
    expect(window.location.search).toBe('?lastUrl=%2Fapps')
    otherTab.close()
  })
})
