import type { Readable } from 'node:stream'
import * as z from 'zod'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { openInputs } from '../core/jobs/job-status.ts'
import type { JobKind } from '../core/jobs/jobs.ts'
import { enqueue } from '../core/jobs/jobs.ts'
import { defineLongRunningJob } from '../core/jobs/long-running-jobs.ts'

const SYSTEM = 'system'
const TIMEOUT_MS = 60_000

/** The storage key of a file of an incident. */
export const keyOfFile = (id: string): string => `incidents/${id}`

/** Sends a file to the virus scanner. Throws if it doesn't respond. */
async function isInfected(content: Readable, scanUrl: string): Promise<boolean> {
  const { default: NodeClam } = await import('clamscan')
  const { hostname: host, port } = new URL(scanUrl)
  const clamdscan = { host, port: Number(port || 3310), timeout: TIMEOUT_MS, localFallback: false }
  const scanner = await new NodeClam().init({ clamdscan, preference: 'clamdscan' })
  const { isInfected: found } = await scanner.scanStream(content)
  if (typeof found !== 'boolean') throw new Error('The virus scanner gave no verdict.')
  return found
}

/** Scans a file of an incident. Until the scanner has responded, the file can't be downloaded. */
export const scanFileJob: JobKind<{ fileId: string }> = defineLongRunningJob({
  name: 'incidents.scanFile',
  input: z.object({ fileId: z.uuid() }),
  async work({ input: { fileId } }, { settings, storage }) {
    const content = settings.scanUrl === null ? null : await storage.get(keyOfFile(fileId))
    const scan =
      content && settings.scanUrl !== null && (await isInfected(content, settings.scanUrl)) ? 'INFECTED' : 'CLEAN'
    return async ({ db, clock }) => {
      // A file stays unchanged if it was deleted, or if no scanner is configured anymore.
      if (!content) return
      await db
        .updateTable('incidents_files')
        .set({ scan, updated_at: clock.now(), updated_by: SYSTEM })
        .where('id', '=', fileId)
        .execute()
    }
  },
})

/** Schedules the scan of a new file, in the transaction that stores it. */
export async function enqueueScan(tx: Db, fileId: string, { at }: AuditStamp): Promise<void> {
  await enqueue(tx, scanFileJob, { fileId }, { startedBy: SYSTEM, at })
}

/** Retries the files whose scan has failed, for example because the scanner was unavailable. */
export async function rescanWaiting({
  db,
  clock,
  settings,
}: Pick<Services, 'db' | 'clock' | 'settings'>): Promise<void> {
  if (settings.scanUrl === null) return
  const waiting = await db.selectFrom('incidents_files').select('id').where('scan', '=', 'WAITING').execute()
  const underWay = new Set((await openInputs(db, scanFileJob)).map(({ fileId }) => fileId))
  for (const { id } of waiting) {
    if (!underWay.has(id)) await enqueueScan(db, id, { by: SYSTEM, at: clock.now() })
  }
}
