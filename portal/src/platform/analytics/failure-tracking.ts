import { use, useEffect } from 'react'
import type { RequestError } from '../../data/request-error.ts'
import { AnalyticsContext } from './analytics.ts'

/** Counts that a failure was shown, by its code. */
export function useFailureTracking(error: Pick<RequestError, 'code' | 'status'> | null | undefined): void {
  const analytics = use(AnalyticsContext)
  useEffect(() => {
    if (error) analytics?.track('error_shown', { status: error.status, code: error.code ?? 'none' })
  }, [analytics, error])
}
