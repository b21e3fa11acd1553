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

/** Sets facts about the caller for the subtree, in addition to those of the scopes above. */
export function CallerScope({ children, ...known }: CallerScopeProps): ReactNode {
  const above = use(CallerContext)
  const { apiBase = above.apiBase, locale = above.locale, companyId = above.companyId } = known
  const caller = useMemo(() => ({ apiBase, locale, companyId }), [apiBase, locale, companyId])
  return <CallerContext value={caller}>{children}</CallerContext>
}

/** Lets components of the subtree listen to all calls that the subtree makes. */
export function CallListeners({ children }: { children: ReactNode }): ReactNode {
  const [listeners] = useState(() => new Set<CallListener>())
  return <ListenersContext value={listeners}>{children}</ListenersContext>
}

/** Listens to calls while mounted; `listener` must keep its identity until its behavior changes. */
export function useCallListener(listener: CallListener): void {
  const listeners = use(ListenersContext)
  if (!listeners) throw new Error('useCallListener is used outside CallListeners.')
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listeners, listener])
}

/** Returns the caller of this scope. */
export function useCaller(): Caller {
  return use(CallerContext)
}

/** Makes one call, as `request` does. */
export type MakeCall = <S extends CallSchemas>(
  call: Call<S>,
  input?: Input<S>,
  options?: RequestOptions,
) => Promise<{ data: Answer<S>; headers: Headers }>

/** Returns the function that makes calls for this scope's company and in its language. */
export function useRequest(): MakeCall {
  const caller = use(CallerContext)
  const listeners = use(ListenersContext)
  return useCallback(
    (call, input, options) => request({ ...caller, listeners }, call, input, options),
    [caller, listeners],
  )
}
