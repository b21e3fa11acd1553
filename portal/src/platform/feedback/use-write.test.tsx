import { API_BASE, calls, HEADERS } from '@tessera/contract'
import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CallerScope } from '../../data/caller.tsx'
import { SWR_DEFAULTS, useCall } from '../../data/use-call.ts'
import { product } from '../../test/people.ts'
import { failure, FakeServer, json } from '../../test/server.ts'
import { clearToasts, waitingToasts } from './toasts.ts'
import { useWrite } from './use-write.ts'

const EFFECTS = { refreshes: [calls.products.list], toast: 'profile.saved' } as const

function Density(): ReactNode {
  const products = useCall(calls.products.list)
  const { write, isPending, isDone, error } = useWrite(calls.session.writePreferences, EFFECTS)
  const [refused, setRefused] = useState<string[]>([])
  const press = (density: 'compact' | 'comfortable'): void =>
    void write({ params: { loginId: 'a@b.example' }, body: { density } }).catch(() =>
      setRefused((before) => [...before, density]),
    )
  return (
    <>
      <button onClick={() => press('compact')}>Compact</button>
      <button onClick={() => press('comfortable')}>Comfortable</button>
      <p>{isPending ? 'pending' : error ? error.code : isDone ? 'done' : 'nothing yet'}</p>
      <ul aria-label="Products">
        {products.data?.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <output>{refused.join()}</output>
    </>
  )
}

function show(): FakeServer {
  const server = new FakeServer().answers(calls.products.list, [product({ title: 'Reports' })])
  const cache = new Map()
  render(
    <SWRConfig value={{ ...SWR_DEFAULTS, provider: () => cache }}>
      <CallerScope apiBase={API_BASE}>
        <Density />
      </CallerScope>
    </SWRConfig>,
  )
  return server
}

/** Holds each attempt until the test responds, in order. */
function slowly(server: FakeServer): (answer: Response) => Promise<void> {
  const waiting: ((answer: Response) => void)[] = []
  server.replies(calls.session.writePreferences, () => new Promise((resolve) => void waiting.push(resolve)))
  return (answer) => act(async () => waiting.shift()?.(answer))
}

beforeEach(clearToasts)
afterEach(clearToasts)

describe('useWrite', () => {
  it('SES-06c a write is user activity unless its options say otherwise', async () => {
    const server = new FakeServer().answers(calls.session.logout, undefined)
    const { result } = renderHook(() => useWrite(calls.session.logout), {
      wrapper: ({ children }) => <CallerScope apiBase={API_BASE}>{children}</CallerScope>,
    })
    await act(() => result.current.write())
    await act(() => result.current.write(undefined, { byPerson: false }))
    expect(server.seen.map(({ headers }) => headers.get(HEADERS.userActivity))).toEqual(['1', null])
  })

  it('ERR-03 a write is pending, then done; affected data is refreshed and a toast shown', async () => {
    const server = show()
    const answer = slowly(server)
    await screen.findByText('Reports')
    await userEvent.click(screen.getByRole('button', { name: 'Compact' }))
    expect(screen.getByText('pending')).toBeVisible()
    server.answers(calls.products.list, [product({ title: 'More reports' })])
    await answer(json({}))
    expect(await screen.findByText('More reports')).toBeVisible()
    expect(screen.getByText('done')).toBeVisible()
    expect(waitingToasts()).toEqual([{ tone: 'success', message: 'profile.saved' }])
    expect(server.requested(calls.session.writePreferences)[0]?.headers.get('x-user-activity')).toBe('1')
  })

  it('ERR-03 a failed write shows its reason until the next attempt, without a refresh or a success toast', async () => {
    const server = show()
    const answer = slowly(server)
    await screen.findByText('Reports')
    await userEvent.click(screen.getByRole('button', { name: 'Compact' }))
    await answer(failure(409, 'CONFLICT'))
    expect(screen.getByText('CONFLICT')).toBeVisible()
    expect(waitingToasts()).toEqual([])
    expect(server.requested(calls.products.list)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Compact' }))
    expect(screen.getByText('pending')).toBeVisible()
    await answer(json({}))
    expect(screen.getByText('done')).toBeVisible()
  })

  it('ERR-03 an overtaken attempt reports only to its caller, and the last attempt is shown', async () => {
    const server = show()
    const answer = slowly(server)
    await userEvent.click(screen.getByRole('button', { name: 'Compact' }))
    await userEvent.click(screen.getByRole('button', { name: 'Comfortable' }))
    await answer(failure(409, 'CONFLICT'))
    expect(screen.getByRole('status')).toHaveTextContent('compact')
    expect(screen.getByText('pending')).toBeVisible()
    await answer(json({}))
    expect(screen.getByText('done')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(/^compact$/)
  })
})
