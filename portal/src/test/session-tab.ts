import { calls } from '@tessera/contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import type { TabMessage } from '../platform/session/session-channel.ts'
import { openPortal, serverFor } from './open-portal.tsx'
import { product, SIGNED_IN, user } from './people.ts'
import type { FakeServer } from './server.ts'
import { json } from './server.ts'

export const MINUTE = 60_000
export const START = Date.parse('2026-03-03T12:00:00.000Z')
const launchable = product({ accessStatus: 'ACCESS_COMPLETE', redirectUrl: 'https://shopper.example/' })
export const at = (): string => window.location.pathname + window.location.search
export const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })
export const warning = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Are you still there?' })
export const ended = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Session timed out' })
export const person = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })

/** A session that ends in this many minutes. */
export function status(minutes = 30) {
  return { ...SIGNED_IN, idleExpiresAt: new Date(Date.now() + minutes * MINUTE).toISOString() }
}

export async function pass(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE))
}

/** A server that extends the session on each request. */
export function liveServer(): FakeServer {
  return serverFor(user(), [launchable])
    .replies(calls.session.authStatus, () => json(status()))
    .replies(calls.session.extend, () => json(status()))
}

/** Opens a page whose session is idle after its first calls; the server still reports when it ends. */
export async function idleAt(path: string, server: FakeServer): Promise<FakeServer> {
  await openPortal({ path, server })
  await heading(path.startsWith('/apps') ? 'Get started' : 'Contact Us')
  return server
}

export const refuseAll = (server: FakeServer): FakeServer =>
  server.refuses(calls.session.authStatus, 401, 'SESSION_IDLE').refuses(calls.session.extend, 401, 'SESSION_IDLE')

/**
 * Opens another tab of the browser for each test of the file, with its clock at `START`. Returns the messages that it
 * received, and a function that sends one.
 */
export function openOtherTab(): { received: TabMessage[]; post: (message: TabMessage) => void } {
  const tab: ReturnType<typeof openOtherTab> = { received: [], post: () => {} }
  let channel: BroadcastChannel
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: START })
    channel = new BroadcastChannel('session')
    tab.received.length = 0
    tab.post = channel.postMessage.bind(channel)
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => tab.received.push(data))
  })
  afterEach(() => {
    channel.close()
    vi.useRealTimers()
  })
  return tab
}
