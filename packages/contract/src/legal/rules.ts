import type { CompanyType } from '../companies/rules.ts'
import { COMPANY_TYPES, isBasicTier } from '../companies/rules.ts'

/** Documents to accept or to read; each exists by variant, tenant, language, version and effective date. */
export const LEGAL_DOCUMENTS = ['terms', 'nda', 'addendum', 'privacy-policy'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

/** Documents that users, or their company, must accept before they continue. */
export const AGREED_DOCUMENTS = ['terms', 'nda', 'addendum'] as const satisfies readonly LegalDocument[]
export type AgreedDocument = (typeof AGREED_DOCUMENTS)[number]

/** The two addenda: one for companies that share their own data, one for companies that work for others. */
export const ADDENDUM_VARIANTS = ['standard', '3p'] as const

/** The variants of each document: by company type, by whose data is shared, or one for all. */
export const LEGAL_VARIANTS = {
  terms: COMPANY_TYPES,
  nda: [''],
  addendum: ADDENDUM_VARIANTS,
  'privacy-policy': [''],
} as const satisfies Readonly<Record<LegalDocument, readonly string[]>>

/** The variant of the terms for visitors who name no company type. */
export const DEFAULT_TERMS: CompanyType = 'SUPPLIER'

/** Whether a company must accept a data sharing addendum before its users can continue. */
export function signsAddendum(company: Parameters<typeof isBasicTier>[0]): boolean {
  return isBasicTier(company) || company.companyType === 'THIRD_PARTY_AGENCY'
}
