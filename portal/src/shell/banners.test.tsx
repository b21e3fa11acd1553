import type { Banner } from '@tessera/contract'
import { calls, HEADERS, LIMITS } from '@tessera/contract'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anonymousServer, openPortal } from '../test/open-portal.tsx'

const OUTAGE: Banner = {
  id: 'outage',
  kind: 'GENERAL',
  severity: 'warning',
  title: 'Reports are late today.',
  text: 'They come by noon.',
  linkText: null,
  linkUrl: null,
  dismissible: true,
  deadline: null,
  startsAt: '2026-03-02T09:00:00.000Z',
  endsAt: '2026-03-02T09:05:00.000Z',
}

const banner = () => screen.queryByText(OUTAGE.title)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-02T08:59:55Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a banner in an open portal', () => {
  it('BAN-04 appears within 15 seconds of its start, disappears at its end, and does not extend the session', async () => {
    const server = anonymousServer()
    await openPortal({ path: '/contactUs', server })
    await waitFor(() => expect(server.requested(calls.banners.list)).toHaveLength(1))
    expect(banner()).toBeNull()
    server.answers(calls.banners.list, [OUTAGE])
    await pass(15_000)
    expect(await screen.findByText(OUTAGE.title)).toBeVisible()
    expect(server.requested(calls.banners.list).at(-1)?.headers.get(HEADERS.userActivity)).toBeNull()
    const end = Date.parse(OUTAGE.endsAt ?? '') - Date.now()
    await pass(end - 1_000)
    expect(banner()).toBeVisible()
    await pass(1_100)
    expect(banner()).toBeNull()
  })

  it('BAN-04 stays if banners cannot be refreshed', async () => {
    const server = anonymousServer().answers(calls.banners.list, [{ ...OUTAGE, endsAt: null }])
    await openPortal({ path: '/contactUs', server })
    await waitFor(() => expect(banner()).toBeVisible())
    server.refuses(calls.banners.list, 500, 'INTERNAL')
    await pass(2 * LIMITS.bannersEvery)
    expect(server.requested(calls.banners.list).length).toBeGreaterThan(1)
    expect(banner()).toBeVisible()
  })

  it('BAN-01 has its link on every page except the link’s target', async () => {
    const linked = { ...OUTAGE, endsAt: null, linkText: 'Write to us now', linkUrl: '/contactUs' }
    const server = anonymousServer().answers(calls.banners.list, [linked])
    await openPortal({ path: '/contactUs', server })
    await waitFor(() => expect(banner()).toBeVisible())
    expect(screen.queryByRole('link', { name: 'Write to us now' })).not.toBeInTheDocument()
    cleanup()
    await openPortal({ path: '/', server })
    await waitFor(() => expect(banner()).toBeVisible())
    expect(screen.getByRole('link', { name: 'Write to us now' })).toHaveAttribute('href', '/contactUs')
  })

  it('BAN-05b closing it by keyboard keeps the focus on the page', async () => {
    const press = userEvent.setup({ advanceTimers: (milliseconds) => void vi.advanceTimersByTime(milliseconds) })
    const server = anonymousServer().answers(calls.banners.list, [{ ...OUTAGE, endsAt: null }])
    await openPortal({ path: '/contactUs', server })
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    act(() => dismiss.focus())
    await press.keyboard('{Enter}')
    expect(banner()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
