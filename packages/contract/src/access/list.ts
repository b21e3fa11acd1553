import type { ListRules } from '../list.ts'
import { ACCESS_REQUEST_STATUSES } from './rules.ts'

/** Sort columns of the caller's access requests. */
export const ACCESS_REQUEST_LIST = {
  sorts: ['create_time', 'company_name'],
  defaultSort: { by: 'create_time', order: 'desc' },
  filters: {},
} as const satisfies ListRules

/** Sorts and filters of the access requests that a company received; without a filter, only open ones are listed. */
export const RECEIVED_REQUEST_LIST = {
  sorts: ['first_name', 'last_name', 'email', 'create_time'],
  defaultSort: { by: 'create_time', order: 'desc' },
  filters: { statuses: { values: ACCESS_REQUEST_STATUSES } },
} as const satisfies ListRules
