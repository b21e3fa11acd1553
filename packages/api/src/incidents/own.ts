import type { AddedComment, Incident, IncidentAttachment, IncidentEvent, UploadedFile } from '@tessera/contract'
import { API_BASE, statusAfter } from '@tessera/contract'
import type { Account } from '../core/sessions/account.ts'
import { withoutActing } from '../core/sessions/account.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { plainText } from '../core/text/plain-text.ts'
import { addFile, checkFile, toAttachment } from './attachments.ts'
import { addThread, changeIncident, customerVisibleChange } from './changes.ts'
import { isCreator, readIncident, toThread } from './detail.ts'
import type { StoredIncident } from './queries.ts'
import { findVisible, lockVisibleIncident } from './queries.ts'
import { incidentIdOf } from './rules.ts'

/** The caller in their own company, because incidents belong to the user's own company. */
export function readerOf(context: CallContext): Account {
  return withoutActing(callerOf(context).account)
}

/**
 * The caller who changes an incident, in their own company. Spectators can change only their own incidents, and nothing
 * while they act for a company.
 */
export function writerOf(context: CallContext): Account {
  const { account } = callerOf(context)
  if (account.isActing && account.group === 'SUPER_ADMIN_SPECTATOR') throw new HttpError('FORBIDDEN')
  return withoutActing(account)
}

interface Change {
  tx: Db
  row: StoredIncident
  writer: Account
  stamp: AuditStamp
}

/** Changes an incident that the caller can see, in one transaction. */
function change<Result>(
  incidentId: string,
  context: CallContext,
  apply: (change: Change) => Promise<Result>,
): Promise<Result> {
  const writer = writerOf(context)
  const stamp = { by: writer.loginId, at: context.clock.now() }
  return transact(context.db, async (tx) =>
    apply({ tx, row: await lockVisibleIncident(tx, incidentId, writer), writer, stamp }),
  )
}

/** The status after an event. Throws 409 if the current status does not allow the event. */
export function allowedStatus({ status }: StoredIncident, event: IncidentEvent): StoredIncident['status'] {
  const next = statusAfter(status, event)
  if (next !== null) return next
  throw new HttpError(status === 'CLOSED' ? 'INCIDENT_CLOSED' : 'INCIDENT_STATUS')
}

/**
 * Checks the caller's comment and its file, which changes nothing, then adds both in one transaction. A comment reopens
 * an incident that waits for the user or is resolved.
 */
export async function prepareComment(
  incidentId: string,
  { text: received, file }: { text: string; file?: UploadedFile | undefined },
): Promise<(context: CallContext) => Promise<AddedComment>> {
  const text = plainText(received)
  if (text === '') throw invalidField('text', 'required', 'Enter a comment.')
  const checked = file ? await checkFile(file) : null
  return (context) =>
    change(incidentId, context, async ({ tx, row, writer, stamp }) => {
      const status = allowedStatus(row, 'comment')
      const thread = await addThread(tx, row.id, { kind: 'USER', text, author: writer.loginId }, stamp)
      const waiting_since = row.waiting_since ?? stamp.at
      await changeIncident(tx, row, { status, waiting_since, ...customerVisibleChange(stamp) }, stamp)
      const target = { incidentUuid: row.id, threadId: thread.id, stamp }
      // The file is stored last, so that an earlier failure leaves no file.
      const stored = checked && (await addFile(checked, target, { ...context, db: tx }))
      const base = `${API_BASE}/osc/user/incidents/${incidentIdOf(row.number)}`
      return {
        ...toThread(thread, `${writer.firstName} ${writer.lastName}`, writer.loginId),
        attachments: stored ? [toAttachment(stored, base)] : [],
      }
    })
}

async function checkThread(tx: Db, threadId: string, { row, writer }: Pick<Change, 'row' | 'writer'>): Promise<void> {
  const ownThread = await tx
    .selectFrom('incidents_threads')
    .select('id')
    .where('id', '=', threadId)
    .where('incident_id', '=', row.id)
    .where('author_login_id', '=', writer.loginId)
    .where('kind', '=', 'USER')
    .executeTakeFirst()
  if (!ownThread) throw new HttpError('NOT_FOUND')
}

/** Checks a file, then adds it to an incident or to one of the caller's comments. */
export async function prepareAttachment(
  incidentId: string,
  { file, threadId }: { file: UploadedFile; threadId?: string | undefined },
): Promise<(context: CallContext) => Promise<IncidentAttachment>> {
  const checked = await checkFile(file)
  return (context) =>
    change(incidentId, context, async ({ tx, row, writer, stamp }) => {
      allowedStatus(row, 'comment')
      if (threadId !== undefined) await checkThread(tx, threadId, { row, writer })
      await changeIncident(tx, row, customerVisibleChange(stamp), stamp)
      const txContext = { ...context, db: tx }
      const stored = await addFile(checked, { incidentUuid: row.id, threadId: threadId ?? null, stamp }, txContext)
      return toAttachment(stored, `${API_BASE}/osc/user/incidents/${incidentIdOf(row.number)}`)
    })
}

function checkCreator({ row, writer }: Pick<Change, 'row' | 'writer'>): void {
  if (!isCreator(row, writer)) throw new HttpError('INCIDENT_OF_ANOTHER')
}

/** Closes an incident for its creator. */
export function closeIncident(incidentId: string, context: CallContext): Promise<Incident> {
  return change(incidentId, context, async ({ tx, row, writer, stamp }) => {
    checkCreator({ row, writer })
    const status = allowedStatus(row, 'close')
    const closed = await changeIncident(
      tx,
      row,
      { status, waiting_since: null, ...customerVisibleChange(stamp) },
      stamp,
    )
    return readIncident(tx, closed, writer, context.locale)
  })
}

/** Stores the creator's response to 'Did this help?' of a resolved incident. */
export function judgeIncident(
  incidentId: string,
  { helped, text }: { helped: boolean; text: string },
  context: CallContext,
): Promise<Incident> {
  return change(incidentId, context, async ({ tx, row, writer, stamp }) => {
    checkCreator({ row, writer })
    if (row.status !== 'RESOLVED') allowedStatus(row, 'expire')
    const verdict = { verdict_helped: helped, verdict_text: plainText(text) }
    return readIncident(tx, await changeIncident(tx, row, verdict, stamp), writer, context.locale)
  })
}

/** Records that the caller has read an incident up to now. */
export async function markRead(incidentId: string, context: CallContext): Promise<void> {
  const { loginId: login_id, ...writer } = writerOf(context)
  const row = await findVisible(context.db, incidentId, { loginId: login_id, ...writer })
  const at = context.clock.now()
  const audit = { created_at: at, created_by: login_id, updated_at: at, updated_by: login_id }
  await context.db
    .insertInto('incidents_reads')
    .values({ incident_id: row.id, login_id, read_at: at, ...audit })
    .onConflict((conflict) =>
      conflict.columns(['incident_id', 'login_id']).doUpdateSet({ read_at: at, updated_at: at }),
    )
    .execute()
}
