import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { goTo } from '../platform/routing/go-to.ts'
import { NOTICE } from '../test/notice.ts'
import { anonymousServer, openPortal } from '../test/open-portal.tsx'
import { CONFIG } from '../test/people.ts'
import { FakeServer } from '../test/server.ts'

const at = (): string => window.location.pathname + window.location.search
const heading = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })

describe('configuration', () => {
  it('CFG-03a without it, the portal shows an error, makes no other call, and can retry', async () => {
    const server = new FakeServer()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await openPortal({ path: '/apps', server })
    await heading('Something went wrong')
    expect(new Set(server.seen.map(({ call }) => call))).toEqual(new Set(['config.config']))
    expect(warn).toHaveBeenCalledWith('http config missing!', expect.anything())
    server
      .answers(calls.config.config, CONFIG)
      .refuses(calls.session.authStatus, 401, 'MISSING_TOKEN')
      .answers(calls.banners.list, [])
      .answers(calls.session.login, { redirectUrl: '/idp/auth?x=1' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/idp/auth?x=1', { replace: true }))
    expect(at()).toMatch(/^\/login/)
  })

  it('CFG-01 is requested once per page load', async () => {
    const server = anonymousServer()
    await openPortal({ path: '/', server })
    await userEvent.click((await screen.findAllByRole('link', { name: 'Contact Us' }))[0] as HTMLElement)
    await heading('Contact Us')
    expect(server.requested(calls.config.config)).toHaveLength(1)
  })
})

describe('an anonymous visitor', () => {
  it('RTE-43 is redirected from a private page to the login page, which remembers the page', async () => {
    const server = anonymousServer().answers(calls.session.login, { redirectUrl: '/idp/auth?x=1' })
    await openPortal({ path: '/apps?explore=true', server })
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/idp/auth?x=1', { replace: true }))
    expect(server.requested(calls.session.login)[0]?.url).toBe('/core-app-api/login?lastUrl=%2Fapps%3Fexplore%3Dtrue')
  })

  it('SES-01c stays on a public page without a session', async () => {
    const server = anonymousServer()
    await openPortal({ path: '/contactUs', server })
    // The login link is shown only to anonymous visitors.
    await screen.findByRole('link', { name: 'Log in' })
    await heading('Contact Us')
    expect(server.requested(calls.session.authStatus)).toHaveLength(1)
    expect(at()).toBe('/contactUs')
    expect(goTo).not.toHaveBeenCalled()
  })

  it('SCR-04 sees the login error if login cannot start', async () => {
    await openPortal({ path: '/login', server: anonymousServer().refuses(calls.session.login, 500, 'INTERNAL') })
    await heading('something went wrong on our end…')
    expect(at()).toBe('/error?from=login')
    expect(screen.getByText(/Please try to log in again\. If the issue persists,/)).toHaveTextContent(
      'contact us for support.',
    )
    expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contactUs')
    expect(screen.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  })

  it('SES-12 sees once on the login page that the session ended, and continues by a button', async () => {
    localStorage.setItem('idleTimeout', '1')
    const server = anonymousServer().answers(calls.session.login, { redirectUrl: '/idp/auth?x=2' })
    await openPortal({ path: '/login', server })
    await screen.findByText('Your session has timed out due to inactivity. Login to resume work.')
    expect(server.requested(calls.session.login)).toEqual([])
    expect(localStorage.getItem('idleTimeout')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/idp/auth?x=2', { replace: true }))
  })

  it('SCR-03 SCR-03a sees a message and a link home at an unknown URL, and the link is recorded', async () => {
    const server = anonymousServer()
    await openPortal({ path: '/nowhere', server })
    await heading('We couldn’t find that page…')
    expect(
      screen.getByText('The page you are trying to access does not exist or the link you clicked is broken.'),
    ).toBeVisible()
    await waitFor(() => expect(document.title).toBe('We couldn’t find that page… | Scintilla'))
    await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }))
    await screen.findByRole('heading', { level: 1, name: /Know your customers/ })
    window.dispatchEvent(new Event('pagehide'))
    const sent = JSON.stringify(server.requested(calls.analytics.events).map(({ body }) => body))
    expect(sent).toContain('"name":"link_click","page":"page not found"')
    expect(sent).toContain('"name":"page_view","page":"marketing"')
  })

  it('RTE-47 sees the not-found page if the tenant lacks the page', async () => {
    const server = anonymousServer().answers(calls.config.config, { ...CONFIG, tenant: 'MX' })
    await openPortal({ path: '/privacyPolicy', server })
    await heading('We couldn’t find that page…')
  })

  it('SCR-01 keeps the chosen dark theme in the page and in the cookie', async () => {
    document.cookie = 'appearance=dark; Path=/'
    document.documentElement.dataset['theme'] = 'dark'
    await openPortal({ path: '/contactUs', server: anonymousServer() })
    await heading('Contact Us')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(document.cookie).toContain('appearance=dark')
  })

  it('BAN-05 closes a banner permanently in this browser', async () => {
    const server = anonymousServer().answers(calls.banners.list, [NOTICE])
    await openPortal({ path: '/contactUs', server })
    const region = await screen.findByRole('region', { name: 'Notices' })
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Maintenance on Sunday.')).not.toBeInTheDocument()
    expect(localStorage.getItem('dismissedBanners')).toBe('["general-1"]')
  })

  it('GEN-03 with an account of another country is redirected only to that country’s host', async () => {
    const location = encodeURIComponent('http://mx.localhost:4173/login')
    await openPortal({ path: `/error?from=login&reason=tenant&location=${location}`, server: anonymousServer() })
    await heading('This account belongs to another country’s site')
    expect(screen.getByRole('link', { name: 'mx.localhost:4173' })).toHaveAttribute(
      'href',
      'http://mx.localhost:4173/login',
    )
  })
})
