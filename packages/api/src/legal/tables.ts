import type { LegalDocument, Locale, TenantCode } from '@tessera/contract'
import type { Identified } from '../core/database/columns.ts'

interface LegalDocumentsTable extends Identified {
  document: LegalDocument
  /** The document's variant: a company type, an addendum's variant, or null where there is one for all. */
  variant: string
  tenant: TenantCode
  version: string
  /** From when it is in force, until another's day comes. */
  effective_at: Date
}

interface LegalTextsTable extends Identified {
  document_id: string
  locale: Locale
  title: string
  /** Sanitised when it was stored. */
  html: string
}

/** The tables of what people read and agree to. */
export interface LegalTables {
  legal_documents: LegalDocumentsTable
  legal_texts: LegalTextsTable
}
