import type { IncidentEvent, StaffChange, StaffIncident } from '@tessera/contract'
import { INCIDENT_LIMITS, STAFF_EVENTS, STAFF_STATUS_TEXTS, statusAfter } from '@tessera/contract'
import type { Updateable } from 'kysely'
import type { Account } from '../core/sessions/account.ts'
import { withoutActing } from '../core/sessions/account.ts'
import { later } from '../core/clock.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { enqueue } from '../core/jobs/jobs.ts'
import { plainText } from '../core/text/plain-text.ts'
import { addThread, changeIncident, customerVisibleChange } from './changes.ts'
import { readAsStaff } from './detail.ts'
import { closeResolvedJob } from './close-resolved-job.ts'
import { mailAnswer } from './mails.ts'
import type { StoredIncident } from './queries.ts'
import { lockQueuedIncident, staffMembers } from './queries.ts'
import type { IncidentsTables } from './tables.ts'

type Changes = Updateable<IncidentsTables['incidents']>

function refusedStatus({ status }: StoredIncident, wanted: StoredIncident['status']): HttpError {
  const { [status]: from, [wanted]: to } = STAFF_STATUS_TEXTS['en-US']
  const message = `An incident with the status ${from} cannot get the status ${to} from staff.`
  return new HttpError('INCIDENT_STATUS', { message })
}

/** The event of a change: staff set a status, or reply and keep the current one. */
function eventOf(change: StaffChange, row: StoredIncident): IncidentEvent | null {
  if (change.status !== undefined) {
    const event = STAFF_EVENTS[change.status]
    if (event === undefined) throw refusedStatus(row, change.status)
    return event
  }
  if (change.text !== undefined) return 'answer'
  return null
}

function statusOf(change: StaffChange, row: StoredIncident): StoredIncident['status'] {
  const event = eventOf(change, row)
  const status = event === null ? row.status : statusAfter(row.status, event)
  if (status === null) throw refusedStatus(row, change.status ?? row.status)
  // Assigning a new incident starts work on it.
  return status === 'NEW' && change.assignee ? 'IN_PROGRESS' : status
}

async function takenError(holder: string, current: Promise<StaffIncident>): Promise<HttpError> {
  return new HttpError('INCIDENT_TAKEN', {
    message: `${holder} is already working on this incident.`,
    current: await current,
  })
}

interface Work {
  tx: Db
  row: StoredIncident
  change: StaffChange
  account: Account
  stamp: AuditStamp
  current: () => Promise<StaffIncident>
}

/** Refuses to take an incident from a colleague, and to assign one to a user who isn't staff. */
async function checkAssignee({ tx, row, change: { assignee }, account, current }: Work): Promise<void> {
  if (assignee === undefined || assignee === row.assignee_login_id) return
  const staff = await staffMembers(tx)
  const { assignee_login_id: holder } = row
  if (holder !== null && holder !== account.loginId) {
    throw await takenError(staff.find(({ loginId }) => loginId === holder)?.name ?? holder, current())
  }
  if (assignee !== null && !staff.some(({ loginId }) => loginId === assignee)) {
    throw invalidField('assignee', 'gone', 'This person does not work on incidents.')
  }
}

const isNoteOnly = ({ status, text, assignee }: StaffChange): boolean =>
  status === undefined && text === undefined && assignee === undefined

function checkedText(text: string | undefined, field: string): string | undefined {
  if (text === undefined) return undefined
  const plain = plainText(text)
  if (plain === '') throw invalidField(field, 'required', 'Enter a text.')
  return plain
}

/** The columns that a reply or a new status changes; notes and assignments are invisible to users. */
function describeChanges(
  { row, change, stamp }: Work,
  status: StoredIncident['status'],
  text: string | undefined,
): Changes {
  const isPublic = text !== undefined || status !== row.status
  const isAnswered = text !== undefined || change.status === 'RESOLVED'
  return {
    ...(isPublic && customerVisibleChange(stamp)),
    ...(isAnswered && { waiting_since: null, answered_at: row.answered_at ?? stamp.at }),
    // The user has not rated the new reply yet.
    ...(change.status === 'RESOLVED' && { verdict_helped: null, verdict_text: null }),
  }
}

async function mailChange({ change }: Work, row: StoredIncident, text: string | undefined, txContext: CallContext) {
  if (change.status === 'RESOLVED') await mailAnswer('resolved', row, text ?? '', txContext)
  else if (text !== undefined)
    await mailAnswer(change.status === 'WAITING_ON_USER' ? 'question' : 'answer', row, text, txContext)
}

async function applyChange(work: Work, txContext: CallContext): Promise<StoredIncident> {
  const { tx, row, change, account, stamp } = work
  if (row.status === 'CLOSED' && !isNoteOnly(change)) throw new HttpError('INCIDENT_CLOSED')
  await checkAssignee(work)
  if (row.version !== change.version) throw new HttpError('CONFLICT', { current: await work.current() })
  if (change.status === 'WAITING_ON_USER' && change.text === undefined) {
    throw invalidField('text', 'required', 'Enter a question.')
  }
  const status = statusOf(change, row)
  const [text, note] = [checkedText(change.text, 'text'), checkedText(change.note, 'note')]
  const by = account.loginId
  if (text !== undefined) await addThread(tx, row.id, { kind: 'AGENT', text, author: by }, stamp)
  if (note !== undefined) await addThread(tx, row.id, { kind: 'NOTE', text: note, author: by }, stamp)
  const takes = status === 'IN_PROGRESS' && change.status === 'IN_PROGRESS' && row.assignee_login_id === null
  const assignee = change.assignee === undefined && takes ? by : change.assignee
  const changes = { status, ...(assignee !== undefined && { assignee_login_id: assignee }) }
  const changed = await changeIncident(tx, row, { ...changes, ...describeChanges(work, status, text) }, stamp)
  await mailChange(work, changed, text, txContext)
  if (status === 'RESOLVED' && row.status !== 'RESOLVED') {
    const dueAt = later(stamp.at, INCIDENT_LIMITS.closesAfter)
    await enqueue(tx, closeResolvedJob, { incidentUuid: row.id }, { startedBy: by, at: stamp.at, dueAt })
  }
  return changed
}

/** Applies a staff member's change to an incident of the tenant, in one transaction. */
export async function updateIncident(incidentId: string, change: StaffChange, context: CallContext) {
  const account = withoutActing(callerOf(context).account)
  const stamp = { by: account.loginId, at: context.clock.now() }
  const reader = { locale: context.locale, loginId: account.loginId, now: stamp.at }
  const incident = await transact(context.db, async (tx) => {
    const row = await lockQueuedIncident(tx, incidentId, context.site.tenant)
    const current = () => readAsStaff(tx, row, reader)
    const txContext = { ...context, ...context.withConnection(tx) }
    const changed = await applyChange({ tx, row, change, account, stamp, current }, txContext)
    return readAsStaff(tx, changed, reader)
  })
  context.afterResponse(({ mailer }) => mailer.flush())
  return incident
}
