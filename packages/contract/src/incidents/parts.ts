import * as z from 'zod'
import { INCIDENT_STATUSES } from './rules.ts'

/** A choice of the form, with its title in the reader's language. */
export const supportChoice = z.object({ id: z.string(), title: z.string() })

/** A status with its label in the reader's language. */
export const statusInfo = z.object({ code: z.enum(INCIDENT_STATUSES), label: z.string() })

export const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.int(),
  /** The address of the download, below the origin. Null while the file cannot be fetched: it is being scanned, or infected. */
  url: z.string().nullable(),
  scan: z.enum(['WAITING', 'CLEAN', 'INFECTED', 'UNSCANNED']),
  /** The comment that it belongs to; null for the file of the form. */
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

/** A change of the status; the first is the filing. */
export const statusChange = z.object({
  status: statusInfo,
  at: z.iso.datetime(),
  /** The name of the person; null for the server, which closes a resolved incident after 14 days. */
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
  /** Whether others changed it since the reader opened it last. */
  unread: z.boolean(),
})
