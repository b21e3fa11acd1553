/** The statuses of an incident. */
export const INCIDENT_STATUSES = ['NEW', 'IN_PROGRESS', 'WAITING_ON_USER', 'RESOLVED', 'CLOSED'] as const
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number]

/** The support types, by id; billing and training are in the US only. */
export const SUPPORT_TYPE_IDS = ['1463', '1464', '1465', '1466', '1467'] as const
/** The support type of a request for access. */
export const ACCESS_SUPPORT_TYPE = '1463'

/** The form's lists of choices. Each level after `issue` depends on the level before it, by `parentId`. */
export const SUPPORT_LISTS = ['accountType', 'supportType', 'issue', 'issueType', 'subIssueType'] as const
export type SupportList = (typeof SUPPORT_LISTS)[number]

/** The parent level of each dependent level. */
export const PARENT_LEVELS = {
  issue: 'supportType',
  issueType: 'issue',
  subIssueType: 'issueType',
} as const satisfies Partial<Record<SupportList, SupportList>>
export type DependentList = keyof typeof PARENT_LEVELS

/** Text limits and times of incidents. Times are in milliseconds. */
export const INCIDENT_LIMITS = {
  comment: 2000,
  note: 2000,
  /** Characters of the description in a list row. */
  query: 200,
  files: 20,
  fileName: 100,
  closesAfter: 14 * 24 * 60 * 60_000,
  /**
   * How often a form with text reports that staff are writing, and how long a report is valid. One report can be lost.
   */
  writingEvery: 15_000,
  writingExpires: 40_000,
} as const

/** The allowed attachment types, by file extension. */
export const ATTACHMENT_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const
export type AttachmentType = keyof typeof ATTACHMENT_TYPES

/** Returns the file extension if an attachment can have it, else null. */
export function attachmentTypeOf(fileName: string): AttachmentType | null {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase()
  return ending !== undefined && Object.hasOwn(ATTACHMENT_TYPES, ending) ? (ending as AttachmentType) : null
}

interface ListItem {
  id: string
  parentId: string | null
}

/** Returns the options of a dependent level for the chosen parent; none without a parent. */
export function optionsBelow<Item extends ListItem>(items: readonly Item[], parentId: string | null): Item[] {
  return parentId === null ? [] : items.filter((item) => item.parentId === parentId)
}

/** The events that change a status. */
export const INCIDENT_EVENTS = ['take', 'ask', 'answer', 'comment', 'resolve', 'expire', 'close'] as const
export type IncidentEvent = (typeof INCIDENT_EVENTS)[number]

const TRANSITIONS: Readonly<Record<IncidentEvent, Partial<Record<IncidentStatus, IncidentStatus>>>> = {
  take: { NEW: 'IN_PROGRESS' },
  ask: { NEW: 'WAITING_ON_USER', IN_PROGRESS: 'WAITING_ON_USER' },
  answer: {
    NEW: 'NEW',
    IN_PROGRESS: 'IN_PROGRESS',
    WAITING_ON_USER: 'WAITING_ON_USER',
    RESOLVED: 'RESOLVED',
  },
  comment: {
    NEW: 'NEW',
    IN_PROGRESS: 'IN_PROGRESS',
    WAITING_ON_USER: 'IN_PROGRESS',
    RESOLVED: 'IN_PROGRESS',
  },
  resolve: { NEW: 'RESOLVED', IN_PROGRESS: 'RESOLVED', WAITING_ON_USER: 'RESOLVED' },
  expire: { RESOLVED: 'CLOSED' },
  close: { NEW: 'CLOSED', IN_PROGRESS: 'CLOSED', WAITING_ON_USER: 'CLOSED', RESOLVED: 'CLOSED' },
}

/** Returns the status after an event; null if the event is not allowed. */
export function statusAfter(status: IncidentStatus, event: IncidentEvent): IncidentStatus | null {
  return TRANSITIONS[event][status] ?? null
}

/** The statuses that staff can set, and the event of each. */
export const STAFF_EVENTS: Readonly<Partial<Record<IncidentStatus, IncidentEvent>>> = {
  IN_PROGRESS: 'take',
  WAITING_ON_USER: 'ask',
  RESOLVED: 'resolve',
}
