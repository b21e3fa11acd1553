import type { Gate } from '@tessera/contract'
import { calls, WITH_PERMISSIONS } from '@tessera/contract'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useSession } from './session.tsx'

/** Milliseconds between a response and the next poll. */
const PAUSE = 5000

/**
 * Polls, while the tab is visible, whether the user still waits at a gate that others open, and redirects when it
 * opens. Uses only new responses, because the tab's data can be older than the wait.
 */
export function useRedirectWhenUnblocked(gate: Gate, to: string): { isWaiting: boolean } {
  const { user } = useSession()
  const request = useRequest()
  const { put } = useCachedResponses()
  const navigate = useNavigate()
  const isSignedIn = user !== null

  const ask = useEffectEvent(async (signal: AbortSignal): Promise<'again' | 'over'> => {
    try {
      const { data } = await request(calls.session.userContext, WITH_PERMISSIONS, { signal })
      if (signal.aborted) return 'over'
      await put(calls.session.userContext, WITH_PERMISSIONS, data)
      if (data.gate === gate) return 'again'
      void navigate(to, { replace: true })
      return 'over'
    } catch (reason) {
      return signal.aborted || asRequestError(reason).status === 401 ? 'over' : 'again'
    }
  })

  useEffect(() => {
    if (!isSignedIn) return undefined
    const page = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false
    const go = async (): Promise<void> => {
      clearTimeout(timer)
      if (isAsking || document.visibilityState === 'hidden') return
      isAsking = true
      const next = await ask(page.signal)
      isAsking = false
      if (next === 'over') page.abort()
      else timer = setTimeout(() => void go(), PAUSE)
    }
    document.addEventListener('visibilitychange', () => void go(), { signal: page.signal })
    void go()
    return () => {
      page.abort()
      clearTimeout(timer)
    }
  }, [isSignedIn])

  return { isWaiting: user?.gate === gate }
}
