import type { ListRules } from '../list.ts'
import { INCIDENT_STATUSES, SUPPORT_TYPE_IDS } from './rules.ts'

const FILTERS = { statuses: { values: INCIDENT_STATUSES }, types: { values: SUPPORT_TYPE_IDS } } as const

/** The incidents of a list: the caller's, or those of the caller's company (administrators only). */
export const INCIDENT_SCOPES = ['own', 'company'] as const

/** How a user's list of incidents is sorted and filtered. */
export const INCIDENT_LIST = {
  sorts: ['incidentId', 'subject', 'createdOn', 'lastUpdatedOn', 'statusInfo', 'companyName'],
  defaultSort: { by: 'lastUpdatedOn', order: 'desc' },
  filters: FILTERS,
} as const satisfies ListRules

/** Assignees of the queue: the caller, or unassigned. */
export const QUEUE_ASSIGNEES = ['mine', 'none'] as const

/** How the staff's queue is sorted and filtered; `waitingSince` ascending is the longest wait first. */
export const QUEUE_LIST = {
  sorts: ['incidentId', 'subject', 'createdOn', 'lastUpdatedOn', 'statusInfo', 'companyName', 'waitingSince'],
  defaultSort: { by: 'waitingSince', order: 'asc' },
  filters: { ...FILTERS, assignees: { values: QUEUE_ASSIGNEES } },
} as const satisfies ListRules
