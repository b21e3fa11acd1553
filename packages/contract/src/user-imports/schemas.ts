import * as z from 'zod'
import { oneCompany } from '../companies/schemas.ts'
import { streamedFile } from '../file-schemas.ts'
import { jobStarted } from '../jobs/schemas.ts'
import { versioned } from '../list-schemas.ts'
import { uploadedFile } from '../upload-schemas.ts'
import { CHECK_STATUSES, IMPORT_FIELDS, IMPORT_MODES, LONGEST_CELL, RESULT_STATUSES } from './rules.ts'

const field = z.enum(IMPORT_FIELDS)

const cellError = z.object({
  field,
  code: z.string(),
  known: z.array(z.string()).optional(),
  found: z.string().optional(),
  firstRow: z.int().optional(),
})

const checkedRow = z.object({
  row: z.int(),
  values: z.partialRecord(field, z.string()),
  status: z.enum(CHECK_STATUSES),
  errors: z.array(cellError),
  conflicts: z.array(z.object({ field, before: z.string(), after: z.string() })),
})

const counts = z.object({ valid: z.int(), invalid: z.int(), wouldOverwrite: z.int(), unchanged: z.int() })

/** A row of a preview; after the import, it has the status and errors of the import. */
const importRow = checkedRow.extend({ status: z.enum([...CHECK_STATUSES, ...RESULT_STATUSES]) })

/** The time of an import, and the name of the user who started it. */
const earlierImport = z.object({ at: z.iso.datetime(), by: z.string() })

const importPreview = z.object({
  id: z.uuid(),
  /** Increases by one with each new check of the rows. */
  ...versioned,
  mode: z.enum(IMPORT_MODES),
  fileName: z.string(),
  rows: z.array(importRow),
  counts,
  /** Headings of unknown columns. */
  skippedColumns: z.array(z.string()),
  /** The worksheets of a workbook; null for other files. */
  worksheets: z.object({ read: z.string(), others: z.array(z.string()) }).nullable(),
  /** The expiry of the preview. */
  until: z.iso.datetime(),
  /** The last completed import of the same file; null without one, or if cells were corrected. */
  uploaded: earlierImport.nullable(),
  /** The job of the import, after the commit. */
  jobId: z.uuid().nullable(),
  committed: earlierImport.nullable(),
})

const cells = z.partialRecord(field, z.string().max(LONGEST_CELL))

/** Corrected cells of a row. A cell stays unchanged if its stored value no longer equals `before`. */
const correctedRow = z.object({ row: z.int(), values: cells, before: cells.optional() })

const file = z.object({ file: uploadedFile })

const importCommit = z.object({
  id: z.uuid(),
  /** The version that the user saw; the import refuses to start from another version. */
  version: versioned.version.optional(),
  rows: z.array(correctedRow).optional(),
  /** All rows can overwrite users. */
  isOverrideConfirmed: z.boolean().optional(),
  /** Only these rows can overwrite users; others are skipped. */
  confirmedRows: z.array(z.int()).optional(),
})

/** `isRepeated` is true if an earlier commit had already started the job. */
const importStarted = jobStarted.extend({ isRepeated: z.boolean() })

const oneImport = oneCompany.extend({ id: z.uuid() })

/** The corrected rows, and the rows whose check result changed. */
const updatedPreview = z.object({ ...versioned, counts, rows: z.array(checkedRow) })

/** The schemas of the user imports area's calls. */
export const userImportsSchemas = {
  previewAdd: { params: oneCompany, body: file, answer: importPreview },
  previewEdit: { params: oneCompany, body: file, answer: importPreview },
  bulkAdd: { params: oneCompany, body: importCommit, answer: importStarted },
  bulkEdit: { params: oneCompany, body: importCommit, answer: importStarted },
  template: { params: oneCompany, query: z.object({ mode: z.enum(IMPORT_MODES) }), answer: streamedFile },
  preview: { params: oneImport, answer: importPreview },
  updatePreview: { params: oneImport, body: z.object({ rows: z.array(correctedRow) }), answer: updatedPreview },
}

export type ImportPreview = z.infer<typeof importPreview>
/** A row of a preview. */
export type ImportRow = z.infer<typeof importRow>
export type CorrectedRow = z.infer<typeof correctedRow>
export type UpdatedPreview = z.infer<typeof updatedPreview>
export type ImportCommit = z.infer<typeof importCommit>
export type ImportStarted = z.infer<typeof importStarted>
/** The time of an earlier import, and the name of the user who started it; 409 `FILE_UPLOADED` has it as `current`. */
export type EarlierImport = z.infer<typeof earlierImport>
