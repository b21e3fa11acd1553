import type { LegalDocument, Locale, TenantCode } from '@tessera/contract'
import type { Identified } from '../core/database/columns.ts'

interface LegalDocumentsTable extends Identified {
  document: LegalDocument
  /** The variant of the document: a company type, a variant of the addendum, or empty if one text is for all. */
  variant: string
  tenant: TenantCode
  version: string
  /** When it comes into force; the document with the latest such date applies. */
  effective_at: Date
}

interface LegalTextsTable extends Identified {
  document_id: string
  locale: Locale
  title: string
  /** Sanitized before it is stored. */
  html: string
}

/** The tables of legal documents. */
export interface LegalTables {
  legal_documents: LegalDocumentsTable
  legal_texts: LegalTextsTable
}
