import type { ListedJob, ListRules } from '@tessera/contract'
import { calls, FILE_FORMATS, isRunning } from '@tessera/contract'
import type { DataTableExportJob, DataTableExportProps, DataTableExportRequest } from '@tessera/ui/data-table'
import { RequestError } from '../data/request-error.ts'
import { useCachedResponses } from '../data/use-cached-responses.ts'
import { useCall } from '../data/use-call.ts'
import { failureText } from '../messages/failure-text.ts'
import { useIntl } from '../messages/intl.tsx'
import { POLL_INTERVAL_MS } from '../platform/jobs/poll-interval.ts'
import { useJobActions } from '../platform/jobs/use-job-actions.ts'
import { useUser } from '../platform/session/session.tsx'
import { matchingFor } from './matching.ts'

const ROWS = ['matching', 'all'] as const

/** A job in the form of the export panel; stopped jobs and expired files are not shown. */
function toExportJob(job: ListedJob): DataTableExportJob[] {
  const { jobId: id, status, processed, total, file } = job
  const fileName = file?.name ?? ''
  if (isRunning(job)) return [{ id, fileName, status: 'running', progress: total === 0 ? 0 : processed / total }]
  if (status === 'FAILED') return [{ id, fileName, status: 'failed' }]
  return file?.until ? [{ id, fileName, status: 'done' }] : []
}

/** The columns and sorts that the list's call supports. */
interface KnownList<Column extends string, Sort extends string> {
  columns: readonly Column[]
  rules: ListRules & { sorts: readonly Sort[] }
}

/** Returns the text if it is one of the known ones. */
function oneOf<Known extends string>(known: readonly Known[], text: string | undefined): Known | undefined {
  return known.find((each) => each === text)
}

/** The exported part of a list: the columns that the export supports, and the matching rows in their order. */
export function partOf<Column extends string, Sort extends string>(
  { query, columns }: Pick<DataTableExportRequest, 'query' | 'columns'>,
  { columns: known, rules }: KnownList<Column, Sort>,
) {
  const [sort] = query.sort
  const sortBy = oneOf(rules.sorts, sort?.column)
  const sortOrder = sort?.direction === 'descending' ? 'desc' : 'asc'
  return {
    shown: columns.flatMap((id) => oneOf(known, id) ?? []),
    filters: { ...matchingFor(query, rules), ...(sortBy && ({ sortBy, sortOrder } as const)) },
  }
}

interface ListExport extends Pick<DataTableExportProps, 'rowLabels'> {
  /** The kind of the export's jobs on the server. */
  kind: string
  /** The start of the file's name. */
  fileName: string
  /** Whether the user is allowed to export. */
  isAllowed: boolean
  /** The number of rows without search and filters. */
  allCount?: number | undefined
  start: (requested: DataTableExportRequest) => Promise<unknown>
}

/**
 * Returns the export of a list, which runs as a job on the server and continues if the user leaves the page; null if it
 * is not allowed.
 */
export function useListExport({ kind, isAllowed, start, ...panel }: ListExport): DataTableExportProps | null {
  const { t } = useIntl()
  const { refresh } = useCachedResponses()
  const { stop, fetchFile } = useJobActions()
  const { tenant } = useUser()
  const { data = [] } = useCall(isAllowed ? calls.jobs.list : null, undefined, {
    background: true,
    every: (jobs) => (jobs?.some(isRunning) ? POLL_INTERVAL_MS : 0),
  })
  if (!isAllowed) return null
  const jobs = data.filter((job) => job.kind === kind && job.file?.companyId === tenant.id)
  return {
    ...panel,
    formats: FILE_FORMATS,
    rows: ROWS,
    jobs: jobs.flatMap(toExportJob),
    failureText: (error) => (error instanceof RequestError ? failureText(t, error, 'notice') : t('error.unexpected')),
    async onExport(requested) {
      await start(requested)
      await refresh(calls.jobs.list)
    },
    onCancel: stop,
    onDownload: fetchFile,
  }
}
