import { calls } from '@tessera/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RequestError } from '../../data/request-error.ts'
import { asRequestError } from '../../data/request-error.ts'
import { clearClientState, clearIdleFlag, clearTabState } from '../../data/storage.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useAppearance } from '../../platform/appearance/appearance.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { notifyTabs } from '../../platform/session/session-channel.ts'

/** Milliseconds before an automatic retry while the browser reports that it is online. */
const PAUSE = 5000

interface Reasons {
  /** Whether the session timed out; unsaved input then stays. */
  isIdleEnd: boolean
  /** Whether another tab has already ended the session. */
  isLoggedOut: boolean
}

interface LogOutProgress {
  hasLeft: boolean
  /** The failure of the last finished attempt. */
  error: RequestError | undefined
  isTrying: boolean
  tryAgain: () => void
}

/** Ends the session in the portal and at the provider. Without a response it retries, immediately when back online. */
export function useLogOut({ isIdleEnd, isLoggedOut }: Reasons): LogOutProgress {
  const { refresh } = useCachedResponses()
  const { forgetDensity } = useAppearance()
  const { write, isPending } = useWrite(calls.session.logout)
  const [outcome, setOutcome] = useState<'left' | RequestError>()

  const leave = async (): Promise<'left'> => {
    if (isLoggedOut) {
      clearTabState({ keepIdle: false })
    } else {
      await write(undefined, { byPerson: false })
      clearClientState({ keepIdle: isIdleEnd })
      if (!isIdleEnd) notifyTabs({ kind: 'loggedOut' })
    }
    forgetDensity()
    void refresh(calls.banners.list)
    clearIdleFlag()
    return 'left'
  }
  const tryAgain = (): void => void leave().catch(asRequestError).then(setOutcome)

  const begin = useEffectEvent(tryAgain)
  useEffect(() => begin(), [])

  const error = outcome === 'left' ? undefined : outcome
  useEffect(() => {
    if (error?.status !== 0) return undefined
    const timer = navigator.onLine ? setTimeout(() => begin(), PAUSE) : undefined
    const comeBack = (): void => begin()
    window.addEventListener('online', comeBack, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', comeBack)
    }
  }, [error])

  return { hasLeft: outcome === 'left', error, isTrying: isPending, tryAgain }
}
