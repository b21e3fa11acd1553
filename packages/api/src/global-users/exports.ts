import type {
  GlobalLayout,
  GlobalUser,
  GlobalUserColumn,
  GlobalUsersExport,
  GlobalUsersExportRequest,
  JobStarted,
  Locale,
} from '@tessera/contract'
import { ADMIN_PERMISSIONS, FOLLOWED_JOBS, GLOBAL_USER_COLUMNS, MEDIA_TYPES, pathTo } from '@tessera/contract'
import * as z from 'zod'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { iterateInBatches } from '../core/database/keyset-batches.ts'
import { defineExport, startExport } from '../exports/export-jobs.ts'
import type { ExportColumn, Table } from '../exports/table-file.ts'
import { toTable, writeTable } from '../exports/table-file.ts'
import type { GlobalReader } from './queries.ts'
import { countsOfFound, globalOrder, globalRows, fetchGlobalIds, selectGlobal } from './queries.ts'
import { GLOBAL_USER_MESSAGES } from './messages.ts'

const SHEET = 'Users'

/** An exported list; all columns of its layout if none is named. */
interface Exported {
  users: GlobalUsersExport
  columns?: readonly string[] | undefined
}

function valuesIn(locale: Locale): Readonly<Record<GlobalUserColumn, ExportColumn<GlobalUser>['value']>> {
  const { roles } = GLOBAL_USER_MESSAGES[locale]
  return {
    firstName: ({ firstName }) => firstName,
    lastName: ({ lastName }) => lastName,
    email: ({ email }) => email,
    companyName: ({ companyName }) => companyName,
    companyType: ({ companyTypeTitle }) => companyTypeTitle,
    thirdPartyCompanyName: ({ thirdPartyCompanyName }) => thirdPartyCompanyName,
    appAccess: ({ appAccess }) => appAccess,
    role: ({ role }) => roles[role],
    // Empty for users who never signed in: a dash would make a column of times into text.
    lastLogin: ({ lastLogin }) => lastLogin && new Date(lastLogin),
    sbu: ({ sbu }) => sbu,
    buoAreaNumber: ({ buoAreaNumber }) => buoAreaNumber,
  }
}

function columnsOf(layout: GlobalLayout, locale: Locale): ExportColumn<GlobalUser>[] {
  const { headers, blackout } = GLOBAL_USER_MESSAGES[locale]
  const values = valuesIn(locale)
  const ids: readonly GlobalUserColumn[] = GLOBAL_USER_COLUMNS[layout]
  return ids.map((id) => ({
    id,
    header: id === 'sbu' && layout === 'internal_asset_protection' ? blackout : headers[id],
    value: values[id],
    ...(id === 'lastLogin' && { isMoment: true }),
  }))
}

/** The table of a list, and its number of rows; rows are read while the file is written. */
async function tableOf(db: Db, { users, columns }: Exported, reader: GlobalReader) {
  const { layout, locale } = reader
  const [found, order] = [await selectGlobal(db, users, reader), globalOrder(db, users, locale)]
  const read = (ids: readonly string[]) => globalRows(db, { found, order, piece: { ids } }, locale)
  const batches = iterateInBatches({ order, fetchIds: fetchGlobalIds(found, order), read })
  const all = columnsOf(layout, locale)
  const chosen = columns?.flatMap((named) => all.find(({ id }) => id === named) ?? []) ?? all
  const { total } = await countsOfFound(found, '')
  return { total, table: toTable(chosen, batches) }
}

/** Counts the rows of an export and logs it; returns its table and file name. */
async function begin(
  db: Db,
  exported: Exported,
  context: CallContext,
): Promise<{ total: number; table: Table; name: string }> {
  const { clock, locale, site, recordActivity } = context
  const { account } = callerOf(context)
  const { users, columns } = exported
  const { total, table } = await tableOf(db, exported, { tenant: site.tenant, layout: users.layout, locale })
  const after = { ...users, ...(columns && { columns }), count: total }
  const companyId = account.ownCompany.id
  const own = { ...account, company: { ...account.company, id: companyId } }
  await recordActivity(db, 'GLOBAL_USERS_EXPORTED', own, { entityId: companyId, before: {}, after })
  const day = clock.now().toISOString().slice(0, 10)
  return { total, table, name: `global_users_${users.layout}_${day}.${users.format}` }
}

/** Streams a layout's users as a file. */
export async function exportGlobal(users: GlobalUsersExport, context: CallContext) {
  const { table, name } = await begin(context.db, { users }, context)
  const { format } = users
  context.reply.header('content-disposition', `attachment; filename="${name}"`).type(MEDIA_TYPES[format])
  return writeTable(table, { format, sheet: SHEET })
}

/** Writes a layout's users to the storage. */
export const exportGlobalUsersJob = defineExport<Exported>({
  name: FOLLOWED_JOBS.exportGlobalUsers,
  permission: ADMIN_PERMISSIONS.exportGlobalUser,
  list: z.object({ users: z.custom<GlobalUsersExport>(), columns: z.array(z.string()).optional() }),
  sheet: SHEET,
  page: (query) => pathTo('/globalUserManagement', query),
  async open(list, { tenant, locale }, { db }) {
    return (await tableOf(db, list, { tenant, layout: list.users.layout, locale })).table
  },
})

/** Starts a job that exports a layout's users to a file for a later download. */
export async function startGlobalExport(options: GlobalUsersExportRequest, context: CallContext): Promise<JobStarted> {
  const { format, layout, filters, rows } = options
  const { sortBy, sortOrder } = filters
  const users = { layout, format, ...(rows === 'all' ? { sortBy, sortOrder } : filters) }
  const list: Exported = { users, ...(options.columns === 'shown' && { columns: options.shown }) }
  const started = await transact(context.db, async (tx) => {
    const { total, name } = await begin(tx, list, context)
    return startExport(tx, exportGlobalUsersJob, { list, name, format, total }, context)
  })
  context.afterResponse(({ runJobs }) => runJobs())
  return started
}
