import type { ErrorLabel } from '@tessera/contract'
import { use, useEffect } from 'react'
import type { RequestError } from '../../data/request-error.ts'
import { AnalyticsContext } from './analytics.ts'

/** Records a visible failure by its code, and by a label if a page has several kinds. */
export function useFailureTracking(
  error: Pick<RequestError, 'code' | 'status'> | null | undefined,
  label?: ErrorLabel,
): void {
  const analytics = use(AnalyticsContext)
  useEffect(() => {
    if (!error) return
    const { status, code = 'none' } = error
    analytics?.track('error_shown', { status, code, ...(label && { label }) })
  }, [analytics, error, label])
}
