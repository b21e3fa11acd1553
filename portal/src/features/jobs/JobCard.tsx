import type { FollowedJob, Job, ListedJob } from '@tessera/contract'
import { FOLLOWED_JOBS, isRunning, pathTo } from '@tessera/contract'
import { Button, Card, Heading, Inline, Link, ProgressBar, Stack, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { actingFor } from '../../data/company.ts'
import { DateTime } from '../../messages/DateTime.tsx'
import { dateTimeIn } from '../../messages/date-time.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { reported } from '../../platform/feedback/reported-errors.ts'
import { useJobActions } from '../../platform/jobs/use-job-actions.ts'
import { useUser } from '../../platform/session/session.tsx'
import { remainingRowsMessage } from '../../platform/jobs/remaining-rows-message.ts'

const NAMES: Readonly<Record<FollowedJob, MessageId>> = {
  [FOLLOWED_JOBS.importUsers]: 'files.importUsers',
  [FOLLOWED_JOBS.addUser]: 'files.addUser',
  [FOLLOWED_JOBS.completeGrants]: 'files.editUser',
  [FOLLOWED_JOBS.bulkUpdateUsers]: 'files.bulkUpdate',
  [FOLLOWED_JOBS.exportUsers]: 'files.export',
  [FOLLOWED_JOBS.exportGlobalUsers]: 'files.exportGlobalUsers',
  [FOLLOWED_JOBS.exportActivity]: 'files.exportActivity',
  [FOLLOWED_JOBS.exportReview]: 'files.review',
}
/** Accepts any job name, because a newer server can have jobs that this build does not know. */
const NAME_OF: Readonly<Partial<Record<string, MessageId>>> = NAMES
const STATES: Readonly<Record<Job['status'], MessageId>> = {
  QUEUED: 'files.queued',
  RUNNING: 'files.running',
  DONE: 'files.done',
  FAILED: 'files.failed',
  STOPPED: 'files.stopped',
}
const TONES = { QUEUED: 'spark', RUNNING: 'info', DONE: 'success', FAILED: 'danger', STOPPED: 'neutral' } as const

/** A job: its name, who started it, its progress, and its files. */
export function JobCard({ job }: { job: ListedJob }): ReactNode {
  const { t } = useIntl()
  const { tenant, user_preferences: preferences } = useUser()
  const { timezone } = preferences.locale
  const { status, processed: done, total, failures, startedAt, about, startedBy, stoppedBy, hasLostRights } = job
  const kind = t(NAME_OF[job.kind] ?? 'files.other')
  return (
    <Card as="article" padding={4} elevation={0} aria-label={kind}>
      <Stack gap={3}>
        <Inline justify="between" align="start">
          <Heading level={2} size="small">
            {kind}
          </Heading>
          <StatusBadge tone={TONES[status]}>{t(STATES[status])}</StatusBadge>
        </Inline>
        {about && (
          <Inline justify="between">
            <Text>{about.name}</Text>
            {about.page !== null && (
              <Link href={about.companyId === tenant.id ? about.page : actingFor(about.page, about.companyId)}>
                {t('files.report')}
              </Link>
            )}
          </Inline>
        )}
        {isRunning(job) ? (
          <ProgressBar
            label={t('files.progress')}
            isLabelHidden
            size="small"
            value={done}
            maxValue={Math.max(1, total)}
            valueLabel={t('files.rows', { done, total })}
          />
        ) : null}
        <Text as="div" tone="muted" size={13}>
          {t('files.started')} <DateTime iso={startedAt} timeZone={timezone} isRelative />
          {' · '}
          {/*
           * Each changing text has its own element, because the browser's translation keeps old text next to other
           * nodes.
           */}
          <span>{t('files.rows', { done, total })}</span>
          {failures > 0 && <span>{` · ${t('files.failures', { count: failures })}`}</span>}
        </Text>
        {startedBy !== null && <Text size={13}>{t('files.startedBy', { name: startedBy })}</Text>}
        {stoppedBy !== null && <Text size={13}>{t('files.stoppedBy', { name: stoppedBy })}</Text>}
        {hasLostRights && (
          <Text size={13}>{t('files.lostRights', { own: String(startedBy === null), name: startedBy ?? '' })}</Text>
        )}
        <JobActions job={job} />
      </Stack>
    </Card>
  )
}

function JobActions({ job }: { job: ListedJob }): ReactNode {
  const { t, locale } = useIntl()
  const { tenant, user_preferences: preferences } = useUser()
  const { stop, fetchFile, fetchFailedRows } = useJobActions()
  const { jobId, file, failedRows } = job
  if (isRunning(job)) {
    return (
      <Inline>
        <Button size="small" onPress={() => void reported(stop(jobId))}>
          {t('files.stop')}
        </Button>
      </Inline>
    )
  }
  const made = file ?? failedRows
  if (!made?.until) return null
  if (made.companyId !== tenant.id) {
    return (
      <Stack gap={2} align="start">
        <Text tone="muted" size={13}>
          {t('files.otherCompany', { name: made.name })}
        </Text>
        <Link href={actingFor(pathTo('/profile/files'), made.companyId)}>{t('files.actFor')}</Link>
      </Stack>
    )
  }
  return (
    <Stack gap={2}>
      <Inline>
        {file ? (
          <Button size="small" onPress={() => void reported(fetchFile(jobId))}>
            {t('files.download', { name: file.name })}
          </Button>
        ) : (
          <Button size="small" onPress={() => void reported(fetchFailedRows(jobId))}>
            {t(remainingRowsMessage(job))}
          </Button>
        )}
      </Inline>
      <Text tone="muted" size={13}>
        {t('files.until', { time: dateTimeIn(locale, made.until, preferences.locale.timezone) })}
      </Text>
    </Stack>
  )
}
