import type { ReviewUser } from '@tessera/contract'
import { Stack, StatusBadge, Text } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import { nameOf, ROLE_MESSAGES } from './admin-messages.ts'
import { ReviewDecision, ReviewNote } from './ReviewDecision.tsx'
import { REASON_MESSAGES } from './review-messages.ts'
import type { OnDecide } from './use-decide.ts'
import { useTimeColumns } from '../../tables/use-time-columns.tsx'

const DECISION_MESSAGES = { KEEP: 'review.kept', REMOVE: 'review.removed' } as const
const DECISION_TONES = { KEEP: 'success', REMOVE: 'danger' } as const
const ADVICE_MESSAGES = { KEEP: 'review.adviseKeep', REMOVE: 'review.adviseRemove' } as const

const COMMON = { isSortable: true, isResizable: true } as const

/** Returns the columns of a review's users; without `onDecide`, decisions are read-only. */
export function useReviewColumns(onDecide: OnDecide | undefined): DataTableColumn<ReviewUser>[] {
  const { t } = useIntl()
  const { momentColumn, dayColumn } = useTimeColumns()
  return useMemo(
    () => [
      {
        ...COMMON,
        id: 'lastName',
        header: t('review.name'),
        width: '3fr',
        minWidth: 152,
        priority: 0,
        value: nameOf,
        isRowHeader: true,
        sticky: 'start',
      },
      {
        ...COMMON,
        id: 'email',
        header: t('admin.email'),
        width: '3fr',
        minWidth: 200,
        priority: 3,
        stackUnder: 'lastName',
        overflow: 'middle',
        limit: 50 satisfies TextLimit,
      },
      {
        ...momentColumn<ReviewUser>('lastLoginAt', t('admin.lastSignIn'), ({ lastLoginAt }) => lastLoginAt),
        width: 204,
      },
      {
        ...COMMON,
        id: 'advice',
        header: t('review.advice'),
        width: 208,
        priority: 2,
        value: ({ advice, reason }) => `${t(ADVICE_MESSAGES[advice])} ${t(REASON_MESSAGES[reason])}`,
        cell: ({ advice, reason }) => (
          <Stack gap={1}>
            <Text weight={advice === 'REMOVE' ? 600 : 400}>{t(ADVICE_MESSAGES[advice])}</Text>
            <Text size={13} tone="muted">
              {t(REASON_MESSAGES[reason])}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'products',
        header: t('admin.products'),
        width: 148,
        priority: 5,
        value: ({ products }) => products,
        limit: 40 satisfies TextLimit,
      },
      {
        ...COMMON,
        id: 'invitedBy',
        header: t('review.invitedBy'),
        width: 148,
        priority: 6,
        value: ({ invitedBy }) => invitedBy || t('review.operators'),
      },
      {
        ...dayColumn<ReviewUser>('invitedAt', t('review.invitedOn'), ({ invitedAt }) => invitedAt),
        isSortable: false,
        width: 128,
        priority: 7,
      },
      { id: 'role', header: t('admin.role'), width: 128, priority: 8, value: ({ role }) => t(ROLE_MESSAGES[role]) },
      {
        id: 'note',
        header: t('review.note'),
        width: 200,
        priority: 5,
        maxLines: 'all',
        value: ({ note }) => note,
        cell: (user) => (onDecide ? <ReviewNote user={user} onDecide={onDecide} /> : user.note),
      },
      {
        ...COMMON,
        id: 'decision',
        header: t('review.decision'),
        width: 196,
        priority: 1,
        sticky: 'end',
        value: ({ decision }) => (decision ? t(DECISION_MESSAGES[decision]) : ''),
        cell: (user) =>
          onDecide ? (
            <ReviewDecision user={user} onDecide={onDecide} />
          ) : (
            user.decision && (
              <StatusBadge tone={DECISION_TONES[user.decision]}>{t(DECISION_MESSAGES[user.decision])}</StatusBadge>
            )
          ),
      },
    ],
    [t, momentColumn, dayColumn, onDecide],
  )
}
