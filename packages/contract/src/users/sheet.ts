import type { EmailProblem } from './administration.ts'

/** The columns of a file of users, in the order of its template. */
export const SHEET_FIELDS = ['firstName', 'lastName', 'email', 'companyType', 'products', 'role'] as const
export type SheetField = (typeof SHEET_FIELDS)[number]

/** The cells of a row; a column that its file does not have says nothing. */
export type SheetValues = Partial<Record<SheetField, string>>

/** What products in one cell are set apart by. */
export const PRODUCT_SEPARATOR = '|'

/** The most characters that a cell is read with; what was longer ends with a sign that stands for the rest. */
export const LONGEST_CELL = 501

/** What a file of users is for: those who are not there yet, or those who are. */
export const SHEET_MODES = ['add', 'edit'] as const
export type SheetMode = (typeof SHEET_MODES)[number]

/** What comes of a row: it adds somebody, has to be mended, puts other values over somebody's, or changes nothing. */
export const ROW_OUTCOMES = ['GOOD', 'TO_MEND', 'WOULD_OVERWRITE', 'NOTHING_TO_DO'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** What has come of a row by the end of its upload; one of which nothing was to be done has none. */
export const ROW_RESULTS = ['ADDED', 'CHANGED', 'FAILED', 'LEFT_OUT', 'NOT_REACHED'] as const
export type RowResult = (typeof ROW_RESULTS)[number]

/** What is wrong with a cell besides what is wrong with an address: codes that forms know, with their limit behind a colon. */
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

/** A fault of one cell. */
export interface CellFault {
  field: SheetField
  code: CellProblem
  /** The part of the cell that is refused. */
  found?: string
  /** Of products that will not do, what those of the company are called, in the words of its reader. */
  known?: string[]
  /** Of an address that stands twice, in which row it stands first. */
  firstRow?: number
}

/** A row of a file as it was written, and what comes of it. */
export interface CheckedRow {
  /** Where it stands in the file, the first row being 1. */
  row: number
  values: SheetValues
  outcome: RowOutcome
  errors: CellFault[]
  /** What it would put over somebody's values, in the words of its reader. */
  conflicts: { field: SheetField; before: string; after: string }[]
}

/** A row that would overwrite somebody and was not confirmed; with 409 `OVERRIDE_REQUIRED` as `current.conflicts`. */
export interface OverrideConflict {
  row: number
  email: string
  fields: SheetField[]
}

/** The sheets of a workbook by name: the one that was read, and the others that are hidden or hold anything. */
export interface SheetNames {
  read: string
  others: string[]
}

/** How many rows come to what. */
export interface RowCounts {
  good: number
  toMend: number
  wouldOverwrite: number
  nothingToDo: number
}
