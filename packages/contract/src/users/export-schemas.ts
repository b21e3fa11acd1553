import * as z from 'zod'
import { oneCompany } from '../companies/schemas.ts'
import { fileFormat, streamedFile } from '../file-schemas.ts'
import { exportInput } from '../list-schemas.ts'
import { activeFilters, pendingFilters } from './administration-schemas.ts'
import { ACTIVE_USER_LIST, BLOCKED_USER_LIST, PENDING_USER_LIST } from './list.ts'

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

/** What the server checks in the calls that export users. */
export const exportSchemas = {
  exportUsers: { params: oneCompany, query: exportQuery, answer: streamedFile },
}

export type UsersExport = z.infer<typeof exportQuery>
