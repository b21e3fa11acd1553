import { calls } from '@tessera/contract'
import { useCallback, useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { request } from '../../data/client.ts'
import type { RequestError } from '../../data/request-error.ts'
import { asRequestError } from '../../data/request-error.ts'
import { clearClientState, clearIdleFlag, clearTabState } from '../../data/storage.ts'
import { keyOf } from '../../data/use-call.ts'
import { tellTabs } from '../../platform/session/session-channel.ts'

/** How long it waits before it tries again by itself where the browser believes to be online. */
const PAUSE = 5000

interface Reasons {
  /** The session has ended because nobody was there: what was typed stays. */
  isIdleEnd: boolean
  /** Another tab has ended it already. */
  isLoggedOut: boolean
}

interface Leaving {
  progress: 'leaving' | 'left' | 'failed'
  /** Why the session is still open. */
  error: RequestError | null
  isTrying: boolean
  tryAgain: () => void
}

/** Ends the session here and at the provider; where no answer comes it is tried again, and at once when one is online. */
export function useLeaving({ isIdleEnd, isLoggedOut }: Reasons): Leaving {
  const { mutate } = useSWRConfig()
  const [progress, setProgress] = useState<'leaving' | 'left' | RequestError>('leaving')
  const [isTrying, setIsTrying] = useState(true)

  const leave = useCallback(async (): Promise<'left' | RequestError> => {
    try {
      if (isLoggedOut) {
        clearTabState({ keepIdle: false })
      } else {
        await request(calls.session.logout)
        clearClientState({ keepIdle: isIdleEnd })
        if (!isIdleEnd) tellTabs({ kind: 'loggedOut' })
      }
      void mutate(keyOf(calls.banners.list))
      clearIdleFlag()
      return 'left'
    } catch (reason) {
      return asRequestError(reason)
    }
  }, [isIdleEnd, isLoggedOut, mutate])

  const settle = useCallback((outcome: 'left' | RequestError) => {
    setProgress(outcome)
    setIsTrying(false)
  }, [])

  const tryAgain = useCallback(() => {
    setIsTrying(true)
    void leave().then(settle)
  }, [leave, settle])

  useEffect(() => {
    void leave().then(settle)
  }, [leave, settle])

  const error = typeof progress === 'string' ? null : progress
  useEffect(() => {
    if (error?.status !== 0) return undefined
    const timer = navigator.onLine ? setTimeout(tryAgain, PAUSE) : undefined
    window.addEventListener('online', tryAgain, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [error, tryAgain])

  return { progress: typeof progress === 'string' ? progress : 'failed', error, isTrying, tryAgain }
}
