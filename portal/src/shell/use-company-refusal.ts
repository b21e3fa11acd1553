import { calls } from '@tessera/contract'
import { useMemo } from 'react'
import { useCallListener } from '../data/caller.tsx'
import type { CallListener } from '../data/client.ts'
import { useCachedResponses } from '../data/use-cached-responses.ts'

/**
 * Requests the user again when a call for a company is refused, because the right to act for it can end at any time.
 */
export function useCompanyRefusal(): void {
  const { refresh } = useCachedResponses()
  const listener = useMemo<CallListener>(
    () => ({
      onForbidden(callId) {
        if (callId !== calls.session.userContext.id) void refresh(calls.session.userContext)
      },
    }),
    [refresh],
  )
  useCallListener(listener)
}
