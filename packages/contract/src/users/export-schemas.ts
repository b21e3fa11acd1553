import * as z from 'zod'
import { oneCompany } from '../companies/schemas.ts'
import { fileFormat, streamedFile } from '../file-schemas.ts'
import { jobStarted } from '../jobs/schemas.ts'
import { exportInput } from '../list-schemas.ts'
import { activeFilters, pendingFilters } from './administration-schemas.ts'
import { ACTIVE_USER_LIST, BLOCKED_USER_LIST, PENDING_USER_LIST, USER_COLUMNS } from './list.ts'

const filters = {
  ACTIVE: { ...exportInput(ACTIVE_USER_LIST), ...activeFilters },
  PENDING: { ...exportInput(PENDING_USER_LIST), ...pendingFilters },
  BLOCKED: exportInput(BLOCKED_USER_LIST),
}

const of = <Status extends keyof typeof filters>(status: Status) => ({
  status: z.literal(status),
  format: fileFormat,
})

const exportQuery = z.discriminatedUnion('status', [
  z.object({ ...of('ACTIVE'), ...filters.ACTIVE }),
  z.object({ ...of('PENDING'), ...filters.PENDING }),
  z.object({ ...of('BLOCKED'), ...filters.BLOCKED }),
])

/** The options of an export job: filtered or all rows; visible columns in their order, or all. */
const exportSchemaOf = <Status extends keyof typeof filters>(status: Status) => ({
  ...of(status),
  rows: z.enum(['filtered', 'all']),
  columns: z.enum(['shown', 'all']),
  shown: z
    .array(z.enum(USER_COLUMNS[status]))
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each column once.')
    .optional(),
})

const exportRequest = z
  .discriminatedUnion('status', [
    z.strictObject({ ...exportSchemaOf('ACTIVE'), filters: z.strictObject(filters.ACTIVE) }),
    z.strictObject({ ...exportSchemaOf('PENDING'), filters: z.strictObject(filters.PENDING) }),
    z.strictObject({ ...exportSchemaOf('BLOCKED'), filters: z.strictObject(filters.BLOCKED) }),
  ])
  .refine(({ columns, shown }) => columns === 'all' || shown !== undefined, {
    path: ['shown'],
    error: 'Name the columns that are shown.',
  })

/** Schemas of the user export calls. */
export const exportSchemas = {
  exportUsers: { params: oneCompany, query: exportQuery, answer: streamedFile },
  startExport: { params: oneCompany, body: exportRequest, answer: jobStarted },
}

export type UsersExport = z.infer<typeof exportQuery>
export type UsersExportRequest = z.infer<typeof exportRequest>
/** The options of an export job before parsing, as a client passes them. */
export type UsersExportInput = z.input<typeof exportRequest>
