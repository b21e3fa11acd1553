import * as z from 'zod'
import { COMPANY_TYPES } from '../companies/rules.ts'
import { fileFormat, streamedFile } from '../file-schemas.ts'
import { jobStarted, rowProblem } from '../jobs/schemas.ts'
import { LIMITS } from '../limits.ts'
import {
  choiceCounts,
  choosablePageOf,
  exportInput,
  facetInput,
  listInput,
  listOf,
  versioned,
} from '../list-schemas.ts'
import { PRODUCT_CODES } from '../products/rules.ts'
import { emailAddress, personName, plainLine } from '../users/fields.ts'
import { USER_STATUSES } from '../users/lifecycle.ts'
import { GLOBAL_USER_COLUMNS, GLOBAL_USER_LIST, type GlobalUserColumn } from './list.ts'
import {
  EXTERNAL_COMPANY_TYPES,
  GLOBAL_LAYOUTS,
  GLOBAL_ROLES,
  GLOBAL_USER_LIMITS,
  INTERNAL_LAYOUTS,
  isAreaNumber,
  SWITCH_PERMISSIONS,
} from './rules.ts'

const layout = z.enum(GLOBAL_LAYOUTS)
const filters = {
  companyTypes: listOf(EXTERNAL_COMPANY_TYPES).optional(),
  roles: listOf(GLOBAL_ROLES).optional(),
  productCodes: listOf(PRODUCT_CODES).optional(),
  status: listOf(USER_STATUSES).optional(),
}
const listQuery = z.object({ layout, ...listInput(GLOBAL_USER_LIST), ...filters })
const facetQuery = z.object({ layout, ...facetInput(GLOBAL_USER_LIST), ...filters })

const exported = { ...exportInput(GLOBAL_USER_LIST), ...filters }
const exportQuery = z.object({ layout, format: fileFormat, ...exported })

const column = z.enum([...new Set(Object.values(GLOBAL_USER_COLUMNS).flat())] as [
  GlobalUserColumn,
  ...GlobalUserColumn[],
])

/** The options of an export job: filtered or all rows; visible columns in their order, or all. */
const exportRequest = z
  .strictObject({
    layout,
    format: fileFormat,
    rows: z.enum(['filtered', 'all']),
    columns: z.enum(['shown', 'all']),
    shown: z
      .array(column)
      .min(1)
      .refine((ids) => new Set(ids).size === ids.length, 'Name each column once.')
      .optional(),
    filters: z.strictObject(exported),
  })
  .refine(({ columns, shown }) => columns === 'all' || shown !== undefined, {
    path: ['shown'],
    error: 'Name the columns that are shown.',
  })
  .refine(
    ({ layout: own, shown = [] }) => {
      const known: readonly GlobalUserColumn[] = GLOBAL_USER_COLUMNS[own]
      return shown.every((id) => known.includes(id))
    },
    { path: ['shown'], error: 'Name only columns of the layout.' },
  )

const product = z.object({ code: z.enum(PRODUCT_CODES), title: z.string() })

const globalUser = z.object({
  loginId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.string(),
  companyType: z.enum(COMPANY_TYPES).nullable(),
  /** In the reader's language. */
  companyTypeTitle: z.string(),
  /** The agency of a third-party user; null for other users, and if no agency has their email domain. */
  thirdPartyCompanyName: z.string().nullable(),
  /** Names of the products that they can open, joined by ', '. */
  appAccess: z.string(),
  role: z.enum(GLOBAL_ROLES),
  /** Null if they have never signed in. */
  lastLogin: z.iso.datetime().nullable(),
  /**
   * The business unit of a merchant, or the blackout (a code from the product description) of an asset protection user.
   */
  sbu: z.string().nullable(),
  buoAreaNumber: z.string().nullable(),
  status: z.enum(USER_STATUSES),
})

const globalUserDetail = globalUser.extend({
  ...versioned,
  layout,
  /** The products that are granted to the user, or promised by their invitation. */
  products: z.array(product),
  /** The products of their company that they can be granted. */
  companyProducts: z.array(product),
  permissions: z.array(z.enum(SWITCH_PERMISSIONS)),
  /** Whether they can be edited now; false if they are blocked or their invitation has expired. */
  isEditable: z.boolean(),
})

/** The options of the lists' filters and of the form for an internal user. */
const choices = z.object({
  companyTypes: z.array(z.object({ id: z.enum(EXTERNAL_COMPANY_TYPES), title: z.string() })),
  products: z.array(product),
  /** The company of the tenant's internal users; null without one. */
  internal: z.object({ companyName: z.string(), domains: z.array(z.string()), products: z.array(product) }).nullable(),
})

const products = z
  .array(z.enum(PRODUCT_CODES))
  .max(PRODUCT_CODES.length)
  .refine((codes) => new Set(codes).size === codes.length, 'Name each product once.')

const areaNumber = z
  .string()
  .trim()
  .max(GLOBAL_USER_LIMITS.areaDigits)
  .refine((text) => text === '' || isAreaNumber(text), {
    error: 'An area number has 1 to 6 digits.',
    params: { code: 'area_number' },
  })

/** Fields for new and for existing users; an empty string means no value. */
const rights = {
  role: z.enum(GLOBAL_ROLES),
  products,
  sbu: plainLine(GLOBAL_USER_LIMITS.sbu).default(''),
  buoAreaNumber: areaNumber.default(''),
}

const newGlobalUser = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  layout: z.enum(INTERNAL_LAYOUTS),
  ...rights,
})

const globalUserChanges = z.object({
  ...rights,
  permissions: z
    .array(z.enum(SWITCH_PERMISSIONS))
    .refine((named) => new Set(named).size === named.length, 'Name each permission once.'),
  ...versioned,
})

const loginId = z.string().min(1).max(LIMITS.email)
const oneUser = z.object({ loginId: loginId.toLowerCase() })
const usersToDelete = z.object({
  ids: z
    .array(loginId.toLowerCase())
    .min(1)
    .max(GLOBAL_USER_LIMITS.deleted)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each user once.'),
})

/** The schemas of the global users area's calls. */
export const globalUsersSchemas = {
  counts: { answer: z.record(layout, z.int()) },
  choices: { answer: choices },
  list: { query: listQuery, answer: choosablePageOf(globalUser) },
  facets: { query: facetQuery, answer: choiceCounts },
  exportUsers: { query: exportQuery, answer: streamedFile },
  startExport: { body: exportRequest, answer: jobStarted },
  user: { params: oneUser, answer: globalUserDetail },
  add: { body: newGlobalUser, answer: globalUserDetail },
  edit: { params: oneUser, body: globalUserChanges, answer: globalUserDetail },
  remove: { body: usersToDelete, answer: z.object({ deleted: z.array(z.string()), rejected: z.array(rowProblem) }) },
}

export type GlobalUsersQuery = z.infer<typeof listQuery>
export type GlobalUserFacetQuery = z.infer<typeof facetQuery>
export type GlobalUsersExport = z.infer<typeof exportQuery>
export type GlobalUsersExportRequest = z.infer<typeof exportRequest>
export type GlobalUser = z.infer<typeof globalUser>
export type GlobalUserDetail = z.infer<typeof globalUserDetail>
export type GlobalUserChoices = z.infer<typeof choices>
export type NewGlobalUser = z.infer<typeof newGlobalUser>
export type GlobalUserChanges = z.infer<typeof globalUserChanges>
