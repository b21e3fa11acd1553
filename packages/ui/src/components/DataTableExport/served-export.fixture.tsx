import { useEffect, useState } from 'react'
import { t } from '../../story-texts/translate.ts'
import { translated } from '../../story-texts/translated.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers, userColumns } from '../DataTable/many-users.fixture.ts'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { DataTableExport, type DataTableExportJob, type DataTableExportRequest } from './DataTableExport.tsx'

const users = sampleUsers(1240)
const page = users.slice(0, 10)

/** Jobs in every state. */
export const sampleJobs = (): readonly DataTableExportJob[] => [
  { id: '3', fileName: 'users_2026-02-18.xlsx', status: 'running', progress: 0.45 },
  { id: '2', fileName: 'users_2026-02-18.csv', status: 'failed', reason: t('The server was busy.') },
  { id: '1', fileName: 'users_2026-02-17.csv', status: 'done', href: '#users' },
]

const nextState = (job: DataTableExportJob): DataTableExportJob => {
  if (job.status !== 'running') return job
  const progress = (job.progress ?? 0) + 0.1
  const { id, fileName } = job
  return progress < 1 ? { ...job, progress } : { id, fileName, status: 'done', href: `data:text/csv,${fileName}` }
}

/** A server that takes two seconds for a file; earlier jobs keep their state. */
function usePretendedServer(first: readonly DataTableExportJob[]) {
  const [jobs, setJobs] = useState(first)
  const [begun, setBegun] = useState<readonly string[]>([])
  const isBusy = jobs.some(({ id, status }) => status === 'running' && begun.includes(id))
  useEffect(() => {
    if (!isBusy) return undefined
    const advance = (job: DataTableExportJob) => (begun.includes(job.id) ? nextState(job) : job)
    const timer = setInterval(() => setJobs((before) => before.map(advance)), 200)
    return () => clearInterval(timer)
  }, [isBusy, begun])
  const begin = (id: string, fileName: string, others: readonly DataTableExportJob[]) => {
    setBegun((before) => [...before, id])
    setJobs([{ id, fileName, status: 'running', progress: 0 }, ...others])
  }
  const others = (id: string) => jobs.filter((job) => job.id !== id)
  return {
    jobs,
    onExport: ({ fileName }: Pick<DataTableExportRequest, 'fileName'>) =>
      begin(`${fileName} ${jobs.length}`, fileName, jobs),
    onCancel: (id: string) => setJobs(others(id)),
    onRetry: (id: string) => begin(id, jobs.find((job) => job.id === id)?.fileName ?? id, others(id)),
  }
}

/** A page of a server's users, where the server also makes the files. */
export function ServedExport({ jobs = [] }: { jobs?: readonly DataTableExportJob[] }) {
  const server = usePretendedServer(jobs)
  return translated(
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ page, rowCount: users.length }}
      selectionMode="multiple"
      maxHeight="400px"
    >
      <DataTableToolbar actions={<DataTableExport {...server} fileName="users" formats={['csv', 'xlsx']} />}>
        <DataTableSearch label="Search users" />
      </DataTableToolbar>
    </DataTable>,
  )
}
