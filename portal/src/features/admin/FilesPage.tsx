import { calls, isRunning } from '@tessera/contract'
import { EmptyState, Page, Skeleton, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { LOOK_EVERY } from '../../platform/jobs/look-every.ts'
import { JobCard } from './JobCard.tsx'

/** What somebody has started within seven days: how far it is, what it made, and which rows failed. */
export default function FilesPage(): ReactNode {
  const { t } = useIntl()
  const { data, error, isLoading, retry } = useCall(calls.jobs.list, undefined, {
    every: (jobs) => (jobs?.some(isRunning) ? LOOK_EVERY : 0),
  })
  const jobs = data?.toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))
  return (
    <Page width="reading" title={t('upload.files.title')} description={t('upload.files.text')}>
      {jobs === undefined && error && <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />}
      {jobs === undefined && !error && <Skeleton variant="text" lines={8} />}
      {jobs?.length === 0 && (
        <EmptyState headingLevel={2} title={t('upload.files.none')}>
          {t('upload.files.noneText')}
        </EmptyState>
      )}
      {jobs && jobs.length > 0 && (
        <Stack as="ul" gap={3} aria-label={t('upload.files.title')}>
          {jobs.map((job) => (
            <JobCard key={job.jobId} job={job} />
          ))}
        </Stack>
      )}
    </Page>
  )
}
