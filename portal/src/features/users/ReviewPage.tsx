import type { AccessReview } from '@tessera/contract'
import {
  ADMIN_PERMISSIONS,
  calls,
  CURRENT_REVIEW,
  formatDeadline,
  hasPermission,
  pathTo,
  resolveLocale,
} from '@tessera/contract'
import {
  ButtonLink,
  DescriptionList,
  EmptyState,
  InlineAlert,
  Inline,
  Page,
  ProgressBar,
  Skeleton,
  Stack,
} from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts'
import { useUser } from '../../platform/session/session.tsx'
import { ReviewAdvice } from './ReviewAdvice.tsx'
import { ReviewConfirm } from './ReviewConfirm.tsx'
import { ReviewEvidence } from './ReviewEvidence.tsx'
import { ReviewTable } from './ReviewTable.tsx'

/** An opened review. */
type Opened = AccessReview & { id: string; deadline: string; daysLeft: number }

function isOpened(review: AccessReview): review is Opened {
  return review.id !== null && review.deadline !== null && review.daysLeft !== null
}

/** The access review of a company: the current one, or the one with an id. */
export function ReviewPage({ id }: { id: string }): ReactNode {
  const { t } = useIntl()
  const { tenant } = useUser()
  const query = id === CURRENT_REVIEW ? {} : { review: id }
  const { data, error, isLoading, retry } = useCall(
    calls.accessReviews.read,
    { params: { companyId: tenant.id }, query },
    { onFocus: true },
  )
  // After the user confirms the review here, the page shows its result and focuses the heading.
  const headingRef = useFocusHeading(data?.status === 'CONFIRMED' ? 'result' : 'work', data !== undefined)
  return (
    <Page
      width="wide"
      title={t('review.title')}
      headingRef={headingRef}
      description={data && data.status !== 'CONFIRMED' && t('review.text', { company: data.companyName })}
      actions={<ButtonLink href={pathTo('/admin/userList')}>{t('review.toUsers')}</ButtonLink>}
    >
      {!data && error && <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />}
      {!data && !error && <Skeleton variant="block" height={480} />}
      {data && !isOpened(data) && (
        <EmptyState headingLevel={2} title={t('review.none')}>
          {t('review.noneText')}
        </EmptyState>
      )}
      {data && isOpened(data) && (data.status === 'CONFIRMED' ? <Result review={data} /> : <Work review={data} />)}
    </Page>
  )
}

/** The remaining days, and the consequence of missing the deadline. */
function Deadline({ review: { status, deadline, daysLeft, companyName: company } }: { review: Opened }): ReactNode {
  const { t, locale } = useIntl()
  const date = formatDeadline(deadline, resolveLocale(locale))
  if (status === 'OVERDUE') {
    return (
      <InlineAlert tone="danger" title={t('review.overdueTitle', { date })}>
        {t('review.overdueText', { company })}
      </InlineAlert>
    )
  }
  return (
    <InlineAlert tone="warning" title={t('review.daysLeft', { count: Math.max(0, daysLeft), date })}>
      {t('review.consequence', { company })}
    </InlineAlert>
  )
}

function Work({ review }: { review: Opened }): ReactNode {
  const { t } = useIntl()
  const { authz } = useUser()
  const { total, undecided, keep, remove } = review.counts
  const canDecide = hasPermission(authz.permissions, ADMIN_PERMISSIONS.updateUser)
  const decided = total - undecided
  return (
    <Stack gap={6}>
      <Deadline review={review} />
      <Stack gap={3}>
        <ProgressBar
          label={t('review.progress')}
          value={decided}
          maxValue={Math.max(1, total)}
          valueLabel={t('review.decidedOf', { decided, total })}
          description={t('review.split', { keep, remove, undecided })}
          tone={undecided === 0 ? 'success' : 'brand'}
        />
        <Inline gap={2}>
          {canDecide && <ReviewAdvice undecided={undecided} />}
          <ReviewEvidence id={review.id} isDraft />
        </Inline>
      </Stack>
      <ReviewTable review={review} isReadOnly={!canDecide} />
      {canDecide && <ReviewConfirm counts={review.counts} />}
    </Stack>
  )
}

function Result({ review }: { review: Opened }): ReactNode {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const { id, counts, deadline, openedAt, openedBy, confirmedAt, confirmedBy } = review
  const items = [
    { id: 'confirmedBy', term: t('review.confirmedBy'), description: confirmedBy ?? '' },
    {
      id: 'confirmedAt',
      term: t('review.confirmedAt'),
      description: confirmedAt && <DateTime iso={confirmedAt} timeZone={timezone} />,
    },
    { id: 'deadline', term: t('review.deadline'), description: formatDeadline(deadline, resolveLocale(locale)) },
    {
      id: 'openedAt',
      term: t('review.openedAt'),
      description: openedAt && <DateTime iso={openedAt} timeZone={timezone} />,
    },
    { id: 'openedBy', term: t('review.openedBy'), description: openedBy ?? t('review.operators') },
  ]
  return (
    <Stack gap={6}>
      <InlineAlert tone="success" title={t('review.doneTitle')} actions={<ReviewEvidence id={id} isDraft={false} />}>
        {t('review.doneText', { keep: counts.keep, remove: counts.remove })}
      </InlineAlert>
      <DescriptionList layout="columns" items={items} />
      <ReviewTable review={review} isReadOnly />
    </Stack>
  )
}
