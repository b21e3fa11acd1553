import { LIMITS } from '../limits.ts'
import type { ListRules } from '../list.ts'
import { COMPANY_STATUSES, COMPANY_TYPES } from './rules.ts'

/** Sorts, filters and page size of the list of all companies. */
export const COMPANY_LIST = {
  sorts: ['companyName', 'status', 'adminEmail', 'uiCompanyType'],
  defaultSort: { by: 'companyName', order: 'asc' },
  filters: {
    types: { values: COMPANY_TYPES, parameter: 'companyTypes' },
    statuses: { values: COMPANY_STATUSES },
  },
  chunk: LIMITS.companiesPage,
} as const satisfies ListRules
