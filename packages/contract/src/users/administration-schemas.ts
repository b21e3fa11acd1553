import * as z from 'zod'
import { bulkTarget, bulkTargetWith } from '../bulk-schemas.ts'
import { oneCompany } from '../companies/schemas.ts'
import { CLIENT_USER_TYPES } from '../companies/rules.ts'
import { jobStarted, rowProblem } from '../jobs/schemas.ts'
import { LIMITS } from '../limits.ts'
import { choiceCounts, choosablePageOf, facetInput, listInput, listOf, pageOf, versioned } from '../list-schemas.ts'
import { LOCALES } from '../locales.ts'
import { PRODUCT_CODES } from '../products/rules.ts'
import { chosenProducts } from '../products/schemas.ts'
import { ADMINISTRATION_LIMITS, EMAIL_PROBLEMS, USER_ROLES, type EmailProblem } from './administration.ts'
import { emailAddress, personName, requiredField } from './fields.ts'
import { USER_STATUSES } from './lifecycle.ts'
import { ACTIVE_USER_LIST, BLOCKED_USER_LIST, LAST_LOGINS, PENDING_USER_LIST, USER_KINDS } from './list.ts'
import { USER_STAGES } from './rules.ts'

/** Filters of active users, without the search. */
export const activeFilters = {
  productCodes: listOf(PRODUCT_CODES).optional(),
  companyType: listOf(USER_KINDS).optional(),
  multipleSupplierAccess: listOf(['true', 'false']).optional(),
  lastLogin: listOf(LAST_LOGINS).optional(),
}

const activeQuery = z.object({ ...listInput(ACTIVE_USER_LIST), ...activeFilters })
/** Filters of users who are invited or being set up. */
export const pendingFilters = { stages: listOf(USER_STAGES).optional() }

const activeFacet = z.object({ ...facetInput(ACTIVE_USER_LIST), ...activeFilters })
const pendingFacet = z.object({ ...facetInput(PENDING_USER_LIST), ...pendingFilters })

const pendingQuery = z.object({ ...listInput(PENDING_USER_LIST), ...pendingFilters })
const blockedQuery = z.object(listInput(BLOCKED_USER_LIST))

const named = { loginId: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }
const time = z.iso.datetime()

const activeUser = z.object({
  ...named,
  /** The user type, derived from the company and from whether the user is a third party. */
  uiCompanyType: z.enum(CLIENT_USER_TYPES),
  multipleSupplierAccess: z.boolean(),
  /** The granted products, by name. */
  products: z.array(z.string()),
  /** Null if they have never signed in. */
  lastLoginAt: time.nullable(),
})

const pendingUser = z.object({
  ...named,
  /** The products promised by the invitation, by name. */
  products: z.array(z.string()),
  status: z.literal('PENDING'),
  stage: z.enum(USER_STAGES),
  createdBy: z.string(),
  createdAt: time,
})

const blockedUser = z.object({
  ...named,
  products: z.array(z.string()),
  blockedReason: z.string(),
  blockedBy: z.string(),
  blockedAt: time,
})

const counts = z.object({ active: z.int(), pending: z.int(), blocked: z.int() })

const heldProduct = z.object({
  code: z.enum(PRODUCT_CODES),
  title: z.string(),
  /** Promised by an invitation, in setup, or open. */
  status: z.enum(['PROMISED', 'ACCESS_PENDING', 'ACCESS_COMPLETE']),
  since: time,
})

/** `about` is the target of the event, if that is not the user. */
const entry = z.object({ at: time, by: z.string(), title: z.string(), about: z.string().nullable() })

const administeredUser = z.object({
  ...named,
  ...versioned,
  status: z.enum(USER_STATUSES),
  stage: z.enum(USER_STAGES).nullable(),
  kind: z.enum(USER_KINDS),
  uiCompanyType: z.enum(CLIENT_USER_TYPES),
  role: z.enum(USER_ROLES),
  multipleSupplierAccess: z.boolean(),
  createdBy: z.string(),
  createdAt: time,
  products: z.array(heldProduct),
  /**
   * Null without an invitation; `until` is null if it does not expire, `resendableAt` is null if it can be resent now.
   */
  invitation: z
    .object({ sentAt: time, until: time.nullable(), times: z.int(), resendableAt: time.nullable() })
    .nullable(),
  block: z.object({ reason: z.string(), by: z.string(), at: time }).nullable(),
  /** The last sign-ins, newest first. */
  signIns: z.array(time),
  /** Log entries about or by the user, newest first. */
  entries: z.array(entry),
})

const companyProduct = z.object({ code: z.enum(PRODUCT_CODES), title: z.string() })

const oneUser = oneCompany.extend({ loginId: z.string().min(1).max(LIMITS.email).toLowerCase() })
const problems = Object.keys(EMAIL_PROBLEMS) as [EmailProblem, ...EmailProblem[]]

const newUser = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  companyType: z.enum(USER_KINDS),
  products: chosenProducts,
  role: z.enum(USER_ROLES),
  multipleSupplierAccess: z.boolean(),
  language_code: z.enum(LOCALES),
})

const userChanges = newUser
  .pick({ firstName: true, lastName: true, products: true, role: true, multipleSupplierAccess: true })
  .extend(versioned)

const emailCheck = z.object({
  emails: z.array(z.string().max(LIMITS.email)).min(1).max(ADMINISTRATION_LIMITS.checkedEmails),
  /** The kind of users, which decides the allowed domains; the company's own domains if omitted. */
  companyType: z.enum(USER_KINDS).optional(),
})
const checkedEmail = z.object({
  email: z.string(),
  valid: z.boolean(),
  code: z.enum(problems).nullable(),
  error: z.string().nullable(),
})

const reason = { blockedReason: requiredField(ADMINISTRATION_LIMITS.reason) }
/** Unblocks the users whom one job blocked, except those blocked for another reason since then. */
const blockedTarget = z.union([bulkTarget({}), z.strictObject({ blockedIn: z.uuid() })])
/** The user's stage after the operation. */
const stageNow = z.object({ stage: z.enum(USER_STAGES) })
const rejected = z.array(rowProblem)
const ids = z.array(z.string())

/** Schemas of the user administration calls. */
export const administrationSchemas = {
  counts: { params: oneCompany, answer: counts },
  active: { params: oneCompany, query: activeQuery, answer: choosablePageOf(activeUser) },
  activeFacets: { params: oneCompany, query: activeFacet, answer: choiceCounts },
  pending: { params: oneCompany, query: pendingQuery, answer: pageOf(pendingUser) },
  pendingFacets: { params: oneCompany, query: pendingFacet, answer: choiceCounts },
  blocked: { params: oneCompany, query: blockedQuery, answer: choosablePageOf(blockedUser) },
  user: { params: oneUser, answer: administeredUser },
  companyProducts: { params: oneCompany, answer: z.array(companyProduct) },
  checkEmails: { params: oneCompany, body: emailCheck, answer: z.array(checkedEmail) },
  addUser: { params: oneCompany, body: newUser, answer: jobStarted },
  editUser: { params: oneUser, body: userChanges, answer: jobStarted },
  deleteUsers: { params: oneCompany, body: bulkTarget(activeFilters), answer: jobStarted },
  blockUsers: {
    params: oneCompany,
    body: bulkTargetWith(activeFilters, reason),
    answer: z.union([z.object({ blocked: ids, rejected }), jobStarted]),
  },
  unblockUsers: {
    params: oneCompany,
    body: blockedTarget,
    answer: z.union([z.object({ unblocked: ids, rejected }), jobStarted]),
  },
  resendInvitation: { params: oneUser, answer: stageNow },
  renewInvitation: { params: oneUser, answer: stageNow },
}

export type ActiveFacetQuery = z.infer<typeof activeFacet>
export type PendingFacetQuery = z.infer<typeof pendingFacet>
export type ActiveUsersQuery = z.infer<typeof activeQuery>
export type PendingUsersQuery = z.infer<typeof pendingQuery>
export type BlockedUsersQuery = z.infer<typeof blockedQuery>
export type ActiveUser = z.infer<typeof activeUser>
export type PendingUser = z.infer<typeof pendingUser>
export type BlockedUser = z.infer<typeof blockedUser>
export type UserCounts = z.infer<typeof counts>
export type AdministeredUser = z.infer<typeof administeredUser>
export type CompanyProduct = z.infer<typeof companyProduct>
export type NewUser = z.infer<typeof newUser>
export type UserChanges = z.infer<typeof userChanges>
export type CheckedEmail = z.infer<typeof checkedEmail>
