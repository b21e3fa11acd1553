import type { JobStarted, Permission } from '@tessera/contract'
import { COMPANY_PARAM, FILE_FORMATS, fillIn, LOCALES, MEDIA_TYPES, TENANT_CODES } from '@tessera/contract'
import type { ZodType } from 'zod'
import * as z from 'zod'
import type { CallContext, Services } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { addJobFile, keyOfFile } from '../core/jobs/job-files.ts'
import type { JobKind } from '../core/jobs/jobs.ts'
import { enqueue } from '../core/jobs/jobs.ts'
import { defineLongRunningJob } from '../core/jobs/long-running-jobs.ts'
import { portalOrigin } from '../core/http/origins.ts'
import { READY_MESSAGES } from './ready-messages.ts'
import type { Table } from './table-file.ts'
import { writeTable } from './table-file.ts'

/** If an export takes longer than this, in milliseconds, an email reports that it is ready. */
const LONG = 60_000

const starter = z.object({
  loginId: z.string(),
  email: z.string(),
  firstName: z.string(),
  locale: z.enum(LOCALES),
  /** The company that the data is exported for, and whether it is not the user's own. */
  companyId: z.string(),
  isActing: z.boolean(),
  /** The tenant whose host the user works on. */
  tenant: z.enum(TENANT_CODES),
})
/** The user who started an export. */
export type Starter = z.infer<typeof starter>

const about = z.object({
  starter,
  startedAt: z.iso.datetime(),
  /** The file's name. */
  name: z.string(),
  format: z.enum(FILE_FORMATS),
  total: z.int(),
})

/** A list that a job exports. */
interface ExportDefinition<List> {
  /** `area.name`. */
  name: string
  /** The exported part of the list. */
  list: ZodType<List>
  /**
   * The permission that the starter needs, and with which colleagues can follow the job; null if only the starter can.
   */
  permission: Permission | null
  /** The worksheet's name. */
  sheet: string
  /** The URL of the portal page with the list, plus a query. */
  page: (query: Record<string, string>) => string
  open: (list: List, starter: Starter, services: Services) => Promise<Table>
}

type Stored<List> = z.infer<typeof about> & { list: List }

/** The same table with a callback for each written batch. */
function withProgress({ headings, batches }: Table, written: (rows: number) => Promise<void>): Table {
  async function* each() {
    for await (const rows of batches) {
      yield rows
      await written(rows.length)
    }
  }
  return { headings, batches: each() }
}

async function sendReady(
  { starter: { email: recipient, firstName, locale, companyId, isActing, tenant }, name, total }: z.infer<typeof about>,
  page: ExportDefinition<unknown>['page'],
  { db, mailer, portalConfig, settings }: Services,
): Promise<void> {
  const { productName, tenantHosts } = await portalConfig.of(tenant)
  const path = page(isActing ? { [COMPANY_PARAM]: companyId } : {})
  const link = `${portalOrigin(tenant, tenantHosts, settings.port)}${path}`
  const values = { name: firstName, file: name, count: total.toLocaleString(locale), productName, link }
  const { subject, body } = READY_MESSAGES[locale]
  await mailer.post(db, { recipient, locale, subject: fillIn(subject, values), body: fillIn(body, values) })
}

/** Defines the kind of job that exports a list to the storage. */
export function defineExport<List>(definition: ExportDefinition<List>): JobKind<Stored<List>> {
  const { name, list, permission, sheet, page, open } = definition
  return defineLongRunningJob<Stored<List>>({
    name,
    input: about.extend({ list }),
    ...(permission && { rights: ({ starter: { companyId } }) => ({ permission, companyId }) }),
    async work({ id, input }, services, reportProgress) {
      const table = await open(input.list, input.starter, services)
      await services.storage.put(
        keyOfFile(id),
        writeTable(withProgress(table, reportProgress), { format: input.format, sheet }),
      )
      return async (txServices) => {
        const took = txServices.clock.now().getTime() - Date.parse(input.startedAt)
        if (took > LONG) await sendReady(input, page, txServices)
      }
    },
  })
}

/** Adds an export's job and records its file, in the caller's transaction. */
export async function startExport<List>(
  tx: Db,
  kind: JobKind<Stored<List>>,
  options: Pick<Stored<List>, 'list' | 'name' | 'format' | 'total'>,
  context: CallContext,
): Promise<JobStarted> {
  const { account } = callerOf(context)
  const { loginId, email, firstName, isActing, company } = account
  const at = context.clock.now()
  const { locale, site } = context
  const { total, name, format } = options
  const by = { loginId, email, firstName, locale, companyId: company.id, isActing, tenant: site.tenant }
  const input = { ...options, starter: by, startedAt: at.toISOString() }
  const jobId = await enqueue(tx, kind, input, { startedBy: loginId, at, total })
  const file = { company_id: company.id, name, media_type: MEDIA_TYPES[format] }
  await addJobFile(tx, jobId, file, { by: loginId, at })
  return { jobId, accepted: total, rejected: [] }
}
