import type { ReactNode } from 'react'
import type { DataTableQuery, DataTableSelection } from '../DataTable/types.ts'

/** The format of an exported file. */
export type DataTableExportFormat = 'csv' | 'xlsx'

/** Rows that can be exported: those that are chosen, all that match, or all that there are whatever is searched for. */
export type DataTableExportRows = 'selected' | 'matching' | 'all'

/** The request, where the application exports. */
export interface DataTableExportRequest {
  /** The requested rows. */
  rows: DataTableExportRows
  /** The matching rows, and their order. */
  query: Pick<DataTableQuery, 'search' | 'sort' | 'filters'>
  /** Leaves all others out; without it all that match are meant. */
  selection?: DataTableSelection
  /** The ids of the columns, in their order. */
  columns: readonly string[]
  format: DataTableExportFormat
  /** The file name with its day: 'users_2026-11-23.csv'. */
  fileName: string
}

interface AnyJob {
  id: string
  /** The name of its file. */
  fileName: string
}

/** A file that the application is making, has made, or could not make. */
export type DataTableExportJob =
  | (AnyJob & {
      status: 'running'
      /** How far it is, from 0 to 1; left out while that is not known. */
      progress?: number
    })
  | (AnyJob & {
      status: 'done'
      /** The file's address; `onDownload` fetches it where no address is permanent. */
      href?: string
    })
  | (AnyJob & {
      status: 'failed'
      /** The reason, for the user. */
      reason?: ReactNode
    })

/** How the application makes files, where it does. */
export interface ExportJobs {
  /** Begins a job, which then is one of `jobs`; the table writes the rows that it has by itself where this is not given. */
  onExport?: (request: DataTableExportRequest) => void | Promise<unknown>
  /** The row selections that `onExport` supports: 'selected' and 'matching' by default. */
  rows?: readonly DataTableExportRows[]
  /** Labels of the rows to choose from where the table lists a part, such as some days; 'all' is then always offered. */
  rowLabels?: Readonly<Record<'matching' | 'all', string>>
  /** How many rows there are in all, whatever is searched for; 'all' says so where it is known. */
  allCount?: number
  /** The jobs that a person has begun, on this page or before they left it; the latest first. */
  jobs?: readonly DataTableExportJob[]
  /** Ends a job that is running. */
  onCancel?: (id: string) => void | Promise<unknown>
  /** Brings the file of a job that is done, where the job has no `href`. */
  onDownload?: (id: string) => void | Promise<unknown>
  /** Restarts a failed job. */
  onRetry?: (id: string) => void | Promise<unknown>
}
