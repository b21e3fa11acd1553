import type { ListedJob } from '@tessera/contract'
import { calls, isRunning } from '@tessera/contract'
import type { DataTableExportJob, DataTableExportProps } from '@tessera/ui/data-table'
import { RequestError } from '../data/request-error.ts'
import { useCall } from '../data/use-call.ts'
import { failureText } from '../messages/failure-text.ts'
import { useIntl } from '../messages/intl.tsx'
import { LOOK_EVERY } from '../platform/jobs/look-every.ts'
import { useJobActs } from '../platform/jobs/use-job-acts.ts'
import { useUser } from '../platform/session/session.tsx'

/** A job as the panel of exports shows it; a stopped job and one without its file are not shown. */
function toExportJob(job: ListedJob): DataTableExportJob[] {
  const { jobId: id, status, processed, total, file } = job
  const fileName = file?.name ?? ''
  if (isRunning(job)) return [{ id, fileName, status: 'running', progress: total === 0 ? 0 : processed / total }]
  if (status === 'FAILED') return [{ id, fileName, status: 'failed' }]
  return file?.until ? [{ id, fileName, status: 'done' }] : []
}

/** The caller's jobs of a kind that export a list of the company in effect, for the panel of exports. */
export function useExportJobs(
  kind: string,
  mayExport: boolean,
): Required<Pick<DataTableExportProps, 'jobs' | 'failureText' | 'onCancel' | 'onDownload'>> {
  const { t } = useIntl()
  const { stop, fetchFile } = useJobActs()
  const { tenant } = useUser()
  const { data = [] } = useCall(mayExport ? calls.jobs.list : null, undefined, {
    background: true,
    every: (jobs) => (jobs?.some(isRunning) ? LOOK_EVERY : 0),
  })
  const jobs = data.filter((job) => job.kind === kind && job.file?.companyId === tenant.id)
  return {
    jobs: jobs.flatMap(toExportJob),
    failureText: (error) => (error instanceof RequestError ? failureText(t, error, 'notice') : t('error.unexpected')),
    onCancel: stop,
    onDownload: fetchFile,
  }
}
