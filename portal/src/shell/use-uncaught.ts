import { useEffect } from 'react'
import { RequestError } from '../data/request-error.ts'
import { useAnalytics } from '../platform/analytics/analytics.ts'
import { toast, toastFailure } from '../platform/feedback/toasts.ts'

/** Errors of extensions or of the browser itself aren't reported. */
function isOurs(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name !== 'AbortError' && !reason.stack?.includes('-extension://')
}

/** Tells the reader when what they did broke off and no screen has said so; the browser has logged it. */
export function useUncaught(): void {
  const analytics = useAnalytics()
  useEffect(() => {
    const tell = (reason: unknown): void => {
      // A 401 has its own way out.
      if (!isOurs(reason) || (reason instanceof RequestError && reason.status === 401)) return
      const failure = reason instanceof RequestError ? reason : undefined
      if (failure) toastFailure(failure)
      else toast(navigator.onLine ? 'error.unexpected' : 'error.OFFLINE', { tone: 'danger' })
      analytics.track('error_shown', { status: failure?.status ?? 0, code: failure?.code ?? 'none' })
    }
    const ofEvent = ({ error }: ErrorEvent): void => tell(error)
    const ofPromise = ({ reason }: PromiseRejectionEvent): void => tell(reason)
    window.addEventListener('error', ofEvent)
    window.addEventListener('unhandledrejection', ofPromise)
    return () => {
      window.removeEventListener('error', ofEvent)
      window.removeEventListener('unhandledrejection', ofPromise)
    }
  }, [analytics])
}
