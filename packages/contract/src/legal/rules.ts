import type { CompanyType } from '../companies/rules.ts'
import { COMPANY_TYPES, isBasicTier } from '../companies/rules.ts'

/** Documents to accept or to read; each exists by variant, tenant, language, version and effective date. */
export const LEGAL_DOCUMENTS = ['terms', 'nda', 'addendum', 'privacy-policy'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

/** Documents that a user, or their company, must accept before they continue. */
export const AGREED_DOCUMENTS = ['terms', 'nda', 'addendum'] as const satisfies readonly LegalDocument[]
export type AgreedDocument = (typeof AGREED_DOCUMENTS)[number]

/** The two addenda: of a company that shares its own data, and of one that works for others. */
export const ADDENDUM_VARIANTS = ['standard', '3p'] as const

/** The variants of each document: by company type, by whose data is shared, or one for everybody. */
export const LEGAL_VARIANTS = {
  terms: COMPANY_TYPES,
  nda: [''],
  addendum: ADDENDUM_VARIANTS,
  'privacy-policy': [''],
} as const satisfies Readonly<Record<LegalDocument, readonly string[]>>

/** Whose terms a stranger reads who names no company type. */
export const DEFAULT_TERMS: CompanyType = 'SUPPLIER'

/** Whether a company accepts a data sharing addendum before its people get on. */
export function signsAddendum(company: Parameters<typeof isBasicTier>[0]): boolean {
  return isBasicTier(company) || company.companyType === 'THIRD_PARTY_AGENCY'
}
