import type { Answer, Call, CallSchemas, Input } from '@tessera/contract'
import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Caller, CallListener, RequestOptions } from './client.ts'
import { request, UNKNOWN_CALLER } from './client.ts'

const CallerContext = createContext(UNKNOWN_CALLER)
const ListenersContext = createContext<Set<CallListener> | null>(null)

interface CallerScopeProps extends Partial<Caller> {
  children: ReactNode
}

/** Facts about the caller for the subtree, on top of those above. */
export function CallerScope({ children, ...known }: CallerScopeProps): ReactNode {
  const above = use(CallerContext)
  const { apiBase = above.apiBase, locale = above.locale, companyId = above.companyId } = known
  const caller = useMemo(() => ({ apiBase, locale, companyId }), [apiBase, locale, companyId])
  return <CallerContext value={caller}>{children}</CallerContext>
}

/** Lets what stands below it listen to all calls that are made below it. */
export function CallListeners({ children }: { children: ReactNode }): ReactNode {
  const [listeners] = useState(() => new Set<CallListener>())
  return <ListenersContext value={listeners}>{children}</ListenersContext>
}

/** Listens to calls while it is mounted; `listener` must stay the same until what it does changes. */
export function useCallListener(listener: CallListener): void {
  const listeners = use(ListenersContext)
  if (!listeners) throw new Error('useCallListener is used outside CallListeners.')
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listeners, listener])
}

/** Where calls are made from here. */
export function useCaller(): Caller {
  return use(CallerContext)
}

/** Makes one call, as `request` does. */
export type MakeCall = <S extends CallSchemas>(
  call: Call<S>,
  input?: Input<S>,
  options?: RequestOptions,
) => Promise<{ data: Answer<S>; headers: Headers }>

/** Makes calls from here: for this company, in this language. */
export function useRequest(): MakeCall {
  const caller = use(CallerContext)
  const listeners = use(ListenersContext)
  return useCallback(
    (call, input, options) => request({ ...caller, listeners }, call, input, options),
    [caller, listeners],
  )
}
