import * as z from 'zod'
import { INCIDENT_STATUSES } from './rules.ts'

/** An option of the form, with its title in the reader's language. */
export const supportChoice = z.object({ id: z.string(), title: z.string() })

/** A status with its label in the reader's language. */
export const statusInfo = z.object({ code: z.enum(INCIDENT_STATUSES), label: z.string() })

export const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.int(),
  /** The download URL, below the origin. Null while the file is being scanned, or if it is infected. */
  url: z.string().nullable(),
  scan: z.enum(['WAITING', 'CLEAN', 'INFECTED', 'UNSCANNED']),
  /** The comment that it belongs to; null for the form's file. */
  threadId: z.uuid().nullable(),
  createdOn: z.iso.datetime(),
})

/** A comment or a reply. */
export const thread = z.object({
  id: z.uuid(),
  text: z.string(),
  author: z.string(),
  /** Whether the reader wrote it. */
  isOwn: z.boolean(),
  authorKind: z.enum(['USER', 'AGENT']),
  createdOn: z.iso.datetime(),
})

/** A status change; the first is the filing. */
export const statusChange = z.object({
  status: statusInfo,
  at: z.iso.datetime(),
  /** The name of the author; null for the server, which closes a resolved incident after 14 days. */
  by: z.string().nullable(),
})

/** One row of a list. */
export const incidentRow = z.object({
  /** The reference number, such as `INC-100042`. */
  incidentId: z.string(),
  subject: z.string(),
  createdOn: z.iso.datetime(),
  lastUpdatedOn: z.iso.datetime(),
  statusInfo,
  companyName: z.string(),
  /** The start of the description. */
  query: z.string(),
  supportType: supportChoice,
  /** Whether others changed it since the reader last opened it. */
  unread: z.boolean(),
})
