import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../data/request-error.ts'
import { openPortal, serverFor } from '../test/open-portal.tsx'
import { product, user } from '../test/people.ts'

const UNEXPECTED = 'Error: Something went wrong. Please try again!'
const OFFLINE = new RequestError({ status: 0, code: 'OFFLINE' })
const launchable = product({ accessStatus: 'ACCESS_COMPLETE', redirectUrl: 'https://shopper.example/' })

/** Dispatches an error thrown in a handler, as the browser reports it. */
function throwUncaught(error: unknown): void {
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error })))
}

/** Dispatches an unhandled rejection, as the browser reports it. */
function rejectUncaught(reason: unknown): void {
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })))
}

describe('uncaught errors', () => {
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await openPortal({ path: '/apps', server: serverFor(user(), [launchable]) })
    await screen.findByRole('heading', { level: 1, name: 'Get started' })
  })
  afterEach(() => vi.restoreAllMocks())

  it('ERR-04 an uncaught error is shown until the user closes it', async () => {
    throwUncaught(new TypeError('x is undefined'))
    expect(await screen.findByText(UNEXPECTED)).toBeVisible()
    expect(screen.queryByText(/x is undefined/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(UNEXPECTED)).not.toBeInTheDocument()
  })

  it('ERR-04 an uncaught failure of a call shows its reason', async () => {
    rejectUncaught(OFFLINE)
    expect(await screen.findByText('You’re offline. Check your connection and try again.')).toBeVisible()
    expect(screen.queryByText(UNEXPECTED)).not.toBeInTheDocument()
  })

  it('ERR-04 an uncaught error while offline names the connection as the reason', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    throwUncaught(new TypeError('Failed to fetch'))
    expect(await screen.findByText(/^You’re offline/)).toBeVisible()
  })

  it.each([
    ['a canceled call', new DOMException('Taken back.', 'AbortError')],
    ['the end of the session', new RequestError({ status: 401, result: { code: 'SESSION_EXPIRED' } })],
    ['a rejection without an error', null],
    ['an error of an extension', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/content.js:1' })],
  ])('%s is not shown', async (_, reason) => {
    rejectUncaught(reason)
    rejectUncaught(OFFLINE)
    expect(await screen.findByText(/^You’re offline/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1)
  })
})
