import type { ListRules } from '../list.ts'

/** Sorts of a company's partners. */
export const PARTNER_LIST = {
  sorts: ['companyName', 'businessCode', 'adminEmail', 'since'],
  defaultSort: { by: 'companyName', order: 'asc' },
  filters: {},
} as const satisfies ListRules
