import type { ListedReview } from '@tessera/contract'
import { calls, formatDeadline, pathTo, resolveLocale, REVIEW_LIST, REVIEW_STATUSES } from '@tessera/contract'
import { StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { DataTableRowMenu } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { actingFor } from '../../data/company.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import { useList } from '../../tables/use-list.ts'
import { ReviewDialog } from './ReviewDialog.tsx'

type Status = ListedReview['status']

const STATUS_MESSAGES: Readonly<Record<Status, MessageId>> = {
  NONE: 'review.status.none',
  PENDING: 'review.status.pending',
  CONFIRMED: 'review.status.confirmed',
  OVERDUE: 'review.status.overdue',
}
const STATUS_TONES = { NONE: 'neutral', PENDING: 'info', CONFIRMED: 'success', OVERDUE: 'danger' } as const

function useReviewColumns(): DataTableColumn<ListedReview>[] {
  const { t, locale } = useIntl()
  return useMemo(
    () => [
      {
        id: 'companyName',
        header: t('review.company'),
        width: '3fr',
        minWidth: 160,
        isRowHeader: true,
        isSortable: true,
        priority: 0,
        maxLines: 'all',
      },
      {
        id: 'status',
        header: t('review.state'),
        width: 168,
        isSortable: true,
        priority: 1,
        stackUnder: 'companyName',
        value: ({ status }) => t(STATUS_MESSAGES[status]),
        cell: ({ status }) => <StatusBadge tone={STATUS_TONES[status]}>{t(STATUS_MESSAGES[status])}</StatusBadge>,
      },
      {
        id: 'deadline',
        header: t('review.deadline'),
        width: '2fr',
        minWidth: 128,
        isSortable: true,
        priority: 2,
        value: ({ deadline }) => deadline && formatDeadline(deadline, resolveLocale(locale)),
      },
      {
        id: 'decided',
        header: t('review.decided'),
        width: '2fr',
        minWidth: 120,
        priority: 3,
        value: ({ status, decided, total }) => (status === 'NONE' ? '' : t('review.decidedOf', { decided, total })),
      },
    ],
    [t, locale],
  )
}

/** The access reviews of basic companies: super admins open them and change deadlines, spectators read. */
export function ReviewsTab(): ReactNode {
  const { t } = useIntl()
  const { authz } = useUser()
  const list = useList(calls.accessReviews.list, REVIEW_LIST, { analytics: 'accessReviews' })
  const columns = useReviewColumns()
  const [chosen, setChosen] = useState<ListedReview | null>(null)
  const filters = useMemo(
    () => [
      {
        id: 'status',
        label: t('review.state'),
        kind: 'choice' as const,
        options: REVIEW_STATUSES.map((id) => ({ id, label: t(STATUS_MESSAGES[id]) })),
      },
    ],
    [t],
  )
  const canChange = authz.group === 'SUPER_ADMIN'
  const menuOf = (row: ListedReview): ReactNode => {
    const { companyId, companyName: name, reviewId, status } = row
    const isSettable = canChange && status !== 'OVERDUE'
    const page = reviewId && actingFor(pathTo('/admin/userList', { review: reviewId }), companyId)
    if (!isSettable && !page) return null
    return (
      <DataTableRowMenu
        aria-label={t('review.actionsFor', { name })}
        items={[
          ...(page ? [{ id: 'see', label: t('review.see'), href: page }] : []),
          ...(isSettable
            ? [
                {
                  id: 'set',
                  label: t(status === 'PENDING' ? 'review.move' : 'review.open'),
                  onAction: () => setChosen(row),
                },
              ]
            : []),
        ]}
      />
    )
  }
  return (
    <>
      <ListTable
        aria-label={t('review.tab')}
        columns={columns}
        list={list}
        getRowId={({ companyId }) => companyId}
        rowActions={menuOf}
      >
        <ListTools views={list.views} searchLabel={t('review.searchCompanies')} filters={{ filters }} />
      </ListTable>
      {chosen && <ReviewDialog review={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
