import { calls } from '@tessera/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anonymousServer, openPortal, serverFor } from '../../test/open-portal.tsx'
import { product, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'

const OPEN = 'You’re still logged in'
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })
const header = (): HTMLElement => screen.getByRole('banner')

function connection(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
}

function breaks(server: FakeServer): FakeServer {
  return server.replies(calls.session.logout, () => {
    throw new TypeError('Failed to fetch')
  })
}

afterEach(() => {
  vi.useRealTimers()
})

/** Opens a page whose session has timed out, and waits for its logout page. */
async function openAfterIdleEnd(): Promise<void> {
  const server = serverFor(user()).refuses(calls.products.list, 401, 'SESSION_IDLE')
  await openPortal({ path: '/apps?explore=true', server })
  await heading('You’re logged out')
  expect(server.requested(calls.session.logout)).toHaveLength(1)
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { hasEnded: true } }))
}

describe('return to the logout page after an idle end', () => {
  it('SES-07 SES-05 returns a user who is signed in again to the previous page, without a logout', async () => {
    await openAfterIdleEnd()
    cleanup()
    const server = serverFor(user(), [product()])
    await openPortal({ server })
    await heading('Get started')
    expect(window.location.pathname + window.location.search).toBe('/apps?explore=true')
    expect(server.requested(calls.session.logout)).toEqual([])
  })

  it('SES-07 SES-05 does not log out a user who comes back from a later page with the Back button', async () => {
    await openAfterIdleEnd()
    const server = serverFor(user(), [product()])
    act(() => {
      window.history.pushState(null, '', '/contactUs')
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    await screen.findByRole('button', { name: /Dana Ruiz/ })
    act(() => window.history.back())
    await heading('Get started')
    expect(server.requested(calls.session.logout)).toEqual([])
  })

  it('SES-07 SES-12 shows again why the session ended if no user is signed in', async () => {
    await openAfterIdleEnd()
    cleanup()
    const server = anonymousServer()
    await openPortal({ server })
    await heading('You’re logged out')
    expect(screen.getByText('Your session has timed out due to inactivity. Login to resume work.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?lastUrl=%2Fapps%3Fexplore%3Dtrue',
    )
    expect(server.requested(calls.session.logout)).toEqual([])
  })
})

it('SES-05 a logout keeps the appearance for the next visitor, but not the density', async () => {
  document.cookie = 'appearance=dark; Path=/'
  document.cookie = 'density=compact; Path=/'
  await openPortal({ path: '/logout', server: serverFor(user()) })
  await heading('You’re logged out')
  expect(document.cookie).toContain('appearance=dark')
  expect(document.cookie).not.toContain('density')
})

describe('logout while offline', () => {
  it('SES-05 explains why the session is still open and what to do, and continues when the connection returns', async () => {
    const server = breaks(serverFor(user(), [product()]))
    await openPortal({ path: '/apps', server })
    await heading('Get started')
    await userEvent.click(screen.getByRole('button', { name: /Dana Ruiz/ }))
    connection(false)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    const open = await heading(OPEN)
    await waitFor(() => expect(open).toHaveFocus())
    expect(
      screen.getByText(
        'You’re offline, so we couldn’t log you out. Keep this page open; we’ll log you out as soon as you’re back online.',
      ),
    ).toBeVisible()
    expect(within(header()).queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
    expect(localStorage.getItem('person')).toBe('user@brightfoods.example')

    connection(true)
    server.answers(calls.session.logout, undefined)
    act(() => void window.dispatchEvent(new Event('online')))
    const loggedOutHeading = await heading('You’re logged out')
    await waitFor(() => expect(loggedOutHeading).toHaveFocus())
    expect(localStorage).toHaveLength(0)
    expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(1)
  })

  it('SES-05 a press retries; the message stays until the result is known', async () => {
    connection(false)
    const server = breaks(anonymousServer())
    await openPortal({ path: '/logout', server })
    await heading(OPEN)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(server.requested(calls.session.logout)).toHaveLength(2)
    await heading(OPEN)
    server.answers(calls.session.logout, undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('You’re logged out')
  })

  it('SES-05 retries every few seconds if the server does not respond', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    connection(true)
    const server = breaks(anonymousServer())
    await openPortal({ path: '/logout', server })
    await heading(OPEN)
    expect(screen.getByText(/^The portal isn’t responding, so we couldn’t log you out\./)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(server.requested(calls.session.logout)).toHaveLength(2)
    expect(screen.getByText(/^The portal isn’t responding/)).toBeVisible()
    server.answers(calls.session.logout, undefined)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await heading('You’re logged out')
  })

  it('SES-05 loads its screen before it is needed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { ROUTES } = await import('../../routes.ts')
    const page = ROUTES.find(({ path }) => path === '/logout')?.page
    const preload = vi.spyOn(page ?? { preload: () => {} }, 'preload')
    await openPortal({ path: '/apps', server: serverFor(user(), [product()]) })
    await heading('Get started')
    expect(preload).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await waitFor(() => expect(preload).toHaveBeenCalledOnce())
  })

  it.each(['/logout', '/LOGOUT/', '/%6cogout'])('SES-05 SES-02 at %s, the header has no login link', async (path) => {
    await openPortal({ path, server: anonymousServer() })
    await heading('You’re logged out')
    expect(within(header()).queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
  })
})
