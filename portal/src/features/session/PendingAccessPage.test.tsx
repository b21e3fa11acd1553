import type { Gate, UserContext } from '@tessera/contract'
import { calls, HEADERS } from '@tessera/contract'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anonymousServer, openPortal, serverFor } from '../../test/open-portal.tsx'
import { product, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { failure } from '../../test/server.ts'

const waiting = (gate: Gate | null = 'ACCESS_PENDING'): UserContext => user({ gate })
const LAUNCHABLE = product({ accessStatus: 'ACCESS_COMPLETE', redirectUrl: 'https://shopper.example/' })
const questions = (server: FakeServer): number => server.requested(calls.session.userContext).length
const isAt = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })
const pass = (seconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

async function open(server: FakeServer): Promise<void> {
  await openPortal({ path: '/pendingAccess', server })
  await isAt('We are working on your access')
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the pending access page', () => {
  it('SCR-06 SES-06c polls without counting as user activity, and redirects when access is ready', async () => {
    const server = serverFor(waiting(), [LAUNCHABLE])
    await open(server)
    await isAt('We are working on your access')
    expect(screen.getByText(/^Access may take up to 2 days\. You can leave this page open/)).toBeVisible()
    const before = questions(server)
    await pass(11)
    expect(questions(server)).toBeGreaterThanOrEqual(before + 2)
    for (const { headers } of server.requested(calls.session.userContext))
      expect(headers.has(HEADERS.userActivity)).toBe(false)
    server.answers(calls.session.userContext, waiting(null))
    const { length } = window.history
    await pass(6)
    await isAt('Get started')
    expect(window.history).toHaveLength(length)
    expect(window.location.pathname).toBe('/apps')
    const after = questions(server)
    await pass(20)
    expect(questions(server)).toBe(after)
  })

  it('SCR-06 PRD-07 shows the start and the expected end of each product’s setup, and the contacts', async () => {
    const since = '2126-02-27T15:00:00.000Z'
    const server = serverFor(waiting()).answers(calls.access.overview, {
      products: [{ ...LAUNCHABLE, code: 'REPORT_BUILDER', status: 'ACCESS_PENDING', access_level: 3, since }],
      requests: [],
      administrators: [{ first_name: 'Dana', last_name: 'Reyes', email: 'admin@brightfoods.example' }],
    })
    await open(server)
    expect(await screen.findByText(/^Since/)).toHaveTextContent('Since: Feb 27, 2126')
    expect(screen.getByText(/^Expected by/)).toHaveTextContent('Expected by Mar 1, 2126')
    expect(screen.getByText('Dana Reyes')).toBeVisible()
    expect(screen.getByRole('link', { name: 'My access' })).toHaveAttribute('href', '/profile/access')
  })

  it('SCR-06 does not poll while the tab is hidden, and polls immediately when it is visible again', async () => {
    const server = serverFor(waiting(), [LAUNCHABLE])
    await open(server)
    show('hidden')
    await pass(20)
    const before = questions(server)
    await pass(60)
    expect(questions(server)).toBe(before)
    server.answers(calls.session.userContext, waiting(null))
    await act(async () => show('visible'))
    await isAt('Get started')
  })

  it('SCR-06 continues to poll after a failure, but not after the session has ended', async () => {
    const server = serverFor(waiting(), [LAUNCHABLE])
    await open(server)
    server.refuses(calls.session.userContext, 503, 'UNAVAILABLE')
    await pass(20)
    await isAt('We are working on your access')
    server.replies(calls.session.userContext, () => failure(401, 'SESSION_IDLE'))
    await pass(10)
    const before = questions(server)
    await pass(30)
    expect(questions(server)).toBe(before)
  })

  it('SCR-06 SES-09 redirects a user at another gate to that gate’s page', async () => {
    await openPortal({ path: '/pendingAccess', server: serverFor(waiting('NO_ACCESS')) })
    await isAt('You don’t have access')
    expect(window.location.pathname).toBe('/noAccess')
  })

  it('RTE-08 SCR-06 shows an anonymous visitor a login link, and does not poll', async () => {
    const server = anonymousServer()
    await open(server)
    await pass(1)
    const before = questions(server)
    await pass(20)
    expect(screen.getByRole('main').querySelector('a')).toHaveTextContent('Log in')
    expect(questions(server)).toBe(before)
  })
})
