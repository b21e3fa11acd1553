import type { ListRules } from '../list.ts'

/** How the list of a company's partners is sorted. */
export const PARTNER_LIST = {
  sorts: ['companyName', 'businessCode', 'adminEmail', 'since'],
  defaultSort: { by: 'companyName', order: 'asc' },
  filters: {},
} as const satisfies ListRules
