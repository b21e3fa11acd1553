import type { ListRules } from '../list.ts'
import { INCIDENT_STATUSES, SUPPORT_TYPE_IDS } from './rules.ts'

const FILTERS = { statuses: { values: INCIDENT_STATUSES }, types: { values: SUPPORT_TYPE_IDS } } as const

/** The incidents of a list: the caller's own, or those of the caller's company (only for administrators). */
export const INCIDENT_SCOPES = ['own', 'company'] as const

/** Sorts and filters of a user's incidents. */
export const INCIDENT_LIST = {
  sorts: ['incidentId', 'subject', 'createdOn', 'lastUpdatedOn', 'statusInfo', 'companyName'],
  defaultSort: { by: 'lastUpdatedOn', order: 'desc' },
  filters: FILTERS,
} as const satisfies ListRules

/** Assignees in the queue: the caller, or unassigned. */
export const QUEUE_ASSIGNEES = ['mine', 'none'] as const

/** Sorts and filters of the staff's queue; `waitingSince` ascending lists the longest wait first. */
export const QUEUE_LIST = {
  sorts: ['incidentId', 'subject', 'createdOn', 'lastUpdatedOn', 'statusInfo', 'companyName', 'waitingSince'],
  defaultSort: { by: 'waitingSince', order: 'asc' },
  filters: { ...FILTERS, assignees: { values: QUEUE_ASSIGNEES } },
} as const satisfies ListRules
