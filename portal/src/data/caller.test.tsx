import { calls, HEADERS } from '@tessera/contract'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { FakeServer } from '../test/server.ts'
import { CallerScope, CallListeners, useCallListener, useCaller, useRequest } from './caller.tsx'
import type { CallListener } from './client.ts'

const inPortal = ({ children }: { children: ReactNode }): ReactNode => (
  <CallListeners>
    <CallerScope apiBase="/core-app-api" locale="fr-CA">
      <CallerScope companyId="c-1">{children}</CallerScope>
    </CallerScope>
  </CallListeners>
)

it('CTX-06 I18N-04a a call gets each value from the innermost scope that sets it', async () => {
  const server = new FakeServer().answers(calls.products.list, [])
  const { result } = renderHook(() => ({ caller: useCaller(), request: useRequest() }), { wrapper: inPortal })
  expect(result.current.caller).toEqual({ apiBase: '/core-app-api', locale: 'fr-CA', companyId: 'c-1' })
  await act(() => result.current.request(calls.products.list))
  expect(server.seen[0]?.headers.get(HEADERS.companyContext)).toBe('c-1')
  expect(server.seen[0]?.headers.get(HEADERS.locale)).toBe('fr-CA')
})

it('SES-08 a listener is notified of refused calls until another listener replaces it', async () => {
  new FakeServer().refuses(calls.products.list, 401, 'SESSION_IDLE')
  const [first, second] = [vi.fn<(error: unknown, id: string) => void>(), vi.fn<(error: unknown, id: string) => void>()]
  const listening: Record<string, CallListener> = {
    first: { onUnauthorized: first },
    second: { onUnauthorized: second },
  }
  const { result, rerender } = renderHook(
    (name: 'first' | 'second') => {
      useCallListener(listening[name] ?? {})
      return useRequest()
    },
    { wrapper: inPortal, initialProps: 'first' },
  )
  const ask = () => act(() => result.current(calls.products.list).catch(() => {}))
  await ask()
  expect(first).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'SESSION_IDLE' }), 'products.list')
  rerender('second')
  await ask()
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(1)
})
