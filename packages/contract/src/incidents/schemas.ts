import * as z from 'zod'
import { streamedFile } from '../file-schemas.ts'
import { LIMITS } from '../limits.ts'
import { listInput, listOf, pageOf, versioned } from '../list-schemas.ts'
import { LOCALES } from '../locales.ts'
import type { UploadedFile } from '../upload-schemas.ts'
import { uploadedFile } from '../upload-schemas.ts'
import { requiredField } from '../users/fields.ts'
import { contactEmail, contactPhone, requiredChoice, requiredText, situation } from './fields.ts'
import { INCIDENT_LIST, INCIDENT_SCOPES, QUEUE_ASSIGNEES, QUEUE_LIST } from './list.ts'
import { attachment, incidentRow, statusChange, supportChoice, thread } from './parts.ts'
import { INCIDENT_LIMITS, INCIDENT_STATUSES, SUPPORT_LISTS, SUPPORT_TYPE_IDS } from './rules.ts'

const listItem = supportChoice.extend({ parentId: z.string().nullable(), active: z.boolean() })
const supportLists = z.object({ listItems: z.record(z.enum(SUPPORT_LISTS), z.array(listItem)) })

/**
 * A dependent choice. The stored lists decide which levels are required; field errors have the codes `required` and
 * `gone`.
 */
const choice = z.string().max(LIMITS.text).nullable().default(null)

/** The incident form, which is the part `incidentDetail`. Field errors use these field names. */
export const incidentDetail = z.object({
  accountType: requiredChoice('accountType'),
  supportType: requiredChoice('supportType'),
  issue: choice,
  issueType: choice,
  subIssueType: choice,
  firstName: requiredText('firstName'),
  lastName: requiredText('lastName'),
  companyName: requiredText('companyName'),
  primaryContactEmail: contactEmail,
  callBackNumber: contactPhone,
  situationDescription: situation,
  onBehalf: z.boolean(),
  locale: z.enum(LOCALES),
})

/**
 * How the form is sent: `incidentDetail` is JSON text in a multipart body, or an object in a JSON body without a file.
 */
interface SentIncident {
  incidentDetail: string | z.input<typeof incidentDetail>
  file?: Blob
}

const received = incidentDetail.extend({ file: uploadedFile.optional() })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function detailOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('incidentDetail' in body)) return body
  const { incidentDetail: sent } = body
  const detail = typeof sent === 'string' ? readJson(sent) : sent
  // The file is a separate part of the body, never inside the form's JSON.
  return typeof detail === 'object' && detail !== null
    ? { ...detail, file: 'file' in body ? body.file : undefined }
    : {}
}

/** The form and its file, read from a multipart or a JSON body. */
const newIncident = z.preprocess(detailOf, received) as unknown as z.ZodType<
  z.output<typeof incidentDetail> & { file?: UploadedFile | undefined },
  SentIncident
>

const confirmLink = z.object({ token: z.string().min(1).max(LIMITS.search) })
const created = z.object({ incidentId: z.string(), createdOn: z.iso.datetime() })
// A malformed number returns 404, the same as an unknown one.
const oneIncident = z.object({ incidentId: z.string().max(LIMITS.text) })
const oneAttachment = oneIncident.extend({ attachmentId: z.string().max(LIMITS.text) })

/** The data of an incident for everyone who can see it. */
const incident = incidentRow.extend({
  accountType: supportChoice,
  issue: supportChoice.nullable(),
  issueType: supportChoice.nullable(),
  subIssueType: supportChoice.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  primaryContactEmail: z.string(),
  callBackNumber: z.string(),
  situationDescription: z.string(),
  onBehalf: z.boolean(),
  /** The name of the user who filed it; null for a visitor without an account. */
  createdBy: z.string().nullable(),
  attachments: z.array(attachment),
  threads: z.array(thread),
  history: z.array(statusChange),
  /** The names of the users who watch it. */
  watchers: z.array(z.string()),
  /** The response to "Did this help?" of a resolved incident; null without one. */
  verdict: z.object({ helped: z.boolean(), text: z.string() }).nullable(),
})

/** An incident as its user sees it, and the actions that the user can take now. */
const ownIncident = incident.extend({ canComment: z.boolean(), canClose: z.boolean(), canJudge: z.boolean() })

const staffMember = z.object({ loginId: z.string(), name: z.string() })
/** An internal note of staff; no call for users returns it. */
const note = thread.omit({ authorKind: true })

const queueRow = incidentRow.omit({ unread: true }).extend({
  ...versioned,
  assignee: staffMember.nullable(),
  /** The name of the contact. */
  contactName: z.string(),
  /** When the user started to wait for staff; null while staff wait for the user, and for an ended incident. */
  waitingSince: z.iso.datetime().nullable(),
})

const staffIncident = incident.omit({ unread: true }).extend({
  ...queueRow.pick({ version: true, assignee: true, contactName: true, waitingSince: true }).shape,
  notes: z.array(note),
  /** The names of other staff who are writing on it now. */
  otherWriters: z.array(z.string()),
  /** The login id of the user who filed it; null for a visitor without an account. */
  createdByLoginId: z.string().nullable(),
  /** Whether the contact has confirmed the address. Otherwise an email about a reply omits its text. */
  isContactConfirmed: z.boolean(),
  /** The language of the form. */
  locale: z.enum(LOCALES),
})

const listFilters = {
  statuses: listOf(INCIDENT_STATUSES).optional(),
  types: listOf(SUPPORT_TYPE_IDS).optional(),
}
const incidentsQuery = z.object({
  ...listInput(INCIDENT_LIST),
  ...listFilters,
  scope: z.enum(INCIDENT_SCOPES).default('own'),
})
const queueQuery = z.object({
  ...listInput(QUEUE_LIST),
  ...listFilters,
  assignees: listOf(QUEUE_ASSIGNEES).optional(),
})

const comment = requiredField(INCIDENT_LIMITS.comment)

/** Work of staff on an incident; all changes are saved, or none. */
const staffChange = z.object({
  ...versioned,
  /**
   * IN_PROGRESS starts work on a new incident, WAITING_ON_USER asks a question (requires a text), RESOLVED resolves.
   * Any other status returns 409.
   */
  status: z.enum(INCIDENT_STATUSES).optional(),
  /** A reply, or a question if the status is WAITING_ON_USER. */
  text: comment.optional(),
  note: requiredField(INCIDENT_LIMITS.note).optional(),
  /**
   * The login id of the new assignee: the caller's own takes over the incident, another assigns it, null returns it to
   * the queue.
   */
  assignee: z.string().max(LIMITS.email).nullable().optional(),
})

/** The schemas of the incidents area's calls. */
export const incidentsSchemas = {
  lists: { answer: supportLists },
  reasons: { answer: z.array(supportChoice) },
  answerTime: { answer: z.object({ hours: z.int().nullable() }) },
  create: {
    query: z.object({ oscType: z.enum(['support', 'access']) }),
    body: newIncident,
    /** An unconfirmed contact first receives an email with a link that confirms the address. */
    answer: created.extend({ isContactConfirmed: z.boolean() }),
  },
  /** Returns 404 `CONFIRM_LINK_EXPIRED` for an unknown or expired link, and changes nothing. */
  checkConfirmLink: { query: confirmLink, answer: z.object({ isValid: z.literal(true) }) },
  confirm: { body: confirmLink, answer: created },
  list: { query: incidentsQuery, answer: pageOf(incidentRow) },
  read: { params: oneIncident, answer: ownIncident },
  markRead: { params: oneIncident },
  comment: {
    params: oneIncident,
    /** The comment and its optional file: both are stored, or neither. */
    body: z.object({ text: comment, file: uploadedFile.optional() }),
    answer: thread.extend({ attachments: z.array(attachment) }),
  },
  attach: {
    params: oneIncident,
    /** `threadId` is the reader's own comment that the file belongs to. */
    body: z.object({ file: uploadedFile, threadId: z.uuid().optional() }),
    answer: attachment,
  },
  attachment: { params: oneAttachment, answer: streamedFile },
  close: { params: oneIncident, answer: ownIncident },
  judge: {
    params: oneIncident,
    body: z.object({ helped: z.boolean(), text: z.string().max(LIMITS.textArea).default('') }),
    answer: ownIncident,
  },
  queue: { query: queueQuery, answer: pageOf(queueRow) },
  staff: { answer: z.array(staffMember) },
  readAsStaff: { params: oneIncident, answer: staffIncident },
  attachmentAsStaff: { params: oneAttachment, answer: streamedFile },
  markWriting: {
    params: oneIncident,
    body: z.object({ isWriting: z.boolean() }),
    answer: staffIncident.pick({ otherWriters: true }),
  },
  update: { params: oneIncident, body: staffChange, answer: staffIncident },
}

export type SupportListItem = z.infer<typeof listItem>
export type SupportLists = z.infer<typeof supportLists>['listItems']
export type SupportChoice = z.infer<typeof supportChoice>
export type IncidentDetail = z.output<typeof incidentDetail>
export type IncidentDetailInput = z.input<typeof incidentDetail>
export type NewIncident = z.output<typeof newIncident>
export type IncidentRow = z.infer<typeof incidentRow>
export type Incident = z.infer<typeof ownIncident>
export type IncidentThread = z.infer<typeof thread>
export type AddedComment = z.infer<typeof incidentsSchemas.comment.answer>
export type IncidentAttachment = z.infer<typeof attachment>
export type IncidentNote = z.infer<typeof note>
export type IncidentStatusChange = z.infer<typeof statusChange>
export type IncidentsQuery = z.infer<typeof incidentsQuery>
export type QueueRow = z.infer<typeof queueRow>
export type QueueQuery = z.infer<typeof queueQuery>
export type StaffIncident = z.infer<typeof staffIncident>
export type StaffMember = z.infer<typeof staffMember>
export type StaffChange = z.infer<typeof staffChange>
