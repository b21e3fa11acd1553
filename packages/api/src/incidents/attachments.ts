import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { IncidentAttachment, UploadedFile } from '@tessera/contract'
import { attachmentTypeOf, INCIDENT_LIMITS } from '@tessera/contract'
import type { AuditStamp } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { hasContentOf } from './attachment-type.ts'
import { cleanFileName, dispositionOf } from './rules.ts'
import { enqueueScan, keyOfFile } from './scan-file-job.ts'

/** A validated file with a clean name. */
export interface CheckedFile {
  file: UploadedFile
  name: string
}

/** Refuses an empty file, and one whose name or content has no accepted type. */
export async function checkFile(file: UploadedFile): Promise<CheckedFile> {
  const name = cleanFileName(file.name)
  const type = attachmentTypeOf(name)
  if (type !== null && file.size === 0) throw invalidField('file', 'file_empty', 'The file is empty.')
  const isAccepted = type !== null && (await hasContentOf(type, file.path, file.size))
  if (!isAccepted) throw new HttpError('UNSUPPORTED_MEDIA_TYPE')
  return { file, name }
}

const COLUMNS = ['id', 'name', 'size', 'scan', 'thread_id', 'created_at'] as const

type FileRow = Awaited<ReturnType<ReturnType<typeof filesOf>['execute']>>[number]

/** The files of an incident in order. */
export function filesOf(db: Db, incidentUuid: string) {
  return db
    .selectFrom('incidents_files')
    .select(COLUMNS)
    .where('incident_id', '=', incidentUuid)
    .orderBy('created_at')
    .orderBy('id')
}

const isFetchable = (scan: IncidentAttachment['scan']): boolean => scan === 'CLEAN' || scan === 'UNSCANNED'

/** A file as users see it; `base` is the URL of its incident. */
export function toAttachment(
  { id, name, size, scan, thread_id, created_at }: FileRow,
  base: string,
): IncidentAttachment {
  const url = isFetchable(scan) ? `${base}/attachments/${id}` : null
  return { id, name, size, scan, url, threadId: thread_id, createdOn: created_at.toISOString() }
}

/** Stores a file of an incident or of a comment, in the transaction of its row. */
export async function addFile(
  { file, name }: CheckedFile,
  { incidentUuid, threadId, stamp: { by, at } }: { incidentUuid: string; threadId: string | null; stamp: AuditStamp },
  { db, storage, settings }: Pick<CallContext, 'db' | 'storage' | 'settings'>,
): Promise<FileRow> {
  const present = await filesOf(db, incidentUuid).execute()
  if (present.length >= INCIDENT_LIMITS.files) throw new HttpError('TOO_MANY_FILES')
  const row = await db
    .insertInto('incidents_files')
    .values({
      incident_id: incidentUuid,
      thread_id: threadId,
      name,
      size: file.size,
      sha256: file.sha256,
      scan: settings.scanUrl === null ? 'UNSCANNED' : 'WAITING',
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  await storage.put(keyOfFile(row.id), createReadStream(file.path))
  if (settings.scanUrl !== null) await enqueueScan(db, row.id, { by, at })
  return row
}

/** Sends a file of an incident as a download, so that no browser displays or runs it. */
export async function sendFile(
  incidentUuid: string,
  fileId: string,
  { db, storage, reply }: Pick<CallContext, 'db' | 'storage' | 'reply'>,
): Promise<Readable> {
  const row = (await filesOf(db, incidentUuid).execute()).find(({ id }) => id === fileId.toLowerCase())
  const content = row && isFetchable(row.scan) ? await storage.get(keyOfFile(row.id)) : null
  if (!row || !content) throw new HttpError('NOT_FOUND')
  reply.headers({
    'content-disposition': dispositionOf(row.name),
    'content-length': row.size,
    'content-security-policy': "default-src 'none'; sandbox",
  })
  return content
}
