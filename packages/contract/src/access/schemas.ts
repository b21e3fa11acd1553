import * as z from 'zod'
import { COMPANY_TYPES } from '../companies/rules.ts'
import { oneCompany } from '../companies/schemas.ts'
import { LIMITS } from '../limits.ts'
import {
  choiceCounts,
  choosablePageOf,
  facetInput,
  listInput,
  listOf,
  pageInput,
  pageOf,
  rowsPerPage,
} from '../list-schemas.ts'
import { ACCESS_LEVELS, PRODUCT_CODES } from '../products/rules.ts'
import { chosenProducts } from '../products/schemas.ts'
import { ownLoginId } from '../session/schemas.ts'
import { requiredField } from '../users/fields.ts'
import { ACCESS_REQUEST_LIST, RECEIVED_REQUEST_LIST } from './list.ts'
import { ACCESS_DECISIONS, ACCESS_REQUEST_LIMITS, ACCESS_REQUEST_STATUSES } from './rules.ts'

const companyChoice = z.object({
  tenant_id: z.string(),
  company_name: z.string(),
  /** Null if unknown. */
  company_type: z.enum(COMPANY_TYPES).nullable(),
  /** The name of the type, in the reader's language. */
  type_title: z.string(),
  /** Whether the user can already act for it. */
  has_access: z.boolean(),
  /** Whether the user has an open request to it. */
  has_open_request: z.boolean(),
  /** Its products that can be requested. */
  products: z.array(z.object({ code: z.enum(PRODUCT_CODES), title: z.string() })),
})

const companyChoices = z.object({
  content: z.array(companyChoice),
  page: z.number().int(),
  page_size: z.number().int(),
  total_elements: z.number().int(),
  /** The types to choose from, with their titles in the reader's language. */
  tenant_types: z.array(z.object({ id: z.enum(COMPANY_TYPES), title: z.string() })),
})

const companyChoicesQuery = z.object({
  ...pageInput,
  page_size: rowsPerPage(ACCESS_REQUEST_LIMITS.companies),
  tenant_types: listOf(COMPANY_TYPES).optional(),
})

const accessRequest = z.object({
  id: z.string(),
  tenant_id: z.string(),
  company_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  product_text: z.string(),
  requestor_note: z.string(),
  create_time: z.iso.datetime(),
  status: z.enum(ACCESS_REQUEST_STATUSES),
  /** When the request expires if it isn't decided. */
  expires_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  /** The approved products; null if none was approved. */
  approved_text: z.string().nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
})

const receivedRequest = accessRequest.extend({
  /** The requested products that the company still has; each can be approved by itself. */
  products: z.array(z.object({ code: z.enum(PRODUCT_CODES), title: z.string() })),
  /** The name of the administrator who decided; null without a decision. */
  decided_by: z.string().nullable(),
})

const requestFilters = { statuses: listOf(ACCESS_REQUEST_STATUSES).optional() }

const decision = z
  .object({
    decision: z.enum(ACCESS_DECISIONS),
    /** The approved products; all requested ones if absent. */
    products: chosenProducts.optional(),
    reason: z.string().trim().max(LIMITS.requestorNote).optional(),
  })
  .refine(({ decision: decided, reason }) => decided === 'APPROVED' || Boolean(reason), {
    path: ['reason'],
    message: 'Say why the request is rejected.',
    params: { code: 'required' },
  })

const newRequest = z.object({
  tenant_id: z.uuid(),
  products: chosenProducts,
  requestor_note: requiredField(LIMITS.requestorNote),
})

const myAccess = z.object({
  /** Products offered to the user's company, in the market's order. */
  products: z.array(
    z.object({
      code: z.enum(PRODUCT_CODES),
      title: z.string(),
      description: z.string(),
      /** PROMISED comes with the registration; null means no access. */
      status: z.enum(['ACCESS_COMPLETE', 'ACCESS_PENDING', 'PROMISED']).nullable(),
      access_level: z.literal(Object.values(ACCESS_LEVELS)).nullable(),
      since: z.iso.datetime().nullable(),
    }),
  ),
  /** The newest requests. */
  requests: z.array(accessRequest),
  /** The other administrators of the user's company. */
  administrators: z.array(z.object({ first_name: z.string(), last_name: z.string(), email: z.string() })),
})

const ownRequest = ownLoginId.extend({ requestId: z.uuid() })
const requestsQuery = z.object(listInput(ACCESS_REQUEST_LIST))

/** Schemas of the access calls. */
export const accessSchemas = {
  overview: { params: ownLoginId, answer: myAccess },
  companies: { params: ownLoginId, query: companyChoicesQuery, answer: companyChoices },
  requests: { params: ownLoginId, query: requestsQuery, answer: pageOf(accessRequest) },
  create: { params: ownLoginId, body: newRequest, answer: accessRequest },
  cancel: { params: ownRequest },
  received: {
    params: oneCompany,
    query: z.object({ ...listInput(RECEIVED_REQUEST_LIST), ...requestFilters }),
    answer: choosablePageOf(receivedRequest),
  },
  receivedFacets: {
    params: oneCompany,
    query: z.object({ ...facetInput(RECEIVED_REQUEST_LIST), ...requestFilters }),
    answer: choiceCounts,
  },
  readReceived: { params: oneCompany.extend({ id: z.uuid() }), answer: receivedRequest },
  decide: { params: oneCompany.extend({ id: z.uuid() }), body: decision, answer: receivedRequest },
}

export type CompanyChoice = z.infer<typeof companyChoice>
export type CompanyChoices = z.infer<typeof companyChoices>
export type CompanyChoicesQuery = z.infer<typeof companyChoicesQuery>
export type AccessRequest = z.infer<typeof accessRequest>
export type AccessRequestsQuery = z.infer<typeof requestsQuery>
export type ReceivedRequest = z.infer<typeof receivedRequest>
export type ReceivedRequestsQuery = z.infer<(typeof accessSchemas)['received']['query']>
export type ReceivedFacetQuery = z.infer<(typeof accessSchemas)['receivedFacets']['query']>
export type AccessDecisionBody = z.infer<typeof decision>
export type NewAccessRequest = z.infer<typeof newRequest>
export type MyAccess = z.infer<typeof myAccess>
