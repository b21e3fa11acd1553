import type { ListRules } from '../list.ts'
import { PRODUCT_CODES } from '../products/rules.ts'
import { USER_STAGES } from './rules.ts'

/** Whether a user belongs to the company or to a third party that works for it. */
export const USER_KINDS = ['COMPANY', 'THIRD_PARTY'] as const
export type UserKind = (typeof USER_KINDS)[number]

/** Days since the last sign-in; 'never' means no sign-in yet. */
export const LAST_LOGINS = ['never', 'over30', 'over90', 'over180'] as const
export type LastLogin = (typeof LAST_LOGINS)[number]

/** Sorts and filters of a company's active users. */
export const ACTIVE_USER_LIST = {
  sorts: ['firstName', 'lastName', 'email', 'uiCompanyType', 'multipleSupplierAccess', 'uiLastLoginTime'],
  defaultSort: { by: 'lastName', order: 'asc' },
  filters: {
    products: { values: PRODUCT_CODES, parameter: 'productCodes' },
    type: { values: USER_KINDS, parameter: 'companyType' },
    multipleSupplierAccess: { values: ['true', 'false'] },
    lastLogin: { values: LAST_LOGINS },
  },
} as const satisfies ListRules

/** Sorts and filters of users who are invited or being set up. */
export const PENDING_USER_LIST = {
  sorts: ['firstName', 'lastName', 'email', 'createdBy', 'uiCreatedOnDate'],
  defaultSort: { by: 'uiCreatedOnDate', order: 'desc' },
  filters: { stages: { values: USER_STAGES } },
} as const satisfies ListRules

/** Sorts of blocked users. */
export const BLOCKED_USER_LIST = {
  sorts: ['firstName', 'lastName', 'email', 'blockedReason', 'uiBlockedBy', 'uiBlockedOn'],
  defaultSort: { by: 'uiBlockedOn', order: 'desc' },
  filters: {},
} as const satisfies ListRules

const NAMED = ['firstName', 'lastName', 'email'] as const

/** The columns of each list of a company's users, with the names that its table and its export use. */
export const USER_COLUMNS = {
  ACTIVE: [...NAMED, 'uiCompanyType', 'multipleSupplierAccess', 'products', 'uiLastLoginTime'],
  PENDING: [...NAMED, 'products', 'uiState', 'createdBy', 'uiCreatedOnDate'],
  BLOCKED: [...NAMED, 'products', 'blockedReason', 'uiBlockedBy', 'uiBlockedOn'],
} as const
