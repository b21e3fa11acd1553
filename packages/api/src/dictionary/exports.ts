import { setImmediate } from 'node:timers/promises'
import type { DictionaryExport, Locale, Permission } from '@tessera/contract'
import {
  ADMIN_PERMISSIONS,
  AVAILABILITY_TEXTS,
  DATA_TYPE_TEXTS,
  DICTIONARY_LIMITS,
  ENTRY_TYPE_TEXTS,
  FIELD_TYPE_TEXTS,
  hasPermission,
  LOCALES,
  MEDIA_TYPES,
  pathTo,
  PERMISSIONS,
  PRODUCT_TAG_TEXTS,
  TAG_VALUES,
} from '@tessera/contract'
import * as z from 'zod'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { defineExport, startExport } from '../exports/export-jobs.ts'
import type { ExportColumn, Table } from '../exports/table-file.ts'
import { toTable, writeTable } from '../exports/table-file.ts'
import { EXPORT_MESSAGES } from './export-messages.ts'
import { find } from './find.ts'
import type { EntryRow, Reader } from './queries.ts'
import { entriesInOrder, listEntries, readerOf } from './queries.ts'

/** Rows per batch, and a limit above the number of entries. */
const BATCH = 200
const NO_LIMIT = 10_000_000

const exported = z.object({
  search_field: z.string().optional(),
  product_tag_value: z.enum(TAG_VALUES.product).optional(),
  locale: z.enum(LOCALES),
})
type Exported = z.infer<typeof exported>

function columnsIn(locale: Locale): ExportColumn<EntryRow>[] {
  const messages = EXPORT_MESSAGES[locale]
  return [
    { id: 'name', header: messages.name, value: (row) => row.business_name },
    { id: 'technicalName', header: messages.technicalName, value: (row) => row.technical_name },
    { id: 'dssName', header: messages.dssName, value: (row) => row.dss_business_name },
    { id: 'definition', header: messages.definition, value: (row) => row.definition },
    { id: 'calculation', header: messages.calculation, value: (row) => row.calculation },
    { id: 'type', header: messages.type, value: (row) => ENTRY_TYPE_TEXTS[locale][row.type] },
    { id: 'dataType', header: messages.dataType, value: (row) => DATA_TYPE_TEXTS[locale][row.data_type] },
    { id: 'fieldType', header: messages.fieldType, value: (row) => FIELD_TYPE_TEXTS[locale][row.field_type] },
    { id: 'availableTo', header: messages.availableTo, value: (row) => AVAILABILITY_TEXTS[locale][row.available_to] },
    {
      id: 'products',
      header: messages.products,
      value: (row) => row.products.map((tag) => PRODUCT_TAG_TEXTS[locale][tag]),
    },
  ]
}

async function idsOf(db: Db, { search_field: text, product_tag_value: product }: Exported, reader: Reader) {
  const all = { product, offset: 0, limit: NO_LIMIT }
  if (text === undefined) return (await listEntries(db, all, reader)).ids
  return (await find(db, { ...all, text }, reader)).hits.map(({ id }) => id)
}

async function* inBatches(db: Db, ids: readonly string[], reader: Reader): AsyncGenerator<readonly EntryRow[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    yield await entriesInOrder(db, ids.slice(start, start + BATCH), reader)
    await setImmediate()
  }
}

async function openTable(db: Db, list: Exported, reader: Reader): Promise<{ total: number; table: Table }> {
  const ids = await idsOf(db, list, reader)
  return { total: ids.length, table: toTable(columnsIn(list.locale), inBatches(db, ids, reader)) }
}

const exportOf = (name: string, seesCharter: boolean, permission: Permission | null) =>
  defineExport<Exported>({
    name,
    permission,
    list: exported,
    sheet: EXPORT_MESSAGES['en-US'].sheet,
    page: (query) => pathTo('/dataDictionary', query),
    async open(list, _starter, { db }) {
      return (await openTable(db, list, { locale: list.locale, seesCharter })).table
    },
  })

/** Exports the entries that every reader can see to the storage. */
export const exportDictionaryJob = exportOf('dictionary.export', false, PERMISSIONS.exportGlossary)
/**
 * Exports the entries that a Charter user can see. Only this user can download the file, because others who act for the
 * company cannot see the entries for Charter users.
 */
export const exportCharterDictionaryJob = exportOf('dictionary.exportForCharter', true, null)
/**
 * Exports the entries that content administrators can see. Others in their company can see neither the entries for
 * Charter users nor the file.
 */
export const exportDictionaryForAdminsJob = exportOf(
  'dictionary.exportForAdmins',
  true,
  ADMIN_PERMISSIONS.updateContent,
)

function kindFor(context: CallContext, { seesCharter }: Reader) {
  if (!seesCharter) return exportDictionaryJob
  return hasPermission(callerOf(context).permissions, ADMIN_PERMISSIONS.updateContent)
    ? exportDictionaryForAdminsJob
    : exportCharterDictionaryJob
}

const nameAt = (at: Date): string => `data_element_glossary_${at.toISOString().slice(0, 10).replaceAll('-', '')}.xlsx`

/** Streams the entries as a file; above 5,000 entries, starts a job that writes it. */
export async function exportEntries(
  { search_field, product_tag_value, locale }: DictionaryExport,
  context: CallContext,
) {
  const { db, clock, reply, recordActivity } = context
  const { account } = callerOf(context)
  const list: Exported = {
    locale,
    ...(search_field !== undefined && { search_field }),
    ...(product_tag_value !== undefined && { product_tag_value }),
  }
  const reader = { ...readerOf(context), locale }
  const { total, table } = await openTable(db, list, reader)
  const name = nameAt(clock.now())
  const log = (tx: Db) =>
    recordActivity(tx, 'DICTIONARY_EXPORTED', account, {
      entityId: account.company.id,
      before: {},
      after: { ...list, count: total },
    })
  if (total > DICTIONARY_LIMITS.downloadAtOnce) {
    const started = await transact(db, async (tx) => {
      await log(tx)
      return startExport(tx, kindFor(context, reader), { list, name, format: 'xlsx', total }, context)
    })
    context.afterResponse(({ runJobs }) => runJobs())
    reply.code(202).type('application/json; charset=utf-8')
    return started
  }
  await log(db)
  reply.header('content-disposition', `attachment; filename="${name}"`).type(MEDIA_TYPES.xlsx).code(200)
  return writeTable(table, { format: 'xlsx', sheet: EXPORT_MESSAGES[locale].sheet })
}
