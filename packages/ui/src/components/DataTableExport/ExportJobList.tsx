'use client'
import { wrapTexts } from '../../internal/own-text.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import * as styles from './ExportPanel.css.ts'
import type { DataTableExportJob } from './export-types.ts'
import { dataTableExportMessages } from './messages.ts'

interface JobActions {
  onDownload: ((job: DataTableExportJob) => Promise<void>) | undefined
  onCancel: ((job: DataTableExportJob) => Promise<void>) | undefined
  onRetry: ((job: DataTableExportJob) => Promise<void>) | undefined
}

/** Files that the application is making or has made, and their actions. */
export function ExportJobList({ jobs, ...jobActions }: JobActions & { jobs: readonly DataTableExportJob[] }) {
  const messages = useMessages(dataTableExportMessages)
  if (jobs.length === 0) return null
  return (
    <ul aria-label={messages.files} className={styles.jobs}>
      {jobs.map((job) => (
        <li key={job.id} className={styles.job}>
          <Job job={job} {...jobActions} />
        </li>
      ))}
    </ul>
  )
}

function Job({ job, onDownload, onCancel, onRetry }: JobActions & { job: DataTableExportJob }) {
  const messages = useMessages(dataTableExportMessages)
  const { fileName: file } = job
  if (job.status === 'running') {
    return (
      <>
        <div className={styles.progress}>
          <ProgressBar label={file} value={job.progress} maxValue={1} size="small" />
        </div>
        {onCancel && (
          <Button size="small" aria-label={fill(messages.cancelFile, { file })} onPress={() => void onCancel(job)}>
            {messages.cancel}
          </Button>
        )}
      </>
    )
  }
  if (job.status === 'done') {
    return job.href === undefined ? (
      <Button size="small" onPress={() => void onDownload?.(job)}>
        {fill(messages.download, { file })}
      </Button>
    ) : (
      <ButtonLink href={job.href} download size="small">
        {fill(messages.download, { file })}
      </ButtonLink>
    )
  }
  return (
    <>
      <p className={styles.failed}>{fill(messages.failed, { file })}</p>
      {job.reason && <p className={styles.reason}>{wrapTexts(job.reason)}</p>}
      {onRetry && (
        <Button size="small" aria-label={fill(messages.retryFile, { file })} onPress={() => void onRetry(job)}>
          {messages.retry}
        </Button>
      )}
    </>
  )
}
