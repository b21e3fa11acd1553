import { calls } from '@tessera/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goTo } from '../platform/routing/go-to.ts'
import { anonymousServer, openPortal, serverFor } from '../test/open-portal.tsx'
import { SIGNED_IN, user } from '../test/people.ts'
import { failure, json } from '../test/server.ts'
import {
  at,
  ended,
  heading,
  idleAt,
  liveServer,
  MINUTE,
  pass,
  person,
  refuseAll,
  status,
  openOtherTab,
  warning,
} from '../test/session-tab.ts'
import { openUserMenu } from '../test/user-menu.ts'

const TIMED_OUT = 'Your session has timed out due to inactivity. Login to resume work.'
const otherTab = openOtherTab()

describe('before a session ends', () => {
  it('B-02 a dialog counts down two minutes before; one press extends the session in every tab, more than ten times', async () => {
    const server = await idleAt('/apps', liveServer())
    for (let times = 1; times <= 11; times += 1) {
      await pass(28.1)
      expect(await warning()).toContainElement(document.activeElement as HTMLElement)
      expect(screen.getByRole('timer')).toHaveTextContent(/^1:\d\d$/)
      await person.click(screen.getByRole('button', { name: 'Stay logged in' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      expect(server.requested(calls.session.extend)).toHaveLength(times)
    }
    expect(server.requested(calls.session.extend)[0]?.headers.get('x-user-activity')).toBe('1')
    await waitFor(() =>
      expect(otherTab.received.at(-1)).toMatchObject({ kind: 'extended', loginId: SIGNED_IN.loginId }),
    )
  })

  it('B-02 an extension in another tab removes the warning here', async () => {
    await idleAt('/apps', liveServer())
    await pass(28.1)
    await warning()
    otherTab.post({ kind: 'extended', loginId: SIGNED_IN.loginId, endsAt: Date.now() + 30 * MINUTE })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('SES-06c pointer and keyboard do not extend the session, a call caused by the user does', async () => {
    const server = liveServer().replies(calls.session.writePreferences, () =>
      json({ timezone: 'America/Chicago', dismissed_banners: [] }),
    )
    await idleAt('/apps', server)
    await pass(20)
    await person.click(screen.getByRole('heading', { level: 1 }))
    await person.keyboard('{Tab}')
    await pass(8.1)
    await warning()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await pass(20)
    await openUserMenu(person)
    await person.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await waitFor(() => expect(server.requested(calls.session.writePreferences)).toHaveLength(1))
    await pass(20)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await pass(8.1)
    await warning()
  })

  it('B-02 one press is enough even if the first attempt is lost', async () => {
    const server = await idleAt('/apps', liveServer())
    await pass(28.1)
    server.refuses(calls.session.extend, 500, 'INTERNAL')
    await person.click((await warning()).querySelectorAll('button')[1] as HTMLElement)
    await waitFor(() => expect(server.requested(calls.session.extend)).toHaveLength(1))
    expect(await within(await warning()).findByText(/^We couldn’t extend your session yet\./)).toBeVisible()
    await person.click(within(await warning()).getByRole('button', { name: 'Stay logged in' }))
    server.replies(calls.session.extend, () => json(status()))
    await pass(0.06)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(server.requested(calls.session.extend)).toHaveLength(2)
  })

  it('SES-05 Log out in the warning clears all data and notifies the other tabs', async () => {
    await idleAt('/apps', liveServer())
    localStorage.setItem('draft:user%40brightfoods.example:form:tab', '{}')
    await pass(28.1)
    await warning()
    await person.click(screen.getByRole('button', { name: 'Log out' }))
    await heading('You’re logged out')
    expect(localStorage).toHaveLength(0)
    await waitFor(() => expect(otherTab.received.at(-1)).toEqual({ kind: 'loggedOut' }))
  })
})

describe('when a session has ended', () => {
  it('SES-12 the page stays below the alert; its button opens the login page, which repeats the reason and returns to the page', async () => {
    const server = await idleAt('/apps?explore=true', liveServer())
    localStorage.setItem('draft:user%40brightfoods.example:form:tab', '{}')
    await pass(28.1)
    refuseAll(server).answers(calls.session.login, { redirectUrl: '/idp/auth?x=1' })
    await pass(2)
    expect(await ended()).toHaveTextContent(TIMED_OUT)
    expect(at()).toBe('/apps?explore=true')
    await waitFor(() => expect(otherTab.received.at(-1)).toEqual({ kind: 'ended' }))
    await person.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await screen.findByText(TIMED_OUT)
    expect(at()).toBe('/login?lastUrl=%2Fapps%3Fexplore%3Dtrue')
    await waitFor(() => expect(localStorage.getItem('idleTimeout')).toBeNull())
    expect(localStorage.getItem('draft:user%40brightfoods.example:form:tab')).toBe('{}')
    await person.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/idp/auth?x=1', { replace: true }))
    expect(server.requested(calls.session.login)[0]?.url).toContain('lastUrl=%2Fapps%3Fexplore%3Dtrue')
  })

  it.each(['/apps', '/contactUs'])('SES-12 a session end in another tab opens the alert at %s too', async (path) => {
    const server = await idleAt(path, liveServer())
    await waitFor(() => expect(otherTab.received.some(({ kind }) => kind === 'signedIn')).toBe(true))
    refuseAll(server)
    otherTab.post({ kind: 'ended' })
    expect(await ended()).toHaveTextContent(TIMED_OUT)
    expect(at()).toBe(path)
  })

  it('SES-12 a session that the server still considers live continues', async () => {
    await idleAt('/apps', liveServer())
    await pass(31)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(at()).toBe('/apps')
  })

  it('B-02 signing in again in another tab removes the alert and keeps the page’s content', async () => {
    const server = await idleAt('/apps', liveServer())
    await pass(28.1)
    refuseAll(server)
    await pass(2)
    await ended()
    server.replies(calls.session.authStatus, () => json(status()))
    otherTab.post({ kind: 'signedIn', loginId: SIGNED_IN.loginId })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await heading('Get started')
    await pass(28.1)
    await warning()
  })

  it('B-02 this tab’s session ends if another user signs in in another tab', async () => {
    const server = await idleAt('/apps', liveServer())
    server.replies(calls.session.authStatus, () => json({ ...status(), loginId: 'kim@other.example' }))
    otherTab.post({ kind: 'signedIn', loginId: 'kim@other.example' })
    await ended()
  })

  it('SES-11 the support home redirects to creating an incident instead', async () => {
    const server = liveServer()
    await openPortal({ path: '/support', server })
    await heading('Support')
    await screen.findByRole('button', { name: /Dana Ruiz/ })
    await pass(28.1)
    refuseAll(server)
    await pass(2)
    await waitFor(() => expect(at()).toBe('/support/ticketCreation'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
  })

  it('SES-07 after a refused call, the logout page returns the user to the previous page', async () => {
    const server = serverFor(user()).refuses(calls.products.list, 401, 'SESSION_IDLE')
    await openPortal({ path: '/apps?explore=true', server })
    await heading('You’re logged out')
    expect(screen.getByText(TIMED_OUT)).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Log in' }).at(-1)).toHaveAttribute(
      'href',
      '/login?lastUrl=%2Fapps%3Fexplore%3Dtrue',
    )
  })

  it('SES-06 no private content stays behind the login page', async () => {
    const server = await idleAt('/apps', liveServer())
    server.refuses(calls.session.login, 500, 'INTERNAL')
    server.refuses(calls.session.writePreferences, 401, 'INVALID_TOKEN')
    server.refuses(calls.session.authStatus, 401, 'INVALID_TOKEN')
    await openUserMenu(person)
    await person.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await waitFor(() => expect(at()).toBe('/error?from=login'))
    window.history.pushState(null, '', '/apps')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    await waitFor(() => expect(server.requested(calls.session.login)).toHaveLength(2))
    expect(screen.queryByText('Shopper Behavior')).not.toBeInTheDocument()
  })
})

describe('logging out', () => {
  it('SES-05 logging out in one tab stops all calls and clears the user’s data in this tab', async () => {
    const server = await idleAt('/apps', liveServer())
    sessionStorage.setItem('actingSince:c-1', 'x')
    await waitFor(() => expect(otherTab.received.some(({ kind }) => kind === 'signedIn')).toBe(true))
    server.refuses(calls.session.authStatus, 401, 'MISSING_TOKEN')
    otherTab.post({ kind: 'loggedOut' })
    await heading('You’re logged out')
    expect(server.requested(calls.session.logout)).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('SES-05 after a logout in another tab, returning to this tab’s logout page ends any current session', async () => {
    await idleAt('/apps', liveServer())
    await waitFor(() => expect(otherTab.received.some(({ kind }) => kind === 'signedIn')).toBe(true))
    otherTab.post({ kind: 'loggedOut' })
    await heading('You’re logged out')
    cleanup()
    const server = liveServer()
    await openPortal({ server })
    await heading('You’re logged out')
    expect(server.requested(calls.session.logout)).toHaveLength(1)
  })

  it('SES-05 logging out of all devices asks first, reports a failure, and then leaves', async () => {
    const server = await idleAt('/apps', liveServer())
    server.replies(calls.session.logoutEverywhere, () => failure(500, 'INTERNAL'))
    await person.click(screen.getByRole('button', { name: /Dana Ruiz/ }))
    await person.click(await screen.findByRole('menuitem', { name: 'Log out of all devices' }))
    await screen.findByRole('alertdialog', { name: 'Log out of all devices?' })
    await person.click(screen.getByRole('button', { name: 'Log out of all devices' }))
    await screen.findByText('Something went wrong')
    server.answers(calls.session.logoutEverywhere, undefined)
    await person.click(screen.getByRole('button', { name: 'Log out of all devices' }))
    await heading('You’re logged out')
    await waitFor(() => expect(otherTab.received.at(-1)).toEqual({ kind: 'loggedOut' }))
  })

  it('SES-05 an anonymous visitor’s tab ignores a logout', async () => {
    await openPortal({ path: '/contactUs', server: anonymousServer() })
    await heading('Contact Us')
    otherTab.post({ kind: 'loggedOut' })
    await pass(1)
    expect(at()).toBe('/contactUs')
  })
})
