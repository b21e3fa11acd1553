import type { AccessReview } from '@tessera/contract'
import { calls, REVIEW_USER_LIST } from '@tessera/contract'
import type { DataTableFilterDefinition } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo, useRef } from 'react'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import { useList } from '../../tables/use-list.ts'
import { useReviewColumns } from './use-review-columns.tsx'
import type { OnDecide } from './use-decide.ts'
import { useDecide } from './use-decide.ts'

/** Filters of a review's users. */
function useReviewFilters(): readonly DataTableFilterDefinition[] {
  const { t } = useIntl()
  return useMemo(
    () => [
      {
        id: 'decision',
        label: t('review.decision'),
        kind: 'choice',
        options: [
          { id: 'UNDECIDED', label: t('review.undecided') },
          { id: 'KEEP', label: t('review.kept') },
          { id: 'REMOVE', label: t('review.removed') },
        ],
      },
      {
        id: 'advice',
        label: t('review.advice'),
        kind: 'choice',
        options: [
          { id: 'KEEP', label: t('review.adviseKeep') },
          { id: 'REMOVE', label: t('review.adviseRemove') },
        ],
      },
    ],
    [t],
  )
}

interface ReviewTableProps {
  review: AccessReview & { id: string }
  isReadOnly: boolean
}

/** The users of a review, with advice and decision for each. */
export function ReviewTable({ review: { id, counts }, isReadOnly }: ReviewTableProps): ReactNode {
  const { t } = useIntl()
  const { refresh } = useCachedResponses()
  const { tenant } = useUser()
  const list = useList(calls.accessReviews.users, REVIEW_USER_LIST, {
    analytics: 'accessReviewUsers',
    params: { companyId: tenant.id },
    query: { review: id },
  })
  const { decide, shown, forget } = useDecide()
  const isDirty = useRef(false)
  const onDecide = useMemo<OnDecide>(
    () => (user, request) => {
      isDirty.current = true
      return decide(user, request)
    },
    [decide],
  )
  const { binding } = list
  const onStateChange: typeof binding.onStateChange = (next) => {
    binding.onStateChange(next)
    if (!isDirty.current) return
    // The new rows already include the decisions.
    isDirty.current = false
    void refresh(calls.accessReviews.users).then(forget)
  }
  const answer = list.answer && { ...list.answer, rows: list.answer.rows.map(shown) }
  const columns = useReviewColumns(isReadOnly ? undefined : onDecide)
  return (
    <ListTable
      aria-label={t('review.users', { count: counts.total })}
      columns={columns}
      list={{ ...list, answer, binding: { ...binding, onStateChange } }}
      mobileLayout="cards"
    >
      <ListTools views={list.views} searchLabel={t('review.search')} filters={{ filters: useReviewFilters() }} />
    </ListTable>
  )
}
