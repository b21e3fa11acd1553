import { ADMIN_PERMISSIONS, calls, hasPermission, isRunning, pathTo, PERMISSIONS } from '@tessera/contract'
import { ButtonLink, EmptyState, Page, Skeleton, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { BackToStart } from '../../platform/feedback/BackToStart.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { POLL_INTERVAL_MS } from '../../platform/jobs/poll-interval.ts'
import { useSession } from '../../platform/session/session.tsx'
import { JobCard } from './JobCard.tsx'

/** Jobs that the user started within the last seven days: progress, files and failed rows. */
export default function FilesPage(): ReactNode {
  const { t } = useIntl()
  const { data, error, isLoading, retry } = useCall(calls.jobs.list, undefined, {
    every: (jobs) => (jobs?.some(isRunning) ? POLL_INTERVAL_MS : 0),
  })
  const jobs = data?.toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))
  return (
    <Page width="reading" title={t('files.title')} description={t('files.text')}>
      {jobs === undefined && error && <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />}
      {jobs === undefined && !error && <Skeleton variant="text" lines={8} />}
      {jobs?.length === 0 && (
        <EmptyState headingLevel={2} title={t('files.none')} actions={<NextLink />}>
          {t('files.noneText')}
        </EmptyState>
      )}
      {jobs && jobs.length > 0 && (
        <Stack as="ul" gap={3} aria-label={t('files.title')}>
          {jobs.map((job) => (
            <JobCard key={job.jobId} job={job} />
          ))}
        </Stack>
      )}
    </Page>
  )
}

/** A link to the page where exports start, or to the start page for users who cannot open it. */
function NextLink(): ReactNode {
  const { t } = useIntl()
  const { visitor } = useSession()
  const permissions = visitor?.permissions ?? []
  const hasUsers = visitor?.hasCompany && hasPermission(permissions, PERMISSIONS.listUser)
  if (!hasUsers) {
    return (
      <>
        <BackToStart variant="primary" />
        <ButtonLink href={pathTo('/profile')}>{t('menu.profile')}</ButtonLink>
      </>
    )
  }
  return (
    <>
      <ButtonLink href={pathTo('/admin/userList')} variant="primary">
        {t('menu.users')}
      </ButtonLink>
      {hasPermission(permissions, ADMIN_PERMISSIONS.createUser) ? (
        <ButtonLink href={pathTo('/admin/userList/upload')}>{t('userImports.title')}</ButtonLink>
      ) : (
        <ButtonLink href={pathTo('/apps')}>{t('menu.apps')}</ButtonLink>
      )}
    </>
  )
}
