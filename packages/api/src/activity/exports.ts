import type { ActivityEntry, ActivityExport, ActivityExportRequest, JobStarted, Locale } from '@tessera/contract'
import { ACTIVITY_COLUMNS, ADMIN_PERMISSIONS, FOLLOWED_JOBS, MEDIA_TYPES, pathTo } from '@tessera/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { AuditStamp } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { iterateInBatches } from '../core/database/keyset-batches.ts'
import { defineExport, startExport } from '../exports/export-jobs.ts'
import type { ExportColumn, Table } from '../exports/table-file.ts'
import { toTable, writeTable } from '../exports/table-file.ts'
import { readPreferences } from '../session/queries.ts'
import { fetchIdsOf, orderOf, readEntries } from './entries.ts'
import { EXPORT_HEADERS } from './export-messages.ts'
import type { LogReader } from './select-entries.ts'
import { countOf, rangeOf, readerOf, selectEntries } from './select-entries.ts'

/** The sheet's name. It is the same in every language because formulas use it. */
const SHEET = 'Activity'

type ColumnId = (typeof ACTIVITY_COLUMNS)[number]

/** The exported part of the log; all columns if none is named. */
interface Exported {
  log: ActivityExport
  /** The time and the login id of the export, whose own entry is not part of it. */
  at: string
  by: string
  columns?: readonly ColumnId[] | undefined
}

interface LogTable {
  total: number
  table: Table
}

const stateText = (state: ActivityEntry['before']): string => (state ? JSON.stringify(state) : '')

const VALUES: Readonly<Record<ColumnId, ExportColumn<ActivityEntry>['value']>> = {
  uiCreatedOnDate: ({ uiCreatedOnDate }) => new Date(uiCreatedOnDate),
  actor: ({ actor }) => actor,
  actorLoginId: ({ actorLoginId }) => actorLoginId,
  actorCompany: ({ actorCompany }) => actorCompany,
  company: ({ company }) => company,
  event: ({ eventTitle }) => eventTitle,
  eventDescription: ({ eventDescription }) => eventDescription,
  entityTitle: ({ entityTitle }) => entityTitle,
  entityId: ({ entityId }) => entityId,
  sourceApp: ({ sourceApp }) => sourceApp,
  before: ({ before }) => stateText(before),
  after: ({ after }) => stateText(after),
}

function columnsFor(ids: readonly ColumnId[] = ACTIVITY_COLUMNS, locale: Locale): ExportColumn<ActivityEntry>[] {
  return ids.map((id) => ({
    id,
    header: EXPORT_HEADERS[locale][id],
    value: VALUES[id],
    ...(id === 'uiCreatedOnDate' && { isMoment: true }),
  }))
}

const isNotExportItself = ({ at, by }: AuditStamp) =>
  sql<boolean>`not (entries.at = ${at} and entries.actor_login_id = ${by} and entries.event = 'ACTIVITY_EXPORTED')`

/** The table of an export, whose rows are read on demand. Without dates, it is the whole log. */
async function logTable(db: Db, { log, columns, at, by }: Exported, reader: LogReader): Promise<LogTable> {
  const isWhole = !log.startDate && !log.endDate
  const selected = await selectEntries(db, log, isWhole ? null : rangeOf(log, reader), reader)
  const found = selected.where('entries.at', '<=', new Date(at)).where(isNotExportItself({ at: new Date(at), by }))
  const order = orderOf(log, reader)
  const read = (ids: readonly string[]) => readEntries(db, { found, order, piece: { ids } }, reader)
  const batches = iterateInBatches({ order, fetchIds: fetchIdsOf(found, order), read })
  return { total: await countOf(found), table: toTable(columnsFor(columns, reader.locale), batches) }
}

/** Counts the exported entries and logs the export. */
async function begin(
  db: Db,
  wanted: Omit<Exported, 'at' | 'by'>,
  context: CallContext,
): Promise<LogTable & { name: string; exported: Exported }> {
  const { account } = callerOf(context)
  const reader = await readerOf(context, account.company.id, db)
  const exported = { ...wanted, at: reader.now.toISOString(), by: account.loginId }
  const { total, table } = await logTable(db, exported, reader)
  const after = { ...exported.log, ...(exported.columns && { columns: exported.columns }), count: total }
  const entry = { entityId: account.company.id, before: {}, after }
  await context.recordActivity(db, 'ACTIVITY_EXPORTED', account, entry)
  return {
    exported,
    total,
    table,
    name: `activity_log_${reader.now.toISOString().slice(0, 10)}.${exported.log.format}`,
  }
}

/** Streams the log as a file. */
export async function exportLog(log: ActivityExport, context: CallContext) {
  const { table, name } = await begin(context.db, { log }, context)
  context.reply.header('content-disposition', `attachment; filename="${name}"`).type(MEDIA_TYPES[log.format])
  return writeTable(table, { format: log.format, sheet: SHEET })
}

/** The job that writes the log to the storage. */
export const exportActivityJob = defineExport<Exported>({
  name: FOLLOWED_JOBS.exportActivity,
  permission: ADMIN_PERMISSIONS.exportActivity,
  // Not validated again, because the call has validated the request.
  list: z.object({
    log: z.custom<ActivityExport>(),
    columns: z.array(z.enum(ACTIVITY_COLUMNS)).optional(),
    at: z.iso.datetime(),
    by: z.string(),
  }),
  sheet: SHEET,
  page: (query) => pathTo('/admin/activityLog', query),
  async open(list, { companyId, loginId, locale }, { db, clock }) {
    const { timezone: timeZone } = await readPreferences(db, loginId)
    return (await logTable(db, list, { companyId, locale, timeZone, now: clock.now() })).table
  },
})

/** Starts a job that exports the log to a file for a later download. */
export async function startLogExport(options: ActivityExportRequest, context: CallContext): Promise<JobStarted> {
  const { format, rows, columns, shown, filters } = options
  const { sortBy, sortOrder } = filters
  const wanted = {
    log: { format, ...(rows === 'all' ? { sortBy, sortOrder } : filters) },
    ...(columns === 'shown' && shown && { columns: shown }),
  }
  const started = await transact(context.db, async (tx) => {
    const { total, name, exported: list } = await begin(tx, wanted, context)
    return startExport(tx, exportActivityJob, { list, name, format, total }, context)
  })
  context.afterResponse(({ runJobs }) => runJobs())
  return started
}
