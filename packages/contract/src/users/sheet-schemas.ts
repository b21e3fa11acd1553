import * as z from 'zod'
import { oneCompany } from '../companies/schemas.ts'
import { streamedFile } from '../file-schemas.ts'
import { jobStarted } from '../jobs/schemas.ts'
import { versioned } from '../list-schemas.ts'
import { uploadedFile } from '../upload-schemas.ts'
import { LONGEST_CELL, ROW_OUTCOMES, ROW_RESULTS, SHEET_FIELDS, SHEET_MODES } from './sheet.ts'

const field = z.enum(SHEET_FIELDS)

/** A fault of one cell: the products of the company where others are named, the row that has a doubled address first. */
const fault = z.object({
  field,
  code: z.string(),
  known: z.array(z.string()).optional(),
  found: z.string().optional(),
  firstRow: z.int().optional(),
})

const checkedRow = z.object({
  row: z.int(),
  values: z.partialRecord(field, z.string()),
  outcome: z.enum(ROW_OUTCOMES),
  errors: z.array(fault),
  conflicts: z.array(z.object({ field, before: z.string(), after: z.string() })),
})

const counts = z.object({ good: z.int(), toMend: z.int(), wouldOverwrite: z.int(), nothingToDo: z.int() })

/** A row of a report; once its upload has ended it says what has come of it, and why where it failed. */
const reportedRow = checkedRow.extend({ result: z.enum(ROW_RESULTS).optional() })

/** When a file was uploaded, and the name of who did. */
const upload = z.object({ at: z.iso.datetime(), by: z.string() })

const rehearsal = z.object({
  id: z.uuid(),
  /** One more each time that the rows are checked again. */
  ...versioned,
  mode: z.enum(SHEET_MODES),
  fileName: z.string(),
  rows: z.array(reportedRow),
  counts,
  /** The columns that nobody knows, by their headings. */
  leftOut: z.array(z.string()),
  /** The sheets of a workbook by name; null for other files. */
  sheets: z.object({ read: z.string(), others: z.array(z.string()) }).nullable(),
  /** Until when the report can be read again. */
  until: z.iso.datetime(),
  /** That the same file was uploaded to its end before; null where it never was, or where cells of it have been mended. */
  uploaded: upload.nullable(),
  /** The job that does it, once it was committed. */
  jobId: z.uuid().nullable(),
  /** When it was committed, and by whom. */
  committed: upload.nullable(),
})

const cells = z.partialRecord(field, z.string().max(LONGEST_CELL))

/** Cells of a row that are mended, and what they were before: one that is another by now stays so, as does whatever is not named. */
const mendedRow = z.object({ row: z.int(), values: cells, before: cells.optional() })

/** A file is rehearsed; what was rehearsed is committed, with what is mended of it and which rows may overwrite users. */
const sheet = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('rehearse'), file: uploadedFile }),
  z.object({
    mode: z.literal('commit'),
    id: z.uuid(),
    /** What whoever commits has seen: nothing is begun of a report that is another by now. */
    version: versioned.version.optional(),
    rows: z.array(mendedRow).optional(),
    /** All rows may overwrite. */
    isOverrideConfirmed: z.boolean().optional(),
    /** Those rows may; the others are left out, and stand in the file of the rows that failed. */
    confirmedRows: z.array(z.int()).optional(),
  }),
])

/** A rehearsal has rows, and what has only begun has none. */
const outcome = z.union([rehearsal, jobStarted])
const oneRehearsal = oneCompany.extend({ id: z.uuid() })

/** The rows that were mended, and those of which something else comes by that. */
const mended = z.object({ ...versioned, counts, rows: z.array(checkedRow) })

/** What the server checks in the calls that take files of users. */
export const sheetSchemas = {
  bulkAdd: { params: oneCompany, body: sheet, answer: outcome },
  bulkEdit: { params: oneCompany, body: sheet, answer: outcome },
  bulkTemplate: { params: oneCompany, query: z.object({ mode: z.enum(SHEET_MODES) }), answer: streamedFile },
  rehearsal: { params: oneRehearsal, answer: rehearsal },
  mendRehearsal: { params: oneRehearsal, body: z.object({ rows: z.array(mendedRow) }), answer: mended },
}

export type Rehearsal = z.infer<typeof rehearsal>
export type MendedRow = z.infer<typeof mendedRow>
export type MendedRehearsal = z.infer<typeof mended>
export type Sheet = z.infer<typeof sheet>
/** What is committed of a rehearsal. */
export type Commit = Extract<Sheet, { mode: 'commit' }>
/** When a file was uploaded before, and the name of who did; with 409 `FILE_UPLOADED` as `current`. */
export type EarlierUpload = z.infer<typeof upload>
