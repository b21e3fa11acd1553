import type { CompanyType, TenantCode } from '@tessera/contract'

/** One language's text of a document: its title, and its body as HTML. */
export interface DocumentText {
  title: string
  html: string
}

/** One language's parts of the terms: the common parts, and the part for each kind of company. */
export interface TermsWords {
  title: string
  opening: string
  forCompanies: Readonly<Record<CompanyType, string>>
  closing: string
}

/** The section on governing law and dispute resolution, by tenant. */
export type LawWords = Readonly<Record<TenantCode, string>>

/** One language's data addenda: for a basic supplier, and for an agency that works for several suppliers. */
export type AddendumWords = Readonly<Record<'standard' | '3p', DocumentText>>

/** One language's privacy policies, for the countries whose portal displays one. */
export type PrivacyWords = Readonly<Record<'US' | 'CA', DocumentText>>
