import { useEffect } from 'react'
import { RequestError } from '../data/request-error.ts'
import { useAnalytics } from '../platform/analytics/analytics.ts'
import { toast, toastFailure } from '../platform/feedback/toasts.ts'

/** Errors of extensions or of the browser itself aren't reported. */
function isOurs(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name !== 'AbortError' && !reason.stack?.includes('-extension://')
}

/** Shows a toast if an action failed and no screen has reported it; the browser has already logged the error. */
export function useUncaught(): void {
  const analytics = useAnalytics()
  useEffect(() => {
    const reportError = (reason: unknown): void => {
      // A 401 is handled by a redirect or the session alert.
      if (!isOurs(reason) || (reason instanceof RequestError && reason.status === 401)) return
      const failure = reason instanceof RequestError ? reason : undefined
      if (failure) toastFailure(failure)
      else toast(navigator.onLine ? 'error.unexpected' : 'error.OFFLINE', { tone: 'danger' })
      analytics.track('error_shown', { status: failure?.status ?? 0, code: failure?.code ?? 'none' })
    }
    const ofEvent = ({ error }: ErrorEvent): void => reportError(error)
    const ofPromise = ({ reason }: PromiseRejectionEvent): void => reportError(reason)
    window.addEventListener('error', ofEvent)
    window.addEventListener('unhandledrejection', ofPromise)
    return () => {
      window.removeEventListener('error', ofEvent)
      window.removeEventListener('unhandledrejection', ofPromise)
    }
  }, [analytics])
}
