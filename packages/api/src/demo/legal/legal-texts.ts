import type { CompanyType, TenantCode } from '@tessera/contract'

/** One language's text of a document: its title, and its body as HTML. */
export interface DocumentText {
  title: string
  html: string
}

/** One language's parts of the terms: what every reader agrees to, and what only one kind of company does. */
export interface TermsWords {
  title: string
  opening: string
  forCompanies: Readonly<Record<CompanyType, string>>
  closing: string
}

/** The section on which law applies and where a question is settled, by tenant. */
export type LawWords = Readonly<Record<TenantCode, string>>

/** One language's addenda on data: a basic supplier's, and that of an agency that works for several suppliers. */
export type AddendumWords = Readonly<Record<'standard' | '3p', DocumentText>>

/** One language's privacy policies, in the countries whose portal shows one. */
export type PrivacyWords = Readonly<Record<'US' | 'CA', DocumentText>>
