import type { ReactNode } from 'react'
import type { DataTableQuery, DataTableSelection } from '../DataTable/types.ts'

/** The format of an exported file. */
export type DataTableExportFormat = 'csv' | 'xlsx'

/** Rows to export: the selected ones, all matching ones, or all rows without the search. */
export type DataTableExportRows = 'selected' | 'matching' | 'all'

/** The request for an export by the application. */
export interface DataTableExportRequest {
  /** The requested rows. */
  rows: DataTableExportRows
  /** The search, filters and order of the rows. */
  query: Pick<DataTableQuery, 'search' | 'sort' | 'filters'>
  /** The selected rows; without it, all matching rows are exported. */
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

/** A file that the application is making, has made, or failed to make. */
export type DataTableExportJob =
  | (AnyJob & {
      status: 'running'
      /** Progress from 0 to 1; omit it if it is unknown. */
      progress?: number
    })
  | (AnyJob & {
      status: 'done'
      /** The file's address; without a permanent address, `onDownload` fetches the file. */
      href?: string
    })
  | (AnyJob & {
      status: 'failed'
      /** The reason, for the user. */
      reason?: ReactNode
    })

/** How the application makes files. */
export interface ExportJobs {
  /** Starts a job, which must then appear in `jobs`. Without it, the table writes its own rows. */
  onExport?: (request: DataTableExportRequest) => void | Promise<unknown>
  /** The row selections that `onExport` supports: 'selected' and 'matching' by default. */
  rows?: readonly DataTableExportRows[]
  /** Labels of the row choices, if the table lists only a part, such as some days; 'all' is then always offered. */
  rowLabels?: Readonly<Record<'matching' | 'all', string>>
  /** The total number of rows without the search; 'all' shows it if it is known. */
  allCount?: number
  /** The jobs that the user has started, in this visit or earlier, newest first. */
  jobs?: readonly DataTableExportJob[]
  /** Cancels a running job. */
  onCancel?: (id: string) => void | Promise<unknown>
  /** Downloads the file of a finished job, if the job has no `href`. */
  onDownload?: (id: string) => void | Promise<unknown>
  /** Restarts a failed job. */
  onRetry?: (id: string) => void | Promise<unknown>
}
