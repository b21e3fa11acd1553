import type { ListRules } from '../list.ts'

/** How somebody's own access requests are sorted. */
export const ACCESS_REQUEST_LIST = {
  sorts: ['create_time', 'company_name'],
  defaultSort: { by: 'create_time', order: 'desc' },
  filters: {},
} as const satisfies ListRules
