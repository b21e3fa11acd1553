import * as z from 'zod'
import { oneCompany } from '../companies/schemas.ts'
import { uploadedFile } from '../upload-schemas.ts'
import { ROW_OUTCOMES, SHEET_FIELDS, SHEET_MODES } from './sheet.ts'

const field = z.enum(SHEET_FIELDS)

const checkedRow = z.object({
  row: z.int(),
  values: z.record(field, z.string()),
  outcome: z.enum(ROW_OUTCOMES),
  errors: z.array(z.object({ field, code: z.string() })),
  conflicts: z.array(z.object({ field, before: z.string(), after: z.string() })),
})

const rehearsal = z.object({
  id: z.uuid(),
  mode: z.enum(SHEET_MODES),
  rows: z.array(checkedRow),
  counts: z.object({ good: z.int(), toMend: z.int(), wouldOverwrite: z.int(), nothingToDo: z.int() }),
  /** The columns that nobody knows, by their headings. */
  leftOut: z.array(z.string()),
  /** Until when the report can be read again. */
  until: z.iso.datetime(),
})

const sheet = z.object({ file: uploadedFile, mode: z.literal('rehearse') })

/** What the server checks in the calls that take files of users. */
export const sheetSchemas = {
  bulkAdd: { params: oneCompany, body: sheet, answer: rehearsal },
  bulkEdit: { params: oneCompany, body: sheet, answer: rehearsal },
  rehearsal: { params: oneCompany.extend({ id: z.uuid() }), answer: rehearsal },
}

export type Rehearsal = z.infer<typeof rehearsal>
