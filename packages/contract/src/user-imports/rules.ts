import type { EmailProblem } from '../users/administration.ts'

/** The columns of a user import file, in the order of its template. */
export const IMPORT_FIELDS = ['firstName', 'lastName', 'email', 'companyType', 'products', 'role'] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** The cells of a row; undefined if the file lacks the column. */
export type ImportValues = Partial<Record<ImportField, string>>

/** Separates products within one cell. */
export const PRODUCT_SEPARATOR = '|'

/** The most characters read from a cell; a longer text ends with an ellipsis. */
export const LONGEST_CELL = 501

/** Whether a file adds users or changes existing ones. */
export const IMPORT_MODES = ['add', 'edit'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/** The status of a checked row before its import. */
export const CHECK_STATUSES = ['VALID', 'INVALID', 'WOULD_OVERWRITE', 'UNCHANGED'] as const
export type CheckStatus = (typeof CHECK_STATUSES)[number]

/** The status of a row after its import; an unchanged row stays `UNCHANGED`. */
export const RESULT_STATUSES = ['ADDED', 'UPDATED', 'FAILED', 'SKIPPED', 'NOT_PROCESSED'] as const
export type ResultStatus = (typeof RESULT_STATUSES)[number]

/** The status of a row in a user import file. */
export type RowStatus = CheckStatus | ResultStatus

/** Whether a status is the result of an import. */
export function isResultStatus(status: RowStatus): status is ResultStatus {
  return RESULT_STATUSES.some((each) => each === status)
}

/** Codes of errors in cells, including those of email addresses and of forms. `too_big` has its limit after a colon. */
export type CellProblem =
  | EmailProblem
  | 'public_address'
  | 'required'
  | 'markup'
  | 'name'
  | `too_big:${number}`
  | 'unknown_type'
  | 'unknown_product'
  | 'unknown_role'
  | 'not_of_company'
  | 'doubled'
  | 'not_confirmed'
  | 'other_type'
  | 'own_role'
  | 'LAST_ADMIN'
  | 'NOT_FOUND'
  | 'OTHER_STATUS'

/** An error in one cell. */
export interface CellError {
  field: ImportField
  code: CellProblem
  /** The refused part of the cell. */
  found?: string
  /** For products: the titles of the company's products, in the reader's language. */
  known?: string[]
  /** For a duplicate email address: its first row. */
  firstRow?: number
}

/** A row of a file as written, with the result of its check. */
export interface CheckedRow {
  /** Row number in the file, from 1. */
  row: number
  values: ImportValues
  status: CheckStatus
  errors: CellError[]
  /** The current values that it would overwrite, in the reader's language. */
  conflicts: { field: ImportField; before: string; after: string }[]
}

/**
 * A row that would overwrite a user without confirmation; 409 `OVERRIDE_REQUIRED` lists them in `current.conflicts`.
 */
export interface OverrideConflict {
  row: number
  email: string
  fields: ImportField[]
}

/** Names of a workbook's worksheets: the one that was read, and those that are hidden or not empty. */
export interface WorksheetNames {
  read: string
  others: string[]
}

/** The number of rows per check status. */
export interface RowCounts {
  valid: number
  invalid: number
  wouldOverwrite: number
  unchanged: number
}
