import type { CompanyType } from '../companies/rules.ts'
import type { ProductCode } from '../products/rules.ts'
import { momentOf, shownIn } from '../zoned-time.ts'

/** The status of an access request; only a submitted one can still change. */
export const ACCESS_REQUEST_STATUSES = ['SUBMITTED', 'APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const
export type AccessRequestStatus = (typeof ACCESS_REQUEST_STATUSES)[number]

/** How a company can decide an access request. */
export const ACCESS_DECISIONS = ['APPROVED', 'REJECTED'] as const satisfies readonly AccessRequestStatus[]
export type AccessDecision = (typeof ACCESS_DECISIONS)[number]

/** Limits of requests: products, days until a request expires, and companies per page. */
export const ACCESS_REQUEST_LIMITS = { products: 8, days: 60, companies: 10 } as const

/** The query for requestable companies; pages count from 1. */
export interface CompanySearch {
  searchText: string
  currentPage: number
  size: number
  companyType: readonly CompanyType[]
}

/** Returns the query of the call that searches companies, in which pages count from 0. */
export function companySearchQuery({ searchText, currentPage, size, companyType }: CompanySearch) {
  return { search: searchText, page: currentPage - 1, page_size: size, tenant_types: companyType.join(',') }
}

const DAY = 24 * 60 * 60_000
/** Days that the setup of a product can take; business days for the products below. */
const SETUP_DAYS = 2
const BY_BUSINESS_DAYS: readonly ProductCode[] = ['SHOPPER_BEHAVIOR']

/** Whether the setup of a product is counted in business days. */
export function isSetUpByBusinessDays(code: ProductCode): boolean {
  return BY_BUSINESS_DAYS.includes(code)
}

const isWeekend = (day: Date): boolean => day.getUTCDay() % 6 === 0

/**
 * Returns when a product in setup should be ready: two days later (business days for some products), at the same time
 * in that zone.
 */
export function setUpBy(code: ProductCode, since: Date, timeZone: string): Date {
  const skips = isSetUpByBusinessDays(code)
  let day = shownIn(timeZone, since)
  for (let remaining = SETUP_DAYS; remaining > 0;) {
    day = new Date(day.getTime() + DAY)
    if (!skips || !isWeekend(day)) remaining -= 1
  }
  return momentOf(day, timeZone)
}
