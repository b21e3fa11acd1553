import type { Job, ImportPreview } from '@tessera/contract'
import { calls, isRunning, pathTo } from '@tessera/contract'
import {
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Heading,
  Inline,
  ProgressBar,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@tessera/ui'
import type { ReactNode, Ref } from 'react'
import { useEffect, useRef } from 'react'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import type { CallState } from '../../data/use-call.ts'
import { useCall } from '../../data/use-call.ts'
import { dateTimeIn } from '../../messages/date-time.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { reported } from '../../platform/feedback/reported-errors.ts'
import { POLL_INTERVAL_MS } from '../../platform/jobs/poll-interval.ts'
import { useJobActions } from '../../platform/jobs/use-job-actions.ts'
import { useUser } from '../../platform/session/session.tsx'
import { remainingRowsMessage } from '../../platform/jobs/remaining-rows-message.ts'
import type { ImportResult } from './import-rows.ts'
import { resultOf } from './import-rows.ts'
import { USER_CALLS } from '../../platform/users/user-calls.ts'

const STATES: Readonly<Record<Job['status'], MessageId>> = {
  QUEUED: 'userImports.announceStarted',
  RUNNING: 'userImports.announceStarted',
  DONE: 'userImports.done',
  STOPPED: 'userImports.stopped',
  FAILED: 'userImports.failed',
}

interface ImportProgressProps extends Pick<CallState<ImportPreview>, 'error' | 'isLoading' | 'retry'> {
  report: ImportPreview
  jobId: string
  /** Whether the import was started here, which removed the start button and its focus. */
  isBegunHere: boolean
}

/** The progress of an import and its result, announced at its start, halfway and at its end. */
export function ImportProgress({ report, jobId, isBegunHere, ...reading }: ImportProgressProps): ReactNode {
  const { t } = useIntl()
  const { refresh } = useCachedResponses()
  const { data: job, ...asking } = useCall(
    calls.jobs.read,
    { params: { jobId } },
    { background: true, every: (known) => (!known || isRunning(known) ? POLL_INTERVAL_MS : 0) },
  )
  const result = resultOf(report)
  const hasEnded = job !== undefined && !isRunning(job)
  const { error, isLoading, retry } = hasEnded ? reading : asking
  const { retry: readAgain } = reading
  const wasRunning = useRef(false)
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isBegunHere) focusIfLost(card.current)
  }, [isBegunHere])
  useEffect(() => {
    if (!job) return
    if (isRunning(job)) wasRunning.current = true
    else if (result === null) readAgain()
    else if (wasRunning.current) {
      wasRunning.current = false
      // The stop button is gone and has lost the focus.
      focusIfLost(heading.current)
      void refresh(...USER_CALLS)
      if (job.status === 'DONE' && result.added > 0) {
        toast('admin.added', { values: { count: result.added } })
      }
    }
  }, [job, result, refresh, readAgain])
  return (
    <Card as="section" padding={4} elevation={0} ref={card} tabIndex={-1} aria-label={t('userImports.section')}>
      <VisuallyHidden as="div">
        <output>{job && (result || !hasEnded) && t(spokenAt(job), result === null ? {} : spokenValues(result))}</output>
      </VisuallyHidden>
      {job && !hasEnded && <Running jobId={jobId} job={job} />}
      {job && hasEnded && result && (
        <Ended jobId={jobId} job={job} result={result} committed={report.committed} heading={heading} />
      )}
      {!(job && (result || !hasEnded)) &&
        (error ? (
          <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
        ) : (
          <Skeleton variant="text" lines={2} />
        ))}
    </Card>
  )
}

/** Moves a lost focus to the next element. */
function focusIfLost(next: HTMLElement | null): void {
  if (document.activeElement === document.body) next?.focus()
}

/** Returns the counts under the names of the announced message. */
function spokenValues({ added, updated, failed, skipped }: ImportResult): Record<string, number> {
  return { added, changed: updated, failed, leftOut: skipped }
}

function spokenAt({ status, processed, total }: Job): MessageId {
  if (isRunning({ status })) return processed * 2 < total ? 'userImports.announceStarted' : 'userImports.announceHalf'
  return status === 'DONE' ? 'userImports.announceDone' : STATES[status]
}

function Running({ jobId, job: { processed: done, total } }: { jobId: string; job: Job }): ReactNode {
  const { t } = useIntl()
  const { stop } = useJobActions()
  return (
    <Stack gap={3}>
      <ProgressBar
        label={t('userImports.progress')}
        value={done}
        maxValue={Math.max(1, total)}
        valueLabel={t('userImports.ofRows', { done, total })}
        description={t('userImports.continuesInBackground')}
      />
      <Inline>
        <Button size="small" onPress={() => void reported(stop(jobId))}>
          {t('userImports.stop')}
        </Button>
      </Inline>
    </Stack>
  )
}

const FACTS: readonly [keyof ImportResult, MessageId][] = [
  ['added', 'userImports.added'],
  ['updated', 'userImports.changed'],
  ['failed', 'userImports.rowsFailed'],
  ['skipped', 'userImports.skipped'],
  ['notProcessed', 'userImports.notProcessed'],
]

interface EndedProps {
  jobId: string
  job: Job
  result: ImportResult
  committed: ImportPreview['committed']
  heading: Ref<HTMLHeadingElement>
}

function Ended({ jobId, job, result, committed, heading }: EndedProps): ReactNode {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const { fetchFailedRows } = useJobActions()
  const isStopped = job.status === 'STOPPED'
  const hasFile = isStopped || (job.status === 'DONE' && job.failed.length > 0)
  const facts = FACTS.filter(([key]) => result[key] > 0)
  return (
    <Stack gap={4}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t(STATES[job.status])}
      </Heading>
      {committed && (
        <Text tone="muted">
          {t('userImports.startedBy', { by: committed.by, time: dateTimeIn(locale, committed.at, timezone) })}
        </Text>
      )}
      <DescriptionList
        layout="columns"
        items={facts.map(([key, word]) => ({
          id: key,
          term: t(word, { count: result[key] }),
          description: result[key].toLocaleString(locale),
        }))}
      />
      {hasFile && <Text tone="muted">{t(isStopped ? 'userImports.stoppedHelp' : 'userImports.failedRowsHelp')}</Text>}
      <Inline>
        {hasFile && (
          <Button onPress={() => void reported(fetchFailedRows(jobId))}>{t(remainingRowsMessage(job))}</Button>
        )}
        <ButtonLink href={pathTo('/admin/userList', { tab: 'pending' })}>{t('userImports.showUsers')}</ButtonLink>
      </Inline>
    </Stack>
  )
}
