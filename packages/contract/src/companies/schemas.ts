import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { userContext } from '../session/schemas.ts'
import { ACCOUNT_TYPES, CLIENT_USER_TYPES, COMPANY_SORTS, COMPANY_STATUSES, COMPANY_TYPES } from './rules.ts'

const ownCompany = z.object({
  companyId: z.string(),
  companyName: z.string(),
  companyType: z.enum(COMPANY_TYPES),
  accountType: z.enum(ACCOUNT_TYPES).nullable(),
  status: z.enum(COMPANY_STATUSES),
  isCurrent: z.boolean(),
})

/** A list in a query: `A,B` is two values, none is no choice. */
const listOf = <T extends readonly string[]>(values: T) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)))

const companiesQuery = z.object({
  page: z.coerce.number<number>().int().min(0).max(100_000).default(0),
  pageSize: z.coerce.number<number>().int().min(1).max(LIMITS.companiesPage).default(LIMITS.companiesPage),
  sortBy: z.enum(COMPANY_SORTS).default('companyName'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  showProducts: z.enum(['true', 'false']).default('false'),
  search: z.string().trim().max(LIMITS.search).optional(),
  companyTypes: listOf(COMPANY_TYPES).optional(),
  statuses: listOf(COMPANY_STATUSES).optional(),
})

const company = z.object({
  companyId: z.string(),
  companyName: z.string(),
  status: z.enum(COMPANY_STATUSES),
  /** In the reader's language, as what the company itself is called by its type. */
  statusTitle: z.string(),
  typeTitle: z.string(),
  adminEmail: z.string().nullable(),
  /** What its users are called. */
  uiCompanyType: z.enum(CLIENT_USER_TYPES),
  /** Product names; empty unless they were asked for. */
  subscribedProduct: z.array(z.string()),
})

const companyPage = z.object({
  content: z.array(company),
  page: z.number().int(),
  size: z.number().int(),
  total_elements: z.number().int(),
  total_pages: z.number().int(),
})

const sponsoredSupplier = company.pick({ companyId: true, companyName: true, subscribedProduct: true })
const titled = z.array(z.object({ id: z.string(), title: z.string() }))
const oneCompany = z.object({ companyId: z.uuid() })

/** What the server checks in the companies area's calls. */
export const companiesSchemas = {
  mine: { query: z.object({ loginId: z.string().min(1).max(LIMITS.email) }), answer: z.array(ownCompany) },
  list: { query: companiesQuery, answer: companyPage },
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
/** As it is written in an address: lists with commas. */
export type CompaniesQuery = z.input<typeof companiesQuery>
/** The same after it was checked. */
export type CheckedCompaniesQuery = z.infer<typeof companiesQuery>
