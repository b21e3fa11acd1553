import { calls } from '@tessera/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DraftWriter, findDrafts } from '../platform/drafts/drafts.ts'
import { SIGNED_IN } from '../test/people.ts'
import { failure, json } from '../test/server.ts'
import {
  at,
  ended,
  heading,
  idleAt,
  liveServer,
  MINUTE,
  pass,
  refuseAll,
  START,
  status,
  openOtherTab,
  warning,
} from '../test/session-tab.ts'

const otherTab = openOtherTab()
const someAlert = (): HTMLElement | null => screen.queryByRole('alertdialog')

/** Brings the page back to the screen, from the browser's back/forward cache or not. */
async function comeBack(isPersisted: boolean): Promise<void> {
  const event = Object.assign(new Event('pageshow'), { persisted: isPersisted })
  await act(async () => void window.dispatchEvent(event))
}

describe('several tabs', () => {
  it('B-02 another user’s activity does not extend the session', async () => {
    await idleAt('/apps', liveServer())
    await pass(28.1)
    await warning()
    otherTab.post({ kind: 'extended', loginId: 'kim@other.example', endsAt: Date.now() + 30 * MINUTE })
    await pass(0.1)
    await warning()
  })

  it('SES-05 a logout in another tab adds no history entry', async () => {
    await idleAt('/apps', liveServer())
    const { length } = window.history
    otherTab.post({ kind: 'loggedOut' })
    await heading('You’re logged out')
    expect(window.history).toHaveLength(length)
  })

  it('SES-05 a logout in another tab stops storing drafts', async () => {
    await idleAt('/apps', liveServer())
    const draft = new DraftWriter(SIGNED_IN.loginId, 'incident', () => ({ subject: 'Cannot log in' }))
    draft.keep()
    expect(findDrafts(SIGNED_IN.loginId, 'incident')).toHaveLength(1)
    localStorage.clear()
    otherTab.post({ kind: 'loggedOut' })
    await heading('You’re logged out')
    draft.keep()
    expect(findDrafts(SIGNED_IN.loginId, 'incident')).toEqual([])
  })

  it('SES-12 the page stays below the alert, even if calls are refused after that', async () => {
    const server = await idleAt('/apps', liveServer())
    refuseAll(server)
    otherTab.post({ kind: 'ended' })
    await ended()
    server.refuses(calls.banners.list, 401, 'INVALID_TOKEN')
    await pass(1)
    await ended()
    expect(at()).toBe('/apps')
  })

  it('B-02 the page stays if its session is live again after a call had reported its end', async () => {
    const server = await idleAt('/apps', liveServer())
    await pass(10)
    refuseAll(server)
    act(() => void window.dispatchEvent(new Event('focus')))
    await ended()
    server.replies(calls.session.authStatus, () => json(status()))
    otherTab.post({ kind: 'signedIn', loginId: SIGNED_IN.loginId })
    await waitFor(() => expect(someAlert()).not.toBeInTheDocument())
    await pass(0.1)
    expect(at()).toBe('/apps')
    await heading('Get started')
  })

  it('SES-05 SES-12 a logout in another tab applies even after the session was reported ended', async () => {
    const server = await idleAt('/apps', liveServer())
    await pass(10)
    refuseAll(server)
    act(() => void window.dispatchEvent(new Event('focus')))
    await ended()
    otherTab.post({ kind: 'loggedOut' })
    await heading('You’re logged out')
    expect(at()).toBe('/logout')
  })

  it('SES-12 the end of another tab’s session makes no call if this session has already ended', async () => {
    const server = await idleAt('/apps', liveServer())
    refuseAll(server)
    otherTab.post({ kind: 'ended' })
    await ended()
    const requested = server.requested(calls.session.authStatus).length
    otherTab.post({ kind: 'ended' })
    await pass(0.1)
    expect(server.requested(calls.session.authStatus)).toHaveLength(requested)
  })
})

describe('a tab that was asleep', () => {
  it.each(['focus', 'visibilitychange'])('B-02 checks the time on the event %s', async (event) => {
    await idleAt('/apps', liveServer())
    vi.setSystemTime(START + 29 * MINUTE)
    expect(someAlert()).not.toBeInTheDocument()
    act(() => void (event === 'focus' ? window : document).dispatchEvent(new Event(event)))
    await warning()
  })

  it('B-02 requests its session only when it returns from the back/forward cache', async () => {
    const server = await idleAt('/apps', liveServer())
    const requested = server.requested(calls.session.authStatus).length
    await comeBack(false)
    await pass(0.1)
    expect(server.requested(calls.session.authStatus)).toHaveLength(requested)
    refuseAll(server)
    await comeBack(true)
    await ended()
    expect(server.requested(calls.session.authStatus)).toHaveLength(requested + 1)
  })

  it('SES-12 shows no data of another user who has signed in by then', async () => {
    const server = await idleAt('/apps', liveServer())
    server.replies(calls.session.authStatus, () => json({ ...status(), loginId: 'kim@other.example' }))
    await comeBack(true)
    await ended()
    expect(server.requested(calls.session.userContext)).toHaveLength(1)
    expect(localStorage.getItem('person')).toBe(SIGNED_IN.loginId)
  })

  it('B-02 treats the session as over if its time is up and the server does not respond', async () => {
    const server = await idleAt('/apps', liveServer())
    server.replies(calls.session.authStatus, () => failure(500, 'INTERNAL'))
    await pass(31)
    await ended()
  })
})
