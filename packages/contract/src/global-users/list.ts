import type { ListRules } from '../list.ts'
import { PRODUCT_CODES } from '../products/rules.ts'
import { USER_STATUSES } from '../users/lifecycle.ts'
import type { GlobalLayout } from './rules.ts'
import { EXTERNAL_COMPANY_TYPES, GLOBAL_ROLES } from './rules.ts'

/** Sorts and filters of the lists of all users. */
export const GLOBAL_USER_LIST = {
  sorts: [
    'firstName',
    'lastName',
    'email',
    'companyName',
    'companyType',
    'thirdPartyCompanyName',
    'role',
    'lastLogin',
    'sbu',
    'buoAreaNumber',
  ],
  defaultSort: { by: 'lastName', order: 'asc' },
  filters: {
    companyTypes: { values: EXTERNAL_COMPANY_TYPES },
    roles: { values: GLOBAL_ROLES },
    products: { values: PRODUCT_CODES, parameter: 'productCodes' },
    status: { values: USER_STATUSES },
  },
} as const satisfies ListRules

const NAMED = ['firstName', 'lastName', 'email'] as const
const ACCESS = ['appAccess', 'role', 'lastLogin'] as const

/** The columns of each layout, with the names that its table and its export use. */
export const GLOBAL_USER_COLUMNS = {
  external: [...NAMED, 'companyName', 'companyType', 'thirdPartyCompanyName', ...ACCESS],
  internal: [...NAMED, ...ACCESS],
  internal_merchant: [...NAMED, ...ACCESS, 'sbu'],
  internal_asset_protection: [...NAMED, ...ACCESS, 'sbu', 'buoAreaNumber'],
} as const satisfies Record<GlobalLayout, readonly string[]>

export type GlobalUserColumn = (typeof GLOBAL_USER_COLUMNS)[GlobalLayout][number]
