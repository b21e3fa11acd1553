import type {
  CheckedRow,
  CheckStatus,
  CellError,
  ImportMode,
  ImportValues,
  Locale,
  WorksheetNames,
} from '@tessera/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Identified, Json, JsonWithDefault } from '../core/database/columns.ts'

/**
 * The status of a stored row. After the commit, an `INVALID` row is skipped, and a `VALID` one is not processed yet.
 */
export type StoredStatus = CheckStatus | 'SKIPPED' | 'ADDED' | 'UPDATED' | 'FAILED'

export type Operation = 'ADD' | 'UPDATE'

interface ImportsTable extends Identified {
  company_id: string
  login_id: string
  mode: ImportMode
  file_hash: string
  file_name: string
  skipped_columns: Json<string[]>
  worksheets: ColumnType<WorksheetNames | null, string | null, never>
  is_corrected: Generated<boolean>
  /** Null until the commit. */
  job_id: string | null
  /** Language of the invitations and of the file of remaining rows; null until the commit. */
  locale: ColumnType<Locale | null, never, Locale>
  version: Generated<number>
}

interface ImportRowsTable extends Identified {
  import_id: string
  /** Row number in the file. */
  row: number
  /** Order in which the job processes rows; null if it does not. */
  position: number | null
  status: StoredStatus
  operation: Operation | null
  values: Json<ImportValues>
  errors: JsonWithDefault<CellError[]>
  conflicts: JsonWithDefault<CheckedRow['conflicts']>
}

/** Files with a completed import, kept indefinitely. `updated_at` and `updated_by` are those of the last import. */
interface CompletedImportsTable extends Identified {
  company_id: string
  mode: ImportMode
  file_hash: string
}

/** The tables of the user imports area. */
export interface UserImportsTables {
  user_imports: ImportsTable
  user_imports_rows: ImportRowsTable
  user_imports_completed: CompletedImportsTable
}
