import type { ListedJob, ListRules, UsersExportInput } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, FILE_FORMATS, hasPermission } from '@tessera/contract'
import type { DataTableExportJob, DataTableExportProps, DataTableExportRequest } from '@tessera/ui/data-table'
import { useRequest } from '../../data/caller.tsx'
import { RequestError } from '../../data/request-error.ts'
import { useAnswers } from '../../data/use-answers.ts'
import { useCall } from '../../data/use-call.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { isRunning, LOOK_EVERY } from '../../platform/jobs/running.ts'
import { useJobActs } from '../../platform/jobs/use-job-acts.ts'
import { useUser } from '../../platform/session/session.tsx'
import { matchingFor } from '../../tables/matching.ts'

const KIND = 'users.export'
const ROWS = ['matching', 'all'] as const

/** A job as the panel of exports shows it; what was stopped, and what is kept no more, is not shown. */
function toExportJob(job: ListedJob): DataTableExportJob[] {
  const { jobId: id, status, processed, total, file } = job
  const fileName = file?.name ?? ''
  if (isRunning(job)) return [{ id, fileName, status: 'running', progress: total === 0 ? 0 : processed / total }]
  if (status === 'FAILED') return [{ id, fileName, status: 'failed' }]
  return file?.until ? [{ id, fileName, status: 'done' }] : []
}

/** The list that a panel asks for, as the call is sent: the rows that match there, and the columns as it names them. */
function wishFor(
  { query, columns, format }: DataTableExportRequest,
  { status, rules }: { status: UsersExportInput['status']; rules: ListRules },
): UsersExportInput {
  const [sort] = query.sort
  const order = sort && { sortBy: sort.column, sortOrder: sort.direction === 'descending' ? 'desc' : 'asc' }
  const filters = { ...matchingFor(query, rules), ...order }
  // What the table shows is what the list's rules allow; the server checks it besides.
  return { status, format, rows: 'filtered', columns: 'shown', shown: columns, filters } as unknown as UsersExportInput
}

/** How a list of users is exported: as a job of the server that goes on when the page is left; null for whoever may not. */
export function useUserExport(status: UsersExportInput['status'], rules: ListRules): DataTableExportProps | null {
  const { t } = useIntl()
  const request = useRequest()
  const { refresh } = useAnswers()
  const { stop, fetchFile } = useJobActs()
  const { tenant, authz } = useUser()
  const may = hasPermission(authz.permissions, ADMIN_PERMISSIONS.exportUser)
  const { data = [] } = useCall(may ? calls.jobs.list : null, undefined, {
    background: true,
    every: (jobs) => (jobs?.some(isRunning) ? LOOK_EVERY : 0),
  })
  if (!may) return null
  const jobs = data.filter(({ kind, file }) => kind === KIND && file?.companyId === tenant.id)
  return {
    fileName: `users_${status}`,
    formats: FILE_FORMATS,
    rows: ROWS,
    jobs: jobs.flatMap(toExportJob),
    failureText: (error) => (error instanceof RequestError ? failureText(t, error, 'notice') : t('error.unexpected')),
    async onExport(asked) {
      const body = wishFor(asked, { status, rules })
      await request(calls.users.startExport, { params: { companyId: tenant.id }, body }, { byPerson: true })
      await refresh(calls.jobs.list)
    },
    onCancel: stop,
    onDownload: fetchFile,
  }
}
