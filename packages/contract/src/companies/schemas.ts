import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { choiceCounts, chunkInput, facetInput, listOf, pageOf } from '../list-schemas.ts'
import { userContext } from '../session/schemas.ts'
import { requiredLine } from '../users/fields.ts'
import { COMPANY_LIST } from './list.ts'
import { ACCOUNT_TYPES, CLIENT_USER_TYPES, COMPANY_STATUSES, COMPANY_TYPES } from './rules.ts'

const ownCompany = z.object({
  companyId: z.string(),
  companyName: z.string(),
  /** Null if unknown. */
  companyType: z.enum(COMPANY_TYPES).nullable(),
  accountType: z.enum(ACCOUNT_TYPES).nullable(),
  status: z.enum(COMPANY_STATUSES),
  isCurrent: z.boolean(),
})

const companyFilters = {
  showProducts: z.enum(['true', 'false']).default('false'),
  companyTypes: listOf(COMPANY_TYPES).optional(),
  statuses: listOf(COMPANY_STATUSES).optional(),
}

const companiesQuery = z.object({ ...chunkInput(COMPANY_LIST), ...companyFilters })

const companyFacet = z.object({ ...facetInput(COMPANY_LIST), ...companyFilters })

const company = z.object({
  companyId: z.string(),
  companyName: z.string(),
  status: z.enum(COMPANY_STATUSES),
  /** In the reader's language; the wording depends on the company's type. */
  statusTitle: z.string(),
  typeTitle: z.string(),
  adminEmail: z.string().nullable(),
  /** The user type of its users. */
  uiCompanyType: z.enum(CLIENT_USER_TYPES),
  /** Product names; empty unless the query requests them. */
  subscribedProduct: z.array(z.string()),
})

const companyPage = pageOf(company)

const sponsoredSupplier = company.pick({ companyId: true, companyName: true, subscribedProduct: true })
const titled = z.array(z.object({ id: z.string(), title: z.string() }))
/** The name of a company. */
export const companyName = requiredLine(LIMITS.text)
/** The company in the path. */
export const oneCompany = z.object({ companyId: z.uuid().transform((id) => id.toLowerCase()) })

/** Schemas of the companies calls. */
export const companiesSchemas = {
  mine: { query: z.object({ loginId: z.string().min(1).max(LIMITS.email) }), answer: z.array(ownCompany) },
  list: { query: companiesQuery, answer: companyPage },
  facets: { query: companyFacet, answer: choiceCounts },
  types: { answer: titled },
  statuses: { query: z.object({ companyTypes: listOf(COMPANY_TYPES).optional() }), answer: titled },
  sponsoredSuppliers: { params: oneCompany, answer: z.array(sponsoredSupplier) },
  setContext: { query: oneCompany, answer: userContext },
  resetContext: { answer: userContext },
  switchContext: { query: oneCompany, answer: userContext },
}

export type OwnCompany = z.infer<typeof ownCompany>
export type Company = z.infer<typeof company>
export type CompanyPage = z.infer<typeof companyPage>
export type SponsoredSupplier = z.infer<typeof sponsoredSupplier>
export type Titled = z.infer<typeof titled>[number]
export type CompanyFacetQuery = z.infer<typeof companyFacet>
/** The validated query for companies. */
export type CompaniesQuery = z.infer<typeof companiesQuery>
