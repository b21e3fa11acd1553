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

/** The page comes back to the screen, out of the browser's memory or not. */
async function comeBack(isPersisted: boolean): Promise<void> {
  const event = Object.assign(new Event('pageshow'), { persisted: isPersisted })
  await act(async () => void window.dispatchEvent(event))
}

describe('a tab beside others', () => {
  it('B-02 is not moved on by another person’s doing', async () => {
    await idleAt('/apps', liveServer())
    await pass(28.1)
    await warning()
    otherTab.tell({ kind: 'moved', loginId: 'kim@other.example', endsAt: Date.now() + 30 * MINUTE })
    await pass(0.1)
    await warning()
  })

  it('SES-05 has no page more in its history when another one logs out', async () => {
    await idleAt('/apps', liveServer())
    const { length } = window.history
    otherTab.tell({ kind: 'loggedOut' })
    await heading('You’re logged out')
    expect(window.history).toHaveLength(length)
  })

  it('SES-05 keeps no draft any more when another one logs out', async () => {
    await idleAt('/apps', liveServer())
    const draft = new DraftWriter(SIGNED_IN.loginId, 'incident', () => ({ subject: 'Cannot log in' }))
    draft.keep()
    expect(findDrafts(SIGNED_IN.loginId, 'incident')).toHaveLength(1)
    localStorage.clear()
    otherTab.tell({ kind: 'loggedOut' })
    await heading('You’re logged out')
    draft.keep()
    expect(findDrafts(SIGNED_IN.loginId, 'incident')).toEqual([])
  })

  it('SES-12 stays under the alert whatever is refused meanwhile', async () => {
    const server = await idleAt('/apps', liveServer())
    refuseAll(server)
    otherTab.tell({ kind: 'ended' })
    await ended()
    server.refuses(calls.banners.list, 401, 'INVALID_TOKEN')
    await pass(1)
    await ended()
    expect(at()).toBe('/apps')
  })

  it('B-02 stays on its page when its session lives again that a call had found ended', async () => {
    const server = await idleAt('/apps', liveServer())
    await pass(10)
    refuseAll(server)
    act(() => void window.dispatchEvent(new Event('focus')))
    await ended()
    server.replies(calls.session.authStatus, () => json(status()))
    otherTab.tell({ kind: 'signedIn', loginId: SIGNED_IN.loginId })
    await waitFor(() => expect(someAlert()).not.toBeInTheDocument())
    await pass(0.1)
    expect(at()).toBe('/apps')
    await heading('Get started')
  })

  it('SES-05 SES-12 is logged out with another one also where its session was found ended before', async () => {
    const server = await idleAt('/apps', liveServer())
    await pass(10)
    refuseAll(server)
    act(() => void window.dispatchEvent(new Event('focus')))
    await ended()
    otherTab.tell({ kind: 'loggedOut' })
    await heading('You’re logged out')
    expect(at()).toBe('/logout')
  })

  it('SES-12 does not ask when another one’s session ends that is over here already', async () => {
    const server = await idleAt('/apps', liveServer())
    refuseAll(server)
    otherTab.tell({ kind: 'ended' })
    await ended()
    const asked = server.asked(calls.session.authStatus).length
    otherTab.tell({ kind: 'ended' })
    await pass(0.1)
    expect(server.asked(calls.session.authStatus)).toHaveLength(asked)
  })
})

describe('a tab that was asleep', () => {
  it.each(['focus', 'visibilitychange'])('B-02 finds on its %s how late it is', async (event) => {
    await idleAt('/apps', liveServer())
    vi.setSystemTime(START + 29 * MINUTE)
    expect(someAlert()).not.toBeInTheDocument()
    act(() => void (event === 'focus' ? window : document).dispatchEvent(new Event(event)))
    await warning()
  })

  it('B-02 asks for its session when it comes out of the browser’s memory, and then only', async () => {
    const server = await idleAt('/apps', liveServer())
    const asked = server.asked(calls.session.authStatus).length
    await comeBack(false)
    await pass(0.1)
    expect(server.asked(calls.session.authStatus)).toHaveLength(asked)
    refuseAll(server)
    await comeBack(true)
    await ended()
    expect(server.asked(calls.session.authStatus)).toHaveLength(asked + 1)
  })

  it('SES-12 shows nobody else’s apps where another person has the session by then', async () => {
    const server = await idleAt('/apps', liveServer())
    server.replies(calls.session.authStatus, () => json({ ...status(), loginId: 'kim@other.example' }))
    await comeBack(true)
    await ended()
    expect(server.asked(calls.session.userContext)).toHaveLength(1)
    expect(localStorage.getItem('person')).toBe(SIGNED_IN.loginId)
  })

  it('B-02 counts a session as over where its time is up and the server does not answer', async () => {
    const server = await idleAt('/apps', liveServer())
    server.replies(calls.session.authStatus, () => failure(500, 'INTERNAL'))
    await pass(31)
    await ended()
  })
})
