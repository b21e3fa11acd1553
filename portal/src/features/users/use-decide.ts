import type { ReviewDecision, ReviewUser } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { useCallback, useState } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { toast, toastFailure } from '../../platform/feedback/toasts.ts'
import { useUser } from '../../platform/session/session.tsx'

interface ReviewDecisionChange {
  decision: ReviewDecision | null
  note: string
}

/** Saves a decision on a user; never rejects, because failures are shown as toasts. */
export type OnDecide = (user: ReviewUser, request: ReviewDecisionChange) => Promise<void>

/** Returns the current row from the response to a stale edit. */
function newerRow(error: unknown): ReviewUser | undefined {
  const failure = asRequestError(error)
  return failure.code === 'CONFLICT' ? (failure.result as { current?: ReviewUser }).current : undefined
}

/**
 * Shows decisions immediately and undoes those that could not be saved. The list is refreshed later, so rows keep their
 * position; otherwise a filter would remove the focused row after its decision.
 */
export function useDecide(): { decide: OnDecide; shown: (user: ReviewUser) => ReviewUser; forget: () => void } {
  const request = useRequest()
  const { refresh } = useCachedResponses()
  const { id: companyId } = useUser().tenant
  const [known, setKnown] = useState<ReadonlyMap<string, ReviewUser>>(new Map())
  const keep = useCallback((user: ReviewUser) => setKnown((before) => new Map(before).set(user.loginId, user)), [])
  const decide = useCallback<OnDecide>(
    async (user, change) => {
      keep({ ...user, ...change })
      try {
        const { loginId, version } = user
        const body = { ...change, version }
        const input = { params: { companyId, loginId }, body }
        const { data } = await request(calls.accessReviews.decide, input, { byPerson: true })
        keep(data)
        await refresh(calls.accessReviews.read)
      } catch (error) {
        const newer = newerRow(error)
        keep(newer ?? user)
        if (newer) toast('review.changed', { tone: 'danger', values: { name: `${user.firstName} ${user.lastName}` } })
        else toastFailure(asRequestError(error))
        await refresh(calls.accessReviews.read, calls.accessReviews.users)
      }
    },
    [companyId, keep, refresh, request],
  )
  const shown = useCallback(
    (user: ReviewUser): ReviewUser => {
      const own = known.get(user.loginId)
      return own && own.version >= user.version ? { ...user, ...own } : user
    },
    [known],
  )
  const forget = useCallback(() => setKnown(new Map()), [])
  return { decide, shown, forget }
}
